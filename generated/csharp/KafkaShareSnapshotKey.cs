// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json">ShareSnapshotKey</a>
    /// </remarks>
    public partial class KafkaShareSnapshotKey : KaitaiStruct
    {
        public static KafkaShareSnapshotKey FromFile(string fileName)
        {
            return new KafkaShareSnapshotKey(new KaitaiStream(fileName));
        }

        public KafkaShareSnapshotKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareSnapshotKey p__root = null) : base(p__io)
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
            _groupId = new KafkaString(m_io);
            _topicId = m_io.ReadBytes(16);
            _partition = m_io.ReadS4be();
            _trailing = m_io.ReadBytesFull();
        }
        private short _recordType;
        private KafkaString _groupId;
        private byte[] _topicId;
        private int _partition;
        private byte[] _trailing;
        private KafkaShareSnapshotKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 3.9.
        /// </summary>
        public KafkaString GroupId { get { return _groupId; } }

        /// <summary>
        /// `uuid`, since Kafka 3.9.
        /// </summary>
        public byte[] TopicId { get { return _topicId; } }

        /// <summary>
        /// `int32`, since Kafka 3.9.
        /// </summary>
        public int Partition { get { return _partition; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareSnapshotKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
