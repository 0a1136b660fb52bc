<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 19 in `__cluster_metadata`. Since Kafka
 * 3.2.
 */

namespace Kafkafmt {
    class KafkaRemoveAccessControlEntryRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemoveAccessControlEntryRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_id = $this->_io->readBytes(16);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_id;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 19.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `uuid`, since Kafka 3.2.
         */
        public function id() { return $this->_m_id; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
