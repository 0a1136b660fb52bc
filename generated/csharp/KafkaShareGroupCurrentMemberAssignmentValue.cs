// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue</a>
    /// </remarks>
    public partial class KafkaShareGroupCurrentMemberAssignmentValue : KaitaiStruct
    {
        public static KafkaShareGroupCurrentMemberAssignmentValue FromFile(string fileName)
        {
            return new KafkaShareGroupCurrentMemberAssignmentValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupCurrentMemberAssignmentValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
                _assignedPartitions = new List<ShareGroupCurrentMemberAssignmentValueTopicPartitions>();
                for (var i = 0; i < ((long) (NumAssignedPartitionsPlusOne.Value - ((long) (1)))); i++)
                {
                    _assignedPartitions.Add(new ShareGroupCurrentMemberAssignmentValueTopicPartitions(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue, TopicPartitions</a>
        /// </remarks>
        public partial class ShareGroupCurrentMemberAssignmentValueTopicPartitions : KaitaiStruct
        {
            public static ShareGroupCurrentMemberAssignmentValueTopicPartitions FromFile(string fileName)
            {
                return new ShareGroupCurrentMemberAssignmentValueTopicPartitions(new KaitaiStream(fileName));
            }

            public ShareGroupCurrentMemberAssignmentValueTopicPartitions(KaitaiStream p__io, KafkaShareGroupCurrentMemberAssignmentValue p__parent = null, KafkaShareGroupCurrentMemberAssignmentValue p__root = null) : base(p__io)
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
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private byte[] _topicId;
            private KafkaUnsignedVarint _numPartitionsPlusOne;
            private List<int> _partitions;
            private KafkaTaggedFields _taggedFields;
            private KafkaShareGroupCurrentMemberAssignmentValue m_root;
            private KafkaShareGroupCurrentMemberAssignmentValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 4.0.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionsPlusOne { get { return _numPartitionsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 4.0.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaShareGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
            public KafkaShareGroupCurrentMemberAssignmentValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _memberEpoch;
        private int _previousMemberEpoch;
        private sbyte _state;
        private KafkaUnsignedVarint _numAssignedPartitionsPlusOne;
        private List<ShareGroupCurrentMemberAssignmentValueTopicPartitions> _assignedPartitions;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupCurrentMemberAssignmentValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 4.0.
        /// </summary>
        public int MemberEpoch { get { return _memberEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 4.0.
        /// </summary>
        public int PreviousMemberEpoch { get { return _previousMemberEpoch; } }

        /// <summary>
        /// `int8`, since Kafka 4.0.
        /// </summary>
        public sbyte State { get { return _state; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumAssignedPartitionsPlusOne { get { return _numAssignedPartitionsPlusOne; } }

        /// <summary>
        /// `[]TopicPartitions`, since Kafka 4.0.
        /// </summary>
        public List<ShareGroupCurrentMemberAssignmentValueTopicPartitions> AssignedPartitions { get { return _assignedPartitions; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupCurrentMemberAssignmentValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
