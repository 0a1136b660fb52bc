// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of the control record KRAFT_VERSION.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json">KRaftVersionRecord</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
    /// </remarks>
    public partial class KafkaKraftVersionRecord : KaitaiStruct
    {
        public static KafkaKraftVersionRecord FromFile(string fileName)
        {
            return new KafkaKraftVersionRecord(new KaitaiStream(fileName));
        }

        public KafkaKraftVersionRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaKraftVersionRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            _kraftVersion = m_io.ReadS2be();
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _version;
        private short _kraftVersion;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaKraftVersionRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of this message; 0 in every release.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// Level of the feature kraft.version.
        /// </summary>
        public short KraftVersion { get { return _kraftVersion; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaKraftVersionRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
