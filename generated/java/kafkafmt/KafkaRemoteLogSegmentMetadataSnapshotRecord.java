// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 3 in `__remote_log_metadata`. Since
 * Kafka 3.5. Version 0 has this layout since Kafka 3.6; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
 */
public class KafkaRemoteLogSegmentMetadataSnapshotRecord extends KaitaiStruct {
    public static KafkaRemoteLogSegmentMetadataSnapshotRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoteLogSegmentMetadataSnapshotRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoteLogSegmentMetadataSnapshotRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoteLogSegmentMetadataSnapshotRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoteLogSegmentMetadataSnapshotRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoteLogSegmentMetadataSnapshotRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.segmentId = this._io.readBytes(16);
        this.startOffset = this._io.readS8be();
        this.endOffset = this._io.readS8be();
        this.brokerId = this._io.readS4be();
        this.maxTimestampMs = this._io.readS8be();
        this.eventTimestampMs = this._io.readS8be();
        this.numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numSegmentLeaderEpochsPlusOne().value() >= ((long) 1)) {
            this.segmentLeaderEpochs = new ArrayList<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>();
            for (int i = 0; i < ((Number) (numSegmentLeaderEpochsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.segmentLeaderEpochs.add(new RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(this._io, this, _root));
            }
        }
        this.segmentSizeInBytes = this._io.readS4be();
        this.customMetadata = new KafkaCompactBytes(this._io);
        this.remoteLogSegmentState = this._io.readS1();
        this.taggedFields = new RemoteLogSegmentMetadataSnapshotRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
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
     * `SegmentLeaderEpochEntry` of
     * `RemoteLogSegmentMetadataSnapshotRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry</a>
     */
    public static class RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry extends KaitaiStruct {
        public static RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord _parent, KafkaRemoteLogSegmentMetadataSnapshotRecord _root) {
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
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _root;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _parent;

        /**
         * `int32`, since Kafka 3.5.
         */
        public int leaderEpoch() { return leaderEpoch; }

        /**
         * `int64`, since Kafka 3.5.
         */
        public long offset() { return offset; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _parent() { return _parent; }
    }

    /**
     * A tagged field of `remote_log_segment_metadata_snapshot_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
     */
    public static class RemoteLogSegmentMetadataSnapshotRecordTaggedField extends KaitaiStruct {
        public static RemoteLogSegmentMetadataSnapshotRecordTaggedField fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataSnapshotRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedField(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedField(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields _parent, KafkaRemoteLogSegmentMetadataSnapshotRecord _root) {
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
                this.txnIndexEmpty = new RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(_io_txnIndexEmpty, this, _root);
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
        private RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag txnIndexEmpty;
        private byte[] unknownData;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _root;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields _parent;

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
        public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag txnIndexEmpty() { return txnIndexEmpty; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `remote_log_segment_metadata_snapshot_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
     */
    public static class RemoteLogSegmentMetadataSnapshotRecordTaggedFields extends KaitaiStruct {
        public static RemoteLogSegmentMetadataSnapshotRecordTaggedFields fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataSnapshotRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedFields(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTaggedFields(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord _parent, KafkaRemoteLogSegmentMetadataSnapshotRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<RemoteLogSegmentMetadataSnapshotRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new RemoteLogSegmentMetadataSnapshotRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<RemoteLogSegmentMetadataSnapshotRecordTaggedField> fields;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _root;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<RemoteLogSegmentMetadataSnapshotRecordTaggedField> fields() { return fields; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `TxnIndexEmpty`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
     */
    public static class RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag extends KaitaiStruct {
        public static RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag fromFile(String fileName) throws IOException {
            return new RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(new ByteBufferKaitaiStream(fileName));
        }

        public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(KaitaiStream _io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField _parent, KafkaRemoteLogSegmentMetadataSnapshotRecord _root) {
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
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _root;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField _parent;

        /**
         * The segment has no aborted transaction. `bool`, since Kafka 4.0.
         * Tag 0.
         */
        public int txnIndexEmpty() { return txnIndexEmpty; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord _root() { return _root; }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private byte[] segmentId;
    private long startOffset;
    private long endOffset;
    private int brokerId;
    private long maxTimestampMs;
    private long eventTimestampMs;
    private KafkaUnsignedVarint numSegmentLeaderEpochsPlusOne;
    private List<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry> segmentLeaderEpochs;
    private int segmentSizeInBytes;
    private KafkaCompactBytes customMetadata;
    private byte remoteLogSegmentState;
    private RemoteLogSegmentMetadataSnapshotRecordTaggedFields taggedFields;
    private KafkaRemoteLogSegmentMetadataSnapshotRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 3.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `uuid`, since Kafka 3.5.
     */
    public byte[] segmentId() { return segmentId; }

    /**
     * `int64`, since Kafka 3.5.
     */
    public long startOffset() { return startOffset; }

    /**
     * `int64`, since Kafka 3.5.
     */
    public long endOffset() { return endOffset; }

    /**
     * `int32`, since Kafka 3.5.
     */
    public int brokerId() { return brokerId; }

    /**
     * `int64`, since Kafka 3.5.
     */
    public long maxTimestampMs() { return maxTimestampMs; }

    /**
     * `int64`, since Kafka 3.5.
     */
    public long eventTimestampMs() { return eventTimestampMs; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numSegmentLeaderEpochsPlusOne() { return numSegmentLeaderEpochsPlusOne; }

    /**
     * Each leader epoch in the segment, with its first offset.
     * `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
     */
    public List<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry> segmentLeaderEpochs() { return segmentLeaderEpochs; }

    /**
     * `int32`, since Kafka 3.5.
     */
    public int segmentSizeInBytes() { return segmentSizeInBytes; }

    /**
     * Bytes of the plugin for remote storage. `bytes`, since Kafka 3.6.
     * Null unless it is given. May be null.
     */
    public KafkaCompactBytes customMetadata() { return customMetadata; }

    /**
     * 0 copy started, 1 copy finished, 2 deletion started, 3 deletion
     * finished. `int8`, since Kafka 3.5.
     */
    public byte remoteLogSegmentState() { return remoteLogSegmentState; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public RemoteLogSegmentMetadataSnapshotRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoteLogSegmentMetadataSnapshotRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
