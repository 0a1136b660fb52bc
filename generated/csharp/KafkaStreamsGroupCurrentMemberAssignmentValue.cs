// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupCurrentMemberAssignmentValue : KaitaiStruct
    {
        public static KafkaStreamsGroupCurrentMemberAssignmentValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupCurrentMemberAssignmentValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupCurrentMemberAssignmentValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
            _numActiveTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumActiveTasksPlusOne.Value >= ((long) (1))) {
                _activeTasks = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumActiveTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _activeTasks.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _numStandbyTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumStandbyTasksPlusOne.Value >= ((long) (1))) {
                _standbyTasks = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumStandbyTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _standbyTasks.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _numWarmupTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumWarmupTasksPlusOne.Value >= ((long) (1))) {
                _warmupTasks = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumWarmupTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _warmupTasks.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _numActiveTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumActiveTasksPendingRevocationPlusOne.Value >= ((long) (1))) {
                _activeTasksPendingRevocation = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumActiveTasksPendingRevocationPlusOne.Value - ((long) (1)))); i++)
                {
                    _activeTasksPendingRevocation.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _numStandbyTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumStandbyTasksPendingRevocationPlusOne.Value >= ((long) (1))) {
                _standbyTasksPendingRevocation = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumStandbyTasksPendingRevocationPlusOne.Value - ((long) (1)))); i++)
                {
                    _standbyTasksPendingRevocation.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _numWarmupTasksPendingRevocationPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumWarmupTasksPendingRevocationPlusOne.Value >= ((long) (1))) {
                _warmupTasksPendingRevocation = new List<StreamsGroupCurrentMemberAssignmentValueTaskIds>();
                for (var i = 0; i < ((long) (NumWarmupTasksPendingRevocationPlusOne.Value - ((long) (1)))); i++)
                {
                    _warmupTasksPendingRevocation.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIds(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue, TaskIds</a>
        /// </remarks>
        public partial class StreamsGroupCurrentMemberAssignmentValueTaskIds : KaitaiStruct
        {
            public static StreamsGroupCurrentMemberAssignmentValueTaskIds FromFile(string fileName)
            {
                return new StreamsGroupCurrentMemberAssignmentValueTaskIds(new KaitaiStream(fileName));
            }

            public StreamsGroupCurrentMemberAssignmentValueTaskIds(KaitaiStream p__io, KafkaStreamsGroupCurrentMemberAssignmentValue p__parent = null, KafkaStreamsGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _subtopologyId = new KafkaCompactString(m_io);
                _numPartitionsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumPartitionsPlusOne.Value >= ((long) (1))) {
                    _partitions = new List<int>();
                    for (var i = 0; i < ((long) (NumPartitionsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _partitions.Add(m_io.ReadS4be());
                    }
                }
                _taggedFields = new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(m_io, this, m_root);
            }
            private KafkaCompactString _subtopologyId;
            private KafkaUnsignedVarint _numPartitionsPlusOne;
            private List<int> _partitions;
            private StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields _taggedFields;
            private KafkaStreamsGroupCurrentMemberAssignmentValue m_root;
            private KafkaStreamsGroupCurrentMemberAssignmentValue m_parent;

            /// <summary>
            /// `string`, since Kafka 4.1.
            /// </summary>
            public KafkaCompactString SubtopologyId { get { return _subtopologyId; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionsPlusOne { get { return _numPartitionsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 4.1.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }

            /// <summary>
            /// The fields that are there only where they differ from their defaults.
            /// </summary>
            public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `AssignmentEpochs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag : KaitaiStruct
        {
            public static StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag FromFile(string fileName)
            {
                return new StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(new KaitaiStream(fileName));
            }

            public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(KaitaiStream p__io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField p__parent = null, KafkaStreamsGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
            private KafkaStreamsGroupCurrentMemberAssignmentValue m_root;
            private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumAssignmentEpochsPlusOne { get { return _numAssignmentEpochsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 4.2. Tag 0. May be null.
            /// </summary>
            public List<int> AssignmentEpochs { get { return _assignmentEpochs; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of
        /// `streams_group_current_member_assignment_value_task_ids`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField : KaitaiStruct
        {
            public static StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField FromFile(string fileName)
            {
                return new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(new KaitaiStream(fileName));
            }

            public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(KaitaiStream p__io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields p__parent = null, KafkaStreamsGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
                    _assignmentEpochs = new StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(io___raw_assignmentEpochs, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag _assignmentEpochs;
            private byte[] _unknownData;
            private KafkaStreamsGroupCurrentMemberAssignmentValue m_root;
            private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields m_parent;
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
            /// `[]int32`, since Kafka 4.2. Tag 0. May be null.
            /// </summary>
            public StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag AssignmentEpochs { get { return _assignmentEpochs; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawAssignmentEpochs { get { return __raw_assignmentEpochs; } }
        }

        /// <summary>
        /// The tagged fields of
        /// `streams_group_current_member_assignment_value_task_ids`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
        /// </remarks>
        public partial class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields : KaitaiStruct
        {
            public static StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields FromFile(string fileName)
            {
                return new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(new KaitaiStream(fileName));
            }

            public StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(KaitaiStream p__io, KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds p__parent = null, KafkaStreamsGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField> _fields;
            private KafkaStreamsGroupCurrentMemberAssignmentValue m_root;
            private KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField> Fields { get { return _fields; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _memberEpoch;
        private int _previousMemberEpoch;
        private sbyte _state;
        private KafkaUnsignedVarint _numActiveTasksPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _activeTasks;
        private KafkaUnsignedVarint _numStandbyTasksPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _standbyTasks;
        private KafkaUnsignedVarint _numWarmupTasksPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _warmupTasks;
        private KafkaUnsignedVarint _numActiveTasksPendingRevocationPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _activeTasksPendingRevocation;
        private KafkaUnsignedVarint _numStandbyTasksPendingRevocationPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _standbyTasksPendingRevocation;
        private KafkaUnsignedVarint _numWarmupTasksPendingRevocationPlusOne;
        private List<StreamsGroupCurrentMemberAssignmentValueTaskIds> _warmupTasksPendingRevocation;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupCurrentMemberAssignmentValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 4.1.
        /// </summary>
        public int MemberEpoch { get { return _memberEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 4.1.
        /// </summary>
        public int PreviousMemberEpoch { get { return _previousMemberEpoch; } }

        /// <summary>
        /// `int8`, since Kafka 4.1.
        /// </summary>
        public sbyte State { get { return _state; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumActiveTasksPlusOne { get { return _numActiveTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> ActiveTasks { get { return _activeTasks; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumStandbyTasksPlusOne { get { return _numStandbyTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> StandbyTasks { get { return _standbyTasks; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumWarmupTasksPlusOne { get { return _numWarmupTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> WarmupTasks { get { return _warmupTasks; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumActiveTasksPendingRevocationPlusOne { get { return _numActiveTasksPendingRevocationPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> ActiveTasksPendingRevocation { get { return _activeTasksPendingRevocation; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumStandbyTasksPendingRevocationPlusOne { get { return _numStandbyTasksPendingRevocationPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> StandbyTasksPendingRevocation { get { return _standbyTasksPendingRevocation; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumWarmupTasksPendingRevocationPlusOne { get { return _numWarmupTasksPendingRevocationPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupCurrentMemberAssignmentValueTaskIds> WarmupTasksPendingRevocation { get { return _warmupTasksPendingRevocation; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
