// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of the control record SNAPSHOT_FOOTER, the last of a KRaft
    /// snapshot.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotFooterRecord.json">SnapshotFooterRecord</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot">KIP-630</a>
    /// </remarks>
    public partial class KafkaSnapshotFooterRecord : KaitaiStruct
    {
        public static KafkaSnapshotFooterRecord FromFile(string fileName)
        {
            return new KafkaSnapshotFooterRecord(new KaitaiStream(fileName));
        }

        public KafkaSnapshotFooterRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaSnapshotFooterRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _version;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaSnapshotFooterRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of this message; 0 in every release.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaSnapshotFooterRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
