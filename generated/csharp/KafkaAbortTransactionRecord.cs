// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
    /// 3.6.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
    /// </remarks>
    public partial class KafkaAbortTransactionRecord : KaitaiStruct
    {
        public static KafkaAbortTransactionRecord FromFile(string fileName)
        {
            return new KafkaAbortTransactionRecord(new KaitaiStream(fileName));
        }

        public KafkaAbortTransactionRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaAbortTransactionRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _taggedFields = new AbortTransactionRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// The bytes of the tagged field `Reason`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
        /// </remarks>
        public partial class AbortTransactionRecordReasonTag : KaitaiStruct
        {
            public static AbortTransactionRecordReasonTag FromFile(string fileName)
            {
                return new AbortTransactionRecordReasonTag(new KaitaiStream(fileName));
            }

            public AbortTransactionRecordReasonTag(KaitaiStream p__io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField p__parent = null, KafkaAbortTransactionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _reason = new KafkaCompactString(m_io);
            }
            private KafkaCompactString _reason;
            private KafkaAbortTransactionRecord m_root;
            private KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField m_parent;

            /// <summary>
            /// `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
            /// null.
            /// </summary>
            public KafkaCompactString Reason { get { return _reason; } }
            public KafkaAbortTransactionRecord M_Root { get { return m_root; } }
            public KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `abort_transaction_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
        /// </remarks>
        public partial class AbortTransactionRecordTaggedField : KaitaiStruct
        {
            public static AbortTransactionRecordTaggedField FromFile(string fileName)
            {
                return new AbortTransactionRecordTaggedField(new KaitaiStream(fileName));
            }

            public AbortTransactionRecordTaggedField(KaitaiStream p__io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields p__parent = null, KafkaAbortTransactionRecord p__root = null) : base(p__io)
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
                    __raw_reason = m_io.ReadBytes(LenData.Value);
                    var io___raw_reason = new KaitaiStream(__raw_reason);
                    _reason = new AbortTransactionRecordReasonTag(io___raw_reason, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private AbortTransactionRecordReasonTag _reason;
            private byte[] _unknownData;
            private KafkaAbortTransactionRecord m_root;
            private KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields m_parent;
            private byte[] __raw_reason;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
            /// null.
            /// </summary>
            public AbortTransactionRecordReasonTag Reason { get { return _reason; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaAbortTransactionRecord M_Root { get { return m_root; } }
            public KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawReason { get { return __raw_reason; } }
        }

        /// <summary>
        /// The tagged fields of `abort_transaction_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
        /// </remarks>
        public partial class AbortTransactionRecordTaggedFields : KaitaiStruct
        {
            public static AbortTransactionRecordTaggedFields FromFile(string fileName)
            {
                return new AbortTransactionRecordTaggedFields(new KaitaiStream(fileName));
            }

            public AbortTransactionRecordTaggedFields(KaitaiStream p__io, KafkaAbortTransactionRecord p__parent = null, KafkaAbortTransactionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<AbortTransactionRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new AbortTransactionRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<AbortTransactionRecordTaggedField> _fields;
            private KafkaAbortTransactionRecord m_root;
            private KafkaAbortTransactionRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<AbortTransactionRecordTaggedField> Fields { get { return _fields; } }
            public KafkaAbortTransactionRecord M_Root { get { return m_root; } }
            public KafkaAbortTransactionRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private AbortTransactionRecordTaggedFields _taggedFields;
        private KafkaAbortTransactionRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 25.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public AbortTransactionRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaAbortTransactionRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
