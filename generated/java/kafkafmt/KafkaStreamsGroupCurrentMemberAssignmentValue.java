// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 22 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
 */
public class KafkaStreamsGroupCurrentMemberAssignmentValue extends KaitaiStruct {
    public static KafkaStreamsGroupCurrentMemberAssignmentValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupCurrentMemberAssignmentValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupCurrentMemberAssignmentValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupCurrentMemberAssignmentValue _root) {
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
        this.numActiveTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numActiveTasksPlusOne().value() >= ((long) 1)) {
            this.activeTasks = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numActiveTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.activeTasks.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
            }
        }
        this.numStandbyTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numStandbyTasksPlusOne().value() >= ((long) 1)) {
            this.standbyTasks = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numStandbyTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.standbyTasks.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
            }
        }
        this.numWarmupTasksPlusOne = new KafkaUnsignedVarint(this._io);
        if (numWarmupTasksPlusOne().value() >= ((long) 1)) {
            this.warmupTasks = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numWarmupTasksPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.warmupTasks.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
            }
        }
        this.numActiveTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(this._io);
        if (numActiveTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            this.activeTasksPendingRevocation = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numActiveTasksPendingRevocationPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.activeTasksPendingRevocation.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
            }
        }
        this.numStandbyTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(this._io);
        if (numStandbyTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            this.standbyTasksPendingRevocation = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numStandbyTasksPendingRevocationPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.standbyTasksPendingRevocation.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
            }
        }
        this.numWarmupTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(this._io);
        if (numWarmupTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            this.warmupTasksPendingRevocation = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
            for (int i = 0; i < ((Number) (numWarmupTasksPendingRevocationPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.warmupTasksPendingRevocation.add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, _root));
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
        this.numActiveTasksPendingRevocationPlusOne._fetchInstances();
        if (numActiveTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.activeTasksPendingRevocation.size(); i++) {
                this.activeTasksPendingRevocation.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numStandbyTasksPendingRevocationPlusOne._fetchInstances();
        if (numStandbyTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.standbyTasksPendingRevocation.size(); i++) {
                this.standbyTasksPendingRevocation.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numWarmupTasksPendingRevocationPlusOne._fetchInstances();
        if (numWarmupTasksPendingRevocationPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.warmupTasksPendingRevocation.size(); i++) {
                this.warmupTasksPendingRevocation.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue, TaskIds</a>
     */
    public static class StreamsGroupCurrentMemberAssignmentValueTaskIds extends KaitaiStruct {
        public static StreamsGroupCurrentMemberAssignmentValueTaskIds fromFile(String fileName) throws IOException {
            return new StreamsGroupCurrentMemberAssignmentValueTaskIds(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIds(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIds(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIds(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue _parent, KafkaStreamsGroupCurrentMemberAssignmentValue _root) {
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
            this.taggedFields = new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(this._io, this, _root);
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
        private StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields taggedFields;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _root;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _parent;

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
         * The fields that are there only where they differ from their
         * defaults.
         */
        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `AssignmentEpochs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
     */
    public static class StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag extends KaitaiStruct {
        public static StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag fromFile(String fileName) throws IOException {
            return new StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField _parent, KafkaStreamsGroupCurrentMemberAssignmentValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numAssignmentEpochsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numAssignmentEpochsPlusOne().value() >= ((long) 1)) {
                this.assignmentEpochs = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numAssignmentEpochsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.assignmentEpochs.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numAssignmentEpochsPlusOne._fetchInstances();
            if (numAssignmentEpochsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.assignmentEpochs.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numAssignmentEpochsPlusOne;
        private List<Integer> assignmentEpochs;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _root;
        private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numAssignmentEpochsPlusOne() { return numAssignmentEpochsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        public List<Integer> assignmentEpochs() { return assignmentEpochs; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of
     * `streams_group_current_member_assignment_value_task_ids`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
     */
    public static class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField extends KaitaiStruct {
        public static StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField fromFile(String fileName) throws IOException {
            return new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields _parent, KafkaStreamsGroupCurrentMemberAssignmentValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_assignmentEpochs = this._io.substream(lenData().value());
                this.assignmentEpochs = new StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(_io_assignmentEpochs, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.assignmentEpochs._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag assignmentEpochs;
        private byte[] unknownData;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _root;
        private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag assignmentEpochs() { return assignmentEpochs; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of
     * `streams_group_current_member_assignment_value_task_ids`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
     */
    public static class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields extends KaitaiStruct {
        public static StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields fromFile(String fileName) throws IOException {
            return new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(KaitaiStream _io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds _parent, KafkaStreamsGroupCurrentMemberAssignmentValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField> fields;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _root;
        private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField> fields() { return fields; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds _parent() { return _parent; }
    }
    private short messageVersion;
    private int memberEpoch;
    private int previousMemberEpoch;
    private byte state;
    private KafkaUnsignedVarint numActiveTasksPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> activeTasks;
    private KafkaUnsignedVarint numStandbyTasksPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> standbyTasks;
    private KafkaUnsignedVarint numWarmupTasksPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> warmupTasks;
    private KafkaUnsignedVarint numActiveTasksPendingRevocationPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> activeTasksPendingRevocation;
    private KafkaUnsignedVarint numStandbyTasksPendingRevocationPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> standbyTasksPendingRevocation;
    private KafkaUnsignedVarint numWarmupTasksPendingRevocationPlusOne;
    private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> warmupTasksPendingRevocation;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupCurrentMemberAssignmentValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group up to which the member has its assignment.
     * `int32`, since Kafka 4.1.
     */
    public int memberEpoch() { return memberEpoch; }

    /**
     * The epoch before the current one. `int32`, since Kafka 4.1.
     */
    public int previousMemberEpoch() { return previousMemberEpoch; }

    /**
     * `int8`, since Kafka 4.1.
     */
    public byte state() { return state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numActiveTasksPlusOne() { return numActiveTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> activeTasks() { return activeTasks; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numStandbyTasksPlusOne() { return numStandbyTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> standbyTasks() { return standbyTasks; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numWarmupTasksPlusOne() { return numWarmupTasksPlusOne; }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> warmupTasks() { return warmupTasks; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numActiveTasksPendingRevocationPlusOne() { return numActiveTasksPendingRevocationPlusOne; }

    /**
     * Tasks that the member must give up first. `[]TaskIds`, since Kafka
     * 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> activeTasksPendingRevocation() { return activeTasksPendingRevocation; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numStandbyTasksPendingRevocationPlusOne() { return numStandbyTasksPendingRevocationPlusOne; }

    /**
     * Tasks that the member must give up first. `[]TaskIds`, since Kafka
     * 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> standbyTasksPendingRevocation() { return standbyTasksPendingRevocation; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numWarmupTasksPendingRevocationPlusOne() { return numWarmupTasksPendingRevocationPlusOne; }

    /**
     * Tasks that the member must give up first. `[]TaskIds`, since Kafka
     * 4.1.
     */
    public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> warmupTasksPendingRevocation() { return warmupTasksPendingRevocation; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupCurrentMemberAssignmentValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
