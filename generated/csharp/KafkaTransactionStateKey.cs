// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of any record in `__transaction_state`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaTransactionStateKey : KaitaiStruct
    {
        public static KafkaTransactionStateKey FromFile(string fileName)
        {
            return new KafkaTransactionStateKey(new KaitaiStream(fileName));
        }

        public KafkaTransactionStateKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTransactionStateKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_recordType = false;
            _read();
        }
        private void _read()
        {
            if (RecordType == 0) {
                _transactionLogKey = new KafkaTransactionLogKey(m_io);
            }
            if (RecordType != 0) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private bool f_recordType;
        private short _recordType;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType
        {
            get
            {
                if (f_recordType)
                    return _recordType;
                f_recordType = true;
                long _pos = m_io.Pos;
                m_io.Seek(0);
                _recordType = m_io.ReadS2be();
                m_io.Seek(_pos);
                return _recordType;
            }
        }
        private KafkaTransactionLogKey _transactionLogKey;
        private byte[] _unknown;
        private KafkaTransactionStateKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 0.11.
        /// </summary>
        public KafkaTransactionLogKey TransactionLogKey { get { return _transactionLogKey; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }
        public KafkaTransactionStateKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
