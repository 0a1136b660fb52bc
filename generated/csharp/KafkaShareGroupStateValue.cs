// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of any record in `__share_group_state`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaShareGroupStateValue : KaitaiStruct
    {
        public KafkaShareGroupStateValue(short p_recordType, KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupStateValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _recordType = p_recordType;
            _read();
        }
        private void _read()
        {
            if (RecordType == 0) {
                _shareSnapshotValue = new KafkaShareSnapshotValue(m_io);
            }
            if (RecordType == 1) {
                _shareUpdateValue = new KafkaShareUpdateValue(m_io);
            }
            if ( ((RecordType != 0) && (RecordType != 1)) ) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private KafkaShareSnapshotValue _shareSnapshotValue;
        private KafkaShareUpdateValue _shareUpdateValue;
        private byte[] _unknown;
        private short _recordType;
        private KafkaShareGroupStateValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareSnapshotValue ShareSnapshotValue { get { return _shareSnapshotValue; } }

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareUpdateValue ShareUpdateValue { get { return _shareUpdateValue; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }

        /// <summary>
        /// The type that the record's key starts with.
        /// </summary>
        public short RecordType { get { return _recordType; } }
        public KafkaShareGroupStateValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
