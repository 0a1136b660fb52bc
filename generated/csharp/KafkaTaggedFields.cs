// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// Optional fields at the end of a structure of a flexible message. None is
    /// known for control records; what comes is kept as bytes.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
    /// </remarks>
    public partial class KafkaTaggedFields : KaitaiStruct
    {
        public static KafkaTaggedFields FromFile(string fileName)
        {
            return new KafkaTaggedFields(new KaitaiStream(fileName));
        }

        public KafkaTaggedFields(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTaggedFields p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _numFields = new KafkaUnsignedVarint(m_io);
            _fields = new List<TaggedField>();
            for (var i = 0; i < NumFields.Value; i++)
            {
                _fields.Add(new TaggedField(m_io, this, m_root));
            }
        }

        /// <summary>
        /// One field.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
        /// </remarks>
        public partial class TaggedField : KaitaiStruct
        {
            public static TaggedField FromFile(string fileName)
            {
                return new TaggedField(new KaitaiStream(fileName));
            }

            public TaggedField(KaitaiStream p__io, KafkaTaggedFields p__parent = null, KafkaTaggedFields p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _tag = new KafkaUnsignedVarint(m_io);
                _lenData = new KafkaUnsignedVarint(m_io);
                _data = m_io.ReadBytes(LenData.Value);
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private byte[] _data;
            private KafkaTaggedFields m_root;
            private KafkaTaggedFields m_parent;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// The field as it is.
            /// </summary>
            public byte[] Data { get { return _data; } }
            public KafkaTaggedFields M_Root { get { return m_root; } }
            public KafkaTaggedFields M_Parent { get { return m_parent; } }
        }
        private KafkaUnsignedVarint _numFields;
        private List<TaggedField> _fields;
        private KafkaTaggedFields m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// How many follow.
        /// </summary>
        public KafkaUnsignedVarint NumFields { get { return _numFields; } }

        /// <summary>
        /// Ascending by tag.
        /// </summary>
        public List<TaggedField> Fields { get { return _fields; } }
        public KafkaTaggedFields M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
