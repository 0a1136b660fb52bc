<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaProducerIdsRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaProducerIdsRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_brokerId = $this->_io->readS4be();
            $this->_m_brokerEpoch = $this->_io->readS8be();
            $this->_m_nextProducerId = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_brokerId;
        protected $_m_brokerEpoch;
        protected $_m_nextProducerId;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 15.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public function brokerId() { return $this->_m_brokerId; }

        /**
         * `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
         * beyond 2^53.
         */
        public function brokerEpoch() { return $this->_m_brokerEpoch; }

        /**
         * `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
         */
        public function nextProducerId() { return $this->_m_nextProducerId; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
