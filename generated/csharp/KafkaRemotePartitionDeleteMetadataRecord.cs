// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
    /// 3.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord</a>
    /// </remarks>
    public partial class KafkaRemotePartitionDeleteMetadataRecord : KaitaiStruct
    {
        public static KafkaRemotePartitionDeleteMetadataRecord FromFile(string fileName)
        {
            return new KafkaRemotePartitionDeleteMetadataRecord(new KaitaiStream(fileName));
        }

        public KafkaRemotePartitionDeleteMetadataRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemotePartitionDeleteMetadataRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _topicIdPartition = new RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(m_io, this, m_root);
            _brokerId = m_io.ReadS4be();
            _eventTimestampMs = m_io.ReadS8be();
            _remotePartitionDeleteState = m_io.ReadS1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }

        /// <summary>
        /// `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry</a>
        /// </remarks>
        public partial class RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry : KaitaiStruct
        {
            public static RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry FromFile(string fileName)
            {
                return new RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(new KaitaiStream(fileName));
            }

            public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(KaitaiStream p__io, KafkaRemotePartitionDeleteMetadataRecord p__parent = null, KafkaRemotePartitionDeleteMetadataRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _id = m_io.ReadBytes(16);
                _partition = m_io.ReadS4be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private byte[] _id;
            private int _partition;
            private KafkaTaggedFields _taggedFields;
            private KafkaRemotePartitionDeleteMetadataRecord m_root;
            private KafkaRemotePartitionDeleteMetadataRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `uuid`, since Kafka 3.0.
            /// </summary>
            public byte[] Id { get { return _id; } }

            /// <summary>
            /// `int32`, since Kafka 3.0.
            /// </summary>
            public int Partition { get { return _partition; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemotePartitionDeleteMetadataRecord M_Root { get { return m_root; } }
            public KafkaRemotePartitionDeleteMetadataRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry _topicIdPartition;
        private int _brokerId;
        private long _eventTimestampMs;
        private sbyte _remotePartitionDeleteState;
        private KafkaTaggedFields _taggedFields;
        private KafkaRemotePartitionDeleteMetadataRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 2.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `TopicIdPartitionEntry`, since Kafka 3.0.
        /// </summary>
        public RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry TopicIdPartition { get { return _topicIdPartition; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EventTimestampMs { get { return _eventTimestampMs; } }

        /// <summary>
        /// `int8`, since Kafka 3.0.
        /// </summary>
        public sbyte RemotePartitionDeleteState { get { return _remotePartitionDeleteState; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemotePartitionDeleteMetadataRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
