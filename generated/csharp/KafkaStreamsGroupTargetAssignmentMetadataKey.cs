// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json">StreamsGroupTargetAssignmentMetadataKey</a>
    /// </remarks>
    public partial class KafkaStreamsGroupTargetAssignmentMetadataKey : KaitaiStruct
    {
        public static KafkaStreamsGroupTargetAssignmentMetadataKey FromFile(string fileName)
        {
            return new KafkaStreamsGroupTargetAssignmentMetadataKey(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupTargetAssignmentMetadataKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupTargetAssignmentMetadataKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _recordType = m_io.ReadS2be();
            if (!(_recordType == 20))
            {
                throw new ValidationNotEqualError(20, _recordType, m_io, "/seq/0");
            }
            _groupId = new KafkaString(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _recordType;
        private KafkaString _groupId;
        private byte[] _trailing;
        private KafkaStreamsGroupTargetAssignmentMetadataKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 4.1.
        /// </summary>
        public KafkaString GroupId { get { return _groupId; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupTargetAssignmentMetadataKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
