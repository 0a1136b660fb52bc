// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// What stands before the key of a message of the formats before Kafka 0.11:
    /// the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
    /// bytes of magic 1, which adds a timestamp.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message">KIP-32</a>
    /// </remarks>
    public partial class KafkaMessageHeader : KaitaiStruct
    {
        public static KafkaMessageHeader FromFile(string fileName)
        {
            return new KafkaMessageHeader(new KaitaiStream(fileName));
        }


        public enum MessageCompression
        {
            None = 0,
            Gzip = 1,
            Snappy = 2,
            Lz4 = 3,
            Zstd = 4,
        }

        public enum MessageTimestampType
        {
            CreateTime = 0,
            LogAppendTime = 1,
        }
        public KafkaMessageHeader(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMessageHeader p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_isCompressed = false;
            _read();
        }
        private void _read()
        {
            _offset = m_io.ReadS8be();
            _lenMessage = m_io.ReadS4be();
            if (!(_lenMessage >= 14))
            {
                throw new ValidationLessThanError(14, _lenMessage, m_io, "/seq/1");
            }
            _crc = m_io.ReadU4be();
            _magic = m_io.ReadS1();
            if (!(_magic >= 0))
            {
                throw new ValidationLessThanError(0, _magic, m_io, "/seq/3");
            }
            if (!(_magic <= 1))
            {
                throw new ValidationGreaterThanError(1, _magic, m_io, "/seq/3");
            }
            _attributes = new MessageAttributes(m_io, this, m_root);
            if (Magic >= 1) {
                _timestamp = m_io.ReadS8be();
            }
        }

        /// <summary>
        /// One byte of flags, the highest bit first.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord.attributes</a>
        /// </remarks>
        public partial class MessageAttributes : KaitaiStruct
        {
            public static MessageAttributes FromFile(string fileName)
            {
                return new MessageAttributes(new KaitaiStream(fileName));
            }

            public MessageAttributes(KaitaiStream p__io, KafkaMessageHeader p__parent = null, KafkaMessageHeader p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_compression = false;
                _read();
            }
            private void _read()
            {
                _unused = m_io.ReadBitsIntBe(4);
                _timestampType = ((KafkaMessageHeader.MessageTimestampType) m_io.ReadBitsIntBe(1));
                _compressionId = m_io.ReadBitsIntBe(3);
            }
            private bool f_compression;
            private MessageCompression _compression;

            /// <summary>
            /// The codec by its name.
            /// </summary>
            public MessageCompression Compression
            {
                get
                {
                    if (f_compression)
                        return _compression;
                    f_compression = true;
                    _compression = (MessageCompression) (((KafkaMessageHeader.MessageCompression) CompressionId));
                    return _compression;
                }
            }
            private ulong _unused;
            private MessageTimestampType _timestampType;
            private ulong _compressionId;
            private KafkaMessageHeader m_root;
            private KafkaMessageHeader m_parent;

            /// <summary>
            /// Bits 4 to 7; ignored.
            /// </summary>
            public ulong Unused { get { return _unused; } }

            /// <summary>
            /// Bit 3; has no meaning in magic 0.
            /// </summary>
            public MessageTimestampType TimestampType { get { return _timestampType; } }

            /// <summary>
            /// Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
            /// here; they stay readable.
            /// </summary>
            public ulong CompressionId { get { return _compressionId; } }
            public KafkaMessageHeader M_Root { get { return m_root; } }
            public KafkaMessageHeader M_Parent { get { return m_parent; } }
        }
        private bool f_isCompressed;
        private bool _isCompressed;

        /// <summary>
        /// The value holds a compressed message set, or bytes of an unknown
        /// codec.
        /// </summary>
        public bool IsCompressed
        {
            get
            {
                if (f_isCompressed)
                    return _isCompressed;
                f_isCompressed = true;
                _isCompressed = (bool) (Attributes.CompressionId != 0);
                return _isCompressed;
            }
        }
        private long _offset;
        private int _lenMessage;
        private uint _crc;
        private sbyte _magic;
        private MessageAttributes _attributes;
        private long? _timestamp;
        private KafkaMessageHeader m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Absolute for a message of the log. Inside a compressed message of
        /// magic 1 it is relative, as a rule, and the outer offset is that of the
        /// last inner message.
        /// </summary>
        public long Offset { get { return _offset; } }

        /// <summary>
        /// Bytes that follow this field; at least
        /// LegacyRecord.RECORD_OVERHEAD_V0.
        /// </summary>
        public int LenMessage { get { return _lenMessage; } }

        /// <summary>
        /// CRC-32 (IEEE) of all that follows this field, `magic` to the end of
        /// the message.
        /// </summary>
        public uint Crc { get { return _crc; } }

        /// <summary>
        /// The format of the message.
        /// </summary>
        public sbyte Magic { get { return _magic; } }

        /// <summary>
        /// The codec and the kind of timestamp.
        /// </summary>
        public MessageAttributes Attributes { get { return _attributes; } }

        /// <summary>
        /// Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
        /// compressed message, the greatest of the inner ones, or the append
        /// time.
        /// </summary>
        public long? Timestamp { get { return _timestamp; } }
        public KafkaMessageHeader M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
