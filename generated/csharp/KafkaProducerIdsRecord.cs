// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
    /// 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json">ProducerIdsRecord</a>
    /// </remarks>
    public partial class KafkaProducerIdsRecord : KaitaiStruct
    {
        public static KafkaProducerIdsRecord FromFile(string fileName)
        {
            return new KafkaProducerIdsRecord(new KaitaiStream(fileName));
        }

        public KafkaProducerIdsRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaProducerIdsRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _brokerId = m_io.ReadS4be();
            _brokerEpoch = m_io.ReadS8be();
            _nextProducerId = m_io.ReadS8be();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private int _brokerId;
        private long _brokerEpoch;
        private long _nextProducerId;
        private KafkaTaggedFields _taggedFields;
        private KafkaProducerIdsRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 15.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
        /// beyond 2^53.
        /// </summary>
        public long BrokerEpoch { get { return _brokerEpoch; } }

        /// <summary>
        /// `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long NextProducerId { get { return _nextProducerId; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaProducerIdsRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
