<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of any record in `__cluster_metadata`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaClusterMetadataRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaClusterMetadataRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->frame()->apiKey()->value() == 0) {
                $this->_m_registerBrokerRecord = new \Kafkafmt\KafkaRegisterBrokerRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 1) {
                $this->_m_unregisterBrokerRecord = new \Kafkafmt\KafkaUnregisterBrokerRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 2) {
                $this->_m_topicRecord = new \Kafkafmt\KafkaTopicRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 3) {
                $this->_m_partitionRecord = new \Kafkafmt\KafkaPartitionRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 4) {
                $this->_m_configRecord = new \Kafkafmt\KafkaConfigRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 5) {
                $this->_m_partitionChangeRecord = new \Kafkafmt\KafkaPartitionChangeRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 7) {
                $this->_m_fenceBrokerRecord = new \Kafkafmt\KafkaFenceBrokerRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 8) {
                $this->_m_unfenceBrokerRecord = new \Kafkafmt\KafkaUnfenceBrokerRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 9) {
                $this->_m_removeTopicRecord = new \Kafkafmt\KafkaRemoveTopicRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 10) {
                $this->_m_delegationTokenRecord = new \Kafkafmt\KafkaDelegationTokenRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 11) {
                $this->_m_userScramCredentialRecord = new \Kafkafmt\KafkaUserScramCredentialRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 12) {
                $this->_m_featureLevelRecord = new \Kafkafmt\KafkaFeatureLevelRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 14) {
                $this->_m_clientQuotaRecord = new \Kafkafmt\KafkaClientQuotaRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 15) {
                $this->_m_producerIdsRecord = new \Kafkafmt\KafkaProducerIdsRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 17) {
                $this->_m_brokerRegistrationChangeRecord = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 18) {
                $this->_m_accessControlEntryRecord = new \Kafkafmt\KafkaAccessControlEntryRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 19) {
                $this->_m_removeAccessControlEntryRecord = new \Kafkafmt\KafkaRemoveAccessControlEntryRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 20) {
                $this->_m_noOpRecord = new \Kafkafmt\KafkaNoOpRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 21) {
                $this->_m_zkMigrationStateRecord = new \Kafkafmt\KafkaZkMigrationStateRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 22) {
                $this->_m_removeUserScramCredentialRecord = new \Kafkafmt\KafkaRemoveUserScramCredentialRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 23) {
                $this->_m_beginTransactionRecord = new \Kafkafmt\KafkaBeginTransactionRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 24) {
                $this->_m_endTransactionRecord = new \Kafkafmt\KafkaEndTransactionRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 25) {
                $this->_m_abortTransactionRecord = new \Kafkafmt\KafkaAbortTransactionRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 26) {
                $this->_m_removeDelegationTokenRecord = new \Kafkafmt\KafkaRemoveDelegationTokenRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 27) {
                $this->_m_registerControllerRecord = new \Kafkafmt\KafkaRegisterControllerRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 28) {
                $this->_m_clearElrRecord = new \Kafkafmt\KafkaClearElrRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 29) {
                $this->_m_unregisterControllerRecord = new \Kafkafmt\KafkaUnregisterControllerRecord($this->_io);
            }
            if ( (($this->frame()->apiKey()->value() != 0) && ($this->frame()->apiKey()->value() != 1) && ($this->frame()->apiKey()->value() != 2) && ($this->frame()->apiKey()->value() != 3) && ($this->frame()->apiKey()->value() != 4) && ($this->frame()->apiKey()->value() != 5) && ($this->frame()->apiKey()->value() != 7) && ($this->frame()->apiKey()->value() != 8) && ($this->frame()->apiKey()->value() != 9) && ($this->frame()->apiKey()->value() != 10) && ($this->frame()->apiKey()->value() != 11) && ($this->frame()->apiKey()->value() != 12) && ($this->frame()->apiKey()->value() != 14) && ($this->frame()->apiKey()->value() != 15) && ($this->frame()->apiKey()->value() != 17) && ($this->frame()->apiKey()->value() != 18) && ($this->frame()->apiKey()->value() != 19) && ($this->frame()->apiKey()->value() != 20) && ($this->frame()->apiKey()->value() != 21) && ($this->frame()->apiKey()->value() != 22) && ($this->frame()->apiKey()->value() != 23) && ($this->frame()->apiKey()->value() != 24) && ($this->frame()->apiKey()->value() != 25) && ($this->frame()->apiKey()->value() != 26) && ($this->frame()->apiKey()->value() != 27) && ($this->frame()->apiKey()->value() != 28) && ($this->frame()->apiKey()->value() != 29)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_frame;

        /**
         * Its `api_key` names the message.
         */
        public function frame() {
            if ($this->_m_frame !== null)
                return $this->_m_frame;
            $_pos = $this->_io->pos();
            $this->_io->seek(0);
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_io->seek($_pos);
            return $this->_m_frame;
        }
        protected $_m_registerBrokerRecord;
        protected $_m_unregisterBrokerRecord;
        protected $_m_topicRecord;
        protected $_m_partitionRecord;
        protected $_m_configRecord;
        protected $_m_partitionChangeRecord;
        protected $_m_fenceBrokerRecord;
        protected $_m_unfenceBrokerRecord;
        protected $_m_removeTopicRecord;
        protected $_m_delegationTokenRecord;
        protected $_m_userScramCredentialRecord;
        protected $_m_featureLevelRecord;
        protected $_m_clientQuotaRecord;
        protected $_m_producerIdsRecord;
        protected $_m_brokerRegistrationChangeRecord;
        protected $_m_accessControlEntryRecord;
        protected $_m_removeAccessControlEntryRecord;
        protected $_m_noOpRecord;
        protected $_m_zkMigrationStateRecord;
        protected $_m_removeUserScramCredentialRecord;
        protected $_m_beginTransactionRecord;
        protected $_m_endTransactionRecord;
        protected $_m_abortTransactionRecord;
        protected $_m_removeDelegationTokenRecord;
        protected $_m_registerControllerRecord;
        protected $_m_clearElrRecord;
        protected $_m_unregisterControllerRecord;
        protected $_m_unknown;

        /**
         * Since Kafka 2.8.
         */
        public function registerBrokerRecord() { return $this->_m_registerBrokerRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function unregisterBrokerRecord() { return $this->_m_unregisterBrokerRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function topicRecord() { return $this->_m_topicRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function partitionRecord() { return $this->_m_partitionRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function configRecord() { return $this->_m_configRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function partitionChangeRecord() { return $this->_m_partitionChangeRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function fenceBrokerRecord() { return $this->_m_fenceBrokerRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function unfenceBrokerRecord() { return $this->_m_unfenceBrokerRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function removeTopicRecord() { return $this->_m_removeTopicRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function delegationTokenRecord() { return $this->_m_delegationTokenRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function userScramCredentialRecord() { return $this->_m_userScramCredentialRecord; }

        /**
         * Since Kafka 2.8.
         */
        public function featureLevelRecord() { return $this->_m_featureLevelRecord; }

        /**
         * Since Kafka 3.0.
         */
        public function clientQuotaRecord() { return $this->_m_clientQuotaRecord; }

        /**
         * Since Kafka 3.0.
         */
        public function producerIdsRecord() { return $this->_m_producerIdsRecord; }

        /**
         * Since Kafka 3.0.
         */
        public function brokerRegistrationChangeRecord() { return $this->_m_brokerRegistrationChangeRecord; }

        /**
         * Since Kafka 3.2.
         */
        public function accessControlEntryRecord() { return $this->_m_accessControlEntryRecord; }

        /**
         * Since Kafka 3.2.
         */
        public function removeAccessControlEntryRecord() { return $this->_m_removeAccessControlEntryRecord; }

        /**
         * Since Kafka 3.3.
         */
        public function noOpRecord() { return $this->_m_noOpRecord; }

        /**
         * Since Kafka 3.4.
         */
        public function zkMigrationStateRecord() { return $this->_m_zkMigrationStateRecord; }

        /**
         * Since Kafka 3.5.
         */
        public function removeUserScramCredentialRecord() { return $this->_m_removeUserScramCredentialRecord; }

        /**
         * Since Kafka 3.6.
         */
        public function beginTransactionRecord() { return $this->_m_beginTransactionRecord; }

        /**
         * Since Kafka 3.6.
         */
        public function endTransactionRecord() { return $this->_m_endTransactionRecord; }

        /**
         * Since Kafka 3.6.
         */
        public function abortTransactionRecord() { return $this->_m_abortTransactionRecord; }

        /**
         * Since Kafka 3.6.
         */
        public function removeDelegationTokenRecord() { return $this->_m_removeDelegationTokenRecord; }

        /**
         * Since Kafka 3.7.
         */
        public function registerControllerRecord() { return $this->_m_registerControllerRecord; }

        /**
         * Since Kafka 4.0.
         */
        public function clearElrRecord() { return $this->_m_clearElrRecord; }

        /**
         * Since Kafka 4.4.
         */
        public function unregisterControllerRecord() { return $this->_m_unregisterControllerRecord; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }
    }
}
