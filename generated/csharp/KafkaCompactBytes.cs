// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// Bytes after their length, which is stored plus one.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
    /// </remarks>
    public partial class KafkaCompactBytes : KaitaiStruct
    {
        public static KafkaCompactBytes FromFile(string fileName)
        {
            return new KafkaCompactBytes(new KaitaiStream(fileName));
        }

        public KafkaCompactBytes(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaCompactBytes p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _lenValuePlusOne = new KafkaUnsignedVarint(m_io);
            if (LenValuePlusOne.Value >= ((long) (1))) {
                _value = m_io.ReadBytes(((long) (LenValuePlusOne.Value - ((long) (1)))));
            }
        }
        private KafkaUnsignedVarint _lenValuePlusOne;
        private byte[] _value;
        private KafkaCompactBytes m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The length plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint LenValuePlusOne { get { return _lenValuePlusOne; } }

        /// <summary>
        /// The bytes; absent when they are null.
        /// </summary>
        public byte[] Value { get { return _value; } }
        public KafkaCompactBytes M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
