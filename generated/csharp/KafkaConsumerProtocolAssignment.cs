// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
    /// has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
    /// 3.4. Version 3 since Kafka 3.4.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment</a>
    /// </remarks>
    public partial class KafkaConsumerProtocolAssignment : KaitaiStruct
    {
        public static KafkaConsumerProtocolAssignment FromFile(string fileName)
        {
            return new KafkaConsumerProtocolAssignment(new KaitaiStream(fileName));
        }

        public KafkaConsumerProtocolAssignment(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerProtocolAssignment p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            _numAssignedPartitions = m_io.ReadS4be();
            if (NumAssignedPartitions >= 0) {
                _assignedPartitions = new List<ConsumerProtocolAssignmentTopicPartition>();
                for (var i = 0; i < NumAssignedPartitions; i++)
                {
                    _assignedPartitions.Add(new ConsumerProtocolAssignmentTopicPartition(m_io, this, m_root));
                }
            }
            _userData = new KafkaBytes(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartition` of `ConsumerProtocolAssignment`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment, TopicPartition</a>
        /// </remarks>
        public partial class ConsumerProtocolAssignmentTopicPartition : KaitaiStruct
        {
            public static ConsumerProtocolAssignmentTopicPartition FromFile(string fileName)
            {
                return new ConsumerProtocolAssignmentTopicPartition(new KaitaiStream(fileName));
            }

            public ConsumerProtocolAssignmentTopicPartition(KaitaiStream p__io, KafkaConsumerProtocolAssignment p__parent = null, KafkaConsumerProtocolAssignment p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topic = new KafkaString(m_io);
                _numPartitions = m_io.ReadS4be();
                if (NumPartitions >= 0) {
                    _partitions = new List<int>();
                    for (var i = 0; i < NumPartitions; i++)
                    {
                        _partitions.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaString _topic;
            private int _numPartitions;
            private List<int> _partitions;
            private KafkaConsumerProtocolAssignment m_root;
            private KafkaConsumerProtocolAssignment m_parent;

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString Topic { get { return _topic; } }

            /// <summary>
            /// The number of elements; any value below zero means null.
            /// </summary>
            public int NumPartitions { get { return _numPartitions; } }

            /// <summary>
            /// `[]int32`, since Kafka 0.9.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }
            public KafkaConsumerProtocolAssignment M_Root { get { return m_root; } }
            public KafkaConsumerProtocolAssignment M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _numAssignedPartitions;
        private List<ConsumerProtocolAssignmentTopicPartition> _assignedPartitions;
        private KafkaBytes _userData;
        private byte[] _trailing;
        private KafkaConsumerProtocolAssignment m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int NumAssignedPartitions { get { return _numAssignedPartitions; } }

        /// <summary>
        /// `[]TopicPartition`, since Kafka 0.9.
        /// </summary>
        public List<ConsumerProtocolAssignmentTopicPartition> AssignedPartitions { get { return _assignedPartitions; } }

        /// <summary>
        /// `bytes`, since Kafka 0.9. Null unless it is given. May be null.
        /// </summary>
        public KafkaBytes UserData { get { return _userData; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerProtocolAssignment M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
