<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupCurrentMemberAssignmentValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_root = null) {
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
            $this->_m_numActiveTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numActiveTasksPlusOne()->value() >= 1) {
                $this->_m_activeTasks = [];
                $n = ($this->numActiveTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_activeTasks[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numStandbyTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numStandbyTasksPlusOne()->value() >= 1) {
                $this->_m_standbyTasks = [];
                $n = ($this->numStandbyTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_standbyTasks[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numWarmupTasksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numWarmupTasksPlusOne()->value() >= 1) {
                $this->_m_warmupTasks = [];
                $n = ($this->numWarmupTasksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_warmupTasks[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numActiveTasksPendingRevocationPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numActiveTasksPendingRevocationPlusOne()->value() >= 1) {
                $this->_m_activeTasksPendingRevocation = [];
                $n = ($this->numActiveTasksPendingRevocationPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_activeTasksPendingRevocation[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numStandbyTasksPendingRevocationPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numStandbyTasksPendingRevocationPlusOne()->value() >= 1) {
                $this->_m_standbyTasksPendingRevocation = [];
                $n = ($this->numStandbyTasksPendingRevocationPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_standbyTasksPendingRevocation[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numWarmupTasksPendingRevocationPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numWarmupTasksPendingRevocationPlusOne()->value() >= 1) {
                $this->_m_warmupTasksPendingRevocation = [];
                $n = ($this->numWarmupTasksPendingRevocationPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_warmupTasksPendingRevocation[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_memberEpoch;
        protected $_m_previousMemberEpoch;
        protected $_m_state;
        protected $_m_numActiveTasksPlusOne;
        protected $_m_activeTasks;
        protected $_m_numStandbyTasksPlusOne;
        protected $_m_standbyTasks;
        protected $_m_numWarmupTasksPlusOne;
        protected $_m_warmupTasks;
        protected $_m_numActiveTasksPendingRevocationPlusOne;
        protected $_m_activeTasksPendingRevocation;
        protected $_m_numStandbyTasksPendingRevocationPlusOne;
        protected $_m_standbyTasksPendingRevocation;
        protected $_m_numWarmupTasksPendingRevocationPlusOne;
        protected $_m_warmupTasksPendingRevocation;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public function memberEpoch() { return $this->_m_memberEpoch; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public function previousMemberEpoch() { return $this->_m_previousMemberEpoch; }

        /**
         * `int8`, since Kafka 4.1.
         */
        public function state() { return $this->_m_state; }

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
         * The number of elements plus one; 0 means null.
         */
        public function numActiveTasksPendingRevocationPlusOne() { return $this->_m_numActiveTasksPendingRevocationPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function activeTasksPendingRevocation() { return $this->_m_activeTasksPendingRevocation; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numStandbyTasksPendingRevocationPlusOne() { return $this->_m_numStandbyTasksPendingRevocationPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function standbyTasksPendingRevocation() { return $this->_m_standbyTasksPendingRevocation; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numWarmupTasksPendingRevocationPlusOne() { return $this->_m_numWarmupTasksPendingRevocationPlusOne; }

        /**
         * `[]TaskIds`, since Kafka 4.1.
         */
        public function warmupTasksPendingRevocation() { return $this->_m_warmupTasksPendingRevocation; }

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
 * `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue {
    class StreamsGroupCurrentMemberAssignmentValueTaskIds extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_root = null) {
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
            $this->_m_taggedFields = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields($this->_io, $this, $this->_root);
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
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `AssignmentEpochs`.
 */

namespace Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue {
    class StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField $_parent = null, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numAssignmentEpochsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numAssignmentEpochsPlusOne()->value() >= 1) {
                $this->_m_assignmentEpochs = [];
                $n = ($this->numAssignmentEpochsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_assignmentEpochs[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numAssignmentEpochsPlusOne;
        protected $_m_assignmentEpochs;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numAssignmentEpochsPlusOne() { return $this->_m_numAssignmentEpochsPlusOne; }

        /**
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        public function assignmentEpochs() { return $this->_m_assignmentEpochs; }
    }
}

/**
 * A tagged field of
 * `streams_group_current_member_assignment_value_task_ids`.
 */

namespace Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue {
    class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields $_parent = null, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_assignmentEpochs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_assignmentEpochs = new \Kaitai\Struct\Stream($this->_m__raw_assignmentEpochs);
                $this->_m_assignmentEpochs = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag($_io__raw_assignmentEpochs, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_assignmentEpochs;
        protected $_m_unknownData;
        protected $_m__raw_assignmentEpochs;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        public function assignmentEpochs() { return $this->_m_assignmentEpochs; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_assignmentEpochs() { return $this->_m__raw_assignmentEpochs; }
    }
}

/**
 * The tagged fields of
 * `streams_group_current_member_assignment_value_task_ids`.
 */

namespace Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue {
    class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIds $_parent = null, ?\Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue\StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numFields;
        protected $_m_fields;

        /**
         * How many follow.
         */
        public function numFields() { return $this->_m_numFields; }

        /**
         * Ascending by tag.
         */
        public function fields() { return $this->_m_fields; }
    }
}
