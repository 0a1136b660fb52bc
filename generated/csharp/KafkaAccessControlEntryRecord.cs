// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
    /// 3.2.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json">AccessControlEntryRecord</a>
    /// </remarks>
    public partial class KafkaAccessControlEntryRecord : KaitaiStruct
    {
        public static KafkaAccessControlEntryRecord FromFile(string fileName)
        {
            return new KafkaAccessControlEntryRecord(new KaitaiStream(fileName));
        }

        public KafkaAccessControlEntryRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaAccessControlEntryRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _id = m_io.ReadBytes(16);
            _resourceType = m_io.ReadS1();
            _resourceName = new KafkaCompactString(m_io);
            _patternType = m_io.ReadS1();
            _principal = new KafkaCompactString(m_io);
            _host = new KafkaCompactString(m_io);
            _operation = m_io.ReadS1();
            _permissionType = m_io.ReadS1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private byte[] _id;
        private sbyte _resourceType;
        private KafkaCompactString _resourceName;
        private sbyte _patternType;
        private KafkaCompactString _principal;
        private KafkaCompactString _host;
        private sbyte _operation;
        private sbyte _permissionType;
        private KafkaTaggedFields _taggedFields;
        private KafkaAccessControlEntryRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 18.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `uuid`, since Kafka 3.2.
        /// </summary>
        public byte[] Id { get { return _id; } }

        /// <summary>
        /// `int8`, since Kafka 3.2.
        /// </summary>
        public sbyte ResourceType { get { return _resourceType; } }

        /// <summary>
        /// `string`, since Kafka 3.2.
        /// </summary>
        public KafkaCompactString ResourceName { get { return _resourceName; } }

        /// <summary>
        /// `int8`, since Kafka 3.2.
        /// </summary>
        public sbyte PatternType { get { return _patternType; } }

        /// <summary>
        /// `string`, since Kafka 3.2.
        /// </summary>
        public KafkaCompactString Principal { get { return _principal; } }

        /// <summary>
        /// `string`, since Kafka 3.2.
        /// </summary>
        public KafkaCompactString Host { get { return _host; } }

        /// <summary>
        /// `int8`, since Kafka 3.2.
        /// </summary>
        public sbyte Operation { get { return _operation; } }

        /// <summary>
        /// `int8`, since Kafka 3.2.
        /// </summary>
        public sbyte PermissionType { get { return _permissionType; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaAccessControlEntryRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
