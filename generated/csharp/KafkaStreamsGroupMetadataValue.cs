// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupMetadataValue : KaitaiStruct
    {
        public static KafkaStreamsGroupMetadataValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
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
            _metadataHash = m_io.ReadS8be();
            _taggedFields = new StreamsGroupMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag : KaitaiStruct
        {
            public static StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _failedDescriptionTopologyEpoch = m_io.ReadS4be();
            }
            private int _failedDescriptionTopologyEpoch;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
            /// </summary>
            public int FailedDescriptionTopologyEpoch { get { return _failedDescriptionTopologyEpoch; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue, LastAssignmentConfig</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueLastAssignmentConfig : KaitaiStruct
        {
            public static StreamsGroupMetadataValueLastAssignmentConfig FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueLastAssignmentConfig(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueLastAssignmentConfig(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
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
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag m_parent;

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
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LastAssignmentConfigs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueLastAssignmentConfigsTag : KaitaiStruct
        {
            public static StreamsGroupMetadataValueLastAssignmentConfigsTag FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueLastAssignmentConfigsTag(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueLastAssignmentConfigsTag(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numLastAssignmentConfigsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumLastAssignmentConfigsPlusOne.Value >= ((long) (1))) {
                    _lastAssignmentConfigs = new List<StreamsGroupMetadataValueLastAssignmentConfig>();
                    for (var i = 0; i < ((long) (NumLastAssignmentConfigsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _lastAssignmentConfigs.Add(new StreamsGroupMetadataValueLastAssignmentConfig(m_io, this, m_root));
                    }
                }
            }
            private KafkaUnsignedVarint _numLastAssignmentConfigsPlusOne;
            private List<StreamsGroupMetadataValueLastAssignmentConfig> _lastAssignmentConfigs;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumLastAssignmentConfigsPlusOne { get { return _numLastAssignmentConfigsPlusOne; } }

            /// <summary>
            /// `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
            /// </summary>
            public List<StreamsGroupMetadataValueLastAssignmentConfig> LastAssignmentConfigs { get { return _lastAssignmentConfigs; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag : KaitaiStruct
        {
            public static StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _storedDescriptionTopologyEpoch = m_io.ReadS4be();
            }
            private int _storedDescriptionTopologyEpoch;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
            /// </summary>
            public int StoredDescriptionTopologyEpoch { get { return _storedDescriptionTopologyEpoch; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `streams_group_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueTaggedField : KaitaiStruct
        {
            public static StreamsGroupMetadataValueTaggedField FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueTaggedField(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
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
                    __raw_validatedTopologyEpoch = m_io.ReadBytes(LenData.Value);
                    var io___raw_validatedTopologyEpoch = new KaitaiStream(__raw_validatedTopologyEpoch);
                    _validatedTopologyEpoch = new StreamsGroupMetadataValueValidatedTopologyEpochTag(io___raw_validatedTopologyEpoch, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_lastAssignmentConfigs = m_io.ReadBytes(LenData.Value);
                    var io___raw_lastAssignmentConfigs = new KaitaiStream(__raw_lastAssignmentConfigs);
                    _lastAssignmentConfigs = new StreamsGroupMetadataValueLastAssignmentConfigsTag(io___raw_lastAssignmentConfigs, this, m_root);
                }
                if (Tag.Value == 2) {
                    __raw_storedDescriptionTopologyEpoch = m_io.ReadBytes(LenData.Value);
                    var io___raw_storedDescriptionTopologyEpoch = new KaitaiStream(__raw_storedDescriptionTopologyEpoch);
                    _storedDescriptionTopologyEpoch = new StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(io___raw_storedDescriptionTopologyEpoch, this, m_root);
                }
                if (Tag.Value == 3) {
                    __raw_failedDescriptionTopologyEpoch = m_io.ReadBytes(LenData.Value);
                    var io___raw_failedDescriptionTopologyEpoch = new KaitaiStream(__raw_failedDescriptionTopologyEpoch);
                    _failedDescriptionTopologyEpoch = new StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(io___raw_failedDescriptionTopologyEpoch, this, m_root);
                }
                if (Tag.Value > 3) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private StreamsGroupMetadataValueValidatedTopologyEpochTag _validatedTopologyEpoch;
            private StreamsGroupMetadataValueLastAssignmentConfigsTag _lastAssignmentConfigs;
            private StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag _storedDescriptionTopologyEpoch;
            private StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag _failedDescriptionTopologyEpoch;
            private byte[] _unknownData;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields m_parent;
            private byte[] __raw_validatedTopologyEpoch;
            private byte[] __raw_lastAssignmentConfigs;
            private byte[] __raw_storedDescriptionTopologyEpoch;
            private byte[] __raw_failedDescriptionTopologyEpoch;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
            /// </summary>
            public StreamsGroupMetadataValueValidatedTopologyEpochTag ValidatedTopologyEpoch { get { return _validatedTopologyEpoch; } }

            /// <summary>
            /// `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
            /// </summary>
            public StreamsGroupMetadataValueLastAssignmentConfigsTag LastAssignmentConfigs { get { return _lastAssignmentConfigs; } }

            /// <summary>
            /// `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
            /// </summary>
            public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag StoredDescriptionTopologyEpoch { get { return _storedDescriptionTopologyEpoch; } }

            /// <summary>
            /// `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
            /// </summary>
            public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag FailedDescriptionTopologyEpoch { get { return _failedDescriptionTopologyEpoch; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawValidatedTopologyEpoch { get { return __raw_validatedTopologyEpoch; } }
            public byte[] M_RawLastAssignmentConfigs { get { return __raw_lastAssignmentConfigs; } }
            public byte[] M_RawStoredDescriptionTopologyEpoch { get { return __raw_storedDescriptionTopologyEpoch; } }
            public byte[] M_RawFailedDescriptionTopologyEpoch { get { return __raw_failedDescriptionTopologyEpoch; } }
        }

        /// <summary>
        /// The tagged fields of `streams_group_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueTaggedFields : KaitaiStruct
        {
            public static StreamsGroupMetadataValueTaggedFields FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueTaggedFields(KaitaiStream p__io, KafkaStreamsGroupMetadataValue p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<StreamsGroupMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new StreamsGroupMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<StreamsGroupMetadataValueTaggedField> _fields;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<StreamsGroupMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `ValidatedTopologyEpoch`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupMetadataValueValidatedTopologyEpochTag : KaitaiStruct
        {
            public static StreamsGroupMetadataValueValidatedTopologyEpochTag FromFile(string fileName)
            {
                return new StreamsGroupMetadataValueValidatedTopologyEpochTag(new KaitaiStream(fileName));
            }

            public StreamsGroupMetadataValueValidatedTopologyEpochTag(KaitaiStream p__io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField p__parent = null, KafkaStreamsGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _validatedTopologyEpoch = m_io.ReadS4be();
            }
            private int _validatedTopologyEpoch;
            private KafkaStreamsGroupMetadataValue m_root;
            private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
            /// </summary>
            public int ValidatedTopologyEpoch { get { return _validatedTopologyEpoch; } }
            public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _epoch;
        private long _metadataHash;
        private StreamsGroupMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupMetadataValue m_root;
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
        /// `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long MetadataHash { get { return _metadataHash; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public StreamsGroupMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
