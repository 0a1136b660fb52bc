// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of the control records ABORT and COMMIT.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java">EndTransactionMarker</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
    /// </remarks>
    public partial class KafkaEndTxnMarker : KaitaiStruct
    {
        public static KafkaEndTxnMarker FromFile(string fileName)
        {
            return new KafkaEndTxnMarker(new KaitaiStream(fileName));
        }

        public KafkaEndTxnMarker(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaEndTxnMarker p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            if (!(_version >= 0))
            {
                throw new ValidationLessThanError(0, _version, m_io, "/seq/0");
            }
            _coordinatorEpoch = m_io.ReadS4be();
            _trailing = m_io.ReadBytesFull();
        }
        private short _version;
        private int _coordinatorEpoch;
        private byte[] _trailing;
        private KafkaEndTxnMarker m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// A later version is read as this one.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// Epoch of the transaction coordinator that wrote the marker.
        /// </summary>
        public int CoordinatorEpoch { get { return _coordinatorEpoch; } }

        /// <summary>
        /// Fields of a later version.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaEndTxnMarker M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
