// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * The first 61 bytes of a batch of the format since Kafka 0.11.
 * @see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
 */
public class KafkaRecordBatchHeader extends KaitaiStruct {
    public static KafkaRecordBatchHeader fromFile(String fileName) throws IOException {
        return new KafkaRecordBatchHeader(new ByteBufferKaitaiStream(fileName));
    }

    public enum RecordBatchCompression {
        NONE(0),
        GZIP(1),
        SNAPPY(2),
        LZ4(3),
        ZSTD(4);

        private final long id;
        RecordBatchCompression(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, RecordBatchCompression> byId = new HashMap<Long, RecordBatchCompression>(5);
        static {
            for (RecordBatchCompression e : RecordBatchCompression.values())
                byId.put(e.id(), e);
        }
        public static RecordBatchCompression byId(long id) { return byId.get(id); }
    }

    public enum RecordBatchTimestampType {
        CREATE_TIME(0),
        LOG_APPEND_TIME(1);

        private final long id;
        RecordBatchTimestampType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, RecordBatchTimestampType> byId = new HashMap<Long, RecordBatchTimestampType>(2);
        static {
            for (RecordBatchTimestampType e : RecordBatchTimestampType.values())
                byId.put(e.id(), e);
        }
        public static RecordBatchTimestampType byId(long id) { return byId.get(id); }
    }

    public KafkaRecordBatchHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRecordBatchHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRecordBatchHeader(KaitaiStream _io, KaitaiStruct _parent, KafkaRecordBatchHeader _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.baseOffset = this._io.readS8be();
        this.lenBatch = this._io.readS4be();
        if (!(this.lenBatch >= 49)) {
            throw new KaitaiStream.ValidationLessThanError(49, this.lenBatch, this._io, "/seq/1");
        }
        this.partitionLeaderEpoch = this._io.readS4be();
        this.magic = this._io.readS1();
        if (!(this.magic == 2)) {
            throw new KaitaiStream.ValidationNotEqualError(2, this.magic, this._io, "/seq/3");
        }
        this.crc = this._io.readU4be();
        this.attributes = new RecordBatchAttributes(this._io, this, _root);
        this.lastOffsetDelta = this._io.readS4be();
        this.baseTimestamp = this._io.readS8be();
        this.maxTimestamp = this._io.readS8be();
        this.producerId = this._io.readS8be();
        this.producerEpoch = this._io.readS2be();
        this.baseSequence = this._io.readS4be();
        this.numRecords = this._io.readS4be();
    }

    public void _fetchInstances() {
        this.attributes._fetchInstances();
    }

    /**
     * Two bytes of flags, the highest bit first. Kafka reads only the low
     * byte.
     * @see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch, attributes</a>
     */
    public static class RecordBatchAttributes extends KaitaiStruct {
        public static RecordBatchAttributes fromFile(String fileName) throws IOException {
            return new RecordBatchAttributes(new ByteBufferKaitaiStream(fileName));
        }

        public RecordBatchAttributes(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RecordBatchAttributes(KaitaiStream _io, KafkaRecordBatchHeader _parent) {
            this(_io, _parent, null);
        }

        public RecordBatchAttributes(KaitaiStream _io, KafkaRecordBatchHeader _parent, KafkaRecordBatchHeader _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.unusedHigh = this._io.readBitsIntBe(8);
            this.unused = this._io.readBitsIntBe(1) != 0;
            this.hasDeleteHorizonMs = this._io.readBitsIntBe(1) != 0;
            this.isControl = this._io.readBitsIntBe(1) != 0;
            this.isTransactional = this._io.readBitsIntBe(1) != 0;
            this.timestampType = KafkaRecordBatchHeader.RecordBatchTimestampType.byId(this._io.readBitsIntBe(1));
            this.compressionId = this._io.readBitsIntBe(3);
        }

        public void _fetchInstances() {
        }
        private RecordBatchCompression compression;

        /**
         * The codec by its name.
         */
        public RecordBatchCompression compression() {
            if (this.compression != null)
                return this.compression;
            this.compression = KafkaRecordBatchHeader.RecordBatchCompression.byId(compressionId());
            return this.compression;
        }
        private long unusedHigh;
        private boolean unused;
        private boolean hasDeleteHorizonMs;
        private boolean isControl;
        private boolean isTransactional;
        private RecordBatchTimestampType timestampType;
        private long compressionId;
        private KafkaRecordBatchHeader _root;
        private KafkaRecordBatchHeader _parent;

        /**
         * Bits 8 to 15; ignored, whatever they say.
         */
        public long unusedHigh() { return unusedHigh; }

        /**
         * Bit 7; ignored.
         */
        public boolean unused() { return unused; }

        /**
         * Bit 6; `base_timestamp` is the delete horizon.
         */
        public boolean hasDeleteHorizonMs() { return hasDeleteHorizonMs; }

        /**
         * Bit 5; the records are control records.
         */
        public boolean isControl() { return isControl; }

        /**
         * Bit 4; part of a transaction.
         */
        public boolean isTransactional() { return isTransactional; }

        /**
         * Bit 3.
         */
        public RecordBatchTimestampType timestampType() { return timestampType; }

        /**
         * Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
         * readable.
         */
        public long compressionId() { return compressionId; }
        public KafkaRecordBatchHeader _root() { return _root; }
        public KafkaRecordBatchHeader _parent() { return _parent; }
    }
    private Boolean isCompressed;

    /**
     * The records are compressed, or in an unknown codec.
     */
    public Boolean isCompressed() {
        if (this.isCompressed != null)
            return this.isCompressed;
        this.isCompressed = attributes().compressionId() != 0;
        return this.isCompressed;
    }
    private Integer lenRecords;

    /**
     * Bytes after this header.
     */
    public Integer lenRecords() {
        if (this.lenRecords != null)
            return this.lenRecords;
        this.lenRecords = ((Number) (lenBatch() - 49)).intValue();
        return this.lenRecords;
    }
    private long baseOffset;
    private int lenBatch;
    private int partitionLeaderEpoch;
    private byte magic;
    private long crc;
    private RecordBatchAttributes attributes;
    private int lastOffsetDelta;
    private long baseTimestamp;
    private long maxTimestamp;
    private long producerId;
    private short producerEpoch;
    private int baseSequence;
    private int numRecords;
    private KafkaRecordBatchHeader _root;
    private KaitaiStruct _parent;

    /**
     * Offset of the batch's first record as it was produced.
     */
    public long baseOffset() { return baseOffset; }

    /**
     * Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
     * these first 12.
     */
    public int lenBatch() { return lenBatch; }

    /**
     * Epoch of the leader that appended the batch, -1 for none; outside the
     * checksum.
     */
    public int partitionLeaderEpoch() { return partitionLeaderEpoch; }

    /**
     * The format of the batch.
     */
    public byte magic() { return magic; }

    /**
     * CRC-32C (Castagnoli) of all that follows this field, `attributes` to
     * the end of the batch.
     */
    public long crc() { return crc; }

    /**
     * The codec, the kind of timestamp, and three flags.
     */
    public RecordBatchAttributes attributes() { return attributes; }

    /**
     * The last record's offset less `base_offset`, as it was produced;
     * compaction keeps it, also when that record is gone.
     */
    public int lastOffsetDelta() { return lastOffsetDelta; }

    /**
     * Milliseconds since the epoch to which the records' deltas are added;
     * -1 for none. With `has_delete_horizon_ms` it is the time from which
     * tombstones may be removed, and the deltas count from it all the same.
     */
    public long baseTimestamp() { return baseTimestamp; }

    /**
     * The greatest timestamp of the records, or the append time, which then
     * holds for each record.
     */
    public long maxTimestamp() { return maxTimestamp; }

    /**
     * -1 when the producer was not idempotent.
     */
    public long producerId() { return producerId; }

    /**
     * -1 for none.
     */
    public short producerEpoch() { return producerEpoch; }

    /**
     * Sequence number of the first record; -1 for none. It wraps to 0 after
     * 2^31 - 1.
     */
    public int baseSequence() { return baseSequence; }

    /**
     * Records in the batch; 0 in a batch that compaction has emptied.
     */
    public int numRecords() { return numRecords; }
    public KafkaRecordBatchHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
