// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue</a>
    /// </remarks>
    public partial class KafkaStreamsGroupTargetAssignmentMemberValue : KaitaiStruct
    {
        public static KafkaStreamsGroupTargetAssignmentMemberValue FromFile(string fileName)
        {
            return new KafkaStreamsGroupTargetAssignmentMemberValue(new KaitaiStream(fileName));
        }

        public KafkaStreamsGroupTargetAssignmentMemberValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaStreamsGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
            _numActiveTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumActiveTasksPlusOne.Value >= ((long) (1))) {
                _activeTasks = new List<StreamsGroupTargetAssignmentMemberValueTaskIds>();
                for (var i = 0; i < ((long) (NumActiveTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _activeTasks.Add(new StreamsGroupTargetAssignmentMemberValueTaskIds(m_io, this, m_root));
                }
            }
            _numStandbyTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumStandbyTasksPlusOne.Value >= ((long) (1))) {
                _standbyTasks = new List<StreamsGroupTargetAssignmentMemberValueTaskIds>();
                for (var i = 0; i < ((long) (NumStandbyTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _standbyTasks.Add(new StreamsGroupTargetAssignmentMemberValueTaskIds(m_io, this, m_root));
                }
            }
            _numWarmupTasksPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumWarmupTasksPlusOne.Value >= ((long) (1))) {
                _warmupTasks = new List<StreamsGroupTargetAssignmentMemberValueTaskIds>();
                for (var i = 0; i < ((long) (NumWarmupTasksPlusOne.Value - ((long) (1)))); i++)
                {
                    _warmupTasks.Add(new StreamsGroupTargetAssignmentMemberValueTaskIds(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue, TaskIds</a>
        /// </remarks>
        public partial class StreamsGroupTargetAssignmentMemberValueTaskIds : KaitaiStruct
        {
            public static StreamsGroupTargetAssignmentMemberValueTaskIds FromFile(string fileName)
            {
                return new StreamsGroupTargetAssignmentMemberValueTaskIds(new KaitaiStream(fileName));
            }

            public StreamsGroupTargetAssignmentMemberValueTaskIds(KaitaiStream p__io, KafkaStreamsGroupTargetAssignmentMemberValue p__parent = null, KafkaStreamsGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _subtopologyId;
            private KafkaUnsignedVarint _numPartitionsPlusOne;
            private List<int> _partitions;
            private KafkaTaggedFields _taggedFields;
            private KafkaStreamsGroupTargetAssignmentMemberValue m_root;
            private KafkaStreamsGroupTargetAssignmentMemberValue m_parent;

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
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaStreamsGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
            public KafkaStreamsGroupTargetAssignmentMemberValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numActiveTasksPlusOne;
        private List<StreamsGroupTargetAssignmentMemberValueTaskIds> _activeTasks;
        private KafkaUnsignedVarint _numStandbyTasksPlusOne;
        private List<StreamsGroupTargetAssignmentMemberValueTaskIds> _standbyTasks;
        private KafkaUnsignedVarint _numWarmupTasksPlusOne;
        private List<StreamsGroupTargetAssignmentMemberValueTaskIds> _warmupTasks;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaStreamsGroupTargetAssignmentMemberValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumActiveTasksPlusOne { get { return _numActiveTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupTargetAssignmentMemberValueTaskIds> ActiveTasks { get { return _activeTasks; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumStandbyTasksPlusOne { get { return _numStandbyTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupTargetAssignmentMemberValueTaskIds> StandbyTasks { get { return _standbyTasks; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumWarmupTasksPlusOne { get { return _numWarmupTasksPlusOne; } }

        /// <summary>
        /// `[]TaskIds`, since Kafka 4.1.
        /// </summary>
        public List<StreamsGroupTargetAssignmentMemberValueTaskIds> WarmupTasks { get { return _warmupTasks; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaStreamsGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
