// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of any record in `__transaction_state`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaTransactionStateValue : KaitaiStruct
    {
        public KafkaTransactionStateValue(short p_recordType, KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTransactionStateValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _recordType = p_recordType;
            _read();
        }
        private void _read()
        {
            if (RecordType == 0) {
                _transactionLogValue = new KafkaTransactionLogValue(m_io);
            }
            if (RecordType != 0) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private KafkaTransactionLogValue _transactionLogValue;
        private byte[] _unknown;
        private short _recordType;
        private KafkaTransactionStateValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 0.11.
        /// </summary>
        public KafkaTransactionLogValue TransactionLogValue { get { return _transactionLogValue; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }

        /// <summary>
        /// The type that the record's key starts with.
        /// </summary>
        public short RecordType { get { return _recordType; } }
        public KafkaTransactionStateValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
