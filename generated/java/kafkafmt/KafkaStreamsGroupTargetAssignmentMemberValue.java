// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 21 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue</a>
 */
public class KafkaStreamsGroupTargetAssignmentMemberValue extends KaitaiStruct {
    public static KafkaStreamsGroupTargetAssignmentMemberValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupTargetAssignmentMemberValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupTargetAssignmentMemberValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupTargetAssignmentMemberValue _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        if (!(this.messageVersion >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        if (!(this.messageVersion <= 0)) {
            throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        this.numActiveTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numActiveTasksPlusOne().value() >= ((long) 1)) {
            this.activeTasks = new ArrayList<StreamsGroupTargetAssignmentMemberValueTaskIds>();
            for (int i = 0; i < ((Number) (numActiveTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.activeTasks.add(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, _root));
            }
        }
        this.numStandbyTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numStandbyTasksPlusOne().value() >= ((long) 1)) {
            this.standbyTasks = new ArrayList<StreamsGroupTargetAssignmentMemberValueTaskIds>();
            for (int i = 0; i < ((Number) (numStandbyTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.standbyTasks.add(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, _root));
            }
        }
        this.numWarmupTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numWarmupTasksPlusOne().value() >= ((long) 1)) {
            this.warmupTasks = new ArrayList<StreamsGroupTargetAssignmentMemberValueTaskIds>();
            for (int i = 0; i < ((Number) (numWarmupTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.warmupTasks.add(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numActiveTasksPlusOne._fetchInstances();
        if (numActiveTasksPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.activeTasks.size(); i++) {
                this.activeTasks.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numStandbyTasksPlusOne._fetchInstances();
        if (numStandbyTasksPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.standbyTasks.size(); i++) {
                this.standbyTasks.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numWarmupTasksPlusOne._fetchInstances();
        if (numWarmupTasksPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.warmupTasks.size(); i++) {
                this.warmupTasks.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue, TaskIds</a>
     */
    public static class StreamsGroupTargetAssignmentMemberValueTaskIds extends KaitaiStruct {
        public static StreamsGroupTargetAssignmentMemberValueTaskIds fromFile(String fileName) throws IOException {
            return new StreamsGroupTargetAssignmentMemberValueTaskIds(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTargetAssignmentMemberValueTaskIds(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTargetAssignmentMemberValueTaskIds(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMemberValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTargetAssignmentMemberValueTaskIds(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMemberValue _parent, KafkaStreamsGroupTargetAssignmentMemberValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.subtopologyId = new KafkaCompactString(this._io);
            this.numPartitionsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numPartitionsPlusOne().value() >= ((long) 1)) {
                this.partitions = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numPartitionsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.partitions.add(this._io.readS4be());
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.subtopologyId._fetchInstances();
            this.numPartitionsPlusOne._fetchInstances();
            if (numPartitionsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.partitions.size(); i++) {
                }
            }
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString subtopologyId;
        private KafkaUnsignedVarint numPartitionsPlusOne;
        private List<Integer> partitions;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupTargetAssignmentMemberValue _root;
        private KafkaStreamsGroupTargetAssignmentMemberValue _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString subtopologyId() { return subtopologyId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionsPlusOne() { return numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.1.
         */
        public List<Integer> partitions() { return partitions; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupTargetAssignmentMemberValue _root() { return _root; }
        public KafkaStreamsGroupTargetAssignmentMemberValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaUnsignedVarint numActiveTasksPlusOne;
    private List<StreamsGroupTargetAssignmentMemberValueTaskIds> activeTasks;
    private KafkaUnsignedVarint numStandbyTasksPlusOne;
    private List<StreamsGroupTargetAssignmentMemberValueTaskIds> standbyTasks;
    private KafkaUnsignedVarint numWarmupTasksPlusOne;
    private List<StreamsGroupTargetAssignmentMemberValueTaskIds> warmupTasks;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupTargetAssignmentMemberValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numActiveTasksPlusOne() { return numActiveTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupTargetAssignmentMemberValueTaskIds> activeTasks() { return activeTasks; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numStandbyTasksPlusOne() { return numStandbyTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupTargetAssignmentMemberValueTaskIds> standbyTasks() { return standbyTasks; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numWarmupTasksPlusOne() { return numWarmupTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupTargetAssignmentMemberValueTaskIds> warmupTasks() { return warmupTasks; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupTargetAssignmentMemberValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
