// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
    /// Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
    /// </remarks>
    public partial class KafkaShareSnapshotValue : KaitaiStruct
    {
        public static KafkaShareSnapshotValue FromFile(string fileName)
        {
            return new KafkaShareSnapshotValue(new KaitaiStream(fileName));
        }

        public KafkaShareSnapshotValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareSnapshotValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            if (!(_messageVersion >= 0))
            {
                throw new ValidationLessThanError(0, _messageVersion, m_io, "/seq/0");
            }
            if (!(_messageVersion <= 0))
            {
                throw new ValidationGreaterThanError(0, _messageVersion, m_io, "/seq/0");
            }
            _snapshotEpoch = m_io.ReadS4be();
            _stateEpoch = m_io.ReadS4be();
            _leaderEpoch = m_io.ReadS4be();
            _startOffset = m_io.ReadS8be();
            _createTimestamp = m_io.ReadS8be();
            _writeTimestamp = m_io.ReadS8be();
            _numStateBatchesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumStateBatchesPlusOne.Value >= ((long) (1))) {
                _stateBatches = new List<ShareSnapshotValueStateBatch>();
                for (var i = 0; i < ((long) (NumStateBatchesPlusOne.Value - ((long) (1)))); i++)
                {
                    _stateBatches.Add(new ShareSnapshotValueStateBatch(m_io, this, m_root));
                }
            }
            _taggedFields = new ShareSnapshotValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `DeliveryCompleteCount`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
        /// </remarks>
        public partial class ShareSnapshotValueDeliveryCompleteCountTag : KaitaiStruct
        {
            public static ShareSnapshotValueDeliveryCompleteCountTag FromFile(string fileName)
            {
                return new ShareSnapshotValueDeliveryCompleteCountTag(new KaitaiStream(fileName));
            }

            public ShareSnapshotValueDeliveryCompleteCountTag(KaitaiStream p__io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedField p__parent = null, KafkaShareSnapshotValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _deliveryCompleteCount = m_io.ReadS4be();
            }
            private int _deliveryCompleteCount;
            private KafkaShareSnapshotValue m_root;
            private KafkaShareSnapshotValue.ShareSnapshotValueTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
            /// </summary>
            public int DeliveryCompleteCount { get { return _deliveryCompleteCount; } }
            public KafkaShareSnapshotValue M_Root { get { return m_root; } }
            public KafkaShareSnapshotValue.ShareSnapshotValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `StateBatch` of `ShareSnapshotValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue, StateBatch</a>
        /// </remarks>
        public partial class ShareSnapshotValueStateBatch : KaitaiStruct
        {
            public static ShareSnapshotValueStateBatch FromFile(string fileName)
            {
                return new ShareSnapshotValueStateBatch(new KaitaiStream(fileName));
            }

            public ShareSnapshotValueStateBatch(KaitaiStream p__io, KafkaShareSnapshotValue p__parent = null, KafkaShareSnapshotValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _firstOffset = m_io.ReadS8be();
                _lastOffset = m_io.ReadS8be();
                _deliveryState = m_io.ReadS1();
                _deliveryCount = m_io.ReadS2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private long _firstOffset;
            private long _lastOffset;
            private sbyte _deliveryState;
            private short _deliveryCount;
            private KafkaTaggedFields _taggedFields;
            private KafkaShareSnapshotValue m_root;
            private KafkaShareSnapshotValue m_parent;

            /// <summary>
            /// `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long FirstOffset { get { return _firstOffset; } }

            /// <summary>
            /// `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long LastOffset { get { return _lastOffset; } }

            /// <summary>
            /// `int8`, since Kafka 3.9.
            /// </summary>
            public sbyte DeliveryState { get { return _deliveryState; } }

            /// <summary>
            /// `int16`, since Kafka 3.9.
            /// </summary>
            public short DeliveryCount { get { return _deliveryCount; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaShareSnapshotValue M_Root { get { return m_root; } }
            public KafkaShareSnapshotValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `share_snapshot_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
        /// </remarks>
        public partial class ShareSnapshotValueTaggedField : KaitaiStruct
        {
            public static ShareSnapshotValueTaggedField FromFile(string fileName)
            {
                return new ShareSnapshotValueTaggedField(new KaitaiStream(fileName));
            }

            public ShareSnapshotValueTaggedField(KaitaiStream p__io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields p__parent = null, KafkaShareSnapshotValue p__root = null) : base(p__io)
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
                    __raw_deliveryCompleteCount = m_io.ReadBytes(LenData.Value);
                    var io___raw_deliveryCompleteCount = new KaitaiStream(__raw_deliveryCompleteCount);
                    _deliveryCompleteCount = new ShareSnapshotValueDeliveryCompleteCountTag(io___raw_deliveryCompleteCount, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ShareSnapshotValueDeliveryCompleteCountTag _deliveryCompleteCount;
            private byte[] _unknownData;
            private KafkaShareSnapshotValue m_root;
            private KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields m_parent;
            private byte[] __raw_deliveryCompleteCount;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
            /// </summary>
            public ShareSnapshotValueDeliveryCompleteCountTag DeliveryCompleteCount { get { return _deliveryCompleteCount; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaShareSnapshotValue M_Root { get { return m_root; } }
            public KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawDeliveryCompleteCount { get { return __raw_deliveryCompleteCount; } }
        }

        /// <summary>
        /// The tagged fields of `share_snapshot_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
        /// </remarks>
        public partial class ShareSnapshotValueTaggedFields : KaitaiStruct
        {
            public static ShareSnapshotValueTaggedFields FromFile(string fileName)
            {
                return new ShareSnapshotValueTaggedFields(new KaitaiStream(fileName));
            }

            public ShareSnapshotValueTaggedFields(KaitaiStream p__io, KafkaShareSnapshotValue p__parent = null, KafkaShareSnapshotValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ShareSnapshotValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ShareSnapshotValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ShareSnapshotValueTaggedField> _fields;
            private KafkaShareSnapshotValue m_root;
            private KafkaShareSnapshotValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ShareSnapshotValueTaggedField> Fields { get { return _fields; } }
            public KafkaShareSnapshotValue M_Root { get { return m_root; } }
            public KafkaShareSnapshotValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _snapshotEpoch;
        private int _stateEpoch;
        private int _leaderEpoch;
        private long _startOffset;
        private long _createTimestamp;
        private long _writeTimestamp;
        private KafkaUnsignedVarint _numStateBatchesPlusOne;
        private List<ShareSnapshotValueStateBatch> _stateBatches;
        private ShareSnapshotValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareSnapshotValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 3.9.
        /// </summary>
        public int SnapshotEpoch { get { return _snapshotEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 3.9.
        /// </summary>
        public int StateEpoch { get { return _stateEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 3.9.
        /// </summary>
        public int LeaderEpoch { get { return _leaderEpoch; } }

        /// <summary>
        /// `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long StartOffset { get { return _startOffset; } }

        /// <summary>
        /// `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long CreateTimestamp { get { return _createTimestamp; } }

        /// <summary>
        /// `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long WriteTimestamp { get { return _writeTimestamp; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumStateBatchesPlusOne { get { return _numStateBatchesPlusOne; } }

        /// <summary>
        /// `[]StateBatch`, since Kafka 3.9.
        /// </summary>
        public List<ShareSnapshotValueStateBatch> StateBatches { get { return _stateBatches; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ShareSnapshotValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareSnapshotValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
