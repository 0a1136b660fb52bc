// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
    /// Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json">ShareGroupMetadataValue</a>
    /// </remarks>
    public partial class KafkaShareGroupMetadataValue : KaitaiStruct
    {
        public static KafkaShareGroupMetadataValue FromFile(string fileName)
        {
            return new KafkaShareGroupMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupMetadataValue p__root = null) : base(p__io)
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
            _epoch = m_io.ReadS4be();
            _metadataHash = m_io.ReadS8be();
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _messageVersion;
        private int _epoch;
        private long _metadataHash;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 3.9.
        /// </summary>
        public int Epoch { get { return _epoch; } }

        /// <summary>
        /// `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long MetadataHash { get { return _metadataHash; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
