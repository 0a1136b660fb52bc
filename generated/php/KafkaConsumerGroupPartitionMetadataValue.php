<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaConsumerGroupPartitionMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerGroupPartitionMetadataValue $_root = null) {
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
            $this->_m_numTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numTopicsPlusOne()->value() >= 1) {
                $this->_m_topics = [];
                $n = ($this->numTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_topics[] = new \Kafkafmt\KafkaConsumerGroupPartitionMetadataValue\ConsumerGroupPartitionMetadataValueTopicMetadata($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numTopicsPlusOne;
        protected $_m_topics;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numTopicsPlusOne() { return $this->_m_numTopicsPlusOne; }

        /**
         * `[]TopicMetadata`, since Kafka 3.5.
         */
        public function topics() { return $this->_m_topics; }

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
 * `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupPartitionMetadataValue {
    class ConsumerGroupPartitionMetadataValuePartitionMetadata extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupPartitionMetadataValue\ConsumerGroupPartitionMetadataValueTopicMetadata $_parent = null, ?\Kafkafmt\KafkaConsumerGroupPartitionMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_partition = $this->_io->readS4be();
            $this->_m_numRacksPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRacksPlusOne()->value() >= 1) {
                $this->_m_racks = [];
                $n = ($this->numRacksPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_racks[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_partition;
        protected $_m_numRacksPlusOne;
        protected $_m_racks;
        protected $_m_taggedFields;

        /**
         * `int32`, since Kafka 3.6.
         */
        public function partition() { return $this->_m_partition; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRacksPlusOne() { return $this->_m_numRacksPlusOne; }

        /**
         * `[]string`, since Kafka 3.6.
         */
        public function racks() { return $this->_m_racks; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupPartitionMetadataValue {
    class ConsumerGroupPartitionMetadataValueTopicMetadata extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupPartitionMetadataValue $_parent = null, ?\Kafkafmt\KafkaConsumerGroupPartitionMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_topicName = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_numPartitions = $this->_io->readS4be();
            $this->_m_numPartitionMetadataPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numPartitionMetadataPlusOne()->value() >= 1) {
                $this->_m_partitionMetadata = [];
                $n = ($this->numPartitionMetadataPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitionMetadata[] = new \Kafkafmt\KafkaConsumerGroupPartitionMetadataValue\ConsumerGroupPartitionMetadataValuePartitionMetadata($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_topicId;
        protected $_m_topicName;
        protected $_m_numPartitions;
        protected $_m_numPartitionMetadataPlusOne;
        protected $_m_partitionMetadata;
        protected $_m_taggedFields;

        /**
         * `uuid`, since Kafka 3.5.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * `string`, since Kafka 3.6.
         */
        public function topicName() { return $this->_m_topicName; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public function numPartitions() { return $this->_m_numPartitions; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionMetadataPlusOne() { return $this->_m_numPartitionMetadataPlusOne; }

        /**
         * `[]PartitionMetadata`, since Kafka 3.6.
         */
        public function partitionMetadata() { return $this->_m_partitionMetadata; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
