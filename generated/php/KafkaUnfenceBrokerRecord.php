<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
 * 2.8.
 */

namespace Kafkafmt {
    class KafkaUnfenceBrokerRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaUnfenceBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_id = $this->_io->readS4be();
            $this->_m_epoch = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_id;
        protected $_m_epoch;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 8.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 2.8.
         */
        public function id() { return $this->_m_id; }

        /**
         * `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
         */
        public function epoch() { return $this->_m_epoch; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
