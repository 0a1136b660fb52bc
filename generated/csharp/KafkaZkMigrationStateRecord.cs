// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 21 in `__cluster_metadata`. Since Kafka
    /// 3.4.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json">ZkMigrationStateRecord</a>
    /// </remarks>
    public partial class KafkaZkMigrationStateRecord : KaitaiStruct
    {
        public static KafkaZkMigrationStateRecord FromFile(string fileName)
        {
            return new KafkaZkMigrationStateRecord(new KaitaiStream(fileName));
        }

        public KafkaZkMigrationStateRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaZkMigrationStateRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _zkMigrationState = m_io.ReadS1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private sbyte _zkMigrationState;
        private KafkaTaggedFields _taggedFields;
        private KafkaZkMigrationStateRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 21.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int8`, since Kafka 3.4.
        /// </summary>
        public sbyte ZkMigrationState { get { return _zkMigrationState; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaZkMigrationStateRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
