// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
    /// 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord</a>
    /// </remarks>
    public partial class KafkaRemoteLogSegmentMetadataUpdateRecord : KaitaiStruct
    {
        public static KafkaRemoteLogSegmentMetadataUpdateRecord FromFile(string fileName)
        {
            return new KafkaRemoteLogSegmentMetadataUpdateRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoteLogSegmentMetadataUpdateRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoteLogSegmentMetadataUpdateRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _remoteLogSegmentId = new RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(m_io, this, m_root);
            _brokerId = m_io.ReadS4be();
            _eventTimestampMs = m_io.ReadS8be();
            _customMetadata = new KafkaCompactBytes(m_io);
            _remoteLogSegmentState = m_io.ReadS1();
            _taggedFields = new KafkaTaggedFields(m_io);
        }

        /// <summary>
        /// `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataUpdateRecord p__parent = null, KafkaRemoteLogSegmentMetadataUpdateRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicIdPartition = new RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(m_io, this, m_root);
                _id = m_io.ReadBytes(16);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry _topicIdPartition;
            private byte[] _id;
            private KafkaTaggedFields _taggedFields;
            private KafkaRemoteLogSegmentMetadataUpdateRecord m_root;
            private KafkaRemoteLogSegmentMetadataUpdateRecord m_parent;

            /// <summary>
            /// `TopicIdPartitionEntry`, since Kafka 3.0.
            /// </summary>
            public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry TopicIdPartition { get { return _topicIdPartition; } }

            /// <summary>
            /// `uuid`, since Kafka 3.0.
            /// </summary>
            public byte[] Id { get { return _id; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRemoteLogSegmentMetadataUpdateRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataUpdateRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry</a>
        /// </remarks>
        public partial class RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry : KaitaiStruct
        {
            public static RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry FromFile(string fileName)
            {
                return new RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(new KaitaiStream(fileName));
            }

            public RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(KaitaiStream p__io, KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry p__parent = null, KafkaRemoteLogSegmentMetadataUpdateRecord p__root = null) : base(p__io)
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
            private KafkaRemoteLogSegmentMetadataUpdateRecord m_root;
            private KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry m_parent;

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
            public KafkaRemoteLogSegmentMetadataUpdateRecord M_Root { get { return m_root; } }
            public KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry _remoteLogSegmentId;
        private int _brokerId;
        private long _eventTimestampMs;
        private KafkaCompactBytes _customMetadata;
        private sbyte _remoteLogSegmentState;
        private KafkaTaggedFields _taggedFields;
        private KafkaRemoteLogSegmentMetadataUpdateRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 1.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `RemoteLogSegmentIdEntry`, since Kafka 3.0.
        /// </summary>
        public RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry RemoteLogSegmentId { get { return _remoteLogSegmentId; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long EventTimestampMs { get { return _eventTimestampMs; } }

        /// <summary>
        /// `bytes`, since Kafka 3.6. Null unless it is given. May be null.
        /// </summary>
        public KafkaCompactBytes CustomMetadata { get { return _customMetadata; } }

        /// <summary>
        /// `int8`, since Kafka 3.0.
        /// </summary>
        public sbyte RemoteLogSegmentState { get { return _remoteLogSegmentState; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRemoteLogSegmentMetadataUpdateRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
