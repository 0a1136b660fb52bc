// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another
 * one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue</a>
 */
public class KafkaConsumerGroupTargetAssignmentMemberValue extends KaitaiStruct {
    public static KafkaConsumerGroupTargetAssignmentMemberValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupTargetAssignmentMemberValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupTargetAssignmentMemberValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupTargetAssignmentMemberValue _root) {
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
        this.numTopicPartitionsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numTopicPartitionsPlusOne().value() >= ((long) 1)) {
            this.topicPartitions = new ArrayList<ConsumerGroupTargetAssignmentMemberValueTopicPartition>();
            for (int i = 0; i < ((Number) (numTopicPartitionsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.topicPartitions.add(new ConsumerGroupTargetAssignmentMemberValueTopicPartition(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numTopicPartitionsPlusOne._fetchInstances();
        if (numTopicPartitionsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.topicPartitions.size(); i++) {
                this.topicPartitions.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TopicPartition` of `ConsumerGroupTargetAssignmentMemberValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue, TopicPartition</a>
     */
    public static class ConsumerGroupTargetAssignmentMemberValueTopicPartition extends KaitaiStruct {
        public static ConsumerGroupTargetAssignmentMemberValueTopicPartition fromFile(String fileName) throws IOException {
            return new ConsumerGroupTargetAssignmentMemberValueTopicPartition(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMemberValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMemberValue _parent, KafkaConsumerGroupTargetAssignmentMemberValue _root) {
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
        private KafkaConsumerGroupTargetAssignmentMemberValue _root;
        private KafkaConsumerGroupTargetAssignmentMemberValue _parent;

        /**
         * `uuid`, since Kafka 3.5.
         */
        public byte[] topicId() { return topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionsPlusOne() { return numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 3.5.
         */
        public List<Integer> partitions() { return partitions; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupTargetAssignmentMemberValue _root() { return _root; }
        public KafkaConsumerGroupTargetAssignmentMemberValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaUnsignedVarint numTopicPartitionsPlusOne;
    private List<ConsumerGroupTargetAssignmentMemberValueTopicPartition> topicPartitions;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupTargetAssignmentMemberValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numTopicPartitionsPlusOne() { return numTopicPartitionsPlusOne; }

    /**
     * `[]TopicPartition`, since Kafka 3.5.
     */
    public List<ConsumerGroupTargetAssignmentMemberValueTopicPartition> topicPartitions() { return topicPartitions; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupTargetAssignmentMemberValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
