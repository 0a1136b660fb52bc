// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupMetadataValue : KaitaiStruct
    {
        public static KafkaConsumerGroupMetadataValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupMetadataValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            if (!(_messageVersion >= 0))
            {
                throw new ValidationLessThanError(0, _messageVersion, m_io, "/seq/0");
            }
            if (!(_messageVersion <= 0))
            {
                throw new ValidationGreaterThanError(0, _messageVersion, m_io, "/seq/0");
            }
            _epoch = m_io.ReadS4be();
            _taggedFields = new ConsumerGroupMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `MetadataHash`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMetadataValueMetadataHashTag : KaitaiStruct
        {
            public static ConsumerGroupMetadataValueMetadataHashTag FromFile(string fileName)
            {
                return new ConsumerGroupMetadataValueMetadataHashTag(new KaitaiStream(fileName));
            }

            public ConsumerGroupMetadataValueMetadataHashTag(KaitaiStream p__io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField p__parent = null, KafkaConsumerGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _metadataHash = m_io.ReadS8be();
            }
            private long _metadataHash;
            private KafkaConsumerGroupMetadataValue m_root;
            private KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public long MetadataHash { get { return _metadataHash; } }
            public KafkaConsumerGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `consumer_group_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMetadataValueTaggedField : KaitaiStruct
        {
            public static ConsumerGroupMetadataValueTaggedField FromFile(string fileName)
            {
                return new ConsumerGroupMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public ConsumerGroupMetadataValueTaggedField(KaitaiStream p__io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields p__parent = null, KafkaConsumerGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _tag = new KafkaUnsignedVarint(m_io);
                _lenData = new KafkaUnsignedVarint(m_io);
                if (Tag.Value == 0) {
                    __raw_metadataHash = m_io.ReadBytes(LenData.Value);
                    var io___raw_metadataHash = new KaitaiStream(__raw_metadataHash);
                    _metadataHash = new ConsumerGroupMetadataValueMetadataHashTag(io___raw_metadataHash, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ConsumerGroupMetadataValueMetadataHashTag _metadataHash;
            private byte[] _unknownData;
            private KafkaConsumerGroupMetadataValue m_root;
            private KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields m_parent;
            private byte[] __raw_metadataHash;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public ConsumerGroupMetadataValueMetadataHashTag MetadataHash { get { return _metadataHash; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaConsumerGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawMetadataHash { get { return __raw_metadataHash; } }
        }

        /// <summary>
        /// The tagged fields of `consumer_group_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMetadataValueTaggedFields : KaitaiStruct
        {
            public static ConsumerGroupMetadataValueTaggedFields FromFile(string fileName)
            {
                return new ConsumerGroupMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public ConsumerGroupMetadataValueTaggedFields(KaitaiStream p__io, KafkaConsumerGroupMetadataValue p__parent = null, KafkaConsumerGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ConsumerGroupMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ConsumerGroupMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ConsumerGroupMetadataValueTaggedField> _fields;
            private KafkaConsumerGroupMetadataValue m_root;
            private KafkaConsumerGroupMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ConsumerGroupMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaConsumerGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _epoch;
        private ConsumerGroupMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int Epoch { get { return _epoch; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ConsumerGroupMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
