// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of any record in `__consumer_offsets`: the message that its
 * type names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaConsumerOffsetsValue extends KaitaiStruct {

    public KafkaConsumerOffsetsValue(KaitaiStream _io, short recordType) {
        this(_io, null, null, recordType);
    }

    public KafkaConsumerOffsetsValue(KaitaiStream _io, KaitaiStruct _parent, short recordType) {
        this(_io, _parent, null, recordType);
    }

    public KafkaConsumerOffsetsValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerOffsetsValue _root, short recordType) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.recordType = recordType;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.legacyOffsetCommitValue = new KafkaLegacyOffsetCommitValue(this._io);
        }
        if (recordType() == 1) {
            this.offsetCommitValue = new KafkaOffsetCommitValue(this._io);
        }
        if (recordType() == 2) {
            this.groupMetadataValue = new KafkaGroupMetadataValue(this._io);
        }
        if (recordType() == 3) {
            this.consumerGroupMetadataValue = new KafkaConsumerGroupMetadataValue(this._io);
        }
        if (recordType() == 4) {
            this.consumerGroupPartitionMetadataValue = new KafkaConsumerGroupPartitionMetadataValue(this._io);
        }
        if (recordType() == 5) {
            this.consumerGroupMemberMetadataValue = new KafkaConsumerGroupMemberMetadataValue(this._io);
        }
        if (recordType() == 6) {
            this.consumerGroupTargetAssignmentMetadataValue = new KafkaConsumerGroupTargetAssignmentMetadataValue(this._io);
        }
        if (recordType() == 7) {
            this.consumerGroupTargetAssignmentMemberValue = new KafkaConsumerGroupTargetAssignmentMemberValue(this._io);
        }
        if (recordType() == 8) {
            this.consumerGroupCurrentMemberAssignmentValue = new KafkaConsumerGroupCurrentMemberAssignmentValue(this._io);
        }
        if (recordType() == 10) {
            this.shareGroupMemberMetadataValue = new KafkaShareGroupMemberMetadataValue(this._io);
        }
        if (recordType() == 11) {
            this.shareGroupMetadataValue = new KafkaShareGroupMetadataValue(this._io);
        }
        if (recordType() == 12) {
            this.shareGroupTargetAssignmentMetadataValue = new KafkaShareGroupTargetAssignmentMetadataValue(this._io);
        }
        if (recordType() == 13) {
            this.shareGroupTargetAssignmentMemberValue = new KafkaShareGroupTargetAssignmentMemberValue(this._io);
        }
        if (recordType() == 14) {
            this.shareGroupCurrentMemberAssignmentValue = new KafkaShareGroupCurrentMemberAssignmentValue(this._io);
        }
        if (recordType() == 15) {
            this.shareGroupStatePartitionMetadataValue = new KafkaShareGroupStatePartitionMetadataValue(this._io);
        }
        if (recordType() == 16) {
            this.consumerGroupRegularExpressionValue = new KafkaConsumerGroupRegularExpressionValue(this._io);
        }
        if (recordType() == 17) {
            this.streamsGroupMetadataValue = new KafkaStreamsGroupMetadataValue(this._io);
        }
        if (recordType() == 19) {
            this.streamsGroupMemberMetadataValue = new KafkaStreamsGroupMemberMetadataValue(this._io);
        }
        if (recordType() == 20) {
            this.streamsGroupTargetAssignmentMetadataValue = new KafkaStreamsGroupTargetAssignmentMetadataValue(this._io);
        }
        if (recordType() == 21) {
            this.streamsGroupTargetAssignmentMemberValue = new KafkaStreamsGroupTargetAssignmentMemberValue(this._io);
        }
        if (recordType() == 22) {
            this.streamsGroupCurrentMemberAssignmentValue = new KafkaStreamsGroupCurrentMemberAssignmentValue(this._io);
        }
        if (recordType() == 23) {
            this.streamsGroupTopologyValue = new KafkaStreamsGroupTopologyValue(this._io);
        }
        if ( ((recordType() != 0) && (recordType() != 1) && (recordType() != 2) && (recordType() != 3) && (recordType() != 4) && (recordType() != 5) && (recordType() != 6) && (recordType() != 7) && (recordType() != 8) && (recordType() != 10) && (recordType() != 11) && (recordType() != 12) && (recordType() != 13) && (recordType() != 14) && (recordType() != 15) && (recordType() != 16) && (recordType() != 17) && (recordType() != 19) && (recordType() != 20) && (recordType() != 21) && (recordType() != 22) && (recordType() != 23)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.legacyOffsetCommitValue._fetchInstances();
        }
        if (recordType() == 1) {
            this.offsetCommitValue._fetchInstances();
        }
        if (recordType() == 2) {
            this.groupMetadataValue._fetchInstances();
        }
        if (recordType() == 3) {
            this.consumerGroupMetadataValue._fetchInstances();
        }
        if (recordType() == 4) {
            this.consumerGroupPartitionMetadataValue._fetchInstances();
        }
        if (recordType() == 5) {
            this.consumerGroupMemberMetadataValue._fetchInstances();
        }
        if (recordType() == 6) {
            this.consumerGroupTargetAssignmentMetadataValue._fetchInstances();
        }
        if (recordType() == 7) {
            this.consumerGroupTargetAssignmentMemberValue._fetchInstances();
        }
        if (recordType() == 8) {
            this.consumerGroupCurrentMemberAssignmentValue._fetchInstances();
        }
        if (recordType() == 10) {
            this.shareGroupMemberMetadataValue._fetchInstances();
        }
        if (recordType() == 11) {
            this.shareGroupMetadataValue._fetchInstances();
        }
        if (recordType() == 12) {
            this.shareGroupTargetAssignmentMetadataValue._fetchInstances();
        }
        if (recordType() == 13) {
            this.shareGroupTargetAssignmentMemberValue._fetchInstances();
        }
        if (recordType() == 14) {
            this.shareGroupCurrentMemberAssignmentValue._fetchInstances();
        }
        if (recordType() == 15) {
            this.shareGroupStatePartitionMetadataValue._fetchInstances();
        }
        if (recordType() == 16) {
            this.consumerGroupRegularExpressionValue._fetchInstances();
        }
        if (recordType() == 17) {
            this.streamsGroupMetadataValue._fetchInstances();
        }
        if (recordType() == 19) {
            this.streamsGroupMemberMetadataValue._fetchInstances();
        }
        if (recordType() == 20) {
            this.streamsGroupTargetAssignmentMetadataValue._fetchInstances();
        }
        if (recordType() == 21) {
            this.streamsGroupTargetAssignmentMemberValue._fetchInstances();
        }
        if (recordType() == 22) {
            this.streamsGroupCurrentMemberAssignmentValue._fetchInstances();
        }
        if (recordType() == 23) {
            this.streamsGroupTopologyValue._fetchInstances();
        }
        if ( ((recordType() != 0) && (recordType() != 1) && (recordType() != 2) && (recordType() != 3) && (recordType() != 4) && (recordType() != 5) && (recordType() != 6) && (recordType() != 7) && (recordType() != 8) && (recordType() != 10) && (recordType() != 11) && (recordType() != 12) && (recordType() != 13) && (recordType() != 14) && (recordType() != 15) && (recordType() != 16) && (recordType() != 17) && (recordType() != 19) && (recordType() != 20) && (recordType() != 21) && (recordType() != 22) && (recordType() != 23)) ) {
        }
    }
    private KafkaLegacyOffsetCommitValue legacyOffsetCommitValue;
    private KafkaOffsetCommitValue offsetCommitValue;
    private KafkaGroupMetadataValue groupMetadataValue;
    private KafkaConsumerGroupMetadataValue consumerGroupMetadataValue;
    private KafkaConsumerGroupPartitionMetadataValue consumerGroupPartitionMetadataValue;
    private KafkaConsumerGroupMemberMetadataValue consumerGroupMemberMetadataValue;
    private KafkaConsumerGroupTargetAssignmentMetadataValue consumerGroupTargetAssignmentMetadataValue;
    private KafkaConsumerGroupTargetAssignmentMemberValue consumerGroupTargetAssignmentMemberValue;
    private KafkaConsumerGroupCurrentMemberAssignmentValue consumerGroupCurrentMemberAssignmentValue;
    private KafkaShareGroupMemberMetadataValue shareGroupMemberMetadataValue;
    private KafkaShareGroupMetadataValue shareGroupMetadataValue;
    private KafkaShareGroupTargetAssignmentMetadataValue shareGroupTargetAssignmentMetadataValue;
    private KafkaShareGroupTargetAssignmentMemberValue shareGroupTargetAssignmentMemberValue;
    private KafkaShareGroupCurrentMemberAssignmentValue shareGroupCurrentMemberAssignmentValue;
    private KafkaShareGroupStatePartitionMetadataValue shareGroupStatePartitionMetadataValue;
    private KafkaConsumerGroupRegularExpressionValue consumerGroupRegularExpressionValue;
    private KafkaStreamsGroupMetadataValue streamsGroupMetadataValue;
    private KafkaStreamsGroupMemberMetadataValue streamsGroupMemberMetadataValue;
    private KafkaStreamsGroupTargetAssignmentMetadataValue streamsGroupTargetAssignmentMetadataValue;
    private KafkaStreamsGroupTargetAssignmentMemberValue streamsGroupTargetAssignmentMemberValue;
    private KafkaStreamsGroupCurrentMemberAssignmentValue streamsGroupCurrentMemberAssignmentValue;
    private KafkaStreamsGroupTopologyValue streamsGroupTopologyValue;
    private byte[] unknown;
    private short recordType;
    private KafkaConsumerOffsetsValue _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 0.8.2.
     */
    public KafkaLegacyOffsetCommitValue legacyOffsetCommitValue() { return legacyOffsetCommitValue; }

    /**
     * Since Kafka 0.9.
     */
    public KafkaOffsetCommitValue offsetCommitValue() { return offsetCommitValue; }

    /**
     * Since Kafka 0.9.
     */
    public KafkaGroupMetadataValue groupMetadataValue() { return groupMetadataValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupMetadataValue consumerGroupMetadataValue() { return consumerGroupMetadataValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupPartitionMetadataValue consumerGroupPartitionMetadataValue() { return consumerGroupPartitionMetadataValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupMemberMetadataValue consumerGroupMemberMetadataValue() { return consumerGroupMemberMetadataValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupTargetAssignmentMetadataValue consumerGroupTargetAssignmentMetadataValue() { return consumerGroupTargetAssignmentMetadataValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupTargetAssignmentMemberValue consumerGroupTargetAssignmentMemberValue() { return consumerGroupTargetAssignmentMemberValue; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupCurrentMemberAssignmentValue consumerGroupCurrentMemberAssignmentValue() { return consumerGroupCurrentMemberAssignmentValue; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareGroupMemberMetadataValue shareGroupMemberMetadataValue() { return shareGroupMemberMetadataValue; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareGroupMetadataValue shareGroupMetadataValue() { return shareGroupMetadataValue; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupTargetAssignmentMetadataValue shareGroupTargetAssignmentMetadataValue() { return shareGroupTargetAssignmentMetadataValue; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupTargetAssignmentMemberValue shareGroupTargetAssignmentMemberValue() { return shareGroupTargetAssignmentMemberValue; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupCurrentMemberAssignmentValue shareGroupCurrentMemberAssignmentValue() { return shareGroupCurrentMemberAssignmentValue; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupStatePartitionMetadataValue shareGroupStatePartitionMetadataValue() { return shareGroupStatePartitionMetadataValue; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaConsumerGroupRegularExpressionValue consumerGroupRegularExpressionValue() { return consumerGroupRegularExpressionValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupMetadataValue streamsGroupMetadataValue() { return streamsGroupMetadataValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupMemberMetadataValue streamsGroupMemberMetadataValue() { return streamsGroupMemberMetadataValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTargetAssignmentMetadataValue streamsGroupTargetAssignmentMetadataValue() { return streamsGroupTargetAssignmentMetadataValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTargetAssignmentMemberValue streamsGroupTargetAssignmentMemberValue() { return streamsGroupTargetAssignmentMemberValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupCurrentMemberAssignmentValue streamsGroupCurrentMemberAssignmentValue() { return streamsGroupCurrentMemberAssignmentValue; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTopologyValue streamsGroupTopologyValue() { return streamsGroupTopologyValue; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }

    /**
     * The type that the record's key starts with.
     */
    public short recordType() { return recordType; }
    public KafkaConsumerOffsetsValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
