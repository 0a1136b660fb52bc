// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json">LegacyOffsetCommitKey</a>
    /// </remarks>
    public partial class KafkaLegacyOffsetCommitKey : KaitaiStruct
    {
        public static KafkaLegacyOffsetCommitKey FromFile(string fileName)
        {
            return new KafkaLegacyOffsetCommitKey(new KaitaiStream(fileName));
        }

        public KafkaLegacyOffsetCommitKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaLegacyOffsetCommitKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _recordType = m_io.ReadS2be();
            if (!(_recordType == 0))
            {
                throw new ValidationNotEqualError(0, _recordType, m_io, "/seq/0");
            }
            _group = new KafkaString(m_io);
            _topic = new KafkaString(m_io);
            _partition = m_io.ReadS4be();
            _trailing = m_io.ReadBytesFull();
        }
        private short _recordType;
        private KafkaString _group;
        private KafkaString _topic;
        private int _partition;
        private byte[] _trailing;
        private KafkaLegacyOffsetCommitKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 0.8.2.
        /// </summary>
        public KafkaString Group { get { return _group; } }

        /// <summary>
        /// `string`, since Kafka 0.8.2.
        /// </summary>
        public KafkaString Topic { get { return _topic; } }

        /// <summary>
        /// `int32`, since Kafka 0.8.2.
        /// </summary>
        public int Partition { get { return _partition; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaLegacyOffsetCommitKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
