// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
    /// Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupMemberMetadataValue : KaitaiStruct
    {
        public static KafkaConsumerGroupMemberMetadataValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupMemberMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupMemberMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
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
            _instanceId = new KafkaCompactString(m_io);
            _rackId = new KafkaCompactString(m_io);
            _clientId = new KafkaCompactString(m_io);
            _clientHost = new KafkaCompactString(m_io);
            _numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumSubscribedTopicNamesPlusOne.Value >= ((long) (1))) {
                _subscribedTopicNames = new List<KafkaCompactString>();
                for (var i = 0; i < ((long) (NumSubscribedTopicNamesPlusOne.Value - ((long) (1)))); i++)
                {
                    _subscribedTopicNames.Add(new KafkaCompactString(m_io));
                }
            }
            _subscribedTopicRegex = new KafkaCompactString(m_io);
            _rebalanceTimeoutMs = m_io.ReadS4be();
            _serverAssignor = new KafkaCompactString(m_io);
            _taggedFields = new ConsumerGroupMemberMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicMemberMetadata</a>
        /// </remarks>
        public partial class ConsumerGroupMemberMetadataValueClassicMemberMetadata : KaitaiStruct
        {
            public static ConsumerGroupMemberMetadataValueClassicMemberMetadata FromFile(string fileName)
            {
                return new ConsumerGroupMemberMetadataValueClassicMemberMetadata(new KaitaiStream(fileName));
            }

            public ConsumerGroupMemberMetadataValueClassicMemberMetadata(KaitaiStream p__io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _sessionTimeoutMs = m_io.ReadS4be();
                _numSupportedProtocolsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumSupportedProtocolsPlusOne.Value >= ((long) (1))) {
                    _supportedProtocols = new List<ConsumerGroupMemberMetadataValueClassicProtocol>();
                    for (var i = 0; i < ((long) (NumSupportedProtocolsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _supportedProtocols.Add(new ConsumerGroupMemberMetadataValueClassicProtocol(m_io, this, m_root));
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private int _sessionTimeoutMs;
            private KafkaUnsignedVarint _numSupportedProtocolsPlusOne;
            private List<ConsumerGroupMemberMetadataValueClassicProtocol> _supportedProtocols;
            private KafkaTaggedFields _taggedFields;
            private KafkaConsumerGroupMemberMetadataValue m_root;
            private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag m_parent;

            /// <summary>
            /// `int32`, since Kafka 3.8.
            /// </summary>
            public int SessionTimeoutMs { get { return _sessionTimeoutMs; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumSupportedProtocolsPlusOne { get { return _numSupportedProtocolsPlusOne; } }

            /// <summary>
            /// `[]ClassicProtocol`, since Kafka 3.8.
            /// </summary>
            public List<ConsumerGroupMemberMetadataValueClassicProtocol> SupportedProtocols { get { return _supportedProtocols; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `ClassicMemberMetadata`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMemberMetadataValueClassicMemberMetadataTag : KaitaiStruct
        {
            public static ConsumerGroupMemberMetadataValueClassicMemberMetadataTag FromFile(string fileName)
            {
                return new ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(new KaitaiStream(fileName));
            }

            public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(KaitaiStream p__io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _classicMemberMetadataMarker = new KafkaUnsignedVarint(m_io);
                if (ClassicMemberMetadataMarker.Value >= 1) {
                    _classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadata(m_io, this, m_root);
                }
            }
            private KafkaUnsignedVarint _classicMemberMetadataMarker;
            private ConsumerGroupMemberMetadataValueClassicMemberMetadata _classicMemberMetadata;
            private KafkaConsumerGroupMemberMetadataValue m_root;
            private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField m_parent;

            /// <summary>
            /// 0 means null.
            /// </summary>
            public KafkaUnsignedVarint ClassicMemberMetadataMarker { get { return _classicMemberMetadataMarker; } }

            /// <summary>
            /// `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
            /// </summary>
            public ConsumerGroupMemberMetadataValueClassicMemberMetadata ClassicMemberMetadata { get { return _classicMemberMetadata; } }
            public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicProtocol</a>
        /// </remarks>
        public partial class ConsumerGroupMemberMetadataValueClassicProtocol : KaitaiStruct
        {
            public static ConsumerGroupMemberMetadataValueClassicProtocol FromFile(string fileName)
            {
                return new ConsumerGroupMemberMetadataValueClassicProtocol(new KaitaiStream(fileName));
            }

            public ConsumerGroupMemberMetadataValueClassicProtocol(KaitaiStream p__io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _metadata = new KafkaCompactBytes(m_io);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private KafkaCompactBytes _metadata;
            private KafkaTaggedFields _taggedFields;
            private KafkaConsumerGroupMemberMetadataValue m_root;
            private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata m_parent;

            /// <summary>
            /// `string`, since Kafka 3.8.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `bytes`, since Kafka 3.8.
            /// </summary>
            public KafkaCompactBytes Metadata { get { return _metadata; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `consumer_group_member_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMemberMetadataValueTaggedField : KaitaiStruct
        {
            public static ConsumerGroupMemberMetadataValueTaggedField FromFile(string fileName)
            {
                return new ConsumerGroupMemberMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public ConsumerGroupMemberMetadataValueTaggedField(KaitaiStream p__io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
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
                    __raw_classicMemberMetadata = m_io.ReadBytes(LenData.Value);
                    var io___raw_classicMemberMetadata = new KaitaiStream(__raw_classicMemberMetadata);
                    _classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(io___raw_classicMemberMetadata, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ConsumerGroupMemberMetadataValueClassicMemberMetadataTag _classicMemberMetadata;
            private byte[] _unknownData;
            private KafkaConsumerGroupMemberMetadataValue m_root;
            private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields m_parent;
            private byte[] __raw_classicMemberMetadata;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
            /// </summary>
            public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag ClassicMemberMetadata { get { return _classicMemberMetadata; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawClassicMemberMetadata { get { return __raw_classicMemberMetadata; } }
        }

        /// <summary>
        /// The tagged fields of `consumer_group_member_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupMemberMetadataValueTaggedFields : KaitaiStruct
        {
            public static ConsumerGroupMemberMetadataValueTaggedFields FromFile(string fileName)
            {
                return new ConsumerGroupMemberMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public ConsumerGroupMemberMetadataValueTaggedFields(KaitaiStream p__io, KafkaConsumerGroupMemberMetadataValue p__parent = null, KafkaConsumerGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ConsumerGroupMemberMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ConsumerGroupMemberMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ConsumerGroupMemberMetadataValueTaggedField> _fields;
            private KafkaConsumerGroupMemberMetadataValue m_root;
            private KafkaConsumerGroupMemberMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ConsumerGroupMemberMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupMemberMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaCompactString _instanceId;
        private KafkaCompactString _rackId;
        private KafkaCompactString _clientId;
        private KafkaCompactString _clientHost;
        private KafkaUnsignedVarint _numSubscribedTopicNamesPlusOne;
        private List<KafkaCompactString> _subscribedTopicNames;
        private KafkaCompactString _subscribedTopicRegex;
        private int _rebalanceTimeoutMs;
        private KafkaCompactString _serverAssignor;
        private ConsumerGroupMemberMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupMemberMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `string`, since Kafka 3.5. May be null.
        /// </summary>
        public KafkaCompactString InstanceId { get { return _instanceId; } }

        /// <summary>
        /// `string`, since Kafka 3.5. May be null.
        /// </summary>
        public KafkaCompactString RackId { get { return _rackId; } }

        /// <summary>
        /// `string`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactString ClientId { get { return _clientId; } }

        /// <summary>
        /// `string`, since Kafka 3.5.
        /// </summary>
        public KafkaCompactString ClientHost { get { return _clientHost; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumSubscribedTopicNamesPlusOne { get { return _numSubscribedTopicNamesPlusOne; } }

        /// <summary>
        /// `[]string`, since Kafka 3.5.
        /// </summary>
        public List<KafkaCompactString> SubscribedTopicNames { get { return _subscribedTopicNames; } }

        /// <summary>
        /// `string`, since Kafka 3.5. May be null.
        /// </summary>
        public KafkaCompactString SubscribedTopicRegex { get { return _subscribedTopicRegex; } }

        /// <summary>
        /// `int32`, since Kafka 3.6. -1 unless it is given.
        /// </summary>
        public int RebalanceTimeoutMs { get { return _rebalanceTimeoutMs; } }

        /// <summary>
        /// `string`, since Kafka 3.6. May be null.
        /// </summary>
        public KafkaCompactString ServerAssignor { get { return _serverAssignor; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ConsumerGroupMemberMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupMemberMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
