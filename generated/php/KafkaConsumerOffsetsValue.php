<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of any record in `__consumer_offsets`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaConsumerOffsetsValue extends \Kaitai\Struct\Struct {
        public function __construct(int $recordType, \Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerOffsetsValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_m_recordType = $recordType;
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_legacyOffsetCommitValue = new \Kafkafmt\KafkaLegacyOffsetCommitValue($this->_io);
            }
            if ($this->recordType() == 1) {
                $this->_m_offsetCommitValue = new \Kafkafmt\KafkaOffsetCommitValue($this->_io);
            }
            if ($this->recordType() == 2) {
                $this->_m_groupMetadataValue = new \Kafkafmt\KafkaGroupMetadataValue($this->_io);
            }
            if ($this->recordType() == 3) {
                $this->_m_consumerGroupMetadataValue = new \Kafkafmt\KafkaConsumerGroupMetadataValue($this->_io);
            }
            if ($this->recordType() == 4) {
                $this->_m_consumerGroupPartitionMetadataValue = new \Kafkafmt\KafkaConsumerGroupPartitionMetadataValue($this->_io);
            }
            if ($this->recordType() == 5) {
                $this->_m_consumerGroupMemberMetadataValue = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue($this->_io);
            }
            if ($this->recordType() == 6) {
                $this->_m_consumerGroupTargetAssignmentMetadataValue = new \Kafkafmt\KafkaConsumerGroupTargetAssignmentMetadataValue($this->_io);
            }
            if ($this->recordType() == 7) {
                $this->_m_consumerGroupTargetAssignmentMemberValue = new \Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberValue($this->_io);
            }
            if ($this->recordType() == 8) {
                $this->_m_consumerGroupCurrentMemberAssignmentValue = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentValue($this->_io);
            }
            if ($this->recordType() == 10) {
                $this->_m_shareGroupMemberMetadataValue = new \Kafkafmt\KafkaShareGroupMemberMetadataValue($this->_io);
            }
            if ($this->recordType() == 11) {
                $this->_m_shareGroupMetadataValue = new \Kafkafmt\KafkaShareGroupMetadataValue($this->_io);
            }
            if ($this->recordType() == 12) {
                $this->_m_shareGroupTargetAssignmentMetadataValue = new \Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue($this->_io);
            }
            if ($this->recordType() == 13) {
                $this->_m_shareGroupTargetAssignmentMemberValue = new \Kafkafmt\KafkaShareGroupTargetAssignmentMemberValue($this->_io);
            }
            if ($this->recordType() == 14) {
                $this->_m_shareGroupCurrentMemberAssignmentValue = new \Kafkafmt\KafkaShareGroupCurrentMemberAssignmentValue($this->_io);
            }
            if ($this->recordType() == 15) {
                $this->_m_shareGroupStatePartitionMetadataValue = new \Kafkafmt\KafkaShareGroupStatePartitionMetadataValue($this->_io);
            }
            if ($this->recordType() == 16) {
                $this->_m_consumerGroupRegularExpressionValue = new \Kafkafmt\KafkaConsumerGroupRegularExpressionValue($this->_io);
            }
            if ($this->recordType() == 17) {
                $this->_m_streamsGroupMetadataValue = new \Kafkafmt\KafkaStreamsGroupMetadataValue($this->_io);
            }
            if ($this->recordType() == 19) {
                $this->_m_streamsGroupMemberMetadataValue = new \Kafkafmt\KafkaStreamsGroupMemberMetadataValue($this->_io);
            }
            if ($this->recordType() == 20) {
                $this->_m_streamsGroupTargetAssignmentMetadataValue = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMetadataValue($this->_io);
            }
            if ($this->recordType() == 21) {
                $this->_m_streamsGroupTargetAssignmentMemberValue = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberValue($this->_io);
            }
            if ($this->recordType() == 22) {
                $this->_m_streamsGroupCurrentMemberAssignmentValue = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentValue($this->_io);
            }
            if ($this->recordType() == 23) {
                $this->_m_streamsGroupTopologyValue = new \Kafkafmt\KafkaStreamsGroupTopologyValue($this->_io);
            }
            if ( (($this->recordType() != 0) && ($this->recordType() != 1) && ($this->recordType() != 2) && ($this->recordType() != 3) && ($this->recordType() != 4) && ($this->recordType() != 5) && ($this->recordType() != 6) && ($this->recordType() != 7) && ($this->recordType() != 8) && ($this->recordType() != 10) && ($this->recordType() != 11) && ($this->recordType() != 12) && ($this->recordType() != 13) && ($this->recordType() != 14) && ($this->recordType() != 15) && ($this->recordType() != 16) && ($this->recordType() != 17) && ($this->recordType() != 19) && ($this->recordType() != 20) && ($this->recordType() != 21) && ($this->recordType() != 22) && ($this->recordType() != 23)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_legacyOffsetCommitValue;
        protected $_m_offsetCommitValue;
        protected $_m_groupMetadataValue;
        protected $_m_consumerGroupMetadataValue;
        protected $_m_consumerGroupPartitionMetadataValue;
        protected $_m_consumerGroupMemberMetadataValue;
        protected $_m_consumerGroupTargetAssignmentMetadataValue;
        protected $_m_consumerGroupTargetAssignmentMemberValue;
        protected $_m_consumerGroupCurrentMemberAssignmentValue;
        protected $_m_shareGroupMemberMetadataValue;
        protected $_m_shareGroupMetadataValue;
        protected $_m_shareGroupTargetAssignmentMetadataValue;
        protected $_m_shareGroupTargetAssignmentMemberValue;
        protected $_m_shareGroupCurrentMemberAssignmentValue;
        protected $_m_shareGroupStatePartitionMetadataValue;
        protected $_m_consumerGroupRegularExpressionValue;
        protected $_m_streamsGroupMetadataValue;
        protected $_m_streamsGroupMemberMetadataValue;
        protected $_m_streamsGroupTargetAssignmentMetadataValue;
        protected $_m_streamsGroupTargetAssignmentMemberValue;
        protected $_m_streamsGroupCurrentMemberAssignmentValue;
        protected $_m_streamsGroupTopologyValue;
        protected $_m_unknown;
        protected $_m_recordType;

        /**
         * Since Kafka 0.8.2.
         */
        public function legacyOffsetCommitValue() { return $this->_m_legacyOffsetCommitValue; }

        /**
         * Since Kafka 0.9.
         */
        public function offsetCommitValue() { return $this->_m_offsetCommitValue; }

        /**
         * Since Kafka 0.9.
         */
        public function groupMetadataValue() { return $this->_m_groupMetadataValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupMetadataValue() { return $this->_m_consumerGroupMetadataValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupPartitionMetadataValue() { return $this->_m_consumerGroupPartitionMetadataValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupMemberMetadataValue() { return $this->_m_consumerGroupMemberMetadataValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupTargetAssignmentMetadataValue() { return $this->_m_consumerGroupTargetAssignmentMetadataValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupTargetAssignmentMemberValue() { return $this->_m_consumerGroupTargetAssignmentMemberValue; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupCurrentMemberAssignmentValue() { return $this->_m_consumerGroupCurrentMemberAssignmentValue; }

        /**
         * Since Kafka 3.9.
         */
        public function shareGroupMemberMetadataValue() { return $this->_m_shareGroupMemberMetadataValue; }

        /**
         * Since Kafka 3.9.
         */
        public function shareGroupMetadataValue() { return $this->_m_shareGroupMetadataValue; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupTargetAssignmentMetadataValue() { return $this->_m_shareGroupTargetAssignmentMetadataValue; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupTargetAssignmentMemberValue() { return $this->_m_shareGroupTargetAssignmentMemberValue; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupCurrentMemberAssignmentValue() { return $this->_m_shareGroupCurrentMemberAssignmentValue; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupStatePartitionMetadataValue() { return $this->_m_shareGroupStatePartitionMetadataValue; }

        /**
         * Since Kafka 4.0.
         */
        public function consumerGroupRegularExpressionValue() { return $this->_m_consumerGroupRegularExpressionValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupMetadataValue() { return $this->_m_streamsGroupMetadataValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupMemberMetadataValue() { return $this->_m_streamsGroupMemberMetadataValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTargetAssignmentMetadataValue() { return $this->_m_streamsGroupTargetAssignmentMetadataValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTargetAssignmentMemberValue() { return $this->_m_streamsGroupTargetAssignmentMemberValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupCurrentMemberAssignmentValue() { return $this->_m_streamsGroupCurrentMemberAssignmentValue; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTopologyValue() { return $this->_m_streamsGroupTopologyValue; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }

        /**
         * The type that the record's key starts with.
         */
        public function recordType() { return $this->_m_recordType; }
    }
}
