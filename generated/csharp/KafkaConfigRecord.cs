// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
    /// 2.8.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json">ConfigRecord</a>
    /// </remarks>
    public partial class KafkaConfigRecord : KaitaiStruct
    {
        public static KafkaConfigRecord FromFile(string fileName)
        {
            return new KafkaConfigRecord(new KaitaiStream(fileName));
        }

        public KafkaConfigRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConfigRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _resourceType = m_io.ReadS1();
            _resourceName = new KafkaCompactString(m_io);
            _name = new KafkaCompactString(m_io);
            _value = new KafkaCompactString(m_io);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private sbyte _resourceType;
        private KafkaCompactString _resourceName;
        private KafkaCompactString _name;
        private KafkaCompactString _value;
        private KafkaTaggedFields _taggedFields;
        private KafkaConfigRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 4.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int8`, since Kafka 2.8.
        /// </summary>
        public sbyte ResourceType { get { return _resourceType; } }

        /// <summary>
        /// `string`, since Kafka 2.8.
        /// </summary>
        public KafkaCompactString ResourceName { get { return _resourceName; } }

        /// <summary>
        /// `string`, since Kafka 2.8.
        /// </summary>
        public KafkaCompactString Name { get { return _name; } }

        /// <summary>
        /// `string`, since Kafka 2.8. May be null.
        /// </summary>
        public KafkaCompactString Value { get { return _value; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaConfigRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
