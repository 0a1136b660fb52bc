<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
 * 2.8.
 */

namespace Kafkafmt {
    class KafkaConfigRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConfigRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_resourceType = $this->_io->readS1();
            $this->_m_resourceName = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_value = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_resourceType;
        protected $_m_resourceName;
        protected $_m_name;
        protected $_m_value;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 4.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int8`, since Kafka 2.8.
         */
        public function resourceType() { return $this->_m_resourceType; }

        /**
         * `string`, since Kafka 2.8.
         */
        public function resourceName() { return $this->_m_resourceName; }

        /**
         * `string`, since Kafka 2.8.
         */
        public function name() { return $this->_m_name; }

        /**
         * `string`, since Kafka 2.8. May be null.
         */
        public function value() { return $this->_m_value; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
