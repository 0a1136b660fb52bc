<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 */

namespace Kafkafmt {
    class KafkaConsumerProtocolAssignment extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerProtocolAssignment $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            $this->_m_numAssignedPartitions = $this->_io->readS4be();
            if ($this->numAssignedPartitions() >= 0) {
                $this->_m_assignedPartitions = [];
                $n = $this->numAssignedPartitions();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_assignedPartitions[] = new \Kafkafmt\KafkaConsumerProtocolAssignment\ConsumerProtocolAssignmentTopicPartition($this->_io, $this, $this->_root);
                }
            }
            $this->_m_userData = new \Kafkafmt\KafkaBytes($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numAssignedPartitions;
        protected $_m_assignedPartitions;
        protected $_m_userData;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numAssignedPartitions() { return $this->_m_numAssignedPartitions; }

        /**
         * `[]TopicPartition`, since Kafka 0.9.
         */
        public function assignedPartitions() { return $this->_m_assignedPartitions; }

        /**
         * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
         */
        public function userData() { return $this->_m_userData; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * `TopicPartition` of `ConsumerProtocolAssignment`.
 */

namespace Kafkafmt\KafkaConsumerProtocolAssignment {
    class ConsumerProtocolAssignmentTopicPartition extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerProtocolAssignment $_parent = null, ?\Kafkafmt\KafkaConsumerProtocolAssignment $_root = null) {
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
         * `string`, since Kafka 0.9.
         */
        public function topic() { return $this->_m_topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numPartitions() { return $this->_m_numPartitions; }

        /**
         * `[]int32`, since Kafka 0.9.
         */
        public function partitions() { return $this->_m_partitions; }
    }
}
