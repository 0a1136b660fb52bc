// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another
 * one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
 */
public class KafkaConsumerGroupCurrentMemberAssignmentValue extends KaitaiStruct {
    public static KafkaConsumerGroupCurrentMemberAssignmentValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupCurrentMemberAssignmentValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupCurrentMemberAssignmentValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupCurrentMemberAssignmentValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupCurrentMemberAssignmentValue _root) {
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
            this.assignedPartitions = new ArrayList<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>();
            for (int i = 0; i < ((Number) (numAssignedPartitionsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.assignedPartitions.add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, _root));
            }
        }
        this.numPartitionsPendingRevocationPlusOne = new KafkaUnsignedVarint(this._io);
        if (numPartitionsPendingRevocationPlusOne().value() >= ((long) 1)) {
            this.partitionsPendingRevocation = new ArrayList<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>();
            for (int i = 0; i < ((Number) (numPartitionsPendingRevocationPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.partitionsPendingRevocation.add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, _root));
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
        this.numPartitionsPendingRevocationPlusOne._fetchInstances();
        if (numPartitionsPendingRevocationPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.partitionsPendingRevocation.size(); i++) {
                this.partitionsPendingRevocation.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions</a>
     */
    public static class ConsumerGroupCurrentMemberAssignmentValueTopicPartitions extends KaitaiStruct {
        public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitions fromFile(String fileName) throws IOException {
            return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue _parent, KafkaConsumerGroupCurrentMemberAssignmentValue _root) {
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
            this.taggedFields = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(this._io, this, _root);
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
        private ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields taggedFields;
        private KafkaConsumerGroupCurrentMemberAssignmentValue _root;
        private KafkaConsumerGroupCurrentMemberAssignmentValue _parent;

        /**
         * `uuid`, since Kafka 3.6.
         */
        public byte[] topicId() { return topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionsPlusOne() { return numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 3.6.
         */
        public List<Integer> partitions() { return partitions; }

        /**
         * The fields that are there only where they differ from their
         * defaults.
         */
        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `AssignmentEpochs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
     */
    public static class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag extends KaitaiStruct {
        public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag fromFile(String fileName) throws IOException {
            return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField _parent, KafkaConsumerGroupCurrentMemberAssignmentValue _root) {
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
        private KafkaConsumerGroupCurrentMemberAssignmentValue _root;
        private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numAssignmentEpochsPlusOne() { return numAssignmentEpochsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
         */
        public List<Integer> assignmentEpochs() { return assignmentEpochs; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of
     * `consumer_group_current_member_assignment_value_topic_partitions`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
     */
    public static class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField extends KaitaiStruct {
        public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField fromFile(String fileName) throws IOException {
            return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields _parent, KafkaConsumerGroupCurrentMemberAssignmentValue _root) {
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
                this.assignmentEpochs = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(_io_assignmentEpochs, this, _root);
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
        private ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag assignmentEpochs;
        private byte[] unknownData;
        private KafkaConsumerGroupCurrentMemberAssignmentValue _root;
        private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
         */
        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag assignmentEpochs() { return assignmentEpochs; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of
     * `consumer_group_current_member_assignment_value_topic_partitions`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
     */
    public static class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields extends KaitaiStruct {
        public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields fromFile(String fileName) throws IOException {
            return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(KaitaiStream _io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions _parent, KafkaConsumerGroupCurrentMemberAssignmentValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField> fields;
        private KafkaConsumerGroupCurrentMemberAssignmentValue _root;
        private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField> fields() { return fields; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue _root() { return _root; }
        public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions _parent() { return _parent; }
    }
    private short messageVersion;
    private int memberEpoch;
    private int previousMemberEpoch;
    private byte state;
    private KafkaUnsignedVarint numAssignedPartitionsPlusOne;
    private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> assignedPartitions;
    private KafkaUnsignedVarint numPartitionsPendingRevocationPlusOne;
    private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> partitionsPendingRevocation;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupCurrentMemberAssignmentValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group up to which the member has its assignment.
     * `int32`, since Kafka 3.5.
     */
    public int memberEpoch() { return memberEpoch; }

    /**
     * The epoch before the current one. `int32`, since Kafka 3.6.
     */
    public int previousMemberEpoch() { return previousMemberEpoch; }

    /**
     * 0 stable, 1 has partitions to give up, 2 waits for partitions of
     * others, 127 unknown. `int8`, since Kafka 3.8.
     */
    public byte state() { return state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numAssignedPartitionsPlusOne() { return numAssignedPartitionsPlusOne; }

    /**
     * `[]TopicPartitions`, since Kafka 3.6.
     */
    public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> assignedPartitions() { return assignedPartitions; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numPartitionsPendingRevocationPlusOne() { return numPartitionsPendingRevocationPlusOne; }

    /**
     * Partitions that the member must give up first. `[]TopicPartitions`,
     * since Kafka 3.6.
     */
    public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> partitionsPendingRevocation() { return partitionsPendingRevocation; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupCurrentMemberAssignmentValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
