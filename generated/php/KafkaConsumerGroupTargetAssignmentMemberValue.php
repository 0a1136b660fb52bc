<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaConsumerGroupTargetAssignmentMemberValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            if (!($this->_m_messageVersion >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            if (!($this->_m_messageVersion <= 0)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            $this->_m_numTopicPartitionsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numTopicPartitionsPlusOne()->value() >= 1) {
                $this->_m_topicPartitions = [];
                $n = ($this->numTopicPartitionsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_topicPartitions[] = new \Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue\ConsumerGroupTargetAssignmentMemberValueTopicPartition($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numTopicPartitionsPlusOne;
        protected $_m_topicPartitions;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numTopicPartitionsPlusOne() { return $this->_m_numTopicPartitionsPlusOne; }

        /**
         * `[]TopicPartition`, since Kafka 3.5.
         */
        public function topicPartitions() { return $this->_m_topicPartitions; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * `TopicPartition` of `ConsumerGroupTargetAssignmentMemberValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue {
    class ConsumerGroupTargetAssignmentMemberValueTopicPartition extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue $_parent = null, ?\Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_numPartitionsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numPartitionsPlusOne()->value() >= 1) {
                $this->_m_partitions = [];
                $n = ($this->numPartitionsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitions[] = $this->_io->readS4be();
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_topicId;
        protected $_m_numPartitionsPlusOne;
        protected $_m_partitions;
        protected $_m_taggedFields;

        /**
         * `uuid`, since Kafka 3.5.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionsPlusOne() { return $this->_m_numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 3.5.
         */
        public function partitions() { return $this->_m_partitions; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
