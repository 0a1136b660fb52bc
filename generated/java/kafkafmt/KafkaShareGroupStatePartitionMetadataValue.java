// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 15 in `__consumer_offsets`. Since Kafka
 * 4.0. Version 0 has this layout since Kafka 4.1; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue</a>
 */
public class KafkaShareGroupStatePartitionMetadataValue extends KaitaiStruct {
    public static KafkaShareGroupStatePartitionMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupStatePartitionMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupStatePartitionMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupStatePartitionMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupStatePartitionMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupStatePartitionMetadataValue _root) {
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
        this.numInitializingTopicsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numInitializingTopicsPlusOne().value() >= ((long) 1)) {
            this.initializingTopics = new ArrayList<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>();
            for (int i = 0; i < ((Number) (numInitializingTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.initializingTopics.add(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(this._io, this, _root));
            }
        }
        this.numInitializedTopicsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numInitializedTopicsPlusOne().value() >= ((long) 1)) {
            this.initializedTopics = new ArrayList<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>();
            for (int i = 0; i < ((Number) (numInitializedTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.initializedTopics.add(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(this._io, this, _root));
            }
        }
        this.numDeletingTopicsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numDeletingTopicsPlusOne().value() >= ((long) 1)) {
            this.deletingTopics = new ArrayList<ShareGroupStatePartitionMetadataValueTopicInfo>();
            for (int i = 0; i < ((Number) (numDeletingTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.deletingTopics.add(new ShareGroupStatePartitionMetadataValueTopicInfo(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numInitializingTopicsPlusOne._fetchInstances();
        if (numInitializingTopicsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.initializingTopics.size(); i++) {
                this.initializingTopics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numInitializedTopicsPlusOne._fetchInstances();
        if (numInitializedTopicsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.initializedTopics.size(); i++) {
                this.initializedTopics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numDeletingTopicsPlusOne._fetchInstances();
        if (numDeletingTopicsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.deletingTopics.size(); i++) {
                this.deletingTopics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicInfo</a>
     */
    public static class ShareGroupStatePartitionMetadataValueTopicInfo extends KaitaiStruct {
        public static ShareGroupStatePartitionMetadataValueTopicInfo fromFile(String fileName) throws IOException {
            return new ShareGroupStatePartitionMetadataValueTopicInfo(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupStatePartitionMetadataValueTopicInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupStatePartitionMetadataValueTopicInfo(KaitaiStream _io, KafkaShareGroupStatePartitionMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupStatePartitionMetadataValueTopicInfo(KaitaiStream _io, KafkaShareGroupStatePartitionMetadataValue _parent, KafkaShareGroupStatePartitionMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicId = this._io.readBytes(16);
            this.topicName = new KafkaCompactString(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.topicName._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private byte[] topicId;
        private KafkaCompactString topicName;
        private KafkaTaggedFields taggedFields;
        private KafkaShareGroupStatePartitionMetadataValue _root;
        private KafkaShareGroupStatePartitionMetadataValue _parent;

        /**
         * `uuid`, since Kafka 4.0.
         */
        public byte[] topicId() { return topicId; }

        /**
         * `string`, since Kafka 4.0.
         */
        public KafkaCompactString topicName() { return topicName; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaShareGroupStatePartitionMetadataValue _root() { return _root; }
        public KafkaShareGroupStatePartitionMetadataValue _parent() { return _parent; }
    }

    /**
     * `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo</a>
     */
    public static class ShareGroupStatePartitionMetadataValueTopicPartitionsInfo extends KaitaiStruct {
        public static ShareGroupStatePartitionMetadataValueTopicPartitionsInfo fromFile(String fileName) throws IOException {
            return new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(KaitaiStream _io, KafkaShareGroupStatePartitionMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(KaitaiStream _io, KafkaShareGroupStatePartitionMetadataValue _parent, KafkaShareGroupStatePartitionMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicId = this._io.readBytes(16);
            this.topicName = new KafkaCompactString(this._io);
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
            this.topicName._fetchInstances();
            this.numPartitionsPlusOne._fetchInstances();
            if (numPartitionsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.partitions.size(); i++) {
                }
            }
            this.taggedFields._fetchInstances();
        }
        private byte[] topicId;
        private KafkaCompactString topicName;
        private KafkaUnsignedVarint numPartitionsPlusOne;
        private List<Integer> partitions;
        private KafkaTaggedFields taggedFields;
        private KafkaShareGroupStatePartitionMetadataValue _root;
        private KafkaShareGroupStatePartitionMetadataValue _parent;

        /**
         * `uuid`, since Kafka 4.0.
         */
        public byte[] topicId() { return topicId; }

        /**
         * `string`, since Kafka 4.0.
         */
        public KafkaCompactString topicName() { return topicName; }

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
        public KafkaShareGroupStatePartitionMetadataValue _root() { return _root; }
        public KafkaShareGroupStatePartitionMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaUnsignedVarint numInitializingTopicsPlusOne;
    private List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> initializingTopics;
    private KafkaUnsignedVarint numInitializedTopicsPlusOne;
    private List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> initializedTopics;
    private KafkaUnsignedVarint numDeletingTopicsPlusOne;
    private List<ShareGroupStatePartitionMetadataValueTopicInfo> deletingTopics;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupStatePartitionMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numInitializingTopicsPlusOne() { return numInitializingTopicsPlusOne; }

    /**
     * `[]TopicPartitionsInfo`, since Kafka 4.1.
     */
    public List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> initializingTopics() { return initializingTopics; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numInitializedTopicsPlusOne() { return numInitializedTopicsPlusOne; }

    /**
     * `[]TopicPartitionsInfo`, since Kafka 4.0.
     */
    public List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> initializedTopics() { return initializedTopics; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numDeletingTopicsPlusOne() { return numDeletingTopicsPlusOne; }

    /**
     * `[]TopicInfo`, since Kafka 4.0.
     */
    public List<ShareGroupStatePartitionMetadataValueTopicInfo> deletingTopics() { return deletingTopics; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupStatePartitionMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
