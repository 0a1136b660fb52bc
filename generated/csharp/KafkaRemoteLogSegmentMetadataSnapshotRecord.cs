// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
    /// 3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
    /// </remarks>
    public partial class KafkaRemoteLogSegmentMetadataSnapshotRecord : KaitaiStruct
    {
        public static KafkaRemoteLogSegmentMetadataSnapshotRecord FromFile(string fileName)
        {
            return new KafkaRemoteLogSegmentMetadataSnapshotRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoteLogSegmentMetadataSnapshotRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoteLogSegmentMetadataSnapshotRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _segmentId = m_io.ReadBytes(16);
            _startOffset = m_io.ReadS8be();
            _endOffset = m_io.ReadS8be();
            _brokerId = m_io.ReadS4be();
            _maxTimestampMs = m_io.ReadS8be();
            _eventTimestampMs = m_io.ReadS8be();
            _numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumSegmentLeaderEpochsPlusOne.Value >= ((long) (1))) {
                _segmentLeaderEpochs = new List<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>();
                for (var i = 0; i < ((long) (NumSegmentLeaderEpochsPlusOne.Value - ((long) (1)))); i++)
                {
                    _segmentLeaderEpochs.Add(new RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(m_io, this, m_root));
                }
            }
            _segmentSizeInBytes = m_io.ReadS4be();
            _customMetadata = new KafkaCompactBytes(m_io);
            _remoteLogSegmentState = m_io.ReadS1();
            _taggedFields = new RemoteLogSegmentMetadataSnapshotRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataSnapshotRecord p__parent = null, KafkaRemoteLogSegmentMetadataSnapshotRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _leaderEpoch = m_io.ReadS4be();
                _offset = m_io.ReadS8be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private int _leaderEpoch;
            private long _offset;
            private KafkaTaggedFields _taggedFields;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_root;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_parent;

            /// <summary>
            /// `int32`, since Kafka 3.5.
            /// </summary>
            public int LeaderEpoch { get { return _leaderEpoch; } }

            /// <summary>
            /// `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long Offset { get { return _offset; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `remote_log_segment_metadata_snapshot_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataSnapshotRecordTaggedField : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataSnapshotRecordTaggedField FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataSnapshotRecordTaggedField(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataSnapshotRecordTaggedField(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields p__parent = null, KafkaRemoteLogSegmentMetadataSnapshotRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _tag = new KafkaUnsignedVarint(m_io);
                _lenData = new KafkaUnsignedVarint(m_io);
                if (Tag.Value == 0) {
                    __raw_txnIndexEmpty = m_io.ReadBytes(LenData.Value);
                    var io___raw_txnIndexEmpty = new KaitaiStream(__raw_txnIndexEmpty);
                    _txnIndexEmpty = new RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(io___raw_txnIndexEmpty, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag _txnIndexEmpty;
            private byte[] _unknownData;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_root;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields m_parent;
            private byte[] __raw_txnIndexEmpty;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `bool`, since Kafka 4.0. Tag 0.
            /// </summary>
            public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag TxnIndexEmpty { get { return _txnIndexEmpty; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawTxnIndexEmpty { get { return __raw_txnIndexEmpty; } }
        }

        /// <summary>
        /// The tagged fields of `remote_log_segment_metadata_snapshot_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataSnapshotRecordTaggedFields : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataSnapshotRecordTaggedFields FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataSnapshotRecordTaggedFields(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataSnapshotRecordTaggedFields(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataSnapshotRecord p__parent = null, KafkaRemoteLogSegmentMetadataSnapshotRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<RemoteLogSegmentMetadataSnapshotRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new RemoteLogSegmentMetadataSnapshotRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<RemoteLogSegmentMetadataSnapshotRecordTaggedField> _fields;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_root;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<RemoteLogSegmentMetadataSnapshotRecordTaggedField> Fields { get { return _fields; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `TxnIndexEmpty`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField p__parent = null, KafkaRemoteLogSegmentMetadataSnapshotRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _txnIndexEmpty = m_io.ReadU1();
            }
            private byte _txnIndexEmpty;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord m_root;
            private KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField m_parent;

            /// <summary>
            /// `bool`, since Kafka 4.0. Tag 0.
            /// </summary>
            public byte TxnIndexEmpty { get { return _txnIndexEmpty; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private byte[] _segmentId;
        private long _startOffset;
        private long _endOffset;
        private int _brokerId;
        private long _maxTimestampMs;
        private long _eventTimestampMs;
        private KafkaUnsignedVarint _numSegmentLeaderEpochsPlusOne;
        private List<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry> _segmentLeaderEpochs;
        private int _segmentSizeInBytes;
        private KafkaCompactBytes _customMetadata;
        private sbyte _remoteLogSegmentState;
        private RemoteLogSegmentMetadataSnapshotRecordTaggedFields _taggedFields;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 3.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `uuid`, since Kafka 3.5.
        /// </summary>
        public byte[] SegmentId { get { return _segmentId; } }

        /// <summary>
        /// `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long StartOffset { get { return _startOffset; } }

        /// <summary>
        /// `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EndOffset { get { return _endOffset; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long MaxTimestampMs { get { return _maxTimestampMs; } }

        /// <summary>
        /// `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EventTimestampMs { get { return _eventTimestampMs; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumSegmentLeaderEpochsPlusOne { get { return _numSegmentLeaderEpochsPlusOne; } }

        /// <summary>
        /// `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
        /// </summary>
        public List<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry> SegmentLeaderEpochs { get { return _segmentLeaderEpochs; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int SegmentSizeInBytes { get { return _segmentSizeInBytes; } }

        /// <summary>
        /// `bytes`, since Kafka 3.6. Null unless it is given. May be null.
        /// </summary>
        public KafkaCompactBytes CustomMetadata { get { return _customMetadata; } }

        /// <summary>
        /// `int8`, since Kafka 3.5.
        /// </summary>
        public sbyte RemoteLogSegmentState { get { return _remoteLogSegmentState; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public RemoteLogSegmentMetadataSnapshotRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoteLogSegmentMetadataSnapshotRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
