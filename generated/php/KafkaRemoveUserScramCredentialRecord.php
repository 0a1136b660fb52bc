<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 22 in `__cluster_metadata`. Since Kafka
 * 3.5.
 */

namespace Kafkafmt {
    class KafkaRemoveUserScramCredentialRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemoveUserScramCredentialRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_mechanism = $this->_io->readS1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_name;
        protected $_m_mechanism;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 22.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `string`, since Kafka 3.5.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int8`, since Kafka 3.5.
         */
        public function mechanism() { return $this->_m_mechanism; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
