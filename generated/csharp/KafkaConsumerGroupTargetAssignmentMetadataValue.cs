// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupTargetAssignmentMetadataValue : KaitaiStruct
    {
        public static KafkaConsumerGroupTargetAssignmentMetadataValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupTargetAssignmentMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupTargetAssignmentMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
            _taggedFields = new ConsumerGroupTargetAssignmentMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `AssignmentTimestamp`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag : KaitaiStruct
        {
            public static ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag FromFile(string fileName)
            {
                return new ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new KaitaiStream(fileName));
            }

            public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream p__io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField p__parent = null, KafkaConsumerGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
            private KafkaConsumerGroupTargetAssignmentMetadataValue m_root;
            private KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public long AssignmentTimestamp { get { return _assignmentTimestamp; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `consumer_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupTargetAssignmentMetadataValueTaggedField : KaitaiStruct
        {
            public static ConsumerGroupTargetAssignmentMetadataValueTaggedField FromFile(string fileName)
            {
                return new ConsumerGroupTargetAssignmentMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public ConsumerGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream p__io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields p__parent = null, KafkaConsumerGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
                    _assignmentTimestamp = new ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(io___raw_assignmentTimestamp, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag _assignmentTimestamp;
            private byte[] _unknownData;
            private KafkaConsumerGroupTargetAssignmentMetadataValue m_root;
            private KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields m_parent;
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
            public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag AssignmentTimestamp { get { return _assignmentTimestamp; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawAssignmentTimestamp { get { return __raw_assignmentTimestamp; } }
        }

        /// <summary>
        /// The tagged fields of `consumer_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ConsumerGroupTargetAssignmentMetadataValueTaggedFields : KaitaiStruct
        {
            public static ConsumerGroupTargetAssignmentMetadataValueTaggedFields FromFile(string fileName)
            {
                return new ConsumerGroupTargetAssignmentMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public ConsumerGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream p__io, KafkaConsumerGroupTargetAssignmentMetadataValue p__parent = null, KafkaConsumerGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ConsumerGroupTargetAssignmentMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ConsumerGroupTargetAssignmentMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ConsumerGroupTargetAssignmentMetadataValueTaggedField> _fields;
            private KafkaConsumerGroupTargetAssignmentMetadataValue m_root;
            private KafkaConsumerGroupTargetAssignmentMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ConsumerGroupTargetAssignmentMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupTargetAssignmentMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _assignmentEpoch;
        private ConsumerGroupTargetAssignmentMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupTargetAssignmentMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int AssignmentEpoch { get { return _assignmentEpoch; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ConsumerGroupTargetAssignmentMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
