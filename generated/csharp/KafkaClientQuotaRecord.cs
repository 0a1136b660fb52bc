// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
    /// 3.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord</a>
    /// </remarks>
    public partial class KafkaClientQuotaRecord : KaitaiStruct
    {
        public static KafkaClientQuotaRecord FromFile(string fileName)
        {
            return new KafkaClientQuotaRecord(new KaitaiStream(fileName));
        }

        public KafkaClientQuotaRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaClientQuotaRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _numEntityPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumEntityPlusOne.Value >= ((long) (1))) {
                _entity = new List<ClientQuotaRecordEntityData>();
                for (var i = 0; i < ((long) (NumEntityPlusOne.Value - ((long) (1)))); i++)
                {
                    _entity.Add(new ClientQuotaRecordEntityData(m_io, this, m_root));
                }
            }
            _key = new KafkaCompactString(m_io);
            _value = m_io.ReadF8be();
            _remove = m_io.ReadU1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }

        /// <summary>
        /// `EntityData` of `ClientQuotaRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord, EntityData</a>
        /// </remarks>
        public partial class ClientQuotaRecordEntityData : KaitaiStruct
        {
            public static ClientQuotaRecordEntityData FromFile(string fileName)
            {
                return new ClientQuotaRecordEntityData(new KaitaiStream(fileName));
            }

            public ClientQuotaRecordEntityData(KaitaiStream p__io, KafkaClientQuotaRecord p__parent = null, KafkaClientQuotaRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _entityType = new KafkaCompactString(m_io);
                _entityName = new KafkaCompactString(m_io);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _entityType;
            private KafkaCompactString _entityName;
            private KafkaTaggedFields _taggedFields;
            private KafkaClientQuotaRecord m_root;
            private KafkaClientQuotaRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString EntityType { get { return _entityType; } }

            /// <summary>
            /// `string`, since Kafka 3.0. May be null.
            /// </summary>
            public KafkaCompactString EntityName { get { return _entityName; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaClientQuotaRecord M_Root { get { return m_root; } }
            public KafkaClientQuotaRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private KafkaUnsignedVarint _numEntityPlusOne;
        private List<ClientQuotaRecordEntityData> _entity;
        private KafkaCompactString _key;
        private double _value;
        private byte _remove;
        private KafkaTaggedFields _taggedFields;
        private KafkaClientQuotaRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 14.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumEntityPlusOne { get { return _numEntityPlusOne; } }

        /// <summary>
        /// `[]EntityData`, since Kafka 3.0.
        /// </summary>
        public List<ClientQuotaRecordEntityData> Entity { get { return _entity; } }

        /// <summary>
        /// `string`, since Kafka 3.0.
        /// </summary>
        public KafkaCompactString Key { get { return _key; } }

        /// <summary>
        /// `float64`, since Kafka 3.0.
        /// </summary>
        public double Value { get { return _value; } }

        /// <summary>
        /// `bool`, since Kafka 3.0.
        /// </summary>
        public byte Remove { get { return _remove; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaClientQuotaRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
