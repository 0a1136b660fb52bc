// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
    /// Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupTargetAssignmentMemberValue : KaitaiStruct
    {
        public static KafkaConsumerGroupTargetAssignmentMemberValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupTargetAssignmentMemberValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupTargetAssignmentMemberValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
                _topicPartitions = new List<ConsumerGroupTargetAssignmentMemberValueTopicPartition>();
                for (var i = 0; i < ((long) (NumTopicPartitionsPlusOne.Value - ((long) (1)))); i++)
                {
                    _topicPartitions.Add(new ConsumerGroupTargetAssignmentMemberValueTopicPartition(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartition` of `ConsumerGroupTargetAssignmentMemberValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue, TopicPartition</a>
        /// </remarks>
        public partial class ConsumerGroupTargetAssignmentMemberValueTopicPartition : KaitaiStruct
        {
            public static ConsumerGroupTargetAssignmentMemberValueTopicPartition FromFile(string fileName)
            {
                return new ConsumerGroupTargetAssignmentMemberValueTopicPartition(new KaitaiStream(fileName));
            }

            public ConsumerGroupTargetAssignmentMemberValueTopicPartition(KaitaiStream p__io, KafkaConsumerGroupTargetAssignmentMemberValue p__parent = null, KafkaConsumerGroupTargetAssignmentMemberValue p__root = null) : base(p__io)
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
            private KafkaConsumerGroupTargetAssignmentMemberValue m_root;
            private KafkaConsumerGroupTargetAssignmentMemberValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 3.5.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionsPlusOne { get { return _numPartitionsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.5.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupTargetAssignmentMemberValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numTopicPartitionsPlusOne;
        private List<ConsumerGroupTargetAssignmentMemberValueTopicPartition> _topicPartitions;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupTargetAssignmentMemberValue m_root;
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
        /// `[]TopicPartition`, since Kafka 3.5.
        /// </summary>
        public List<ConsumerGroupTargetAssignmentMemberValueTopicPartition> TopicPartitions { get { return _topicPartitions; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupTargetAssignmentMemberValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
