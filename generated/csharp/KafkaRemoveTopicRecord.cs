// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
    /// 2.8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json">RemoveTopicRecord</a>
    /// </remarks>
    public partial class KafkaRemoveTopicRecord : KaitaiStruct
    {
        public static KafkaRemoveTopicRecord FromFile(string fileName)
        {
            return new KafkaRemoveTopicRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoveTopicRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoveTopicRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _topicId = m_io.ReadBytes(16);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private byte[] _topicId;
        private KafkaTaggedFields _taggedFields;
        private KafkaRemoveTopicRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 9.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `uuid`, since Kafka 2.8.
        /// </summary>
        public byte[] TopicId { get { return _topicId; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoveTopicRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
