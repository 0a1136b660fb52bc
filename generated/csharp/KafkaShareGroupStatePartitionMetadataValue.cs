// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
    /// Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
    /// under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue</a>
    /// </remarks>
    public partial class KafkaShareGroupStatePartitionMetadataValue : KaitaiStruct
    {
        public static KafkaShareGroupStatePartitionMetadataValue FromFile(string fileName)
        {
            return new KafkaShareGroupStatePartitionMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupStatePartitionMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupStatePartitionMetadataValue p__root = null) : base(p__io)
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
            _numInitializingTopicsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumInitializingTopicsPlusOne.Value >= ((long) (1))) {
                _initializingTopics = new List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>();
                for (var i = 0; i < ((long) (NumInitializingTopicsPlusOne.Value - ((long) (1)))); i++)
                {
                    _initializingTopics.Add(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(m_io, this, m_root));
                }
            }
            _numInitializedTopicsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumInitializedTopicsPlusOne.Value >= ((long) (1))) {
                _initializedTopics = new List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>();
                for (var i = 0; i < ((long) (NumInitializedTopicsPlusOne.Value - ((long) (1)))); i++)
                {
                    _initializedTopics.Add(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(m_io, this, m_root));
                }
            }
            _numDeletingTopicsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumDeletingTopicsPlusOne.Value >= ((long) (1))) {
                _deletingTopics = new List<ShareGroupStatePartitionMetadataValueTopicInfo>();
                for (var i = 0; i < ((long) (NumDeletingTopicsPlusOne.Value - ((long) (1)))); i++)
                {
                    _deletingTopics.Add(new ShareGroupStatePartitionMetadataValueTopicInfo(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicInfo</a>
        /// </remarks>
        public partial class ShareGroupStatePartitionMetadataValueTopicInfo : KaitaiStruct
        {
            public static ShareGroupStatePartitionMetadataValueTopicInfo FromFile(string fileName)
            {
                return new ShareGroupStatePartitionMetadataValueTopicInfo(new KaitaiStream(fileName));
            }

            public ShareGroupStatePartitionMetadataValueTopicInfo(KaitaiStream p__io, KafkaShareGroupStatePartitionMetadataValue p__parent = null, KafkaShareGroupStatePartitionMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicId = m_io.ReadBytes(16);
                _topicName = new KafkaCompactString(m_io);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private byte[] _topicId;
            private KafkaCompactString _topicName;
            private KafkaTaggedFields _taggedFields;
            private KafkaShareGroupStatePartitionMetadataValue m_root;
            private KafkaShareGroupStatePartitionMetadataValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 4.0.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// `string`, since Kafka 4.0.
            /// </summary>
            public KafkaCompactString TopicName { get { return _topicName; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaShareGroupStatePartitionMetadataValue M_Root { get { return m_root; } }
            public KafkaShareGroupStatePartitionMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo</a>
        /// </remarks>
        public partial class ShareGroupStatePartitionMetadataValueTopicPartitionsInfo : KaitaiStruct
        {
            public static ShareGroupStatePartitionMetadataValueTopicPartitionsInfo FromFile(string fileName)
            {
                return new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(new KaitaiStream(fileName));
            }

            public ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(KaitaiStream p__io, KafkaShareGroupStatePartitionMetadataValue p__parent = null, KafkaShareGroupStatePartitionMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicId = m_io.ReadBytes(16);
                _topicName = new KafkaCompactString(m_io);
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
            private KafkaCompactString _topicName;
            private KafkaUnsignedVarint _numPartitionsPlusOne;
            private List<int> _partitions;
            private KafkaTaggedFields _taggedFields;
            private KafkaShareGroupStatePartitionMetadataValue m_root;
            private KafkaShareGroupStatePartitionMetadataValue m_parent;

            /// <summary>
            /// `uuid`, since Kafka 4.0.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }

            /// <summary>
            /// `string`, since Kafka 4.0.
            /// </summary>
            public KafkaCompactString TopicName { get { return _topicName; } }

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
            public KafkaShareGroupStatePartitionMetadataValue M_Root { get { return m_root; } }
            public KafkaShareGroupStatePartitionMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numInitializingTopicsPlusOne;
        private List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> _initializingTopics;
        private KafkaUnsignedVarint _numInitializedTopicsPlusOne;
        private List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> _initializedTopics;
        private KafkaUnsignedVarint _numDeletingTopicsPlusOne;
        private List<ShareGroupStatePartitionMetadataValueTopicInfo> _deletingTopics;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupStatePartitionMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumInitializingTopicsPlusOne { get { return _numInitializingTopicsPlusOne; } }

        /// <summary>
        /// `[]TopicPartitionsInfo`, since Kafka 4.1.
        /// </summary>
        public List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> InitializingTopics { get { return _initializingTopics; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumInitializedTopicsPlusOne { get { return _numInitializedTopicsPlusOne; } }

        /// <summary>
        /// `[]TopicPartitionsInfo`, since Kafka 4.0.
        /// </summary>
        public List<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo> InitializedTopics { get { return _initializedTopics; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumDeletingTopicsPlusOne { get { return _numDeletingTopicsPlusOne; } }

        /// <summary>
        /// `[]TopicInfo`, since Kafka 4.0.
        /// </summary>
        public List<ShareGroupStatePartitionMetadataValueTopicInfo> DeletingTopics { get { return _deletingTopics; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupStatePartitionMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
