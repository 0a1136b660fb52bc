// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// One message as Kafka 0.7 and before wrote it, with its length. It has
    /// neither an offset nor a key nor a time, and its magic stands where later
    /// formats have the offset: nothing in the bytes tells the two apart, so this
    /// grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
    /// `len_message`: the end of the stream is the end of the message.
    ///
    /// When the compression is not `none`, `payload` is a compressed message set:
    /// decompress it and parse the result as `kafka_message_set_0_7`.
    ///
    /// Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
    /// of 100 messages of magic 0 among its tests
    /// (`test-kafka-logs/MagicByte0-0`).
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala">CompressionCodec</a>
    /// </remarks>
    public partial class KafkaMessage07 : KaitaiStruct
    {
        public static KafkaMessage07 FromFile(string fileName)
        {
            return new KafkaMessage07(new KaitaiStream(fileName));
        }


        public enum Message07Compression
        {
            None = 0,
            Gzip = 1,
            Snappy = 2,
        }
        public KafkaMessage07(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMessage07 p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _lenMessage = m_io.ReadS4be();
            if (!(_lenMessage >= 5))
            {
                throw new ValidationLessThanError(5, _lenMessage, m_io, "/seq/0");
            }
            _magic = m_io.ReadS1();
            if (!(_magic >= 0))
            {
                throw new ValidationLessThanError(0, _magic, m_io, "/seq/1");
            }
            if (!(_magic <= 1))
            {
                throw new ValidationGreaterThanError(1, _magic, m_io, "/seq/1");
            }
            if (Magic == 1) {
                _attributes = new Message07Attributes(m_io, this, m_root);
            }
            _crc = m_io.ReadU4be();
            _payload = m_io.ReadBytesFull();
        }

        /// <summary>
        /// One byte of flags, the highest bit first; magic 1 only.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message.CompressionCodeMask</a>
        /// </remarks>
        public partial class Message07Attributes : KaitaiStruct
        {
            public static Message07Attributes FromFile(string fileName)
            {
                return new Message07Attributes(new KaitaiStream(fileName));
            }

            public Message07Attributes(KaitaiStream p__io, KafkaMessage07 p__parent = null, KafkaMessage07 p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_compression = false;
                _read();
            }
            private void _read()
            {
                _unused = m_io.ReadBitsIntBe(6);
                _compressionId = m_io.ReadBitsIntBe(2);
            }
            private bool f_compression;
            private Message07Compression _compression;

            /// <summary>
            /// The codec by its name.
            /// </summary>
            public Message07Compression Compression
            {
                get
                {
                    if (f_compression)
                        return _compression;
                    f_compression = true;
                    _compression = (Message07Compression) (((KafkaMessage07.Message07Compression) CompressionId));
                    return _compression;
                }
            }
            private ulong _unused;
            private ulong _compressionId;
            private KafkaMessage07 m_root;
            private KafkaMessage07 m_parent;

            /// <summary>
            /// Bits 2 to 7; ignored.
            /// </summary>
            public ulong Unused { get { return _unused; } }

            /// <summary>
            /// Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
            /// </summary>
            public ulong CompressionId { get { return _compressionId; } }
            public KafkaMessage07 M_Root { get { return m_root; } }
            public KafkaMessage07 M_Parent { get { return m_parent; } }
        }
        private int _lenMessage;
        private sbyte _magic;
        private Message07Attributes _attributes;
        private uint _crc;
        private byte[] _payload;
        private KafkaMessage07 m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Bytes that follow this field; at least Message.MinHeaderSize.
        /// </summary>
        public int LenMessage { get { return _lenMessage; } }

        /// <summary>
        /// 1 since compression came with 0.7. Both differ from the magic 0 and 1
        /// of Kafka 0.8 to 0.10.
        /// </summary>
        public sbyte Magic { get { return _magic; } }

        /// <summary>
        /// The codec; absent in magic 0.
        /// </summary>
        public Message07Attributes Attributes { get { return _attributes; } }

        /// <summary>
        /// CRC-32 (IEEE) of the payload alone. Magic and attributes are not
        /// covered.
        /// </summary>
        public uint Crc { get { return _crc; } }

        /// <summary>
        /// What the producer sent, perhaps nothing; or a compressed message set.
        /// </summary>
        public byte[] Payload { get { return _payload; } }
        public KafkaMessage07 M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
