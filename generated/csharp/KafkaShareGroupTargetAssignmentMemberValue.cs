// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 13 in `__consumer_offsets`. Since Kafka 4.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue</a>
    /// </remarks>
    public partial class KafkaShareGroupTargetAssignmentMemberValue : KaitaiStruct
    {
        public static KafkaShareGroupTargetAssignmentMemberValue FromFile(string fileName)
        {
            return new KafkaShareGroupTargetAssignmentMemberValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupTargetAssignmentMemberValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
            _numTopicPartitionsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumTopicPartitionsPlusOne.Value >= ((long) (1))) {
                _topicPartitions = new List<ShareGroupTargetAssignmentMemberValueTopicPartition>();
                for (var i = 0; i < ((long) (NumTopicPartitionsPlusOne.Value - ((long) (1)))); i++)
                {
                    _topicPartitions.Add(new ShareGroupTargetAssignmentMemberValueTopicPartition(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue, TopicPartition</a>
        /// </remarks>
        public partial class ShareGroupTargetAssignmentMemberValueTopicPartition : KaitaiStruct
        {
            public static ShareGroupTargetAssignmentMemberValueTopicPartition FromFile(string fileName)
            {
                return new ShareGroupTargetAssignmentMemberValueTopicPartition(new KaitaiStream(fileName));
            }

            public ShareGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream p__io, KafkaShareGroupTargetAssignmentMemberValue p__parent = null, KafkaShareGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
            private KafkaShareGroupTargetAssignmentMemberValue m_root;
            private KafkaShareGroupTargetAssignmentMemberValue m_parent;

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
            public KafkaShareGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
            public KafkaShareGroupTargetAssignmentMemberValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numTopicPartitionsPlusOne;
        private List<ShareGroupTargetAssignmentMemberValueTopicPartition> _topicPartitions;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupTargetAssignmentMemberValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumTopicPartitionsPlusOne { get { return _numTopicPartitionsPlusOne; } }

        /// <summary>
        /// `[]TopicPartition`, since Kafka 4.0.
        /// </summary>
        public List<ShareGroupTargetAssignmentMemberValueTopicPartition> TopicPartitions { get { return _topicPartitions; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
