// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 13 in `__consumer_offsets`. Since Kafka
 * 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue</a>
 */
public class KafkaShareGroupTargetAssignmentMemberValue extends KaitaiStruct {
    public static KafkaShareGroupTargetAssignmentMemberValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupTargetAssignmentMemberValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupTargetAssignmentMemberValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupTargetAssignmentMemberValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupTargetAssignmentMemberValue _root) {
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
            this.topicPartitions = new ArrayList<ShareGroupTargetAssignmentMemberValueTopicPartition>();
            for (int i = 0; i < ((Number) (numTopicPartitionsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.topicPartitions.add(new ShareGroupTargetAssignmentMemberValueTopicPartition(this._io, this, _root));
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
     * `TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue, TopicPartition</a>
     */
    public static class ShareGroupTargetAssignmentMemberValueTopicPartition extends KaitaiStruct {
        public static ShareGroupTargetAssignmentMemberValueTopicPartition fromFile(String fileName) throws IOException {
            return new ShareGroupTargetAssignmentMemberValueTopicPartition(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io, KafkaShareGroupTargetAssignmentMemberValue _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream _io, KafkaShareGroupTargetAssignmentMemberValue _parent, KafkaShareGroupTargetAssignmentMemberValue _root) {
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
        private KafkaShareGroupTargetAssignmentMemberValue _root;
        private KafkaShareGroupTargetAssignmentMemberValue _parent;

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
        public KafkaShareGroupTargetAssignmentMemberValue _root() { return _root; }
        public KafkaShareGroupTargetAssignmentMemberValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaUnsignedVarint numTopicPartitionsPlusOne;
    private List<ShareGroupTargetAssignmentMemberValueTopicPartition> topicPartitions;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupTargetAssignmentMemberValue _root;
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
     * `[]TopicPartition`, since Kafka 4.0.
     */
    public List<ShareGroupTargetAssignmentMemberValueTopicPartition> topicPartitions() { return topicPartitions; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupTargetAssignmentMemberValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
