// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 20 in `__cluster_metadata`. Since Kafka
    /// 3.3.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/NoOpRecord.json">NoOpRecord</a>
    /// </remarks>
    public partial class KafkaNoOpRecord : KaitaiStruct
    {
        public static KafkaNoOpRecord FromFile(string fileName)
        {
            return new KafkaNoOpRecord(new KaitaiStream(fileName));
        }

        public KafkaNoOpRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaNoOpRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaTaggedFields _taggedFields;
        private KafkaNoOpRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 20.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaNoOpRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
