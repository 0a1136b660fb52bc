// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 24 in `__cluster_metadata`. Since Kafka
    /// 3.6.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/EndTransactionRecord.json">EndTransactionRecord</a>
    /// </remarks>
    public partial class KafkaEndTransactionRecord : KaitaiStruct
    {
        public static KafkaEndTransactionRecord FromFile(string fileName)
        {
            return new KafkaEndTransactionRecord(new KaitaiStream(fileName));
        }

        public KafkaEndTransactionRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaEndTransactionRecord p__root = null) : base(p__io)
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
        private KafkaEndTransactionRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 24.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaEndTransactionRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
