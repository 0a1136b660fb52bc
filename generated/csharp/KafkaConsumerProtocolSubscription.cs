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
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription</a>
    /// </remarks>
    public partial class KafkaConsumerProtocolSubscription : KaitaiStruct
    {
        public static KafkaConsumerProtocolSubscription FromFile(string fileName)
        {
            return new KafkaConsumerProtocolSubscription(new KaitaiStream(fileName));
        }

        public KafkaConsumerProtocolSubscription(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerProtocolSubscription p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            _numTopics = m_io.ReadS4be();
            if (NumTopics >= 0) {
                _topics = new List<KafkaString>();
                for (var i = 0; i < NumTopics; i++)
                {
                    _topics.Add(new KafkaString(m_io));
                }
            }
            _userData = new KafkaBytes(m_io);
            if (MessageVersion >= 1) {
                _numOwnedPartitions = m_io.ReadS4be();
            }
            if ( ((MessageVersion >= 1) && (NumOwnedPartitions >= 0)) ) {
                _ownedPartitions = new List<ConsumerProtocolSubscriptionTopicPartition>();
                for (var i = 0; i < NumOwnedPartitions; i++)
                {
                    _ownedPartitions.Add(new ConsumerProtocolSubscriptionTopicPartition(m_io, this, m_root));
                }
            }
            if (MessageVersion >= 2) {
                _generationId = m_io.ReadS4be();
            }
            if (MessageVersion >= 3) {
                _rackId = new KafkaString(m_io);
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicPartition` of `ConsumerProtocolSubscription`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription, TopicPartition</a>
        /// </remarks>
        public partial class ConsumerProtocolSubscriptionTopicPartition : KaitaiStruct
        {
            public static ConsumerProtocolSubscriptionTopicPartition FromFile(string fileName)
            {
                return new ConsumerProtocolSubscriptionTopicPartition(new KaitaiStream(fileName));
            }

            public ConsumerProtocolSubscriptionTopicPartition(KaitaiStream p__io, KafkaConsumerProtocolSubscription p__parent = null, KafkaConsumerProtocolSubscription p__root = null) : base(p__io)
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
            private KafkaConsumerProtocolSubscription m_root;
            private KafkaConsumerProtocolSubscription m_parent;

            /// <summary>
            /// `string`, since Kafka 2.4. Versions 1 to 3.
            /// </summary>
            public KafkaString Topic { get { return _topic; } }

            /// <summary>
            /// The number of elements; any value below zero means null.
            /// </summary>
            public int NumPartitions { get { return _numPartitions; } }

            /// <summary>
            /// `[]int32`, since Kafka 2.4. Versions 1 to 3.
            /// </summary>
            public List<int> Partitions { get { return _partitions; } }
            public KafkaConsumerProtocolSubscription M_Root { get { return m_root; } }
            public KafkaConsumerProtocolSubscription M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _numTopics;
        private List<KafkaString> _topics;
        private KafkaBytes _userData;
        private int? _numOwnedPartitions;
        private List<ConsumerProtocolSubscriptionTopicPartition> _ownedPartitions;
        private int? _generationId;
        private KafkaString _rackId;
        private byte[] _trailing;
        private KafkaConsumerProtocolSubscription m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int NumTopics { get { return _numTopics; } }

        /// <summary>
        /// `[]string`, since Kafka 0.9.
        /// </summary>
        public List<KafkaString> Topics { get { return _topics; } }

        /// <summary>
        /// `bytes`, since Kafka 0.9. Null unless it is given. May be null.
        /// </summary>
        public KafkaBytes UserData { get { return _userData; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int? NumOwnedPartitions { get { return _numOwnedPartitions; } }

        /// <summary>
        /// `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
        /// </summary>
        public List<ConsumerProtocolSubscriptionTopicPartition> OwnedPartitions { get { return _ownedPartitions; } }

        /// <summary>
        /// `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
        /// </summary>
        public int? GenerationId { get { return _generationId; } }

        /// <summary>
        /// `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
        /// null.
        /// </summary>
        public KafkaString RackId { get { return _rackId; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerProtocolSubscription M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
