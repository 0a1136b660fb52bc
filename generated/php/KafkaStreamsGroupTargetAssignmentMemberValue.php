<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupTargetAssignmentMemberValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue $_root = null) {
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
            $this->_m_numActiveTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numActiveTasksPlusOne()->value() >= 1) {
                $this->_m_activeTasks = [];
                $n = ($this->numActiveTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_activeTasks[] = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue\StreamsGroupTargetAssignmentMemberValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numStandbyTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numStandbyTasksPlusOne()->value() >= 1) {
                $this->_m_standbyTasks = [];
                $n = ($this->numStandbyTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_standbyTasks[] = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue\StreamsGroupTargetAssignmentMemberValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numWarmupTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numWarmupTasksPlusOne()->value() >= 1) {
                $this->_m_warmupTasks = [];
                $n = ($this->numWarmupTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_warmupTasks[] = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue\StreamsGroupTargetAssignmentMemberValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numActiveTasksPlusOne;
        protected $_m_activeTasks;
        protected $_m_numStandbyTasksPlusOne;
        protected $_m_standbyTasks;
        protected $_m_numWarmupTasksPlusOne;
        protected $_m_warmupTasks;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numActiveTasksPlusOne() { return $this->_m_numActiveTasksPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function activeTasks() { return $this->_m_activeTasks; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numStandbyTasksPlusOne() { return $this->_m_numStandbyTasksPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function standbyTasks() { return $this->_m_standbyTasks; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numWarmupTasksPlusOne() { return $this->_m_numWarmupTasksPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function warmupTasks() { return $this->_m_warmupTasks; }

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
 * `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue {
    class StreamsGroupTargetAssignmentMemberValueTaskIds extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_subtopologyId = new \Kafkafmt\KafkaCompactString($this->_io);
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
        protected $_m_subtopologyId;
        protected $_m_numPartitionsPlusOne;
        protected $_m_partitions;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function subtopologyId() { return $this->_m_subtopologyId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionsPlusOne() { return $this->_m_numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.1.
         */
        public function partitions() { return $this->_m_partitions; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
