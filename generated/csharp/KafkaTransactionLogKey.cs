// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json">TransactionLogKey</a>
    /// </remarks>
    public partial class KafkaTransactionLogKey : KaitaiStruct
    {
        public static KafkaTransactionLogKey FromFile(string fileName)
        {
            return new KafkaTransactionLogKey(new KaitaiStream(fileName));
        }

        public KafkaTransactionLogKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTransactionLogKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _recordType = m_io.ReadS2be();
            if (!(_recordType == 0))
            {
                throw new ValidationNotEqualError(0, _recordType, m_io, "/seq/0");
            }
            _transactionalId = new KafkaString(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _recordType;
        private KafkaString _transactionalId;
        private byte[] _trailing;
        private KafkaTransactionLogKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType { get { return _recordType; } }

        /// <summary>
        /// `string`, since Kafka 0.11.
        /// </summary>
        public KafkaString TransactionalId { get { return _transactionalId; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaTransactionLogKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
