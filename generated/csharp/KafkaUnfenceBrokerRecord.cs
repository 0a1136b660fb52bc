// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
    /// 2.8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json">UnfenceBrokerRecord</a>
    /// </remarks>
    public partial class KafkaUnfenceBrokerRecord : KaitaiStruct
    {
        public static KafkaUnfenceBrokerRecord FromFile(string fileName)
        {
            return new KafkaUnfenceBrokerRecord(new KaitaiStream(fileName));
        }

        public KafkaUnfenceBrokerRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaUnfenceBrokerRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _id = m_io.ReadS4be();
            _epoch = m_io.ReadS8be();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private int _id;
        private long _epoch;
        private KafkaTaggedFields _taggedFields;
        private KafkaUnfenceBrokerRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 8.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 2.8.
        /// </summary>
        public int Id { get { return _id; } }

        /// <summary>
        /// `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long Epoch { get { return _epoch; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaUnfenceBrokerRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
