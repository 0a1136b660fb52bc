// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A blob of a consumer in the metadata of its group, as
 * `GroupMetadataValue` has it. Since Kafka 0.9. Version 1 since Kafka 2.4.
 * Version 2 since Kafka 3.4. Version 3 since Kafka 3.4.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription</a>
 */
public class KafkaConsumerProtocolSubscription extends KaitaiStruct {
    public static KafkaConsumerProtocolSubscription fromFile(String fileName) throws IOException {
        return new KafkaConsumerProtocolSubscription(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerProtocolSubscription(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerProtocolSubscription(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerProtocolSubscription(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerProtocolSubscription _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        this.numTopics = this._io.readS4be();
        if (numTopics() >= 0) {
            this.topics = new ArrayList<KafkaString>();
            for (int i = 0; i < numTopics(); i++) {
                this.topics.add(new KafkaString(this._io));
            }
        }
        this.userData = new KafkaBytes(this._io);
        if (messageVersion() >= 1) {
            this.numOwnedPartitions = this._io.readS4be();
        }
        if ( ((messageVersion() >= 1) && (numOwnedPartitions() >= 0)) ) {
            this.ownedPartitions = new ArrayList<ConsumerProtocolSubscriptionTopicPartition>();
            for (int i = 0; i < numOwnedPartitions(); i++) {
                this.ownedPartitions.add(new ConsumerProtocolSubscriptionTopicPartition(this._io, this, _root));
            }
        }
        if (messageVersion() >= 2) {
            this.generationId = this._io.readS4be();
        }
        if (messageVersion() >= 3) {
            this.rackId = new KafkaString(this._io);
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (numTopics() >= 0) {
            for (int i = 0; i < this.topics.size(); i++) {
                this.topics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.userData._fetchInstances();
        if (messageVersion() >= 1) {
        }
        if ( ((messageVersion() >= 1) && (numOwnedPartitions() >= 0)) ) {
            for (int i = 0; i < this.ownedPartitions.size(); i++) {
                this.ownedPartitions.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() >= 2) {
        }
        if (messageVersion() >= 3) {
            this.rackId._fetchInstances();
        }
    }

    /**
     * `TopicPartition` of `ConsumerProtocolSubscription`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription, TopicPartition</a>
     */
    public static class ConsumerProtocolSubscriptionTopicPartition extends KaitaiStruct {
        public static ConsumerProtocolSubscriptionTopicPartition fromFile(String fileName) throws IOException {
            return new ConsumerProtocolSubscriptionTopicPartition(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerProtocolSubscriptionTopicPartition(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerProtocolSubscriptionTopicPartition(KaitaiStream _io, KafkaConsumerProtocolSubscription _parent) {
            this(_io, _parent, null);
        }

        public ConsumerProtocolSubscriptionTopicPartition(KaitaiStream _io, KafkaConsumerProtocolSubscription _parent, KafkaConsumerProtocolSubscription _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topic = new KafkaString(this._io);
            this.numPartitions = this._io.readS4be();
            if (numPartitions() >= 0) {
                this.partitions = new ArrayList<Integer>();
                for (int i = 0; i < numPartitions(); i++) {
                    this.partitions.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.topic._fetchInstances();
            if (numPartitions() >= 0) {
                for (int i = 0; i < this.partitions.size(); i++) {
                }
            }
        }
        private KafkaString topic;
        private int numPartitions;
        private List<Integer> partitions;
        private KafkaConsumerProtocolSubscription _root;
        private KafkaConsumerProtocolSubscription _parent;

        /**
         * `string`, since Kafka 2.4. Versions 1 to 3.
         */
        public KafkaString topic() { return topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public int numPartitions() { return numPartitions; }

        /**
         * `[]int32`, since Kafka 2.4. Versions 1 to 3.
         */
        public List<Integer> partitions() { return partitions; }
        public KafkaConsumerProtocolSubscription _root() { return _root; }
        public KafkaConsumerProtocolSubscription _parent() { return _parent; }
    }
    private short messageVersion;
    private int numTopics;
    private List<KafkaString> topics;
    private KafkaBytes userData;
    private Integer numOwnedPartitions;
    private List<ConsumerProtocolSubscriptionTopicPartition> ownedPartitions;
    private Integer generationId;
    private KafkaString rackId;
    private byte[] trailing;
    private KafkaConsumerProtocolSubscription _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements; any value below zero means null.
     */
    public int numTopics() { return numTopics; }

    /**
     * `[]string`, since Kafka 0.9.
     */
    public List<KafkaString> topics() { return topics; }

    /**
     * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
     */
    public KafkaBytes userData() { return userData; }

    /**
     * The number of elements; any value below zero means null.
     */
    public Integer numOwnedPartitions() { return numOwnedPartitions; }

    /**
     * `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
     */
    public List<ConsumerProtocolSubscriptionTopicPartition> ownedPartitions() { return ownedPartitions; }

    /**
     * `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
     */
    public Integer generationId() { return generationId; }

    /**
     * `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
     * null.
     */
    public KafkaString rackId() { return rackId; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerProtocolSubscription _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
