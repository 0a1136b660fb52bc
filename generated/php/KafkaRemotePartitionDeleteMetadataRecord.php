<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
 * 3.0.
 */

namespace Kafkafmt {
    class KafkaRemotePartitionDeleteMetadataRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_topicIdPartition = new \Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord\RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry($this->_io, $this, $this->_root);
            $this->_m_brokerId = $this->_io->readS4be();
            $this->_m_eventTimestampMs = $this->_io->readS8be();
            $this->_m_remotePartitionDeleteState = $this->_io->readS1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_topicIdPartition;
        protected $_m_brokerId;
        protected $_m_eventTimestampMs;
        protected $_m_remotePartitionDeleteState;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 2.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `TopicIdPartitionEntry`, since Kafka 3.0.
         */
        public function topicIdPartition() { return $this->_m_topicIdPartition; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public function brokerId() { return $this->_m_brokerId; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function eventTimestampMs() { return $this->_m_eventTimestampMs; }

        /**
         * `int8`, since Kafka 3.0.
         */
        public function remotePartitionDeleteState() { return $this->_m_remotePartitionDeleteState; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
 */

namespace Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord {
    class RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord $_parent = null, ?\Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_id = $this->_io->readBytes(16);
            $this->_m_partition = $this->_io->readS4be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_id;
        protected $_m_partition;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 3.0.
         */
        public function name() { return $this->_m_name; }

        /**
         * `uuid`, since Kafka 3.0.
         */
        public function id() { return $this->_m_id; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public function partition() { return $this->_m_partition; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
