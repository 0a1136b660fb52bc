// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 14 in `__consumer_offsets`. Since Kafka
 * 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue</a>
 */
public class KafkaShareGroupCurrentMemberAssignmentValue extends KaitaiStruct {
    public static KafkaShareGroupCurrentMemberAssignmentValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupCurrentMemberAssignmentValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupCurrentMemberAssignmentValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupCurrentMemberAssignmentValue _root) {
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
        this.memberEpoch = this._io.readS4be();
        this.previousMemberEpoch = this._io.readS4be();
        this.state = this._io.readS1();
        this.numAssignedPartitionsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numAssignedPartitionsPlusOne().value() >= ((long) 1)) {
            this.assignedPartitions = new ArrayList<ShareGroupCurrentMemberAssignmentValueTopicPartitions>();
            for (int i = 0; i < ((Number) (numAssignedPartitionsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.assignedPartitions.add(new ShareGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numAssignedPartitionsPlusOne._fetchInstances();
        if (numAssignedPartitionsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.assignedPartitions.size(); i++) {
                this.assignedPartitions.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue, TopicPartitions</a>
     */
    public static class ShareGroupCurrentMemberAssignmentValueTopicPartitions extends KaitaiStruct {
        public static ShareGroupCurrentMemberAssignmentValueTopicPartitions fromFile(String fileName) throws IOException {
            return new ShareGroupCurrentMemberAssignmentValueTopicPartitions(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io, KafkaShareGroupCurrentMemberAssignmentValue _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io, KafkaShareGroupCurrentMemberAssignmentValue _parent, KafkaShareGroupCurrentMemberAssignmentValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicId = this._io.readBytes(16);
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
            this.numPartitionsPlusOne._fetchInstances();
            if (numPartitionsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.partitions.size(); i++) {
                }
            }
            this.taggedFields._fetchInstances();
        }
        private byte[] topicId;
        private KafkaUnsignedVarint numPartitionsPlusOne;
        private List<Integer> partitions;
        private KafkaTaggedFields taggedFields;
        private KafkaShareGroupCurrentMemberAssignmentValue _root;
        private KafkaShareGroupCurrentMemberAssignmentValue _parent;

        /**
         * `uuid`, since Kafka 4.0.
         */
        public byte[] topicId() { return topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionsPlusOne() { return numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.0.
         */
        public List<Integer> partitions() { return partitions; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaShareGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaShareGroupCurrentMemberAssignmentValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int memberEpoch;
    private int previousMemberEpoch;
    private byte state;
    private KafkaUnsignedVarint numAssignedPartitionsPlusOne;
    private List<ShareGroupCurrentMemberAssignmentValueTopicPartitions> assignedPartitions;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupCurrentMemberAssignmentValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group up to which the member has its assignment.
     * `int32`, since Kafka 4.0.
     */
    public int memberEpoch() { return memberEpoch; }

    /**
     * The epoch before the current one. `int32`, since Kafka 4.0.
     */
    public int previousMemberEpoch() { return previousMemberEpoch; }

    /**
     * `int8`, since Kafka 4.0.
     */
    public byte state() { return state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numAssignedPartitionsPlusOne() { return numAssignedPartitionsPlusOne; }

    /**
     * `[]TopicPartitions`, since Kafka 4.0.
     */
    public List<ShareGroupCurrentMemberAssignmentValueTopicPartitions> assignedPartitions() { return assignedPartitions; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupCurrentMemberAssignmentValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
