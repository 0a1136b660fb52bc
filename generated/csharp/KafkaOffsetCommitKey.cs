// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json">OffsetCommitKey</a>
    /// </remarks>
    public partial class KafkaOffsetCommitKey : KaitaiStruct
    {
        public static KafkaOffsetCommitKey FromFile(string fileName)
        {
            return new KafkaOffsetCommitKey(new KaitaiStream(fileName));
        }

        public KafkaOffsetCommitKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaOffsetCommitKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _recordType = m_io.ReadS2be();
            if (!(_recordType == 1))
            {
                throw new ValidationNotEqualError(1, _recordType, m_io, "/seq/0");
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
        private KafkaOffsetCommitKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaString Group { get { return _group; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaString Topic { get { return _topic; } }

        /// <summary>
        /// `int32`, since Kafka 0.9.
        /// </summary>
        public int Partition { get { return _partition; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaOffsetCommitKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
