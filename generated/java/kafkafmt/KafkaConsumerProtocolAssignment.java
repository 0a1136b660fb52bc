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
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment</a>
 */
public class KafkaConsumerProtocolAssignment extends KaitaiStruct {
    public static KafkaConsumerProtocolAssignment fromFile(String fileName) throws IOException {
        return new KafkaConsumerProtocolAssignment(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerProtocolAssignment(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerProtocolAssignment(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerProtocolAssignment(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerProtocolAssignment _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        this.numAssignedPartitions = this._io.readS4be();
        if (numAssignedPartitions() >= 0) {
            this.assignedPartitions = new ArrayList<ConsumerProtocolAssignmentTopicPartition>();
            for (int i = 0; i < numAssignedPartitions(); i++) {
                this.assignedPartitions.add(new ConsumerProtocolAssignmentTopicPartition(this._io, this, _root));
            }
        }
        this.userData = new KafkaBytes(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (numAssignedPartitions() >= 0) {
            for (int i = 0; i < this.assignedPartitions.size(); i++) {
                this.assignedPartitions.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.userData._fetchInstances();
    }

    /**
     * `TopicPartition` of `ConsumerProtocolAssignment`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment, TopicPartition</a>
     */
    public static class ConsumerProtocolAssignmentTopicPartition extends KaitaiStruct {
        public static ConsumerProtocolAssignmentTopicPartition fromFile(String fileName) throws IOException {
            return new ConsumerProtocolAssignmentTopicPartition(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerProtocolAssignmentTopicPartition(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerProtocolAssignmentTopicPartition(KaitaiStream _io, KafkaConsumerProtocolAssignment _parent) {
            this(_io, _parent, null);
        }

        public ConsumerProtocolAssignmentTopicPartition(KaitaiStream _io, KafkaConsumerProtocolAssignment _parent, KafkaConsumerProtocolAssignment _root) {
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
        private KafkaConsumerProtocolAssignment _root;
        private KafkaConsumerProtocolAssignment _parent;

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString topic() { return topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public int numPartitions() { return numPartitions; }

        /**
         * `[]int32`, since Kafka 0.9.
         */
        public List<Integer> partitions() { return partitions; }
        public KafkaConsumerProtocolAssignment _root() { return _root; }
        public KafkaConsumerProtocolAssignment _parent() { return _parent; }
    }
    private short messageVersion;
    private int numAssignedPartitions;
    private List<ConsumerProtocolAssignmentTopicPartition> assignedPartitions;
    private KafkaBytes userData;
    private byte[] trailing;
    private KafkaConsumerProtocolAssignment _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements; any value below zero means null.
     */
    public int numAssignedPartitions() { return numAssignedPartitions; }

    /**
     * `[]TopicPartition`, since Kafka 0.9.
     */
    public List<ConsumerProtocolAssignmentTopicPartition> assignedPartitions() { return assignedPartitions; }

    /**
     * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
     */
    public KafkaBytes userData() { return userData; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerProtocolAssignment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
