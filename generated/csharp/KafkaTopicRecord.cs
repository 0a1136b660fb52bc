// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 2 in `__cluster_metadata`. Since Kafka
    /// 2.8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/TopicRecord.json">TopicRecord</a>
    /// </remarks>
    public partial class KafkaTopicRecord : KaitaiStruct
    {
        public static KafkaTopicRecord FromFile(string fileName)
        {
            return new KafkaTopicRecord(new KaitaiStream(fileName));
        }

        public KafkaTopicRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTopicRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _name = new KafkaCompactString(m_io);
            _topicId = m_io.ReadBytes(16);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _name;
        private byte[] _topicId;
        private KafkaTaggedFields _taggedFields;
        private KafkaTopicRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 2.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 2.8.
        /// </summary>
        public KafkaCompactString Name { get { return _name; } }

        /// <summary>
        /// `uuid`, since Kafka 2.8.
        /// </summary>
        public byte[] TopicId { get { return _topicId; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaTopicRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
