// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupMemberMetadataValue : KaitaiStruct
    {
        public static KafkaStreamsGroupMemberMetadataValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupMemberMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupMemberMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupMemberMetadataValue p__root = null) : base(p__io)
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
            _rebalanceTimeoutMs = m_io.ReadS4be();
            _topologyEpoch = m_io.ReadS4be();
            _processId = new KafkaCompactString(m_io);
            _userEndpointMarker = m_io.ReadS1();
            if (UserEndpointMarker >= 0) {
                _userEndpoint = new StreamsGroupMemberMetadataValueEndpoint(m_io, this, m_root);
            }
            _numClientTagsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumClientTagsPlusOne.Value >= ((long) (1))) {
                _clientTags = new List<StreamsGroupMemberMetadataValueKeyValue>();
                for (var i = 0; i < ((long) (NumClientTagsPlusOne.Value - ((long) (1)))); i++)
                {
                    _clientTags.Add(new StreamsGroupMemberMetadataValueKeyValue(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `Endpoint` of `StreamsGroupMemberMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, Endpoint</a>
        /// </remarks>
        public partial class StreamsGroupMemberMetadataValueEndpoint : KaitaiStruct
        {
            public static StreamsGroupMemberMetadataValueEndpoint FromFile(string fileName)
            {
                return new StreamsGroupMemberMetadataValueEndpoint(new KaitaiStream(fileName));
            }

            public StreamsGroupMemberMetadataValueEndpoint(KaitaiStream p__io, KafkaStreamsGroupMemberMetadataValue p__parent = null, KafkaStreamsGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _host = new KafkaCompactString(m_io);
                _port = m_io.ReadU2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _host;
            private ushort _port;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupMemberMetadataValue m_root;
            private KafkaStreamsGroupMemberMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString Host { get { return _host; } }

            /// <summary>
            /// `uint16`, since Kafka 4.1.
            /// </summary>
            public ushort Port { get { return _port; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMemberMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `KeyValue` of `StreamsGroupMemberMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, KeyValue</a>
        /// </remarks>
        public partial class StreamsGroupMemberMetadataValueKeyValue : KaitaiStruct
        {
            public static StreamsGroupMemberMetadataValueKeyValue FromFile(string fileName)
            {
                return new StreamsGroupMemberMetadataValueKeyValue(new KaitaiStream(fileName));
            }

            public StreamsGroupMemberMetadataValueKeyValue(KaitaiStream p__io, KafkaStreamsGroupMemberMetadataValue p__parent = null, KafkaStreamsGroupMemberMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _key = new KafkaCompactString(m_io);
                _value = new KafkaCompactString(m_io);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _key;
            private KafkaCompactString _value;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupMemberMetadataValue m_root;
            private KafkaStreamsGroupMemberMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString Key { get { return _key; } }

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString Value { get { return _value; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupMemberMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMemberMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaCompactString _instanceId;
        private KafkaCompactString _rackId;
        private KafkaCompactString _clientId;
        private KafkaCompactString _clientHost;
        private int _rebalanceTimeoutMs;
        private int _topologyEpoch;
        private KafkaCompactString _processId;
        private sbyte _userEndpointMarker;
        private StreamsGroupMemberMetadataValueEndpoint _userEndpoint;
        private KafkaUnsignedVarint _numClientTagsPlusOne;
        private List<StreamsGroupMemberMetadataValueKeyValue> _clientTags;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupMemberMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `string`, since Kafka 4.1. May be null.
        /// </summary>
        public KafkaCompactString InstanceId { get { return _instanceId; } }

        /// <summary>
        /// `string`, since Kafka 4.1. May be null.
        /// </summary>
        public KafkaCompactString RackId { get { return _rackId; } }

        /// <summary>
        /// `string`, since Kafka 4.1.
        /// </summary>
        public KafkaCompactString ClientId { get { return _clientId; } }

        /// <summary>
        /// `string`, since Kafka 4.1.
        /// </summary>
        public KafkaCompactString ClientHost { get { return _clientHost; } }

        /// <summary>
        /// `int32`, since Kafka 4.1. -1 unless it is given.
        /// </summary>
        public int RebalanceTimeoutMs { get { return _rebalanceTimeoutMs; } }

        /// <summary>
        /// `int32`, since Kafka 4.1.
        /// </summary>
        public int TopologyEpoch { get { return _topologyEpoch; } }

        /// <summary>
        /// `string`, since Kafka 4.1.
        /// </summary>
        public KafkaCompactString ProcessId { get { return _processId; } }

        /// <summary>
        /// Any value below zero means null.
        /// </summary>
        public sbyte UserEndpointMarker { get { return _userEndpointMarker; } }

        /// <summary>
        /// `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
        /// </summary>
        public StreamsGroupMemberMetadataValueEndpoint UserEndpoint { get { return _userEndpoint; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumClientTagsPlusOne { get { return _numClientTagsPlusOne; } }

        /// <summary>
        /// `[]KeyValue`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupMemberMetadataValueKeyValue> ClientTags { get { return _clientTags; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupMemberMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
