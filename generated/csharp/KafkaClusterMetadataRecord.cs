// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of any record in `__cluster_metadata`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaClusterMetadataRecord : KaitaiStruct
    {
        public static KafkaClusterMetadataRecord FromFile(string fileName)
        {
            return new KafkaClusterMetadataRecord(new KaitaiStream(fileName));
        }

        public KafkaClusterMetadataRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaClusterMetadataRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_frame = false;
            _read();
        }
        private void _read()
        {
            if (Frame.ApiKey.Value == 0) {
                _registerBrokerRecord = new KafkaRegisterBrokerRecord(m_io);
            }
            if (Frame.ApiKey.Value == 1) {
                _unregisterBrokerRecord = new KafkaUnregisterBrokerRecord(m_io);
            }
            if (Frame.ApiKey.Value == 2) {
                _topicRecord = new KafkaTopicRecord(m_io);
            }
            if (Frame.ApiKey.Value == 3) {
                _partitionRecord = new KafkaPartitionRecord(m_io);
            }
            if (Frame.ApiKey.Value == 4) {
                _configRecord = new KafkaConfigRecord(m_io);
            }
            if (Frame.ApiKey.Value == 5) {
                _partitionChangeRecord = new KafkaPartitionChangeRecord(m_io);
            }
            if (Frame.ApiKey.Value == 7) {
                _fenceBrokerRecord = new KafkaFenceBrokerRecord(m_io);
            }
            if (Frame.ApiKey.Value == 8) {
                _unfenceBrokerRecord = new KafkaUnfenceBrokerRecord(m_io);
            }
            if (Frame.ApiKey.Value == 9) {
                _removeTopicRecord = new KafkaRemoveTopicRecord(m_io);
            }
            if (Frame.ApiKey.Value == 10) {
                _delegationTokenRecord = new KafkaDelegationTokenRecord(m_io);
            }
            if (Frame.ApiKey.Value == 11) {
                _userScramCredentialRecord = new KafkaUserScramCredentialRecord(m_io);
            }
            if (Frame.ApiKey.Value == 12) {
                _featureLevelRecord = new KafkaFeatureLevelRecord(m_io);
            }
            if (Frame.ApiKey.Value == 14) {
                _clientQuotaRecord = new KafkaClientQuotaRecord(m_io);
            }
            if (Frame.ApiKey.Value == 15) {
                _producerIdsRecord = new KafkaProducerIdsRecord(m_io);
            }
            if (Frame.ApiKey.Value == 17) {
                _brokerRegistrationChangeRecord = new KafkaBrokerRegistrationChangeRecord(m_io);
            }
            if (Frame.ApiKey.Value == 18) {
                _accessControlEntryRecord = new KafkaAccessControlEntryRecord(m_io);
            }
            if (Frame.ApiKey.Value == 19) {
                _removeAccessControlEntryRecord = new KafkaRemoveAccessControlEntryRecord(m_io);
            }
            if (Frame.ApiKey.Value == 20) {
                _noOpRecord = new KafkaNoOpRecord(m_io);
            }
            if (Frame.ApiKey.Value == 21) {
                _zkMigrationStateRecord = new KafkaZkMigrationStateRecord(m_io);
            }
            if (Frame.ApiKey.Value == 22) {
                _removeUserScramCredentialRecord = new KafkaRemoveUserScramCredentialRecord(m_io);
            }
            if (Frame.ApiKey.Value == 23) {
                _beginTransactionRecord = new KafkaBeginTransactionRecord(m_io);
            }
            if (Frame.ApiKey.Value == 24) {
                _endTransactionRecord = new KafkaEndTransactionRecord(m_io);
            }
            if (Frame.ApiKey.Value == 25) {
                _abortTransactionRecord = new KafkaAbortTransactionRecord(m_io);
            }
            if (Frame.ApiKey.Value == 26) {
                _removeDelegationTokenRecord = new KafkaRemoveDelegationTokenRecord(m_io);
            }
            if (Frame.ApiKey.Value == 27) {
                _registerControllerRecord = new KafkaRegisterControllerRecord(m_io);
            }
            if (Frame.ApiKey.Value == 28) {
                _clearElrRecord = new KafkaClearElrRecord(m_io);
            }
            if (Frame.ApiKey.Value == 29) {
                _unregisterControllerRecord = new KafkaUnregisterControllerRecord(m_io);
            }
            if ( ((Frame.ApiKey.Value != 0) && (Frame.ApiKey.Value != 1) && (Frame.ApiKey.Value != 2) && (Frame.ApiKey.Value != 3) && (Frame.ApiKey.Value != 4) && (Frame.ApiKey.Value != 5) && (Frame.ApiKey.Value != 7) && (Frame.ApiKey.Value != 8) && (Frame.ApiKey.Value != 9) && (Frame.ApiKey.Value != 10) && (Frame.ApiKey.Value != 11) && (Frame.ApiKey.Value != 12) && (Frame.ApiKey.Value != 14) && (Frame.ApiKey.Value != 15) && (Frame.ApiKey.Value != 17) && (Frame.ApiKey.Value != 18) && (Frame.ApiKey.Value != 19) && (Frame.ApiKey.Value != 20) && (Frame.ApiKey.Value != 21) && (Frame.ApiKey.Value != 22) && (Frame.ApiKey.Value != 23) && (Frame.ApiKey.Value != 24) && (Frame.ApiKey.Value != 25) && (Frame.ApiKey.Value != 26) && (Frame.ApiKey.Value != 27) && (Frame.ApiKey.Value != 28) && (Frame.ApiKey.Value != 29)) ) {
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
        private KafkaRegisterBrokerRecord _registerBrokerRecord;
        private KafkaUnregisterBrokerRecord _unregisterBrokerRecord;
        private KafkaTopicRecord _topicRecord;
        private KafkaPartitionRecord _partitionRecord;
        private KafkaConfigRecord _configRecord;
        private KafkaPartitionChangeRecord _partitionChangeRecord;
        private KafkaFenceBrokerRecord _fenceBrokerRecord;
        private KafkaUnfenceBrokerRecord _unfenceBrokerRecord;
        private KafkaRemoveTopicRecord _removeTopicRecord;
        private KafkaDelegationTokenRecord _delegationTokenRecord;
        private KafkaUserScramCredentialRecord _userScramCredentialRecord;
        private KafkaFeatureLevelRecord _featureLevelRecord;
        private KafkaClientQuotaRecord _clientQuotaRecord;
        private KafkaProducerIdsRecord _producerIdsRecord;
        private KafkaBrokerRegistrationChangeRecord _brokerRegistrationChangeRecord;
        private KafkaAccessControlEntryRecord _accessControlEntryRecord;
        private KafkaRemoveAccessControlEntryRecord _removeAccessControlEntryRecord;
        private KafkaNoOpRecord _noOpRecord;
        private KafkaZkMigrationStateRecord _zkMigrationStateRecord;
        private KafkaRemoveUserScramCredentialRecord _removeUserScramCredentialRecord;
        private KafkaBeginTransactionRecord _beginTransactionRecord;
        private KafkaEndTransactionRecord _endTransactionRecord;
        private KafkaAbortTransactionRecord _abortTransactionRecord;
        private KafkaRemoveDelegationTokenRecord _removeDelegationTokenRecord;
        private KafkaRegisterControllerRecord _registerControllerRecord;
        private KafkaClearElrRecord _clearElrRecord;
        private KafkaUnregisterControllerRecord _unregisterControllerRecord;
        private byte[] _unknown;
        private KafkaClusterMetadataRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaRegisterBrokerRecord RegisterBrokerRecord { get { return _registerBrokerRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaUnregisterBrokerRecord UnregisterBrokerRecord { get { return _unregisterBrokerRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaTopicRecord TopicRecord { get { return _topicRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaPartitionRecord PartitionRecord { get { return _partitionRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaConfigRecord ConfigRecord { get { return _configRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaPartitionChangeRecord PartitionChangeRecord { get { return _partitionChangeRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaFenceBrokerRecord FenceBrokerRecord { get { return _fenceBrokerRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaUnfenceBrokerRecord UnfenceBrokerRecord { get { return _unfenceBrokerRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaRemoveTopicRecord RemoveTopicRecord { get { return _removeTopicRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaDelegationTokenRecord DelegationTokenRecord { get { return _delegationTokenRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaUserScramCredentialRecord UserScramCredentialRecord { get { return _userScramCredentialRecord; } }

        /// <summary>
        /// Since Kafka 2.8.
        /// </summary>
        public KafkaFeatureLevelRecord FeatureLevelRecord { get { return _featureLevelRecord; } }

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaClientQuotaRecord ClientQuotaRecord { get { return _clientQuotaRecord; } }

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaProducerIdsRecord ProducerIdsRecord { get { return _producerIdsRecord; } }

        /// <summary>
        /// Since Kafka 3.0.
        /// </summary>
        public KafkaBrokerRegistrationChangeRecord BrokerRegistrationChangeRecord { get { return _brokerRegistrationChangeRecord; } }

        /// <summary>
        /// Since Kafka 3.2.
        /// </summary>
        public KafkaAccessControlEntryRecord AccessControlEntryRecord { get { return _accessControlEntryRecord; } }

        /// <summary>
        /// Since Kafka 3.2.
        /// </summary>
        public KafkaRemoveAccessControlEntryRecord RemoveAccessControlEntryRecord { get { return _removeAccessControlEntryRecord; } }

        /// <summary>
        /// Since Kafka 3.3.
        /// </summary>
        public KafkaNoOpRecord NoOpRecord { get { return _noOpRecord; } }

        /// <summary>
        /// Since Kafka 3.4.
        /// </summary>
        public KafkaZkMigrationStateRecord ZkMigrationStateRecord { get { return _zkMigrationStateRecord; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaRemoveUserScramCredentialRecord RemoveUserScramCredentialRecord { get { return _removeUserScramCredentialRecord; } }

        /// <summary>
        /// Since Kafka 3.6.
        /// </summary>
        public KafkaBeginTransactionRecord BeginTransactionRecord { get { return _beginTransactionRecord; } }

        /// <summary>
        /// Since Kafka 3.6.
        /// </summary>
        public KafkaEndTransactionRecord EndTransactionRecord { get { return _endTransactionRecord; } }

        /// <summary>
        /// Since Kafka 3.6.
        /// </summary>
        public KafkaAbortTransactionRecord AbortTransactionRecord { get { return _abortTransactionRecord; } }

        /// <summary>
        /// Since Kafka 3.6.
        /// </summary>
        public KafkaRemoveDelegationTokenRecord RemoveDelegationTokenRecord { get { return _removeDelegationTokenRecord; } }

        /// <summary>
        /// Since Kafka 3.7.
        /// </summary>
        public KafkaRegisterControllerRecord RegisterControllerRecord { get { return _registerControllerRecord; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaClearElrRecord ClearElrRecord { get { return _clearElrRecord; } }

        /// <summary>
        /// Since Kafka 4.4.
        /// </summary>
        public KafkaUnregisterControllerRecord UnregisterControllerRecord { get { return _unregisterControllerRecord; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }
        public KafkaClusterMetadataRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
