// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupTargetAssignmentMetadataValue : KaitaiStruct
    {
        public static KafkaStreamsGroupTargetAssignmentMetadataValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupTargetAssignmentMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupTargetAssignmentMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
            _assignmentEpoch = m_io.ReadS4be();
            _taggedFields = new StreamsGroupTargetAssignmentMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `AssignmentTimestamp`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag : KaitaiStruct
        {
            public static StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag FromFile(string fileName)
            {
                return new StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new KaitaiStream(fileName));
            }

            public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream p__io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField p__parent = null, KafkaStreamsGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _assignmentTimestamp = m_io.ReadS8be();
            }
            private long _assignmentTimestamp;
            private KafkaStreamsGroupTargetAssignmentMetadataValue m_root;
            private KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public long AssignmentTimestamp { get { return _assignmentTimestamp; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `streams_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupTargetAssignmentMetadataValueTaggedField : KaitaiStruct
        {
            public static StreamsGroupTargetAssignmentMetadataValueTaggedField FromFile(string fileName)
            {
                return new StreamsGroupTargetAssignmentMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public StreamsGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream p__io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields p__parent = null, KafkaStreamsGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
                    __raw_assignmentTimestamp = m_io.ReadBytes(LenData.Value);
                    var io___raw_assignmentTimestamp = new KaitaiStream(__raw_assignmentTimestamp);
                    _assignmentTimestamp = new StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(io___raw_assignmentTimestamp, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag _assignmentTimestamp;
            private byte[] _unknownData;
            private KafkaStreamsGroupTargetAssignmentMetadataValue m_root;
            private KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields m_parent;
            private byte[] __raw_assignmentTimestamp;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag AssignmentTimestamp { get { return _assignmentTimestamp; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawAssignmentTimestamp { get { return __raw_assignmentTimestamp; } }
        }

        /// <summary>
        /// The tagged fields of `streams_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class StreamsGroupTargetAssignmentMetadataValueTaggedFields : KaitaiStruct
        {
            public static StreamsGroupTargetAssignmentMetadataValueTaggedFields FromFile(string fileName)
            {
                return new StreamsGroupTargetAssignmentMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public StreamsGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream p__io, KafkaStreamsGroupTargetAssignmentMetadataValue p__parent = null, KafkaStreamsGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<StreamsGroupTargetAssignmentMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new StreamsGroupTargetAssignmentMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<StreamsGroupTargetAssignmentMetadataValueTaggedField> _fields;
            private KafkaStreamsGroupTargetAssignmentMetadataValue m_root;
            private KafkaStreamsGroupTargetAssignmentMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<StreamsGroupTargetAssignmentMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTargetAssignmentMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _assignmentEpoch;
        private StreamsGroupTargetAssignmentMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupTargetAssignmentMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 4.1.
        /// </summary>
        public int AssignmentEpoch { get { return _assignmentEpoch; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public StreamsGroupTargetAssignmentMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
