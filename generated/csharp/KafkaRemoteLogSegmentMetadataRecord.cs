// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
    /// 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
    /// </remarks>
    public partial class KafkaRemoteLogSegmentMetadataRecord : KaitaiStruct
    {
        public static KafkaRemoteLogSegmentMetadataRecord FromFile(string fileName)
        {
            return new KafkaRemoteLogSegmentMetadataRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoteLogSegmentMetadataRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _remoteLogSegmentId = new RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(m_io, this, m_root);
            _startOffset = m_io.ReadS8be();
            _endOffset = m_io.ReadS8be();
            _brokerId = m_io.ReadS4be();
            _maxTimestampMs = m_io.ReadS8be();
            _eventTimestampMs = m_io.ReadS8be();
            _numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumSegmentLeaderEpochsPlusOne.Value >= ((long) (1))) {
                _segmentLeaderEpochs = new List<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>();
                for (var i = 0; i < ((long) (NumSegmentLeaderEpochsPlusOne.Value - ((long) (1)))); i++)
                {
                    _segmentLeaderEpochs.Add(new RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(m_io, this, m_root));
                }
            }
            _segmentSizeInBytes = m_io.ReadS4be();
            _customMetadata = new KafkaCompactBytes(m_io);
            _remoteLogSegmentState = m_io.ReadS1();
            _taggedFields = new RemoteLogSegmentMetadataRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicIdPartition = new RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(m_io, this, m_root);
                _id = m_io.ReadBytes(16);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private RemoteLogSegmentMetadataRecordTopicIdPartitionEntry _topicIdPartition;
            private byte[] _id;
            private KafkaTaggedFields _taggedFields;
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord m_parent;

            /// <summary>
            /// `TopicIdPartitionEntry`, since Kafka 3.0.
            /// </summary>
            public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry TopicIdPartition { get { return _topicIdPartition; } }

            /// <summary>
            /// `uuid`, since Kafka 3.0.
            /// </summary>
            public byte[] Id { get { return _id; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
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
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord m_parent;

            /// <summary>
            /// `int32`, since Kafka 3.0.
            /// </summary>
            public int LeaderEpoch { get { return _leaderEpoch; } }

            /// <summary>
            /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long Offset { get { return _offset; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `remote_log_segment_metadata_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordTaggedField : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordTaggedField FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordTaggedField(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordTaggedField(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
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
                    _txnIndexEmpty = new RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(io___raw_txnIndexEmpty, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private RemoteLogSegmentMetadataRecordTxnIndexEmptyTag _txnIndexEmpty;
            private byte[] _unknownData;
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields m_parent;
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
            public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag TxnIndexEmpty { get { return _txnIndexEmpty; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawTxnIndexEmpty { get { return __raw_txnIndexEmpty; } }
        }

        /// <summary>
        /// The tagged fields of `remote_log_segment_metadata_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordTaggedFields : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordTaggedFields FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordTaggedFields(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordTaggedFields(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<RemoteLogSegmentMetadataRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new RemoteLogSegmentMetadataRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<RemoteLogSegmentMetadataRecordTaggedField> _fields;
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<RemoteLogSegmentMetadataRecordTaggedField> Fields { get { return _fields; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordTopicIdPartitionEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordTopicIdPartitionEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _id = m_io.ReadBytes(16);
                _partition = m_io.ReadS4be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private byte[] _id;
            private int _partition;
            private KafkaTaggedFields _taggedFields;
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry m_parent;

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `uuid`, since Kafka 3.0.
            /// </summary>
            public byte[] Id { get { return _id; } }

            /// <summary>
            /// `int32`, since Kafka 3.0.
            /// </summary>
            public int Partition { get { return _partition; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `TxnIndexEmpty`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataRecordTxnIndexEmptyTag : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataRecordTxnIndexEmptyTag FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField p__parent = null, KafkaRemoteLogSegmentMetadataRecord p__root = null) : base(p__io)
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
            private KafkaRemoteLogSegmentMetadataRecord m_root;
            private KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField m_parent;

            /// <summary>
            /// `bool`, since Kafka 4.0. Tag 0.
            /// </summary>
            public byte TxnIndexEmpty { get { return _txnIndexEmpty; } }
            public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry _remoteLogSegmentId;
        private long _startOffset;
        private long _endOffset;
        private int _brokerId;
        private long _maxTimestampMs;
        private long _eventTimestampMs;
        private KafkaUnsignedVarint _numSegmentLeaderEpochsPlusOne;
        private List<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry> _segmentLeaderEpochs;
        private int _segmentSizeInBytes;
        private KafkaCompactBytes _customMetadata;
        private sbyte _remoteLogSegmentState;
        private RemoteLogSegmentMetadataRecordTaggedFields _taggedFields;
        private KafkaRemoteLogSegmentMetadataRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 0.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `RemoteLogSegmentIdEntry`, since Kafka 3.0.
        /// </summary>
        public RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry RemoteLogSegmentId { get { return _remoteLogSegmentId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long StartOffset { get { return _startOffset; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EndOffset { get { return _endOffset; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long MaxTimestampMs { get { return _maxTimestampMs; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EventTimestampMs { get { return _eventTimestampMs; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumSegmentLeaderEpochsPlusOne { get { return _numSegmentLeaderEpochsPlusOne; } }

        /// <summary>
        /// `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
        /// </summary>
        public List<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry> SegmentLeaderEpochs { get { return _segmentLeaderEpochs; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int SegmentSizeInBytes { get { return _segmentSizeInBytes; } }

        /// <summary>
        /// `bytes`, since Kafka 3.6. Null unless it is given. May be null.
        /// </summary>
        public KafkaCompactBytes CustomMetadata { get { return _customMetadata; } }

        /// <summary>
        /// `int8`, since Kafka 3.0.
        /// </summary>
        public sbyte RemoteLogSegmentState { get { return _remoteLogSegmentState; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public RemoteLogSegmentMetadataRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoteLogSegmentMetadataRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
