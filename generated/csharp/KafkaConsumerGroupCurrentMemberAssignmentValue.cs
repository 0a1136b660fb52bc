// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
    /// Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupCurrentMemberAssignmentValue : KaitaiStruct
    {
        public static KafkaConsumerGroupCurrentMemberAssignmentValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupCurrentMemberAssignmentValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupCurrentMemberAssignmentValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
            _memberEpoch = m_io.ReadS4be();
            _previousMemberEpoch = m_io.ReadS4be();
            _state = m_io.ReadS1();
            _numAssignedPartitionsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumAssignedPartitionsPlusOne.Value >= ((long) (1))) {
                _assignedPartitions = new List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>();
                for (var i = 0; i < ((long) (NumAssignedPartitionsPlusOne.Value - ((long) (1)))); i++)
                {
                    _assignedPartitions.Add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(m_io, this, m_root));
                }
            }
            _numPartitionsPendingRevocationPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumPartitionsPendingRevocationPlusOne.Value >= ((long) (1))) {
                _partitionsPendingRevocation = new List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>();
                for (var i = 0; i < ((long) (NumPartitionsPendingRevocationPlusOne.Value - ((long) (1)))); i++)
                {
                    _partitionsPendingRevocation.Add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions</a>
        /// </remarks>
        public partial class ConsumerGroupCurrentMemberAssignmentValueTopicPartitions : KaitaiStruct
        {
            public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitions FromFile(string fileName)
            {
                return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(new KaitaiStream(fileName));
            }

            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream p__io, KafkaConsumerGroupCurrentMemberAssignmentValue p__parent = null, KafkaConsumerGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicId = m_io.ReadBytes(16);
                _numPartitionsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumPartitionsPlusOne.Value >= ((long) (1))) {
                    _partitions = new List<int>();
                    for (var i = 0; i < ((long) (NumPartitionsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _partitions.Add(m_io.ReadS4be());
                    }
                }
                _taggedFields = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(m_io, this, m_root);
            }
            private byte[] _topicId;
            private KafkaUnsignedVarint _numPartitionsPlusOne;
            private List<int> _partitions;
            private ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields _taggedFields;
            private KafkaConsumerGroupCurrentMemberAssignmentValue m_root;
            private KafkaConsumerGroupCurrentMemberAssignmentValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 3.6.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionsPlusOne { get { return _numPartitionsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.6.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }

            /// <summary>
            /// The fields that are there only where they differ from their defaults.
            /// </summary>
            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `AssignmentEpochs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag : KaitaiStruct
        {
            public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag FromFile(string fileName)
            {
                return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(new KaitaiStream(fileName));
            }

            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(KaitaiStream p__io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField p__parent = null, KafkaConsumerGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numAssignmentEpochsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumAssignmentEpochsPlusOne.Value >= ((long) (1))) {
                    _assignmentEpochs = new List<int>();
                    for (var i = 0; i < ((long) (NumAssignmentEpochsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _assignmentEpochs.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numAssignmentEpochsPlusOne;
            private List<int> _assignmentEpochs;
            private KafkaConsumerGroupCurrentMemberAssignmentValue m_root;
            private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumAssignmentEpochsPlusOne { get { return _numAssignmentEpochsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 4.3. Tag 0. May be null.
            /// </summary>
            public List<int> AssignmentEpochs { get { return _assignmentEpochs; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of
        /// `consumer_group_current_member_assignment_value_topic_partitions`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField : KaitaiStruct
        {
            public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField FromFile(string fileName)
            {
                return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(new KaitaiStream(fileName));
            }

            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(KaitaiStream p__io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields p__parent = null, KafkaConsumerGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
                    __raw_assignmentEpochs = m_io.ReadBytes(LenData.Value);
                    var io___raw_assignmentEpochs = new KaitaiStream(__raw_assignmentEpochs);
                    _assignmentEpochs = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(io___raw_assignmentEpochs, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag _assignmentEpochs;
            private byte[] _unknownData;
            private KafkaConsumerGroupCurrentMemberAssignmentValue m_root;
            private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields m_parent;
            private byte[] __raw_assignmentEpochs;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `[]int32`, since Kafka 4.3. Tag 0. May be null.
            /// </summary>
            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag AssignmentEpochs { get { return _assignmentEpochs; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawAssignmentEpochs { get { return __raw_assignmentEpochs; } }
        }

        /// <summary>
        /// The tagged fields of
        /// `consumer_group_current_member_assignment_value_topic_partitions`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields : KaitaiStruct
        {
            public static ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields FromFile(string fileName)
            {
                return new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(new KaitaiStream(fileName));
            }

            public ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(KaitaiStream p__io, KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions p__parent = null, KafkaConsumerGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField> _fields;
            private KafkaConsumerGroupCurrentMemberAssignmentValue m_root;
            private KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField> Fields { get { return _fields; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _memberEpoch;
        private int _previousMemberEpoch;
        private sbyte _state;
        private KafkaUnsignedVarint _numAssignedPartitionsPlusOne;
        private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> _assignedPartitions;
        private KafkaUnsignedVarint _numPartitionsPendingRevocationPlusOne;
        private List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> _partitionsPendingRevocation;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupCurrentMemberAssignmentValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 3.5.
        /// </summary>
        public int MemberEpoch { get { return _memberEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 3.6.
        /// </summary>
        public int PreviousMemberEpoch { get { return _previousMemberEpoch; } }

        /// <summary>
        /// `int8`, since Kafka 3.8.
        /// </summary>
        public sbyte State { get { return _state; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumAssignedPartitionsPlusOne { get { return _numAssignedPartitionsPlusOne; } }

        /// <summary>
        /// `[]TopicPartitions`, since Kafka 3.6.
        /// </summary>
        public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> AssignedPartitions { get { return _assignedPartitions; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumPartitionsPendingRevocationPlusOne { get { return _numPartitionsPendingRevocationPlusOne; } }

        /// <summary>
        /// `[]TopicPartitions`, since Kafka 3.6.
        /// </summary>
        public List<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions> PartitionsPendingRevocation { get { return _partitionsPendingRevocation; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
