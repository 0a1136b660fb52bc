// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another
 * one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue</a>
 */
public class KafkaConsumerGroupPartitionMetadataValue extends KaitaiStruct {
    public static KafkaConsumerGroupPartitionMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupPartitionMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupPartitionMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupPartitionMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupPartitionMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupPartitionMetadataValue _root) {
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
        this.numTopicsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numTopicsPlusOne().value() >= ((long) 1)) {
            this.topics = new ArrayList<ConsumerGroupPartitionMetadataValueTopicMetadata>();
            for (int i = 0; i < ((Number) (numTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.topics.add(new ConsumerGroupPartitionMetadataValueTopicMetadata(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numTopicsPlusOne._fetchInstances();
        if (numTopicsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.topics.size(); i++) {
                this.topics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, PartitionMetadata</a>
     */
    public static class ConsumerGroupPartitionMetadataValuePartitionMetadata extends KaitaiStruct {
        public static ConsumerGroupPartitionMetadataValuePartitionMetadata fromFile(String fileName) throws IOException {
            return new ConsumerGroupPartitionMetadataValuePartitionMetadata(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupPartitionMetadataValuePartitionMetadata(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupPartitionMetadataValuePartitionMetadata(KaitaiStream _io, KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupPartitionMetadataValuePartitionMetadata(KaitaiStream _io, KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata _parent, KafkaConsumerGroupPartitionMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.partition = this._io.readS4be();
            this.numRacksPlusOne = new KafkaUnsignedVarint(this._io);
            if (numRacksPlusOne().value() >= ((long) 1)) {
                this.racks = new ArrayList<KafkaCompactString>();
                for (int i = 0; i < ((Number) (numRacksPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.racks.add(new KafkaCompactString(this._io));
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.numRacksPlusOne._fetchInstances();
            if (numRacksPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.racks.size(); i++) {
                    this.racks.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.taggedFields._fetchInstances();
        }
        private int partition;
        private KafkaUnsignedVarint numRacksPlusOne;
        private List<KafkaCompactString> racks;
        private KafkaTaggedFields taggedFields;
        private KafkaConsumerGroupPartitionMetadataValue _root;
        private KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata _parent;

        /**
         * `int32`, since Kafka 3.6.
         */
        public int partition() { return partition; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numRacksPlusOne() { return numRacksPlusOne; }

        /**
         * `[]string`, since Kafka 3.6.
         */
        public List<KafkaCompactString> racks() { return racks; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupPartitionMetadataValue _root() { return _root; }
        public KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata _parent() { return _parent; }
    }

    /**
     * `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, TopicMetadata</a>
     */
    public static class ConsumerGroupPartitionMetadataValueTopicMetadata extends KaitaiStruct {
        public static ConsumerGroupPartitionMetadataValueTopicMetadata fromFile(String fileName) throws IOException {
            return new ConsumerGroupPartitionMetadataValueTopicMetadata(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupPartitionMetadataValueTopicMetadata(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupPartitionMetadataValueTopicMetadata(KaitaiStream _io, KafkaConsumerGroupPartitionMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupPartitionMetadataValueTopicMetadata(KaitaiStream _io, KafkaConsumerGroupPartitionMetadataValue _parent, KafkaConsumerGroupPartitionMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicId = this._io.readBytes(16);
            this.topicName = new KafkaCompactString(this._io);
            this.numPartitions = this._io.readS4be();
            this.numPartitionMetadataPlusOne = new KafkaUnsignedVarint(this._io);
            if (numPartitionMetadataPlusOne().value() >= ((long) 1)) {
                this.partitionMetadata = new ArrayList<ConsumerGroupPartitionMetadataValuePartitionMetadata>();
                for (int i = 0; i < ((Number) (numPartitionMetadataPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.partitionMetadata.add(new ConsumerGroupPartitionMetadataValuePartitionMetadata(this._io, this, _root));
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.topicName._fetchInstances();
            this.numPartitionMetadataPlusOne._fetchInstances();
            if (numPartitionMetadataPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.partitionMetadata.size(); i++) {
                    this.partitionMetadata.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.taggedFields._fetchInstances();
        }
        private byte[] topicId;
        private KafkaCompactString topicName;
        private int numPartitions;
        private KafkaUnsignedVarint numPartitionMetadataPlusOne;
        private List<ConsumerGroupPartitionMetadataValuePartitionMetadata> partitionMetadata;
        private KafkaTaggedFields taggedFields;
        private KafkaConsumerGroupPartitionMetadataValue _root;
        private KafkaConsumerGroupPartitionMetadataValue _parent;

        /**
         * `uuid`, since Kafka 3.5.
         */
        public byte[] topicId() { return topicId; }

        /**
         * `string`, since Kafka 3.6.
         */
        public KafkaCompactString topicName() { return topicName; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public int numPartitions() { return numPartitions; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionMetadataPlusOne() { return numPartitionMetadataPlusOne; }

        /**
         * `[]PartitionMetadata`, since Kafka 3.6.
         */
        public List<ConsumerGroupPartitionMetadataValuePartitionMetadata> partitionMetadata() { return partitionMetadata; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupPartitionMetadataValue _root() { return _root; }
        public KafkaConsumerGroupPartitionMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaUnsignedVarint numTopicsPlusOne;
    private List<ConsumerGroupPartitionMetadataValueTopicMetadata> topics;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupPartitionMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numTopicsPlusOne() { return numTopicsPlusOne; }

    /**
     * `[]TopicMetadata`, since Kafka 3.5.
     */
    public List<ConsumerGroupPartitionMetadataValueTopicMetadata> topics() { return topics; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupPartitionMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
