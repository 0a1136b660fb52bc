<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
 */

namespace Kafkafmt {
    class KafkaShareGroupCurrentMemberAssignmentValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue $_root = null) {
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
            $this->_m_memberEpoch = $this->_io->readS4be();
            $this->_m_previousMemberEpoch = $this->_io->readS4be();
            $this->_m_state = $this->_io->readS1();
            $this->_m_numAssignedPartitionsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numAssignedPartitionsPlusOne()->value() >= 1) {
                $this->_m_assignedPartitions = [];
                $n = ($this->numAssignedPartitionsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_assignedPartitions[] = new \Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue\ShareGroupCurrentMemberAssignmentValueTopicPartitions($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_memberEpoch;
        protected $_m_previousMemberEpoch;
        protected $_m_state;
        protected $_m_numAssignedPartitionsPlusOne;
        protected $_m_assignedPartitions;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 4.0.
         */
        public function memberEpoch() { return $this->_m_memberEpoch; }

        /**
         * `int32`, since Kafka 4.0.
         */
        public function previousMemberEpoch() { return $this->_m_previousMemberEpoch; }

        /**
         * `int8`, since Kafka 4.0.
         */
        public function state() { return $this->_m_state; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numAssignedPartitionsPlusOne() { return $this->_m_numAssignedPartitionsPlusOne; }

        /**
         * `[]TopicPartitions`, since Kafka 4.0.
         */
        public function assignedPartitions() { return $this->_m_assignedPartitions; }

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
 * `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
 */

namespace Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue {
    class ShareGroupCurrentMemberAssignmentValueTopicPartitions extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue $_parent = null, ?\Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue $_root = null) {
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
         * `uuid`, since Kafka 4.0.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionsPlusOne() { return $this->_m_numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.0.
         */
        public function partitions() { return $this->_m_partitions; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
