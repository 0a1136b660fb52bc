// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// A key and a value that travel with a record. The key is text in UTF-8,
    /// kept as bytes here, because Kafka accepts any bytes and replaces malformed
    /// ones.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#recordheader">Apache Kafka documentation, 5.3.2.1 Record Header</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readHeaders</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers">KIP-82</a>
    /// </remarks>
    public partial class KafkaHeader : KaitaiStruct
    {
        public static KafkaHeader FromFile(string fileName)
        {
            return new KafkaHeader(new KaitaiStream(fileName));
        }

        public KafkaHeader(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaHeader p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _lenKey = new KafkaVarint(m_io);
            _key = m_io.ReadBytes(LenKey.Value);
            _lenValue = new KafkaVarint(m_io);
            if (LenValue.Value >= 0) {
                _value = m_io.ReadBytes(LenValue.Value);
            }
        }
        private KafkaVarint _lenKey;
        private byte[] _key;
        private KafkaVarint _lenValue;
        private byte[] _value;
        private KafkaHeader m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Never null, but may be empty.
        /// </summary>
        public KafkaVarint LenKey { get { return _lenKey; } }

        /// <summary>
        /// The name; a record may have several headers of one name.
        /// </summary>
        public byte[] Key { get { return _key; } }

        /// <summary>
        /// Any value below zero means a null value.
        /// </summary>
        public KafkaVarint LenValue { get { return _lenValue; } }

        /// <summary>
        /// Bytes that Kafka does not interpret; absent when they are null.
        /// </summary>
        public byte[] Value { get { return _value; } }
        public KafkaHeader M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
