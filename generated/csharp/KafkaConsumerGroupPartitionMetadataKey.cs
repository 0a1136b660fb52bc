// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json">ConsumerGroupPartitionMetadataKey</a>
    /// </remarks>
    public partial class KafkaConsumerGroupPartitionMetadataKey : KaitaiStruct
    {
        public static KafkaConsumerGroupPartitionMetadataKey FromFile(string fileName)
        {
            return new KafkaConsumerGroupPartitionMetadataKey(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupPartitionMetadataKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupPartitionMetadataKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _recordType = m_io.ReadS2be();
            if (!(_recordType == 4))
            {
                throw new ValidationNotEqualError(4, _recordType, m_io, "/seq/0");
            }
            _groupId = new KafkaString(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _recordType;
        private KafkaString _groupId;
        private byte[] _trailing;
        private KafkaConsumerGroupPartitionMetadataKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 3.5.
        /// </summary>
        public KafkaString GroupId { get { return _groupId; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupPartitionMetadataKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
