// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 1 in `__remote_log_metadata`. Since
 * Kafka 3.0. Version 0 has this layout since Kafka 3.6; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord</a>
 */
public class KafkaRemoteLogSegmentMetadataUpdateRecord extends KaitaiStruct {
    public static KafkaRemoteLogSegmentMetadataUpdateRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoteLogSegmentMetadataUpdateRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoteLogSegmentMetadataUpdateRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoteLogSegmentMetadataUpdateRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoteLogSegmentMetadataUpdateRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoteLogSegmentMetadataUpdateRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.remoteLogSegmentId = new RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(this._io, this, _root);
        this.brokerId = this._io.readS4be();
        this.eventTimestampMs = this._io.readS8be();
        this.customMetadata = new KafkaCompactBytes(this._io);
        this.remoteLogSegmentState = this._io.readS1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.remoteLogSegmentId._fetchInstances();
        this.customMetadata._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry</a>
     */
    public static class RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataUpdateRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataUpdateRecord _parent, KafkaRemoteLogSegmentMetadataUpdateRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicIdPartition = new RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(this._io, this, _root);
            this.id = this._io.readBytes(16);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.topicIdPartition._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry topicIdPartition;
        private byte[] id;
        private KafkaTaggedFields taggedFields;
        private KafkaRemoteLogSegmentMetadataUpdateRecord _root;
        private KafkaRemoteLogSegmentMetadataUpdateRecord _parent;

        /**
         * `TopicIdPartitionEntry`, since Kafka 3.0.
         */
        public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry topicIdPartition() { return topicIdPartition; }

        /**
         * `uuid`, since Kafka 3.0.
         */
        public byte[] id() { return id; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRemoteLogSegmentMetadataUpdateRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataUpdateRecord _parent() { return _parent; }
    }

    /**
     * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry</a>
     */
    public static class RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry _parent, KafkaRemoteLogSegmentMetadataUpdateRecord _root) {
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
        private KafkaRemoteLogSegmentMetadataUpdateRecord _root;
        private KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry _parent;

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
        public KafkaRemoteLogSegmentMetadataUpdateRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry remoteLogSegmentId;
    private int brokerId;
    private long eventTimestampMs;
    private KafkaCompactBytes customMetadata;
    private byte remoteLogSegmentState;
    private KafkaTaggedFields taggedFields;
    private KafkaRemoteLogSegmentMetadataUpdateRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 1.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
     */
    public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry remoteLogSegmentId() { return remoteLogSegmentId; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long eventTimestampMs() { return eventTimestampMs; }

    /**
     * Bytes of the plugin for remote storage. `bytes`, since Kafka 3.6.
     * Null unless it is given. May be null.
     */
    public KafkaCompactBytes customMetadata() { return customMetadata; }

    /**
     * 0 copy started, 1 copy finished, 2 deletion started, 3 deletion
     * finished. `int8`, since Kafka 3.0.
     */
    public byte remoteLogSegmentState() { return remoteLogSegmentState; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoteLogSegmentMetadataUpdateRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
