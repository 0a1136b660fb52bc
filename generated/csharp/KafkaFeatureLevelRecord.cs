// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json">FeatureLevelRecord</a>
    /// </remarks>
    public partial class KafkaFeatureLevelRecord : KaitaiStruct
    {
        public static KafkaFeatureLevelRecord FromFile(string fileName)
        {
            return new KafkaFeatureLevelRecord(new KaitaiStream(fileName));
        }

        public KafkaFeatureLevelRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaFeatureLevelRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _name = new KafkaCompactString(m_io);
            _featureLevel = m_io.ReadS2be();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _name;
        private short _featureLevel;
        private KafkaTaggedFields _taggedFields;
        private KafkaFeatureLevelRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 12.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 3.0.
        /// </summary>
        public KafkaCompactString Name { get { return _name; } }

        /// <summary>
        /// `int16`, since Kafka 3.3.
        /// </summary>
        public short FeatureLevel { get { return _featureLevel; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaFeatureLevelRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
