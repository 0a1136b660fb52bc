// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 19 in `__cluster_metadata`. Since Kafka
    /// 3.2.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json">RemoveAccessControlEntryRecord</a>
    /// </remarks>
    public partial class KafkaRemoveAccessControlEntryRecord : KaitaiStruct
    {
        public static KafkaRemoveAccessControlEntryRecord FromFile(string fileName)
        {
            return new KafkaRemoveAccessControlEntryRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoveAccessControlEntryRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoveAccessControlEntryRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _id = m_io.ReadBytes(16);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private byte[] _id;
        private KafkaTaggedFields _taggedFields;
        private KafkaRemoveAccessControlEntryRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 19.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `uuid`, since Kafka 3.2.
        /// </summary>
        public byte[] Id { get { return _id; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoveAccessControlEntryRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
