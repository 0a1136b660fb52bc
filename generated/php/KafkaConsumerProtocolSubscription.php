<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 */

namespace Kafkafmt {
    class KafkaConsumerProtocolSubscription extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerProtocolSubscription $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            $this->_m_numTopics = $this->_io->readS4be();
            if ($this->numTopics() >= 0) {
                $this->_m_topics = [];
                $n = $this->numTopics();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_topics[] = new \Kafkafmt\KafkaString($this->_io);
                }
            }
            $this->_m_userData = new \Kafkafmt\KafkaBytes($this->_io);
            if ($this->messageVersion() >= 1) {
                $this->_m_numOwnedPartitions = $this->_io->readS4be();
            }
            if ( (($this->messageVersion() >= 1) && ($this->numOwnedPartitions() >= 0)) ) {
                $this->_m_ownedPartitions = [];
                $n = $this->numOwnedPartitions();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_ownedPartitions[] = new \Kafkafmt\KafkaConsumerProtocolSubscription\ConsumerProtocolSubscriptionTopicPartition($this->_io, $this, $this->_root);
                }
            }
            if ($this->messageVersion() >= 2) {
                $this->_m_generationId = $this->_io->readS4be();
            }
            if ($this->messageVersion() >= 3) {
                $this->_m_rackId = new \Kafkafmt\KafkaString($this->_io);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numTopics;
        protected $_m_topics;
        protected $_m_userData;
        protected $_m_numOwnedPartitions;
        protected $_m_ownedPartitions;
        protected $_m_generationId;
        protected $_m_rackId;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numTopics() { return $this->_m_numTopics; }

        /**
         * `[]string`, since Kafka 0.9.
         */
        public function topics() { return $this->_m_topics; }

        /**
         * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
         */
        public function userData() { return $this->_m_userData; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numOwnedPartitions() { return $this->_m_numOwnedPartitions; }

        /**
         * `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
         */
        public function ownedPartitions() { return $this->_m_ownedPartitions; }

        /**
         * `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
         */
        public function generationId() { return $this->_m_generationId; }

        /**
         * `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
         * null.
         */
        public function rackId() { return $this->_m_rackId; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * `TopicPartition` of `ConsumerProtocolSubscription`.
 */

namespace Kafkafmt\KafkaConsumerProtocolSubscription {
    class ConsumerProtocolSubscriptionTopicPartition extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerProtocolSubscription $_parent = null, ?\Kafkafmt\KafkaConsumerProtocolSubscription $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topic = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_numPartitions = $this->_io->readS4be();
            if ($this->numPartitions() >= 0) {
                $this->_m_partitions = [];
                $n = $this->numPartitions();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitions[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_topic;
        protected $_m_numPartitions;
        protected $_m_partitions;

        /**
         * `string`, since Kafka 2.4. Versions 1 to 3.
         */
        public function topic() { return $this->_m_topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numPartitions() { return $this->_m_numPartitions; }

        /**
         * `[]int32`, since Kafka 2.4. Versions 1 to 3.
         */
        public function partitions() { return $this->_m_partitions; }
    }
}
