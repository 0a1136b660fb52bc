<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaFeatureLevelRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaFeatureLevelRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_featureLevel = $this->_io->readS2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_name;
        protected $_m_featureLevel;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 12.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int16`, since Kafka 3.3.
         */
        public function featureLevel() { return $this->_m_featureLevel; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
