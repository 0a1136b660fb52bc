// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// Bytes after their length.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES</a>
    /// </remarks>
    public partial class KafkaBytes : KaitaiStruct
    {
        public static KafkaBytes FromFile(string fileName)
        {
            return new KafkaBytes(new KaitaiStream(fileName));
        }

        public KafkaBytes(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaBytes p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _lenValue = m_io.ReadS4be();
            if (LenValue >= 0) {
                _value = m_io.ReadBytes(LenValue);
            }
        }
        private int _lenValue;
        private byte[] _value;
        private KafkaBytes m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// How many bytes; any value below zero means null.
        /// </summary>
        public int LenValue { get { return _lenValue; } }

        /// <summary>
        /// The bytes; absent when they are null.
        /// </summary>
        public byte[] Value { get { return _value; } }
        public KafkaBytes M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
