// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 28 in `__cluster_metadata`. Since Kafka
    /// 4.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json">ClearElrRecord</a>
    /// </remarks>
    public partial class KafkaClearElrRecord : KaitaiStruct
    {
        public static KafkaClearElrRecord FromFile(string fileName)
        {
            return new KafkaClearElrRecord(new KaitaiStream(fileName));
        }

        public KafkaClearElrRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaClearElrRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _topicName = new KafkaCompactString(m_io);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _topicName;
        private KafkaTaggedFields _taggedFields;
        private KafkaClearElrRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 28.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 4.0.
        /// </summary>
        public KafkaCompactString TopicName { get { return _topicName; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaClearElrRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
