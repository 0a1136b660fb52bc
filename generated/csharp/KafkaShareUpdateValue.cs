// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
    /// Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
    /// </remarks>
    public partial class KafkaShareUpdateValue : KaitaiStruct
    {
        public static KafkaShareUpdateValue FromFile(string fileName)
        {
            return new KafkaShareUpdateValue(new KaitaiStream(fileName));
        }

        public KafkaShareUpdateValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareUpdateValue p__root = null) : base(p__io)
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
            _leaderEpoch = m_io.ReadS4be();
            _startOffset = m_io.ReadS8be();
            _numStateBatchesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumStateBatchesPlusOne.Value >= ((long) (1))) {
                _stateBatches = new List<ShareUpdateValueStateBatch>();
                for (var i = 0; i < ((long) (NumStateBatchesPlusOne.Value - ((long) (1)))); i++)
                {
                    _stateBatches.Add(new ShareUpdateValueStateBatch(m_io, this, m_root));
                }
            }
            _taggedFields = new ShareUpdateValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `DeliveryCompleteCount`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
        /// </remarks>
        public partial class ShareUpdateValueDeliveryCompleteCountTag : KaitaiStruct
        {
            public static ShareUpdateValueDeliveryCompleteCountTag FromFile(string fileName)
            {
                return new ShareUpdateValueDeliveryCompleteCountTag(new KaitaiStream(fileName));
            }

            public ShareUpdateValueDeliveryCompleteCountTag(KaitaiStream p__io, KafkaShareUpdateValue.ShareUpdateValueTaggedField p__parent = null, KafkaShareUpdateValue p__root = null) : base(p__io)
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
            private KafkaShareUpdateValue m_root;
            private KafkaShareUpdateValue.ShareUpdateValueTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
            /// </summary>
            public int DeliveryCompleteCount { get { return _deliveryCompleteCount; } }
            public KafkaShareUpdateValue M_Root { get { return m_root; } }
            public KafkaShareUpdateValue.ShareUpdateValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `StateBatch` of `ShareUpdateValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue, StateBatch</a>
        /// </remarks>
        public partial class ShareUpdateValueStateBatch : KaitaiStruct
        {
            public static ShareUpdateValueStateBatch FromFile(string fileName)
            {
                return new ShareUpdateValueStateBatch(new KaitaiStream(fileName));
            }

            public ShareUpdateValueStateBatch(KaitaiStream p__io, KafkaShareUpdateValue p__parent = null, KafkaShareUpdateValue p__root = null) : base(p__io)
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
            private KafkaShareUpdateValue m_root;
            private KafkaShareUpdateValue m_parent;

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
            public KafkaShareUpdateValue M_Root { get { return m_root; } }
            public KafkaShareUpdateValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `share_update_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
        /// </remarks>
        public partial class ShareUpdateValueTaggedField : KaitaiStruct
        {
            public static ShareUpdateValueTaggedField FromFile(string fileName)
            {
                return new ShareUpdateValueTaggedField(new KaitaiStream(fileName));
            }

            public ShareUpdateValueTaggedField(KaitaiStream p__io, KafkaShareUpdateValue.ShareUpdateValueTaggedFields p__parent = null, KafkaShareUpdateValue p__root = null) : base(p__io)
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
                    _deliveryCompleteCount = new ShareUpdateValueDeliveryCompleteCountTag(io___raw_deliveryCompleteCount, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ShareUpdateValueDeliveryCompleteCountTag _deliveryCompleteCount;
            private byte[] _unknownData;
            private KafkaShareUpdateValue m_root;
            private KafkaShareUpdateValue.ShareUpdateValueTaggedFields m_parent;
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
            public ShareUpdateValueDeliveryCompleteCountTag DeliveryCompleteCount { get { return _deliveryCompleteCount; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaShareUpdateValue M_Root { get { return m_root; } }
            public KafkaShareUpdateValue.ShareUpdateValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawDeliveryCompleteCount { get { return __raw_deliveryCompleteCount; } }
        }

        /// <summary>
        /// The tagged fields of `share_update_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
        /// </remarks>
        public partial class ShareUpdateValueTaggedFields : KaitaiStruct
        {
            public static ShareUpdateValueTaggedFields FromFile(string fileName)
            {
                return new ShareUpdateValueTaggedFields(new KaitaiStream(fileName));
            }

            public ShareUpdateValueTaggedFields(KaitaiStream p__io, KafkaShareUpdateValue p__parent = null, KafkaShareUpdateValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ShareUpdateValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ShareUpdateValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ShareUpdateValueTaggedField> _fields;
            private KafkaShareUpdateValue m_root;
            private KafkaShareUpdateValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ShareUpdateValueTaggedField> Fields { get { return _fields; } }
            public KafkaShareUpdateValue M_Root { get { return m_root; } }
            public KafkaShareUpdateValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _snapshotEpoch;
        private int _leaderEpoch;
        private long _startOffset;
        private KafkaUnsignedVarint _numStateBatchesPlusOne;
        private List<ShareUpdateValueStateBatch> _stateBatches;
        private ShareUpdateValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareUpdateValue m_root;
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
        public int LeaderEpoch { get { return _leaderEpoch; } }

        /// <summary>
        /// `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long StartOffset { get { return _startOffset; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumStateBatchesPlusOne { get { return _numStateBatchesPlusOne; } }

        /// <summary>
        /// `[]StateBatch`, since Kafka 3.9.
        /// </summary>
        public List<ShareUpdateValueStateBatch> StateBatches { get { return _stateBatches; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ShareUpdateValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareUpdateValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
