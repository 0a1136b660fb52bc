<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 26 in `__cluster_metadata`. Since Kafka
 * 3.6.
 */

namespace Kafkafmt {
    class KafkaRemoveDelegationTokenRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemoveDelegationTokenRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_tokenId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_tokenId;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 26.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `string`, since Kafka 3.6.
         */
        public function tokenId() { return $this->_m_tokenId; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
