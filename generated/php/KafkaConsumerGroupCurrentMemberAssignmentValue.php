<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaConsumerGroupCurrentMemberAssignmentValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_root = null) {
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
                    $this->_m_assignedPartitions[] = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitions($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numPartitionsPendingRevocationPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numPartitionsPendingRevocationPlusOne()->value() >= 1) {
                $this->_m_partitionsPendingRevocation = [];
                $n = ($this->numPartitionsPendingRevocationPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitionsPendingRevocation[] = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitions($this->_io, $this, $this->_root);
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
        protected $_m_numPartitionsPendingRevocationPlusOne;
        protected $_m_partitionsPendingRevocation;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public function memberEpoch() { return $this->_m_memberEpoch; }

        /**
         * `int32`, since Kafka 3.6.
         */
        public function previousMemberEpoch() { return $this->_m_previousMemberEpoch; }

        /**
         * `int8`, since Kafka 3.8.
         */
        public function state() { return $this->_m_state; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numAssignedPartitionsPlusOne() { return $this->_m_numAssignedPartitionsPlusOne; }

        /**
         * `[]TopicPartitions`, since Kafka 3.6.
         */
        public function assignedPartitions() { return $this->_m_assignedPartitions; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionsPendingRevocationPlusOne() { return $this->_m_numPartitionsPendingRevocationPlusOne; }

        /**
         * `[]TopicPartitions`, since Kafka 3.6.
         */
        public function partitionsPendingRevocation() { return $this->_m_partitionsPendingRevocation; }

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
 * `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue {
    class ConsumerGroupCurrentMemberAssignmentValueTopicPartitions extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_parent = null, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_root = null) {
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
            $this->_m_taggedFields = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_topicId;
        protected $_m_numPartitionsPlusOne;
        protected $_m_partitions;
        protected $_m_taggedFields;

        /**
         * `uuid`, since Kafka 3.6.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionsPlusOne() { return $this->_m_numPartitionsPlusOne; }

        /**
         * `[]int32`, since Kafka 3.6.
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

namespace Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue {
    class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField $_parent = null, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_root = null) {
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
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
         */
        public function assignmentEpochs() { return $this->_m_assignmentEpochs; }
    }
}

/**
 * A tagged field of
 * `consumer_group_current_member_assignment_value_topic_partitions`.
 */

namespace Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue {
    class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields $_parent = null, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_assignmentEpochs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_assignmentEpochs = new \Kaitai\Struct\Stream($this->_m__raw_assignmentEpochs);
                $this->_m_assignmentEpochs = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag($_io__raw_assignmentEpochs, $this, $this->_root);
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
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
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
 * `consumer_group_current_member_assignment_value_topic_partitions`.
 */

namespace Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue {
    class ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitions $_parent = null, ?\Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue\ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField($this->_io, $this, $this->_root);
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
