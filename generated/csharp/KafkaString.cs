// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
    /// what is not UTF-8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING</a>
    /// </remarks>
    public partial class KafkaString : KaitaiStruct
    {
        public static KafkaString FromFile(string fileName)
        {
            return new KafkaString(new KaitaiStream(fileName));
        }

        public KafkaString(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaString p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _lenValue = m_io.ReadS2be();
            if (LenValue >= 0) {
                _value = m_io.ReadBytes(LenValue);
            }
        }
        private short _lenValue;
        private byte[] _value;
        private KafkaString m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Bytes of the text; any value below zero means null.
        /// </summary>
        public short LenValue { get { return _lenValue; } }

        /// <summary>
        /// The text; absent when it is null.
        /// </summary>
        public byte[] Value { get { return _value; } }
        public KafkaString M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
