// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json">UserScramCredentialRecord</a>
    /// </remarks>
    public partial class KafkaUserScramCredentialRecord : KaitaiStruct
    {
        public static KafkaUserScramCredentialRecord FromFile(string fileName)
        {
            return new KafkaUserScramCredentialRecord(new KaitaiStream(fileName));
        }

        public KafkaUserScramCredentialRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaUserScramCredentialRecord p__root = null) : base(p__io)
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
            _salt = new KafkaCompactBytes(m_io);
            _storedKey = new KafkaCompactBytes(m_io);
            _serverKey = new KafkaCompactBytes(m_io);
            _iterations = m_io.ReadS4be();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _name;
        private sbyte _mechanism;
        private KafkaCompactBytes _salt;
        private KafkaCompactBytes _storedKey;
        private KafkaCompactBytes _serverKey;
        private int _iterations;
        private KafkaTaggedFields _taggedFields;
        private KafkaUserScramCredentialRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 11.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 3.0.
        /// </summary>
        public KafkaCompactString Name { get { return _name; } }

        /// <summary>
        /// `int8`, since Kafka 3.5.
        /// </summary>
        public sbyte Mechanism { get { return _mechanism; } }

        /// <summary>
        /// `bytes`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactBytes Salt { get { return _salt; } }

        /// <summary>
        /// `bytes`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactBytes StoredKey { get { return _storedKey; } }

        /// <summary>
        /// `bytes`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactBytes ServerKey { get { return _serverKey; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int Iterations { get { return _iterations; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaUserScramCredentialRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
