// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 1 in `__cluster_metadata`. Since Kafka
    /// 2.8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json">UnregisterBrokerRecord</a>
    /// </remarks>
    public partial class KafkaUnregisterBrokerRecord : KaitaiStruct
    {
        public static KafkaUnregisterBrokerRecord FromFile(string fileName)
        {
            return new KafkaUnregisterBrokerRecord(new KaitaiStream(fileName));
        }

        public KafkaUnregisterBrokerRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaUnregisterBrokerRecord p__root = null) : base(p__io)
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
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private int _brokerId;
        private long _brokerEpoch;
        private KafkaTaggedFields _taggedFields;
        private KafkaUnregisterBrokerRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 1.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 2.8.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long BrokerEpoch { get { return _brokerEpoch; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaUnregisterBrokerRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
