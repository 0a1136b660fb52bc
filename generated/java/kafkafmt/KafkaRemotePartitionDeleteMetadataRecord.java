// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 2 in `__remote_log_metadata`. Since
 * Kafka 3.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord</a>
 */
public class KafkaRemotePartitionDeleteMetadataRecord extends KaitaiStruct {
    public static KafkaRemotePartitionDeleteMetadataRecord fromFile(String fileName) throws IOException {
        return new KafkaRemotePartitionDeleteMetadataRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemotePartitionDeleteMetadataRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemotePartitionDeleteMetadataRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemotePartitionDeleteMetadataRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemotePartitionDeleteMetadataRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.topicIdPartition = new RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(this._io, this, _root);
        this.brokerId = this._io.readS4be();
        this.eventTimestampMs = this._io.readS8be();
        this.remotePartitionDeleteState = this._io.readS1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.topicIdPartition._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry</a>
     */
    public static class RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry extends KaitaiStruct {
        public static RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry fromFile(String fileName) throws IOException {
            return new RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemotePartitionDeleteMetadataRecord _parent) {
            this(_io, _parent, null);
        }

        public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemotePartitionDeleteMetadataRecord _parent, KafkaRemotePartitionDeleteMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.id = this._io.readBytes(16);
            this.partition = this._io.readS4be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString name;
        private byte[] id;
        private int partition;
        private KafkaTaggedFields taggedFields;
        private KafkaRemotePartitionDeleteMetadataRecord _root;
        private KafkaRemotePartitionDeleteMetadataRecord _parent;

        /**
         * `string`, since Kafka 3.0.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `uuid`, since Kafka 3.0.
         */
        public byte[] id() { return id; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public int partition() { return partition; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRemotePartitionDeleteMetadataRecord _root() { return _root; }
        public KafkaRemotePartitionDeleteMetadataRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry topicIdPartition;
    private int brokerId;
    private long eventTimestampMs;
    private byte remotePartitionDeleteState;
    private KafkaTaggedFields taggedFields;
    private KafkaRemotePartitionDeleteMetadataRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 2.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `TopicIdPartitionEntry`, since Kafka 3.0.
     */
    public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry topicIdPartition() { return topicIdPartition; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long eventTimestampMs() { return eventTimestampMs; }

    /**
     * 0 marked, 1 started, 2 finished. `int8`, since Kafka 3.0.
     */
    public byte remotePartitionDeleteState() { return remotePartitionDeleteState; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemotePartitionDeleteMetadataRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
