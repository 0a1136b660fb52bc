// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of any record in `__remote_log_metadata`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaRemoteLogMetadataRecord : KaitaiStruct
    {
        public static KafkaRemoteLogMetadataRecord FromFile(string fileName)
        {
            return new KafkaRemoteLogMetadataRecord(new KaitaiStream(fileName));
        }

        public KafkaRemoteLogMetadataRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRemoteLogMetadataRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_frame = false;
            _read();
        }
        private void _read()
        {
            if (Frame.ApiKey.Value == 0) {
                _remoteLogSegmentMetadataRecord = new KafkaRemoteLogSegmentMetadataRecord(m_io);
            }
            if (Frame.ApiKey.Value == 1) {
                _remoteLogSegmentMetadataUpdateRecord = new KafkaRemoteLogSegmentMetadataUpdateRecord(m_io);
            }
            if (Frame.ApiKey.Value == 2) {
                _remotePartitionDeleteMetadataRecord = new KafkaRemotePartitionDeleteMetadataRecord(m_io);
            }
            if (Frame.ApiKey.Value == 3) {
                _remoteLogSegmentMetadataSnapshotRecord = new KafkaRemoteLogSegmentMetadataSnapshotRecord(m_io);
            }
            if ( ((Frame.ApiKey.Value != 0) && (Frame.ApiKey.Value != 1) && (Frame.ApiKey.Value != 2) && (Frame.ApiKey.Value != 3)) ) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private bool f_frame;
        private KafkaMetadataFrame _frame;

        /// <summary>
        /// Its `api_key` names the message.
        /// </summary>
        public KafkaMetadataFrame Frame
        {
            get
            {
                if (f_frame)
                    return _frame;
                f_frame = true;
                long _pos = m_io.Pos;
                m_io.Seek(0);
                _frame = new KafkaMetadataFrame(m_io);
                m_io.Seek(_pos);
                return _frame;
            }
        }
        private KafkaRemoteLogSegmentMetadataRecord _remoteLogSegmentMetadataRecord;
        private KafkaRemoteLogSegmentMetadataUpdateRecord _remoteLogSegmentMetadataUpdateRecord;
        private KafkaRemotePartitionDeleteMetadataRecord _remotePartitionDeleteMetadataRecord;
        private KafkaRemoteLogSegmentMetadataSnapshotRecord _remoteLogSegmentMetadataSnapshotRecord;
        private byte[] _unknown;
        private KafkaRemoteLogMetadataRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaRemoteLogSegmentMetadataRecord RemoteLogSegmentMetadataRecord { get { return _remoteLogSegmentMetadataRecord; } }

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaRemoteLogSegmentMetadataUpdateRecord RemoteLogSegmentMetadataUpdateRecord { get { return _remoteLogSegmentMetadataUpdateRecord; } }

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaRemotePartitionDeleteMetadataRecord RemotePartitionDeleteMetadataRecord { get { return _remotePartitionDeleteMetadataRecord; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaRemoteLogSegmentMetadataSnapshotRecord RemoteLogSegmentMetadataSnapshotRecord { get { return _remoteLogSegmentMetadataSnapshotRecord; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }
        public KafkaRemoteLogMetadataRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
