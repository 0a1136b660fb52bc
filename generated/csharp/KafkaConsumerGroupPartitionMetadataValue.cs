// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
    /// Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupPartitionMetadataValue : KaitaiStruct
    {
        public static KafkaConsumerGroupPartitionMetadataValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupPartitionMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupPartitionMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupPartitionMetadataValue p__root = null) : base(p__io)
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
            _numTopicsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumTopicsPlusOne.Value >= ((long) (1))) {
                _topics = new List<ConsumerGroupPartitionMetadataValueTopicMetadata>();
                for (var i = 0; i < ((long) (NumTopicsPlusOne.Value - ((long) (1)))); i++)
                {
                    _topics.Add(new ConsumerGroupPartitionMetadataValueTopicMetadata(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, PartitionMetadata</a>
        /// </remarks>
        public partial class ConsumerGroupPartitionMetadataValuePartitionMetadata : KaitaiStruct
        {
            public static ConsumerGroupPartitionMetadataValuePartitionMetadata FromFile(string fileName)
            {
                return new ConsumerGroupPartitionMetadataValuePartitionMetadata(new KaitaiStream(fileName));
            }

            public ConsumerGroupPartitionMetadataValuePartitionMetadata(KaitaiStream p__io, KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata p__parent = null, KafkaConsumerGroupPartitionMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _partition = m_io.ReadS4be();
                _numRacksPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumRacksPlusOne.Value >= ((long) (1))) {
                    _racks = new List<KafkaCompactString>();
                    for (var i = 0; i < ((long) (NumRacksPlusOne.Value - ((long) (1)))); i++)
                    {
                        _racks.Add(new KafkaCompactString(m_io));
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private int _partition;
            private KafkaUnsignedVarint _numRacksPlusOne;
            private List<KafkaCompactString> _racks;
            private KafkaTaggedFields _taggedFields;
            private KafkaConsumerGroupPartitionMetadataValue m_root;
            private KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata m_parent;

            /// <summary>
            /// `int32`, since Kafka 3.6.
            /// </summary>
            public int Partition { get { return _partition; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumRacksPlusOne { get { return _numRacksPlusOne; } }

            /// <summary>
            /// `[]string`, since Kafka 3.6.
            /// </summary>
            public List<KafkaCompactString> Racks { get { return _racks; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupPartitionMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, TopicMetadata</a>
        /// </remarks>
        public partial class ConsumerGroupPartitionMetadataValueTopicMetadata : KaitaiStruct
        {
            public static ConsumerGroupPartitionMetadataValueTopicMetadata FromFile(string fileName)
            {
                return new ConsumerGroupPartitionMetadataValueTopicMetadata(new KaitaiStream(fileName));
            }

            public ConsumerGroupPartitionMetadataValueTopicMetadata(KaitaiStream p__io, KafkaConsumerGroupPartitionMetadataValue p__parent = null, KafkaConsumerGroupPartitionMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicId = m_io.ReadBytes(16);
                _topicName = new KafkaCompactString(m_io);
                _numPartitions = m_io.ReadS4be();
                _numPartitionMetadataPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumPartitionMetadataPlusOne.Value >= ((long) (1))) {
                    _partitionMetadata = new List<ConsumerGroupPartitionMetadataValuePartitionMetadata>();
                    for (var i = 0; i < ((long) (NumPartitionMetadataPlusOne.Value - ((long) (1)))); i++)
                    {
                        _partitionMetadata.Add(new ConsumerGroupPartitionMetadataValuePartitionMetadata(m_io, this, m_root));
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private byte[] _topicId;
            private KafkaCompactString _topicName;
            private int _numPartitions;
            private KafkaUnsignedVarint _numPartitionMetadataPlusOne;
            private List<ConsumerGroupPartitionMetadataValuePartitionMetadata> _partitionMetadata;
            private KafkaTaggedFields _taggedFields;
            private KafkaConsumerGroupPartitionMetadataValue m_root;
            private KafkaConsumerGroupPartitionMetadataValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 3.5.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// `string`, since Kafka 3.6.
            /// </summary>
            public KafkaCompactString TopicName { get { return _topicName; } }

            /// <summary>
            /// `int32`, since Kafka 3.5.
            /// </summary>
            public int NumPartitions { get { return _numPartitions; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionMetadataPlusOne { get { return _numPartitionMetadataPlusOne; } }

            /// <summary>
            /// `[]PartitionMetadata`, since Kafka 3.6.
            /// </summary>
            public List<ConsumerGroupPartitionMetadataValuePartitionMetadata> PartitionMetadata { get { return _partitionMetadata; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaConsumerGroupPartitionMetadataValue M_Root { get { return m_root; } }
            public KafkaConsumerGroupPartitionMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numTopicsPlusOne;
        private List<ConsumerGroupPartitionMetadataValueTopicMetadata> _topics;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupPartitionMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumTopicsPlusOne { get { return _numTopicsPlusOne; } }

        /// <summary>
        /// `[]TopicMetadata`, since Kafka 3.5.
        /// </summary>
        public List<ConsumerGroupPartitionMetadataValueTopicMetadata> Topics { get { return _topics; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupPartitionMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
