<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaConsumerOffsetsKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerOffsetsKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_legacyOffsetCommitKey = new \Kafkafmt\KafkaLegacyOffsetCommitKey($this->_io);
            }
            if ($this->recordType() == 1) {
                $this->_m_offsetCommitKey = new \Kafkafmt\KafkaOffsetCommitKey($this->_io);
            }
            if ($this->recordType() == 2) {
                $this->_m_groupMetadataKey = new \Kafkafmt\KafkaGroupMetadataKey($this->_io);
            }
            if ($this->recordType() == 3) {
                $this->_m_consumerGroupMetadataKey = new \Kafkafmt\KafkaConsumerGroupMetadataKey($this->_io);
            }
            if ($this->recordType() == 4) {
                $this->_m_consumerGroupPartitionMetadataKey = new \Kafkafmt\KafkaConsumerGroupPartitionMetadataKey($this->_io);
            }
            if ($this->recordType() == 5) {
                $this->_m_consumerGroupMemberMetadataKey = new \Kafkafmt\KafkaConsumerGroupMemberMetadataKey($this->_io);
            }
            if ($this->recordType() == 6) {
                $this->_m_consumerGroupTargetAssignmentMetadataKey = new \Kafkafmt\KafkaConsumerGroupTargetAssignmentMetadataKey($this->_io);
            }
            if ($this->recordType() == 7) {
                $this->_m_consumerGroupTargetAssignmentMemberKey = new \Kafkafmt\KafkaConsumerGroupTargetAssignmentMemberKey($this->_io);
            }
            if ($this->recordType() == 8) {
                $this->_m_consumerGroupCurrentMemberAssignmentKey = new \Kafkafmt\KafkaConsumerGroupCurrentMemberAssignmentKey($this->_io);
            }
            if ($this->recordType() == 10) {
                $this->_m_shareGroupMemberMetadataKey = new \Kafkafmt\KafkaShareGroupMemberMetadataKey($this->_io);
            }
            if ($this->recordType() == 11) {
                $this->_m_shareGroupMetadataKey = new \Kafkafmt\KafkaShareGroupMetadataKey($this->_io);
            }
            if ($this->recordType() == 12) {
                $this->_m_shareGroupTargetAssignmentMetadataKey = new \Kafkafmt\KafkaShareGroupTargetAssignmentMetadataKey($this->_io);
            }
            if ($this->recordType() == 13) {
                $this->_m_shareGroupTargetAssignmentMemberKey = new \Kafkafmt\KafkaShareGroupTargetAssignmentMemberKey($this->_io);
            }
            if ($this->recordType() == 14) {
                $this->_m_shareGroupCurrentMemberAssignmentKey = new \Kafkafmt\KafkaShareGroupCurrentMemberAssignmentKey($this->_io);
            }
            if ($this->recordType() == 15) {
                $this->_m_shareGroupStatePartitionMetadataKey = new \Kafkafmt\KafkaShareGroupStatePartitionMetadataKey($this->_io);
            }
            if ($this->recordType() == 16) {
                $this->_m_consumerGroupRegularExpressionKey = new \Kafkafmt\KafkaConsumerGroupRegularExpressionKey($this->_io);
            }
            if ($this->recordType() == 17) {
                $this->_m_streamsGroupMetadataKey = new \Kafkafmt\KafkaStreamsGroupMetadataKey($this->_io);
            }
            if ($this->recordType() == 19) {
                $this->_m_streamsGroupMemberMetadataKey = new \Kafkafmt\KafkaStreamsGroupMemberMetadataKey($this->_io);
            }
            if ($this->recordType() == 20) {
                $this->_m_streamsGroupTargetAssignmentMetadataKey = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMetadataKey($this->_io);
            }
            if ($this->recordType() == 21) {
                $this->_m_streamsGroupTargetAssignmentMemberKey = new \Kafkafmt\KafkaStreamsGroupTargetAssignmentMemberKey($this->_io);
            }
            if ($this->recordType() == 22) {
                $this->_m_streamsGroupCurrentMemberAssignmentKey = new \Kafkafmt\KafkaStreamsGroupCurrentMemberAssignmentKey($this->_io);
            }
            if ($this->recordType() == 23) {
                $this->_m_streamsGroupTopologyKey = new \Kafkafmt\KafkaStreamsGroupTopologyKey($this->_io);
            }
            if ( (($this->recordType() != 0) && ($this->recordType() != 1) && ($this->recordType() != 2) && ($this->recordType() != 3) && ($this->recordType() != 4) && ($this->recordType() != 5) && ($this->recordType() != 6) && ($this->recordType() != 7) && ($this->recordType() != 8) && ($this->recordType() != 10) && ($this->recordType() != 11) && ($this->recordType() != 12) && ($this->recordType() != 13) && ($this->recordType() != 14) && ($this->recordType() != 15) && ($this->recordType() != 16) && ($this->recordType() != 17) && ($this->recordType() != 19) && ($this->recordType() != 20) && ($this->recordType() != 21) && ($this->recordType() != 22) && ($this->recordType() != 23)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_recordType;

        /**
         * The type of the record.
         */
        public function recordType() {
            if ($this->_m_recordType !== null)
                return $this->_m_recordType;
            $_pos = $this->_io->pos();
            $this->_io->seek(0);
            $this->_m_recordType = $this->_io->readS2be();
            $this->_io->seek($_pos);
            return $this->_m_recordType;
        }
        protected $_m_legacyOffsetCommitKey;
        protected $_m_offsetCommitKey;
        protected $_m_groupMetadataKey;
        protected $_m_consumerGroupMetadataKey;
        protected $_m_consumerGroupPartitionMetadataKey;
        protected $_m_consumerGroupMemberMetadataKey;
        protected $_m_consumerGroupTargetAssignmentMetadataKey;
        protected $_m_consumerGroupTargetAssignmentMemberKey;
        protected $_m_consumerGroupCurrentMemberAssignmentKey;
        protected $_m_shareGroupMemberMetadataKey;
        protected $_m_shareGroupMetadataKey;
        protected $_m_shareGroupTargetAssignmentMetadataKey;
        protected $_m_shareGroupTargetAssignmentMemberKey;
        protected $_m_shareGroupCurrentMemberAssignmentKey;
        protected $_m_shareGroupStatePartitionMetadataKey;
        protected $_m_consumerGroupRegularExpressionKey;
        protected $_m_streamsGroupMetadataKey;
        protected $_m_streamsGroupMemberMetadataKey;
        protected $_m_streamsGroupTargetAssignmentMetadataKey;
        protected $_m_streamsGroupTargetAssignmentMemberKey;
        protected $_m_streamsGroupCurrentMemberAssignmentKey;
        protected $_m_streamsGroupTopologyKey;
        protected $_m_unknown;

        /**
         * Since Kafka 0.8.2.
         */
        public function legacyOffsetCommitKey() { return $this->_m_legacyOffsetCommitKey; }

        /**
         * Since Kafka 0.9.
         */
        public function offsetCommitKey() { return $this->_m_offsetCommitKey; }

        /**
         * Since Kafka 0.9.
         */
        public function groupMetadataKey() { return $this->_m_groupMetadataKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupMetadataKey() { return $this->_m_consumerGroupMetadataKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupPartitionMetadataKey() { return $this->_m_consumerGroupPartitionMetadataKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupMemberMetadataKey() { return $this->_m_consumerGroupMemberMetadataKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupTargetAssignmentMetadataKey() { return $this->_m_consumerGroupTargetAssignmentMetadataKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupTargetAssignmentMemberKey() { return $this->_m_consumerGroupTargetAssignmentMemberKey; }

        /**
         * Since Kafka 3.5.
         */
        public function consumerGroupCurrentMemberAssignmentKey() { return $this->_m_consumerGroupCurrentMemberAssignmentKey; }

        /**
         * Since Kafka 3.9.
         */
        public function shareGroupMemberMetadataKey() { return $this->_m_shareGroupMemberMetadataKey; }

        /**
         * Since Kafka 3.9.
         */
        public function shareGroupMetadataKey() { return $this->_m_shareGroupMetadataKey; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupTargetAssignmentMetadataKey() { return $this->_m_shareGroupTargetAssignmentMetadataKey; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupTargetAssignmentMemberKey() { return $this->_m_shareGroupTargetAssignmentMemberKey; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupCurrentMemberAssignmentKey() { return $this->_m_shareGroupCurrentMemberAssignmentKey; }

        /**
         * Since Kafka 4.0.
         */
        public function shareGroupStatePartitionMetadataKey() { return $this->_m_shareGroupStatePartitionMetadataKey; }

        /**
         * Since Kafka 4.0.
         */
        public function consumerGroupRegularExpressionKey() { return $this->_m_consumerGroupRegularExpressionKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupMetadataKey() { return $this->_m_streamsGroupMetadataKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupMemberMetadataKey() { return $this->_m_streamsGroupMemberMetadataKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTargetAssignmentMetadataKey() { return $this->_m_streamsGroupTargetAssignmentMetadataKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTargetAssignmentMemberKey() { return $this->_m_streamsGroupTargetAssignmentMemberKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupCurrentMemberAssignmentKey() { return $this->_m_streamsGroupCurrentMemberAssignmentKey; }

        /**
         * Since Kafka 4.1.
         */
        public function streamsGroupTopologyKey() { return $this->_m_streamsGroupTopologyKey; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }
    }
}
