// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// What every value in `__cluster_metadata` and `__remote_log_metadata`
    /// starts with: which message follows, and in which version.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java">AbstractApiMessageSerde</a>
    /// </remarks>
    public partial class KafkaMetadataFrame : KaitaiStruct
    {
        public static KafkaMetadataFrame FromFile(string fileName)
        {
            return new KafkaMetadataFrame(new KaitaiStream(fileName));
        }

        public KafkaMetadataFrame(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMetadataFrame p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frameVersion = new KafkaUnsignedVarint(m_io);
            _apiKey = new KafkaUnsignedVarint(m_io);
            _version = new KafkaUnsignedVarint(m_io);
        }
        private KafkaUnsignedVarint _frameVersion;
        private KafkaUnsignedVarint _apiKey;
        private KafkaUnsignedVarint _version;
        private KafkaMetadataFrame m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
        /// releases refuse.
        /// </summary>
        public KafkaUnsignedVarint FrameVersion { get { return _frameVersion; } }

        /// <summary>
        /// The number of the message.
        /// </summary>
        public KafkaUnsignedVarint ApiKey { get { return _apiKey; } }

        /// <summary>
        /// The version of the message. Kafka does not check it; a version above
        /// the highest known one is read as that one.
        /// </summary>
        public KafkaUnsignedVarint Version { get { return _version; } }
        public KafkaMetadataFrame M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
