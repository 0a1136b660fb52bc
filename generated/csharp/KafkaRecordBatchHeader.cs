// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The first 61 bytes of a batch of the format since Kafka 0.11.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
    /// </remarks>
    public partial class KafkaRecordBatchHeader : KaitaiStruct
    {
        public static KafkaRecordBatchHeader FromFile(string fileName)
        {
            return new KafkaRecordBatchHeader(new KaitaiStream(fileName));
        }


        public enum RecordBatchCompression
        {
            None = 0,
            Gzip = 1,
            Snappy = 2,
            Lz4 = 3,
            Zstd = 4,
        }

        public enum RecordBatchTimestampType
        {
            CreateTime = 0,
            LogAppendTime = 1,
        }
        public KafkaRecordBatchHeader(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRecordBatchHeader p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_isCompressed = false;
            f_lenRecords = false;
            _read();
        }
        private void _read()
        {
            _baseOffset = m_io.ReadS8be();
            _lenBatch = m_io.ReadS4be();
            if (!(_lenBatch >= 49))
            {
                throw new ValidationLessThanError(49, _lenBatch, m_io, "/seq/1");
            }
            _partitionLeaderEpoch = m_io.ReadS4be();
            _magic = m_io.ReadS1();
            if (!(_magic == 2))
            {
                throw new ValidationNotEqualError(2, _magic, m_io, "/seq/3");
            }
            _crc = m_io.ReadU4be();
            _attributes = new RecordBatchAttributes(m_io, this, m_root);
            _lastOffsetDelta = m_io.ReadS4be();
            _baseTimestamp = m_io.ReadS8be();
            _maxTimestamp = m_io.ReadS8be();
            _producerId = m_io.ReadS8be();
            _producerEpoch = m_io.ReadS2be();
            _baseSequence = m_io.ReadS4be();
            _numRecords = m_io.ReadS4be();
        }

        /// <summary>
        /// Two bytes of flags, the highest bit first. Kafka reads only the low
        /// byte.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch, attributes</a>
        /// </remarks>
        public partial class RecordBatchAttributes : KaitaiStruct
        {
            public static RecordBatchAttributes FromFile(string fileName)
            {
                return new RecordBatchAttributes(new KaitaiStream(fileName));
            }

            public RecordBatchAttributes(KaitaiStream p__io, KafkaRecordBatchHeader p__parent = null, KafkaRecordBatchHeader p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_compression = false;
                _read();
            }
            private void _read()
            {
                _unusedHigh = m_io.ReadBitsIntBe(8);
                _unused = m_io.ReadBitsIntBe(1) != 0;
                _hasDeleteHorizonMs = m_io.ReadBitsIntBe(1) != 0;
                _isControl = m_io.ReadBitsIntBe(1) != 0;
                _isTransactional = m_io.ReadBitsIntBe(1) != 0;
                _timestampType = ((KafkaRecordBatchHeader.RecordBatchTimestampType) m_io.ReadBitsIntBe(1));
                _compressionId = m_io.ReadBitsIntBe(3);
            }
            private bool f_compression;
            private RecordBatchCompression _compression;

            /// <summary>
            /// The codec by its name.
            /// </summary>
            public RecordBatchCompression Compression
            {
                get
                {
                    if (f_compression)
                        return _compression;
                    f_compression = true;
                    _compression = (RecordBatchCompression) (((KafkaRecordBatchHeader.RecordBatchCompression) CompressionId));
                    return _compression;
                }
            }
            private ulong _unusedHigh;
            private bool _unused;
            private bool _hasDeleteHorizonMs;
            private bool _isControl;
            private bool _isTransactional;
            private RecordBatchTimestampType _timestampType;
            private ulong _compressionId;
            private KafkaRecordBatchHeader m_root;
            private KafkaRecordBatchHeader m_parent;

            /// <summary>
            /// Bits 8 to 15; ignored, whatever they say.
            /// </summary>
            public ulong UnusedHigh { get { return _unusedHigh; } }

            /// <summary>
            /// Bit 7; ignored.
            /// </summary>
            public bool Unused { get { return _unused; } }

            /// <summary>
            /// Bit 6; `base_timestamp` is the delete horizon.
            /// </summary>
            public bool HasDeleteHorizonMs { get { return _hasDeleteHorizonMs; } }

            /// <summary>
            /// Bit 5; the records are control records.
            /// </summary>
            public bool IsControl { get { return _isControl; } }

            /// <summary>
            /// Bit 4; part of a transaction.
            /// </summary>
            public bool IsTransactional { get { return _isTransactional; } }

            /// <summary>
            /// Bit 3.
            /// </summary>
            public RecordBatchTimestampType TimestampType { get { return _timestampType; } }

            /// <summary>
            /// Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
            /// readable.
            /// </summary>
            public ulong CompressionId { get { return _compressionId; } }
            public KafkaRecordBatchHeader M_Root { get { return m_root; } }
            public KafkaRecordBatchHeader M_Parent { get { return m_parent; } }
        }
        private bool f_isCompressed;
        private bool _isCompressed;

        /// <summary>
        /// The records are compressed, or in an unknown codec.
        /// </summary>
        public bool IsCompressed
        {
            get
            {
                if (f_isCompressed)
                    return _isCompressed;
                f_isCompressed = true;
                _isCompressed = (bool) (Attributes.CompressionId != 0);
                return _isCompressed;
            }
        }
        private bool f_lenRecords;
        private int _lenRecords;

        /// <summary>
        /// Bytes after this header.
        /// </summary>
        public int LenRecords
        {
            get
            {
                if (f_lenRecords)
                    return _lenRecords;
                f_lenRecords = true;
                _lenRecords = (int) (LenBatch - 49);
                return _lenRecords;
            }
        }
        private long _baseOffset;
        private int _lenBatch;
        private int _partitionLeaderEpoch;
        private sbyte _magic;
        private uint _crc;
        private RecordBatchAttributes _attributes;
        private int _lastOffsetDelta;
        private long _baseTimestamp;
        private long _maxTimestamp;
        private long _producerId;
        private short _producerEpoch;
        private int _baseSequence;
        private int _numRecords;
        private KafkaRecordBatchHeader m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Offset of the batch's first record as it was produced.
        /// </summary>
        public long BaseOffset { get { return _baseOffset; } }

        /// <summary>
        /// Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
        /// these first 12.
        /// </summary>
        public int LenBatch { get { return _lenBatch; } }

        /// <summary>
        /// Epoch of the leader that appended the batch, -1 for none; outside the
        /// checksum.
        /// </summary>
        public int PartitionLeaderEpoch { get { return _partitionLeaderEpoch; } }

        /// <summary>
        /// The format of the batch.
        /// </summary>
        public sbyte Magic { get { return _magic; } }

        /// <summary>
        /// CRC-32C (Castagnoli) of all that follows this field, `attributes` to
        /// the end of the batch.
        /// </summary>
        public uint Crc { get { return _crc; } }

        /// <summary>
        /// The codec, the kind of timestamp, and three flags.
        /// </summary>
        public RecordBatchAttributes Attributes { get { return _attributes; } }

        /// <summary>
        /// The last record's offset less `base_offset`, as it was produced;
        /// compaction keeps it, also when that record is gone.
        /// </summary>
        public int LastOffsetDelta { get { return _lastOffsetDelta; } }

        /// <summary>
        /// Milliseconds since the epoch to which the records' deltas are added;
        /// -1 for none. With `has_delete_horizon_ms` it is the time from which
        /// tombstones may be removed, and the deltas count from it all the same.
        /// </summary>
        public long BaseTimestamp { get { return _baseTimestamp; } }

        /// <summary>
        /// The greatest timestamp of the records, or the append time, which then
        /// holds for each record.
        /// </summary>
        public long MaxTimestamp { get { return _maxTimestamp; } }

        /// <summary>
        /// -1 when the producer was not idempotent.
        /// </summary>
        public long ProducerId { get { return _producerId; } }

        /// <summary>
        /// -1 for none.
        /// </summary>
        public short ProducerEpoch { get { return _producerEpoch; } }

        /// <summary>
        /// Sequence number of the first record; -1 for none. It wraps to 0 after
        /// 2^31 - 1.
        /// </summary>
        public int BaseSequence { get { return _baseSequence; } }

        /// <summary>
        /// Records in the batch; 0 in a batch that compaction has emptied.
        /// </summary>
        public int NumRecords { get { return _numRecords; } }
        public KafkaRecordBatchHeader M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
