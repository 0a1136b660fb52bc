// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// Tells what kind of control record this is. A later version may append
    /// fields and must keep these, so an unknown version is read as this one.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType.parse</a>
    /// </remarks>
    public partial class KafkaControlRecordKey : KaitaiStruct
    {
        public static KafkaControlRecordKey FromFile(string fileName)
        {
            return new KafkaControlRecordKey(new KaitaiStream(fileName));
        }


        public enum ControlRecordType
        {
            Abort = 0,
            Commit = 1,
            LeaderChange = 2,
            SnapshotHeader = 3,
            SnapshotFooter = 4,
            KraftVersion = 5,
            KraftVoters = 6,
        }
        public KafkaControlRecordKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaControlRecordKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_controlType = false;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            if (!(_version >= 0))
            {
                throw new ValidationLessThanError(0, _version, m_io, "/seq/0");
            }
            _typeId = m_io.ReadS2be();
            _trailing = m_io.ReadBytesFull();
        }
        private bool f_controlType;
        private ControlRecordType _controlType;

        /// <summary>
        /// The kind by its name.
        /// </summary>
        public ControlRecordType ControlType
        {
            get
            {
                if (f_controlType)
                    return _controlType;
                f_controlType = true;
                _controlType = (ControlRecordType) (((ControlRecordType) TypeId));
                return _controlType;
            }
        }
        private short _version;
        private short _typeId;
        private byte[] _trailing;
        private KafkaControlRecordKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of this key; 0 in every release.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// A kind that is not listed is unknown to Kafka too, and skipped.
        /// </summary>
        public short TypeId { get { return _typeId; } }

        /// <summary>
        /// Fields of a later version.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaControlRecordKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
