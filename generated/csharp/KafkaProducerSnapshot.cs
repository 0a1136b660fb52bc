// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// What a broker knew of a partition's idempotent and transactional producers
    /// up to the offset in the file's name: `00000000000000000042.snapshot`.
    /// Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
    /// batches of a producer that a broker remembers, the newest alone is kept.
    /// Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
    /// is a log (`kafka_log`).
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java">ProducerStateManager.readSnapshot</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
    /// </remarks>
    public partial class KafkaProducerSnapshot : KaitaiStruct
    {
        public static KafkaProducerSnapshot FromFile(string fileName)
        {
            return new KafkaProducerSnapshot(new KaitaiStream(fileName));
        }

        public KafkaProducerSnapshot(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaProducerSnapshot p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            if (!(_version == 1))
            {
                throw new ValidationNotEqualError(1, _version, m_io, "/seq/0");
            }
            _crc = m_io.ReadU4be();
            _numProducerEntries = m_io.ReadS4be();
            if (!(_numProducerEntries >= 0))
            {
                throw new ValidationLessThanError(0, _numProducerEntries, m_io, "/seq/2");
            }
            _producerEntries = new List<ProducerSnapshotEntry>();
            for (var i = 0; i < NumProducerEntries; i++)
            {
                _producerEntries.Add(new ProducerSnapshotEntry(m_io, this, m_root));
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A producer and the last batch that it wrote.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java">ProducerStateEntry</a>
        /// </remarks>
        public partial class ProducerSnapshotEntry : KaitaiStruct
        {
            public static ProducerSnapshotEntry FromFile(string fileName)
            {
                return new ProducerSnapshotEntry(new KaitaiStream(fileName));
            }

            public ProducerSnapshotEntry(KaitaiStream p__io, KafkaProducerSnapshot p__parent = null, KafkaProducerSnapshot p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _producerId = m_io.ReadS8be();
                _producerEpoch = m_io.ReadS2be();
                _lastSequence = m_io.ReadS4be();
                _lastOffset = m_io.ReadS8be();
                _offsetDelta = m_io.ReadS4be();
                _timestamp = m_io.ReadS8be();
                _coordinatorEpoch = m_io.ReadS4be();
                _currentTxnFirstOffset = m_io.ReadS8be();
            }
            private long _producerId;
            private short _producerEpoch;
            private int _lastSequence;
            private long _lastOffset;
            private int _offsetDelta;
            private long _timestamp;
            private int _coordinatorEpoch;
            private long _currentTxnFirstOffset;
            private KafkaProducerSnapshot m_root;
            private KafkaProducerSnapshot m_parent;

            /// <summary>
            /// Of the producer.
            /// </summary>
            public long ProducerId { get { return _producerId; } }

            /// <summary>
            /// Epoch of the producer.
            /// </summary>
            public short ProducerEpoch { get { return _producerEpoch; } }

            /// <summary>
            /// Sequence number of the last record; -1 when no batch is
            /// remembered.
            /// </summary>
            public int LastSequence { get { return _lastSequence; } }

            /// <summary>
            /// Offset of the last record; -1 when no batch is remembered.
            /// </summary>
            public long LastOffset { get { return _lastOffset; } }

            /// <summary>
            /// The last record's offset, and sequence number, less the first
            /// one's of the same batch.
            /// </summary>
            public int OffsetDelta { get { return _offsetDelta; } }

            /// <summary>
            /// Milliseconds since the epoch, of the last batch or marker; -1 for
            /// none.
            /// </summary>
            public long Timestamp { get { return _timestamp; } }

            /// <summary>
            /// Of the last marker; -1 for none.
            /// </summary>
            public int CoordinatorEpoch { get { return _coordinatorEpoch; } }

            /// <summary>
            /// First offset of the transaction that is open; -1 for none.
            /// </summary>
            public long CurrentTxnFirstOffset { get { return _currentTxnFirstOffset; } }
            public KafkaProducerSnapshot M_Root { get { return m_root; } }
            public KafkaProducerSnapshot M_Parent { get { return m_parent; } }
        }
        private short _version;
        private uint _crc;
        private int _numProducerEntries;
        private List<ProducerSnapshotEntry> _producerEntries;
        private byte[] _trailing;
        private KafkaProducerSnapshot m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Any other is refused by Kafka, too.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// CRC-32C (Castagnoli) of all that follows this field, to the end of the
        /// file.
        /// </summary>
        public uint Crc { get { return _crc; } }

        /// <summary>
        /// How many follow.
        /// </summary>
        public int NumProducerEntries { get { return _numProducerEntries; } }

        /// <summary>
        /// One for each producer.
        /// </summary>
        public List<ProducerSnapshotEntry> ProducerEntries { get { return _producerEntries; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at it, but the checksum covers
        /// it.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaProducerSnapshot M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
