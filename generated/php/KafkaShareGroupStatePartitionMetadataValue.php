<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaShareGroupStatePartitionMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupStatePartitionMetadataValue $_root = null) {
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
            $this->_m_numInitializingTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numInitializingTopicsPlusOne()->value() >= 1) {
                $this->_m_initializingTopics = [];
                $n = ($this->numInitializingTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_initializingTopics[] = new \Kafkafmt\KafkaShareGroupStatePartitionMetadataValue\ShareGroupStatePartitionMetadataValueTopicPartitionsInfo($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numInitializedTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numInitializedTopicsPlusOne()->value() >= 1) {
                $this->_m_initializedTopics = [];
                $n = ($this->numInitializedTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_initializedTopics[] = new \Kafkafmt\KafkaShareGroupStatePartitionMetadataValue\ShareGroupStatePartitionMetadataValueTopicPartitionsInfo($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numDeletingTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numDeletingTopicsPlusOne()->value() >= 1) {
                $this->_m_deletingTopics = [];
                $n = ($this->numDeletingTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_deletingTopics[] = new \Kafkafmt\KafkaShareGroupStatePartitionMetadataValue\ShareGroupStatePartitionMetadataValueTopicInfo($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numInitializingTopicsPlusOne;
        protected $_m_initializingTopics;
        protected $_m_numInitializedTopicsPlusOne;
        protected $_m_initializedTopics;
        protected $_m_numDeletingTopicsPlusOne;
        protected $_m_deletingTopics;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numInitializingTopicsPlusOne() { return $this->_m_numInitializingTopicsPlusOne; }

        /**
         * `[]TopicPartitionsInfo`, since Kafka 4.1.
         */
        public function initializingTopics() { return $this->_m_initializingTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numInitializedTopicsPlusOne() { return $this->_m_numInitializedTopicsPlusOne; }

        /**
         * `[]TopicPartitionsInfo`, since Kafka 4.0.
         */
        public function initializedTopics() { return $this->_m_initializedTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numDeletingTopicsPlusOne() { return $this->_m_numDeletingTopicsPlusOne; }

        /**
         * `[]TopicInfo`, since Kafka 4.0.
         */
        public function deletingTopics() { return $this->_m_deletingTopics; }

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
 * `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
 */

namespace Kafkafmt\KafkaShareGroupStatePartitionMetadataValue {
    class ShareGroupStatePartitionMetadataValueTopicInfo extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupStatePartitionMetadataValue $_parent = null, ?\Kafkafmt\KafkaShareGroupStatePartitionMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_topicName = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_topicId;
        protected $_m_topicName;
        protected $_m_taggedFields;

        /**
         * `uuid`, since Kafka 4.0.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * `string`, since Kafka 4.0.
         */
        public function topicName() { return $this->_m_topicName; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
 */

namespace Kafkafmt\KafkaShareGroupStatePartitionMetadataValue {
    class ShareGroupStatePartitionMetadataValueTopicPartitionsInfo extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupStatePartitionMetadataValue $_parent = null, ?\Kafkafmt\KafkaShareGroupStatePartitionMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_topicName = new \Kafkafmt\KafkaCompactString($this->_io);
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
        protected $_m_topicName;
        protected $_m_numPartitionsPlusOne;
        protected $_m_partitions;
        protected $_m_taggedFields;

        /**
         * `uuid`, since Kafka 4.0.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * `string`, since Kafka 4.0.
         */
        public function topicName() { return $this->_m_topicName; }

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
