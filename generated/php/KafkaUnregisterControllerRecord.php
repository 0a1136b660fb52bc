<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
 * 4.4.
 */

namespace Kafkafmt {
    class KafkaUnregisterControllerRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaUnregisterControllerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_controllerId = $this->_io->readS4be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_controllerId;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 29.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 4.4.
         */
        public function controllerId() { return $this->_m_controllerId; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
