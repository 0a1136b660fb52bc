// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
    /// 3.6.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
    /// </remarks>
    public partial class KafkaBeginTransactionRecord : KaitaiStruct
    {
        public static KafkaBeginTransactionRecord FromFile(string fileName)
        {
            return new KafkaBeginTransactionRecord(new KaitaiStream(fileName));
        }

        public KafkaBeginTransactionRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaBeginTransactionRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _taggedFields = new BeginTransactionRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// The bytes of the tagged field `Name`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
        /// </remarks>
        public partial class BeginTransactionRecordNameTag : KaitaiStruct
        {
            public static BeginTransactionRecordNameTag FromFile(string fileName)
            {
                return new BeginTransactionRecordNameTag(new KaitaiStream(fileName));
            }

            public BeginTransactionRecordNameTag(KaitaiStream p__io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField p__parent = null, KafkaBeginTransactionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
            }
            private KafkaCompactString _name;
            private KafkaBeginTransactionRecord m_root;
            private KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField m_parent;

            /// <summary>
            /// `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
            /// null.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }
            public KafkaBeginTransactionRecord M_Root { get { return m_root; } }
            public KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `begin_transaction_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
        /// </remarks>
        public partial class BeginTransactionRecordTaggedField : KaitaiStruct
        {
            public static BeginTransactionRecordTaggedField FromFile(string fileName)
            {
                return new BeginTransactionRecordTaggedField(new KaitaiStream(fileName));
            }

            public BeginTransactionRecordTaggedField(KaitaiStream p__io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields p__parent = null, KafkaBeginTransactionRecord p__root = null) : base(p__io)
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
                    __raw_name = m_io.ReadBytes(LenData.Value);
                    var io___raw_name = new KaitaiStream(__raw_name);
                    _name = new BeginTransactionRecordNameTag(io___raw_name, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private BeginTransactionRecordNameTag _name;
            private byte[] _unknownData;
            private KafkaBeginTransactionRecord m_root;
            private KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields m_parent;
            private byte[] __raw_name;

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
            public BeginTransactionRecordNameTag Name { get { return _name; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaBeginTransactionRecord M_Root { get { return m_root; } }
            public KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawName { get { return __raw_name; } }
        }

        /// <summary>
        /// The tagged fields of `begin_transaction_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
        /// </remarks>
        public partial class BeginTransactionRecordTaggedFields : KaitaiStruct
        {
            public static BeginTransactionRecordTaggedFields FromFile(string fileName)
            {
                return new BeginTransactionRecordTaggedFields(new KaitaiStream(fileName));
            }

            public BeginTransactionRecordTaggedFields(KaitaiStream p__io, KafkaBeginTransactionRecord p__parent = null, KafkaBeginTransactionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<BeginTransactionRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new BeginTransactionRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<BeginTransactionRecordTaggedField> _fields;
            private KafkaBeginTransactionRecord m_root;
            private KafkaBeginTransactionRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<BeginTransactionRecordTaggedField> Fields { get { return _fields; } }
            public KafkaBeginTransactionRecord M_Root { get { return m_root; } }
            public KafkaBeginTransactionRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private BeginTransactionRecordTaggedFields _taggedFields;
        private KafkaBeginTransactionRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 23.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public BeginTransactionRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaBeginTransactionRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
