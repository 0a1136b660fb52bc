<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 21 in `__cluster_metadata`. Since Kafka
 * 3.4.
 */

namespace Kafkafmt {
    class KafkaZkMigrationStateRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaZkMigrationStateRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_zkMigrationState = $this->_io->readS1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_zkMigrationState;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 21.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int8`, since Kafka 3.4.
         */
        public function zkMigrationState() { return $this->_m_zkMigrationState; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
