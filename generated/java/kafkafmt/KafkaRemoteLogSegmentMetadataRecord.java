// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 0 in `__remote_log_metadata`. Since
 * Kafka 3.0. Version 0 has this layout since Kafka 3.6; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
 */
public class KafkaRemoteLogSegmentMetadataRecord extends KaitaiStruct {
    public static KafkaRemoteLogSegmentMetadataRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoteLogSegmentMetadataRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoteLogSegmentMetadataRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoteLogSegmentMetadataRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoteLogSegmentMetadataRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.remoteLogSegmentId = new RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(this._io, this, _root);
        this.startOffset = this._io.readS8be();
        this.endOffset = this._io.readS8be();
        this.brokerId = this._io.readS4be();
        this.maxTimestampMs = this._io.readS8be();
        this.eventTimestampMs = this._io.readS8be();
        this.numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numSegmentLeaderEpochsPlusOne().value() >= ((long) 1)) {
            this.segmentLeaderEpochs = new ArrayList<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>();
            for (int i = 0; i < ((Number) (numSegmentLeaderEpochsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.segmentLeaderEpochs.add(new RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(this._io, this, _root));
            }
        }
        this.segmentSizeInBytes = this._io.readS4be();
        this.customMetadata = new KafkaCompactBytes(this._io);
        this.remoteLogSegmentState = this._io.readS1();
        this.taggedFields = new RemoteLogSegmentMetadataRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.remoteLogSegmentId._fetchInstances();
        this.numSegmentLeaderEpochsPlusOne._fetchInstances();
        if (numSegmentLeaderEpochsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.segmentLeaderEpochs.size(); i++) {
                this.segmentLeaderEpochs.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.customMetadata._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry</a>
     */
    public static class RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicIdPartition = new RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(this._io, this, _root);
            this.id = this._io.readBytes(16);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.topicIdPartition._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private RemoteLogSegmentMetadataRecordTopicIdPartitionEntry topicIdPartition;
        private byte[] id;
        private KafkaTaggedFields taggedFields;
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord _parent;

        /**
         * `TopicIdPartitionEntry`, since Kafka 3.0.
         */
        public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry topicIdPartition() { return topicIdPartition; }

        /**
         * `uuid`, since Kafka 3.0.
         */
        public byte[] id() { return id; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord _parent() { return _parent; }
    }

    /**
     * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry</a>
     */
    public static class RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.leaderEpoch = this._io.readS4be();
            this.offset = this._io.readS8be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.taggedFields._fetchInstances();
        }
        private int leaderEpoch;
        private long offset;
        private KafkaTaggedFields taggedFields;
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord _parent;

        /**
         * `int32`, since Kafka 3.0.
         */
        public int leaderEpoch() { return leaderEpoch; }

        /**
         * `int64`, since Kafka 3.0.
         */
        public long offset() { return offset; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord _parent() { return _parent; }
    }

    /**
     * A tagged field of `remote_log_segment_metadata_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
     */
    public static class RemoteLogSegmentMetadataRecordTaggedField extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordTaggedField fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordTaggedField(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordTaggedField(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_txnIndexEmpty = this._io.substream(lenData().value());
                this.txnIndexEmpty = new RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(_io_txnIndexEmpty, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.txnIndexEmpty._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private RemoteLogSegmentMetadataRecordTxnIndexEmptyTag txnIndexEmpty;
        private byte[] unknownData;
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * The segment has no aborted transaction. `bool`, since Kafka 4.0.
         * Tag 0.
         */
        public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag txnIndexEmpty() { return txnIndexEmpty; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `remote_log_segment_metadata_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
     */
    public static class RemoteLogSegmentMetadataRecordTaggedFields extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordTaggedFields fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordTaggedFields(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordTaggedFields(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<RemoteLogSegmentMetadataRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new RemoteLogSegmentMetadataRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<RemoteLogSegmentMetadataRecordTaggedField> fields;
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<RemoteLogSegmentMetadataRecordTaggedField> fields() { return fields; }
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord _parent() { return _parent; }
    }

    /**
     * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry</a>
     */
    public static class RemoteLogSegmentMetadataRecordTopicIdPartitionEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordTopicIdPartitionEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
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
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry _parent;

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
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `TxnIndexEmpty`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
     */
    public static class RemoteLogSegmentMetadataRecordTxnIndexEmptyTag extends KaitaiStruct {
        public static RemoteLogSegmentMetadataRecordTxnIndexEmptyTag fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(KaitaiStream _io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField _parent, KafkaRemoteLogSegmentMetadataRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.txnIndexEmpty = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private int txnIndexEmpty;
        private KafkaRemoteLogSegmentMetadataRecord _root;
        private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField _parent;

        /**
         * The segment has no aborted transaction. `bool`, since Kafka 4.0.
         * Tag 0.
         */
        public int txnIndexEmpty() { return txnIndexEmpty; }
        public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry remoteLogSegmentId;
    private long startOffset;
    private long endOffset;
    private int brokerId;
    private long maxTimestampMs;
    private long eventTimestampMs;
    private KafkaUnsignedVarint numSegmentLeaderEpochsPlusOne;
    private List<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry> segmentLeaderEpochs;
    private int segmentSizeInBytes;
    private KafkaCompactBytes customMetadata;
    private byte remoteLogSegmentState;
    private RemoteLogSegmentMetadataRecordTaggedFields taggedFields;
    private KafkaRemoteLogSegmentMetadataRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 0.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
     */
    public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry remoteLogSegmentId() { return remoteLogSegmentId; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long startOffset() { return startOffset; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long endOffset() { return endOffset; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long maxTimestampMs() { return maxTimestampMs; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long eventTimestampMs() { return eventTimestampMs; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numSegmentLeaderEpochsPlusOne() { return numSegmentLeaderEpochsPlusOne; }

    /**
     * Each leader epoch in the segment, with its first offset.
     * `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
     */
    public List<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry> segmentLeaderEpochs() { return segmentLeaderEpochs; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int segmentSizeInBytes() { return segmentSizeInBytes; }

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
     * The fields that are there only where they differ from their defaults.
     */
    public RemoteLogSegmentMetadataRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoteLogSegmentMetadataRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
