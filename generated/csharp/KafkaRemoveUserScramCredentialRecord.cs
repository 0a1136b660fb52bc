// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 22 in `__cluster_metadata`. Since Kafka
    /// 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json">RemoveUserScramCredentialRecord</a>
    /// </remarks>
    public partial class KafkaRemoveUserScramCredentialRecord : KaitaiStruct
    {
        public static KafkaRemoveUserScramCredentialRecord FromFile(string fileName)
        {
            return new KafkaRemoveUserScramCredentialRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoveUserScramCredentialRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoveUserScramCredentialRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _name = new KafkaCompactString(m_io);
            _mechanism = m_io.ReadS1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _name;
        private sbyte _mechanism;
        private KafkaTaggedFields _taggedFields;
        private KafkaRemoveUserScramCredentialRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 22.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactString Name { get { return _name; } }

        /// <summary>
        /// `int8`, since Kafka 3.5.
        /// </summary>
        public sbyte Mechanism { get { return _mechanism; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoveUserScramCredentialRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
