// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
    /// 4.4.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json">UnregisterControllerRecord</a>
    /// </remarks>
    public partial class KafkaUnregisterControllerRecord : KaitaiStruct
    {
        public static KafkaUnregisterControllerRecord FromFile(string fileName)
        {
            return new KafkaUnregisterControllerRecord(new KaitaiStream(fileName));
        }

        public KafkaUnregisterControllerRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaUnregisterControllerRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _controllerId = m_io.ReadS4be();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private int _controllerId;
        private KafkaTaggedFields _taggedFields;
        private KafkaUnregisterControllerRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 29.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 4.4.
        /// </summary>
        public int ControllerId { get { return _controllerId; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaUnregisterControllerRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
