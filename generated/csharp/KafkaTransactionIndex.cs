// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The aborted transactions whose markers stand in a segment:
    /// `00000000000000000000.txnindex`, beside the `.log` of the same name. A
    /// segment in which none was aborted has no such file. Unlike the other
    /// indexes it is not preallocated, and its offsets are absolute.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java">TransactionIndex</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
    /// </remarks>
    public partial class KafkaTransactionIndex : KaitaiStruct
    {
        public static KafkaTransactionIndex FromFile(string fileName)
        {
            return new KafkaTransactionIndex(new KaitaiStream(fileName));
        }

        public KafkaTransactionIndex(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTransactionIndex p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_numEntries = false;
            _read();
        }
        private void _read()
        {
            _entries = new List<AbortedTxn>();
            for (var i = 0; i < NumEntries; i++)
            {
                _entries.Add(new AbortedTxn(m_io, this, m_root));
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// An aborted transaction.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
        /// </remarks>
        public partial class AbortedTxn : KaitaiStruct
        {
            public static AbortedTxn FromFile(string fileName)
            {
                return new AbortedTxn(new KaitaiStream(fileName));
            }

            public AbortedTxn(KaitaiStream p__io, KafkaTransactionIndex p__parent = null, KafkaTransactionIndex p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _version = m_io.ReadS2be();
                _producerId = m_io.ReadS8be();
                _firstOffset = m_io.ReadS8be();
                _lastOffset = m_io.ReadS8be();
                _lastStableOffset = m_io.ReadS8be();
            }
            private short _version;
            private long _producerId;
            private long _firstOffset;
            private long _lastOffset;
            private long _lastStableOffset;
            private KafkaTransactionIndex m_root;
            private KafkaTransactionIndex m_parent;

            /// <summary>
            /// Always 0. Kafka's own reader takes the first of the two bytes
            /// only.
            /// </summary>
            public short Version { get { return _version; } }

            /// <summary>
            /// Of the producer.
            /// </summary>
            public long ProducerId { get { return _producerId; } }

            /// <summary>
            /// Of the transaction's first record.
            /// </summary>
            public long FirstOffset { get { return _firstOffset; } }

            /// <summary>
            /// Of the marker that ends the transaction.
            /// </summary>
            public long LastOffset { get { return _lastOffset; } }

            /// <summary>
            /// The partition's last stable offset once the marker was there: no
            /// transaction that began before it is open any more.
            /// </summary>
            public long LastStableOffset { get { return _lastStableOffset; } }
            public KafkaTransactionIndex M_Root { get { return m_root; } }
            public KafkaTransactionIndex M_Parent { get { return m_parent; } }
        }
        private bool f_numEntries;
        private long _numEntries;

        /// <summary>
        /// Whole entries, of 34 bytes each.
        /// </summary>
        public long NumEntries
        {
            get
            {
                if (f_numEntries)
                    return _numEntries;
                f_numEntries = true;
                _numEntries = (long) (((long) (((long) (M_Io.Size)) / ((long) (34)))));
                return _numEntries;
            }
        }
        private List<AbortedTxn> _entries;
        private byte[] _tail;
        private KafkaTransactionIndex m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Ascending by `last_offset`.
        /// </summary>
        public List<AbortedTxn> Entries { get { return _entries; } }

        /// <summary>
        /// The bytes after the last whole entry; usually empty. Kafka does not
        /// look at them.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaTransactionIndex M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
