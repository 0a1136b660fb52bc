// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// One entry of a log of the formats before Kafka 0.11, or of a message set.
    /// Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
    /// end of the stream is the end of the message.
    ///
    /// When `header.is_compressed`, `value` is a compressed message set:
    /// decompress it and parse the result as `kafka_message_set`. A length below
    /// zero says null, which is not the same as empty.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch</a>
    /// </remarks>
    public partial class KafkaMessage : KaitaiStruct
    {
        public static KafkaMessage FromFile(string fileName)
        {
            return new KafkaMessage(new KaitaiStream(fileName));
        }

        public KafkaMessage(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMessage p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _header = new KafkaMessageHeader(m_io);
            _lenKey = m_io.ReadS4be();
            if (LenKey >= 0) {
                _key = m_io.ReadBytes(LenKey);
            }
            _lenValue = m_io.ReadS4be();
            if (LenValue >= 0) {
                _value = m_io.ReadBytes(LenValue);
            }
            _trailing = m_io.ReadBytesFull();
        }
        private KafkaMessageHeader _header;
        private int _lenKey;
        private byte[] _key;
        private int _lenValue;
        private byte[] _value;
        private byte[] _trailing;
        private KafkaMessage m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Everything before the key.
        /// </summary>
        public KafkaMessageHeader Header { get { return _header; } }

        /// <summary>
        /// Any value below zero means a null key.
        /// </summary>
        public int LenKey { get { return _lenKey; } }

        /// <summary>
        /// Bytes that Kafka does not interpret; absent when they are null.
        /// </summary>
        public byte[] Key { get { return _key; } }

        /// <summary>
        /// Any value below zero means a null value.
        /// </summary>
        public int LenValue { get { return _lenValue; } }

        /// <summary>
        /// The payload, or a compressed message set.
        /// </summary>
        public byte[] Value { get { return _value; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the value.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaMessage M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
