// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json">LegacyOffsetCommitValue</a>
    /// </remarks>
    public partial class KafkaLegacyOffsetCommitValue : KaitaiStruct
    {
        public static KafkaLegacyOffsetCommitValue FromFile(string fileName)
        {
            return new KafkaLegacyOffsetCommitValue(new KaitaiStream(fileName));
        }

        public KafkaLegacyOffsetCommitValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaLegacyOffsetCommitValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            if (!(_messageVersion >= 0))
            {
                throw new ValidationLessThanError(0, _messageVersion, m_io, "/seq/0");
            }
            if (!(_messageVersion <= 0))
            {
                throw new ValidationGreaterThanError(0, _messageVersion, m_io, "/seq/0");
            }
            _offset = m_io.ReadS8be();
            _metadata = new KafkaString(m_io);
            _commitTimestamp = m_io.ReadS8be();
            _trailing = m_io.ReadBytesFull();
        }
        private short _messageVersion;
        private long _offset;
        private KafkaString _metadata;
        private long _commitTimestamp;
        private byte[] _trailing;
        private KafkaLegacyOffsetCommitValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long Offset { get { return _offset; } }

        /// <summary>
        /// `string`, since Kafka 0.8.2.
        /// </summary>
        public KafkaString Metadata { get { return _metadata; } }

        /// <summary>
        /// `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long CommitTimestamp { get { return _commitTimestamp; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaLegacyOffsetCommitValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
