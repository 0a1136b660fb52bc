// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaConsumerOffsetsKey extends KaitaiStruct {
    public static KafkaConsumerOffsetsKey fromFile(String fileName) throws IOException {
        return new KafkaConsumerOffsetsKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerOffsetsKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerOffsetsKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerOffsetsKey(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerOffsetsKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.legacyOffsetCommitKey = new KafkaLegacyOffsetCommitKey(this._io);
        }
        if (recordType() == 1) {
            this.offsetCommitKey = new KafkaOffsetCommitKey(this._io);
        }
        if (recordType() == 2) {
            this.groupMetadataKey = new KafkaGroupMetadataKey(this._io);
        }
        if (recordType() == 3) {
            this.consumerGroupMetadataKey = new KafkaConsumerGroupMetadataKey(this._io);
        }
        if (recordType() == 4) {
            this.consumerGroupPartitionMetadataKey = new KafkaConsumerGroupPartitionMetadataKey(this._io);
        }
        if (recordType() == 5) {
            this.consumerGroupMemberMetadataKey = new KafkaConsumerGroupMemberMetadataKey(this._io);
        }
        if (recordType() == 6) {
            this.consumerGroupTargetAssignmentMetadataKey = new KafkaConsumerGroupTargetAssignmentMetadataKey(this._io);
        }
        if (recordType() == 7) {
            this.consumerGroupTargetAssignmentMemberKey = new KafkaConsumerGroupTargetAssignmentMemberKey(this._io);
        }
        if (recordType() == 8) {
            this.consumerGroupCurrentMemberAssignmentKey = new KafkaConsumerGroupCurrentMemberAssignmentKey(this._io);
        }
        if (recordType() == 10) {
            this.shareGroupMemberMetadataKey = new KafkaShareGroupMemberMetadataKey(this._io);
        }
        if (recordType() == 11) {
            this.shareGroupMetadataKey = new KafkaShareGroupMetadataKey(this._io);
        }
        if (recordType() == 12) {
            this.shareGroupTargetAssignmentMetadataKey = new KafkaShareGroupTargetAssignmentMetadataKey(this._io);
        }
        if (recordType() == 13) {
            this.shareGroupTargetAssignmentMemberKey = new KafkaShareGroupTargetAssignmentMemberKey(this._io);
        }
        if (recordType() == 14) {
            this.shareGroupCurrentMemberAssignmentKey = new KafkaShareGroupCurrentMemberAssignmentKey(this._io);
        }
        if (recordType() == 15) {
            this.shareGroupStatePartitionMetadataKey = new KafkaShareGroupStatePartitionMetadataKey(this._io);
        }
        if (recordType() == 16) {
            this.consumerGroupRegularExpressionKey = new KafkaConsumerGroupRegularExpressionKey(this._io);
        }
        if (recordType() == 17) {
            this.streamsGroupMetadataKey = new KafkaStreamsGroupMetadataKey(this._io);
        }
        if (recordType() == 19) {
            this.streamsGroupMemberMetadataKey = new KafkaStreamsGroupMemberMetadataKey(this._io);
        }
        if (recordType() == 20) {
            this.streamsGroupTargetAssignmentMetadataKey = new KafkaStreamsGroupTargetAssignmentMetadataKey(this._io);
        }
        if (recordType() == 21) {
            this.streamsGroupTargetAssignmentMemberKey = new KafkaStreamsGroupTargetAssignmentMemberKey(this._io);
        }
        if (recordType() == 22) {
            this.streamsGroupCurrentMemberAssignmentKey = new KafkaStreamsGroupCurrentMemberAssignmentKey(this._io);
        }
        if (recordType() == 23) {
            this.streamsGroupTopologyKey = new KafkaStreamsGroupTopologyKey(this._io);
        }
        if ( ((recordType() != 0) && (recordType() != 1) && (recordType() != 2) && (recordType() != 3) && (recordType() != 4) && (recordType() != 5) && (recordType() != 6) && (recordType() != 7) && (recordType() != 8) && (recordType() != 10) && (recordType() != 11) && (recordType() != 12) && (recordType() != 13) && (recordType() != 14) && (recordType() != 15) && (recordType() != 16) && (recordType() != 17) && (recordType() != 19) && (recordType() != 20) && (recordType() != 21) && (recordType() != 22) && (recordType() != 23)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.legacyOffsetCommitKey._fetchInstances();
        }
        if (recordType() == 1) {
            this.offsetCommitKey._fetchInstances();
        }
        if (recordType() == 2) {
            this.groupMetadataKey._fetchInstances();
        }
        if (recordType() == 3) {
            this.consumerGroupMetadataKey._fetchInstances();
        }
        if (recordType() == 4) {
            this.consumerGroupPartitionMetadataKey._fetchInstances();
        }
        if (recordType() == 5) {
            this.consumerGroupMemberMetadataKey._fetchInstances();
        }
        if (recordType() == 6) {
            this.consumerGroupTargetAssignmentMetadataKey._fetchInstances();
        }
        if (recordType() == 7) {
            this.consumerGroupTargetAssignmentMemberKey._fetchInstances();
        }
        if (recordType() == 8) {
            this.consumerGroupCurrentMemberAssignmentKey._fetchInstances();
        }
        if (recordType() == 10) {
            this.shareGroupMemberMetadataKey._fetchInstances();
        }
        if (recordType() == 11) {
            this.shareGroupMetadataKey._fetchInstances();
        }
        if (recordType() == 12) {
            this.shareGroupTargetAssignmentMetadataKey._fetchInstances();
        }
        if (recordType() == 13) {
            this.shareGroupTargetAssignmentMemberKey._fetchInstances();
        }
        if (recordType() == 14) {
            this.shareGroupCurrentMemberAssignmentKey._fetchInstances();
        }
        if (recordType() == 15) {
            this.shareGroupStatePartitionMetadataKey._fetchInstances();
        }
        if (recordType() == 16) {
            this.consumerGroupRegularExpressionKey._fetchInstances();
        }
        if (recordType() == 17) {
            this.streamsGroupMetadataKey._fetchInstances();
        }
        if (recordType() == 19) {
            this.streamsGroupMemberMetadataKey._fetchInstances();
        }
        if (recordType() == 20) {
            this.streamsGroupTargetAssignmentMetadataKey._fetchInstances();
        }
        if (recordType() == 21) {
            this.streamsGroupTargetAssignmentMemberKey._fetchInstances();
        }
        if (recordType() == 22) {
            this.streamsGroupCurrentMemberAssignmentKey._fetchInstances();
        }
        if (recordType() == 23) {
            this.streamsGroupTopologyKey._fetchInstances();
        }
        if ( ((recordType() != 0) && (recordType() != 1) && (recordType() != 2) && (recordType() != 3) && (recordType() != 4) && (recordType() != 5) && (recordType() != 6) && (recordType() != 7) && (recordType() != 8) && (recordType() != 10) && (recordType() != 11) && (recordType() != 12) && (recordType() != 13) && (recordType() != 14) && (recordType() != 15) && (recordType() != 16) && (recordType() != 17) && (recordType() != 19) && (recordType() != 20) && (recordType() != 21) && (recordType() != 22) && (recordType() != 23)) ) {
        }
        recordType();
        if (this.recordType != null) {
        }
    }
    private Short recordType;

    /**
     * The type of the record.
     */
    public Short recordType() {
        if (this.recordType != null)
            return this.recordType;
        long _pos = this._io.pos();
        this._io.seek(0);
        this.recordType = this._io.readS2be();
        this._io.seek(_pos);
        return this.recordType;
    }
    private KafkaLegacyOffsetCommitKey legacyOffsetCommitKey;
    private KafkaOffsetCommitKey offsetCommitKey;
    private KafkaGroupMetadataKey groupMetadataKey;
    private KafkaConsumerGroupMetadataKey consumerGroupMetadataKey;
    private KafkaConsumerGroupPartitionMetadataKey consumerGroupPartitionMetadataKey;
    private KafkaConsumerGroupMemberMetadataKey consumerGroupMemberMetadataKey;
    private KafkaConsumerGroupTargetAssignmentMetadataKey consumerGroupTargetAssignmentMetadataKey;
    private KafkaConsumerGroupTargetAssignmentMemberKey consumerGroupTargetAssignmentMemberKey;
    private KafkaConsumerGroupCurrentMemberAssignmentKey consumerGroupCurrentMemberAssignmentKey;
    private KafkaShareGroupMemberMetadataKey shareGroupMemberMetadataKey;
    private KafkaShareGroupMetadataKey shareGroupMetadataKey;
    private KafkaShareGroupTargetAssignmentMetadataKey shareGroupTargetAssignmentMetadataKey;
    private KafkaShareGroupTargetAssignmentMemberKey shareGroupTargetAssignmentMemberKey;
    private KafkaShareGroupCurrentMemberAssignmentKey shareGroupCurrentMemberAssignmentKey;
    private KafkaShareGroupStatePartitionMetadataKey shareGroupStatePartitionMetadataKey;
    private KafkaConsumerGroupRegularExpressionKey consumerGroupRegularExpressionKey;
    private KafkaStreamsGroupMetadataKey streamsGroupMetadataKey;
    private KafkaStreamsGroupMemberMetadataKey streamsGroupMemberMetadataKey;
    private KafkaStreamsGroupTargetAssignmentMetadataKey streamsGroupTargetAssignmentMetadataKey;
    private KafkaStreamsGroupTargetAssignmentMemberKey streamsGroupTargetAssignmentMemberKey;
    private KafkaStreamsGroupCurrentMemberAssignmentKey streamsGroupCurrentMemberAssignmentKey;
    private KafkaStreamsGroupTopologyKey streamsGroupTopologyKey;
    private byte[] unknown;
    private KafkaConsumerOffsetsKey _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 0.8.2.
     */
    public KafkaLegacyOffsetCommitKey legacyOffsetCommitKey() { return legacyOffsetCommitKey; }

    /**
     * Since Kafka 0.9.
     */
    public KafkaOffsetCommitKey offsetCommitKey() { return offsetCommitKey; }

    /**
     * Since Kafka 0.9.
     */
    public KafkaGroupMetadataKey groupMetadataKey() { return groupMetadataKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupMetadataKey consumerGroupMetadataKey() { return consumerGroupMetadataKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupPartitionMetadataKey consumerGroupPartitionMetadataKey() { return consumerGroupPartitionMetadataKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupMemberMetadataKey consumerGroupMemberMetadataKey() { return consumerGroupMemberMetadataKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupTargetAssignmentMetadataKey consumerGroupTargetAssignmentMetadataKey() { return consumerGroupTargetAssignmentMetadataKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupTargetAssignmentMemberKey consumerGroupTargetAssignmentMemberKey() { return consumerGroupTargetAssignmentMemberKey; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaConsumerGroupCurrentMemberAssignmentKey consumerGroupCurrentMemberAssignmentKey() { return consumerGroupCurrentMemberAssignmentKey; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareGroupMemberMetadataKey shareGroupMemberMetadataKey() { return shareGroupMemberMetadataKey; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareGroupMetadataKey shareGroupMetadataKey() { return shareGroupMetadataKey; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupTargetAssignmentMetadataKey shareGroupTargetAssignmentMetadataKey() { return shareGroupTargetAssignmentMetadataKey; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupTargetAssignmentMemberKey shareGroupTargetAssignmentMemberKey() { return shareGroupTargetAssignmentMemberKey; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupCurrentMemberAssignmentKey shareGroupCurrentMemberAssignmentKey() { return shareGroupCurrentMemberAssignmentKey; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaShareGroupStatePartitionMetadataKey shareGroupStatePartitionMetadataKey() { return shareGroupStatePartitionMetadataKey; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaConsumerGroupRegularExpressionKey consumerGroupRegularExpressionKey() { return consumerGroupRegularExpressionKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupMetadataKey streamsGroupMetadataKey() { return streamsGroupMetadataKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupMemberMetadataKey streamsGroupMemberMetadataKey() { return streamsGroupMemberMetadataKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTargetAssignmentMetadataKey streamsGroupTargetAssignmentMetadataKey() { return streamsGroupTargetAssignmentMetadataKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTargetAssignmentMemberKey streamsGroupTargetAssignmentMemberKey() { return streamsGroupTargetAssignmentMemberKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupCurrentMemberAssignmentKey streamsGroupCurrentMemberAssignmentKey() { return streamsGroupCurrentMemberAssignmentKey; }

    /**
     * Since Kafka 4.1.
     */
    public KafkaStreamsGroupTopologyKey streamsGroupTopologyKey() { return streamsGroupTopologyKey; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }
    public KafkaConsumerOffsetsKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
