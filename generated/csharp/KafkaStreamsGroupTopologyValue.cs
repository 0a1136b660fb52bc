// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupTopologyValue : KaitaiStruct
    {
        public static KafkaStreamsGroupTopologyValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupTopologyValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupTopologyValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupTopologyValue p__root = null) : base(p__io)
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
            _numSubtopologiesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumSubtopologiesPlusOne.Value >= ((long) (1))) {
                _subtopologies = new List<StreamsGroupTopologyValueSubtopology>();
                for (var i = 0; i < ((long) (NumSubtopologiesPlusOne.Value - ((long) (1)))); i++)
                {
                    _subtopologies.Add(new StreamsGroupTopologyValueSubtopology(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `CopartitionGroup` of `StreamsGroupTopologyValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, CopartitionGroup</a>
        /// </remarks>
        public partial class StreamsGroupTopologyValueCopartitionGroup : KaitaiStruct
        {
            public static StreamsGroupTopologyValueCopartitionGroup FromFile(string fileName)
            {
                return new StreamsGroupTopologyValueCopartitionGroup(new KaitaiStream(fileName));
            }

            public StreamsGroupTopologyValueCopartitionGroup(KaitaiStream p__io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology p__parent = null, KafkaStreamsGroupTopologyValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numSourceTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumSourceTopicsPlusOne.Value >= ((long) (1))) {
                    _sourceTopics = new List<short>();
                    for (var i = 0; i < ((long) (NumSourceTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _sourceTopics.Add(m_io.ReadS2be());
                    }
                }
                _numSourceTopicRegexPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumSourceTopicRegexPlusOne.Value >= ((long) (1))) {
                    _sourceTopicRegex = new List<short>();
                    for (var i = 0; i < ((long) (NumSourceTopicRegexPlusOne.Value - ((long) (1)))); i++)
                    {
                        _sourceTopicRegex.Add(m_io.ReadS2be());
                    }
                }
                _numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumRepartitionSourceTopicsPlusOne.Value >= ((long) (1))) {
                    _repartitionSourceTopics = new List<short>();
                    for (var i = 0; i < ((long) (NumRepartitionSourceTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _repartitionSourceTopics.Add(m_io.ReadS2be());
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaUnsignedVarint _numSourceTopicsPlusOne;
            private List<short> _sourceTopics;
            private KafkaUnsignedVarint _numSourceTopicRegexPlusOne;
            private List<short> _sourceTopicRegex;
            private KafkaUnsignedVarint _numRepartitionSourceTopicsPlusOne;
            private List<short> _repartitionSourceTopics;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupTopologyValue m_root;
            private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumSourceTopicsPlusOne { get { return _numSourceTopicsPlusOne; } }

            /// <summary>
            /// `[]int16`, since Kafka 4.1.
            /// </summary>
            public List<short> SourceTopics { get { return _sourceTopics; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumSourceTopicRegexPlusOne { get { return _numSourceTopicRegexPlusOne; } }

            /// <summary>
            /// `[]int16`, since Kafka 4.1.
            /// </summary>
            public List<short> SourceTopicRegex { get { return _sourceTopicRegex; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumRepartitionSourceTopicsPlusOne { get { return _numRepartitionSourceTopicsPlusOne; } }

            /// <summary>
            /// `[]int16`, since Kafka 4.1.
            /// </summary>
            public List<short> RepartitionSourceTopics { get { return _repartitionSourceTopics; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupTopologyValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `Subtopology` of `StreamsGroupTopologyValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, Subtopology</a>
        /// </remarks>
        public partial class StreamsGroupTopologyValueSubtopology : KaitaiStruct
        {
            public static StreamsGroupTopologyValueSubtopology FromFile(string fileName)
            {
                return new StreamsGroupTopologyValueSubtopology(new KaitaiStream(fileName));
            }

            public StreamsGroupTopologyValueSubtopology(KaitaiStream p__io, KafkaStreamsGroupTopologyValue p__parent = null, KafkaStreamsGroupTopologyValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _subtopologyId = new KafkaCompactString(m_io);
                _numSourceTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumSourceTopicsPlusOne.Value >= ((long) (1))) {
                    _sourceTopics = new List<KafkaCompactString>();
                    for (var i = 0; i < ((long) (NumSourceTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _sourceTopics.Add(new KafkaCompactString(m_io));
                    }
                }
                _numSourceTopicRegexPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumSourceTopicRegexPlusOne.Value >= ((long) (1))) {
                    _sourceTopicRegex = new List<KafkaCompactString>();
                    for (var i = 0; i < ((long) (NumSourceTopicRegexPlusOne.Value - ((long) (1)))); i++)
                    {
                        _sourceTopicRegex.Add(new KafkaCompactString(m_io));
                    }
                }
                _numStateChangelogTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumStateChangelogTopicsPlusOne.Value >= ((long) (1))) {
                    _stateChangelogTopics = new List<StreamsGroupTopologyValueTopicInfo>();
                    for (var i = 0; i < ((long) (NumStateChangelogTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _stateChangelogTopics.Add(new StreamsGroupTopologyValueTopicInfo(m_io, this, m_root));
                    }
                }
                _numRepartitionSinkTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumRepartitionSinkTopicsPlusOne.Value >= ((long) (1))) {
                    _repartitionSinkTopics = new List<KafkaCompactString>();
                    for (var i = 0; i < ((long) (NumRepartitionSinkTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _repartitionSinkTopics.Add(new KafkaCompactString(m_io));
                    }
                }
                _numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumRepartitionSourceTopicsPlusOne.Value >= ((long) (1))) {
                    _repartitionSourceTopics = new List<StreamsGroupTopologyValueTopicInfo>();
                    for (var i = 0; i < ((long) (NumRepartitionSourceTopicsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _repartitionSourceTopics.Add(new StreamsGroupTopologyValueTopicInfo(m_io, this, m_root));
                    }
                }
                _numCopartitionGroupsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumCopartitionGroupsPlusOne.Value >= ((long) (1))) {
                    _copartitionGroups = new List<StreamsGroupTopologyValueCopartitionGroup>();
                    for (var i = 0; i < ((long) (NumCopartitionGroupsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _copartitionGroups.Add(new StreamsGroupTopologyValueCopartitionGroup(m_io, this, m_root));
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _subtopologyId;
            private KafkaUnsignedVarint _numSourceTopicsPlusOne;
            private List<KafkaCompactString> _sourceTopics;
            private KafkaUnsignedVarint _numSourceTopicRegexPlusOne;
            private List<KafkaCompactString> _sourceTopicRegex;
            private KafkaUnsignedVarint _numStateChangelogTopicsPlusOne;
            private List<StreamsGroupTopologyValueTopicInfo> _stateChangelogTopics;
            private KafkaUnsignedVarint _numRepartitionSinkTopicsPlusOne;
            private List<KafkaCompactString> _repartitionSinkTopics;
            private KafkaUnsignedVarint _numRepartitionSourceTopicsPlusOne;
            private List<StreamsGroupTopologyValueTopicInfo> _repartitionSourceTopics;
            private KafkaUnsignedVarint _numCopartitionGroupsPlusOne;
            private List<StreamsGroupTopologyValueCopartitionGroup> _copartitionGroups;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupTopologyValue m_root;
            private KafkaStreamsGroupTopologyValue m_parent;

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString SubtopologyId { get { return _subtopologyId; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumSourceTopicsPlusOne { get { return _numSourceTopicsPlusOne; } }

            /// <summary>
            /// `[]string`, since Kafka 4.1.
            /// </summary>
            public List<KafkaCompactString> SourceTopics { get { return _sourceTopics; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumSourceTopicRegexPlusOne { get { return _numSourceTopicRegexPlusOne; } }

            /// <summary>
            /// `[]string`, since Kafka 4.1.
            /// </summary>
            public List<KafkaCompactString> SourceTopicRegex { get { return _sourceTopicRegex; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumStateChangelogTopicsPlusOne { get { return _numStateChangelogTopicsPlusOne; } }

            /// <summary>
            /// `[]TopicInfo`, since Kafka 4.1.
            /// </summary>
            public List<StreamsGroupTopologyValueTopicInfo> StateChangelogTopics { get { return _stateChangelogTopics; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumRepartitionSinkTopicsPlusOne { get { return _numRepartitionSinkTopicsPlusOne; } }

            /// <summary>
            /// `[]string`, since Kafka 4.1.
            /// </summary>
            public List<KafkaCompactString> RepartitionSinkTopics { get { return _repartitionSinkTopics; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumRepartitionSourceTopicsPlusOne { get { return _numRepartitionSourceTopicsPlusOne; } }

            /// <summary>
            /// `[]TopicInfo`, since Kafka 4.1.
            /// </summary>
            public List<StreamsGroupTopologyValueTopicInfo> RepartitionSourceTopics { get { return _repartitionSourceTopics; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumCopartitionGroupsPlusOne { get { return _numCopartitionGroupsPlusOne; } }

            /// <summary>
            /// `[]CopartitionGroup`, since Kafka 4.1.
            /// </summary>
            public List<StreamsGroupTopologyValueCopartitionGroup> CopartitionGroups { get { return _copartitionGroups; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupTopologyValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTopologyValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicConfig` of `StreamsGroupTopologyValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicConfig</a>
        /// </remarks>
        public partial class StreamsGroupTopologyValueTopicConfig : KaitaiStruct
        {
            public static StreamsGroupTopologyValueTopicConfig FromFile(string fileName)
            {
                return new StreamsGroupTopologyValueTopicConfig(new KaitaiStream(fileName));
            }

            public StreamsGroupTopologyValueTopicConfig(KaitaiStream p__io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo p__parent = null, KafkaStreamsGroupTopologyValue p__root = null) : base(p__io)
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
            private KafkaStreamsGroupTopologyValue m_root;
            private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo m_parent;

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
            public KafkaStreamsGroupTopologyValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicInfo` of `StreamsGroupTopologyValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicInfo</a>
        /// </remarks>
        public partial class StreamsGroupTopologyValueTopicInfo : KaitaiStruct
        {
            public static StreamsGroupTopologyValueTopicInfo FromFile(string fileName)
            {
                return new StreamsGroupTopologyValueTopicInfo(new KaitaiStream(fileName));
            }

            public StreamsGroupTopologyValueTopicInfo(KaitaiStream p__io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology p__parent = null, KafkaStreamsGroupTopologyValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _partitions = m_io.ReadS4be();
                _replicationFactor = m_io.ReadS2be();
                _numTopicConfigsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumTopicConfigsPlusOne.Value >= ((long) (1))) {
                    _topicConfigs = new List<StreamsGroupTopologyValueTopicConfig>();
                    for (var i = 0; i < ((long) (NumTopicConfigsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _topicConfigs.Add(new StreamsGroupTopologyValueTopicConfig(m_io, this, m_root));
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private int _partitions;
            private short _replicationFactor;
            private KafkaUnsignedVarint _numTopicConfigsPlusOne;
            private List<StreamsGroupTopologyValueTopicConfig> _topicConfigs;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupTopologyValue m_root;
            private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology m_parent;

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `int32`, since Kafka 4.1.
            /// </summary>
            public int Partitions { get { return _partitions; } }

            /// <summary>
            /// `int16`, since Kafka 4.1.
            /// </summary>
            public short ReplicationFactor { get { return _replicationFactor; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumTopicConfigsPlusOne { get { return _numTopicConfigsPlusOne; } }

            /// <summary>
            /// `[]TopicConfig`, since Kafka 4.1.
            /// </summary>
            public List<StreamsGroupTopologyValueTopicConfig> TopicConfigs { get { return _topicConfigs; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupTopologyValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _epoch;
        private KafkaUnsignedVarint _numSubtopologiesPlusOne;
        private List<StreamsGroupTopologyValueSubtopology> _subtopologies;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupTopologyValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 4.1.
        /// </summary>
        public int Epoch { get { return _epoch; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumSubtopologiesPlusOne { get { return _numSubtopologiesPlusOne; } }

        /// <summary>
        /// `[]Subtopology`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupTopologyValueSubtopology> Subtopologies { get { return _subtopologies; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupTopologyValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
