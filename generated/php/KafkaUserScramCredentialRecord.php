<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaUserScramCredentialRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaUserScramCredentialRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_mechanism = $this->_io->readS1();
            $this->_m_salt = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_storedKey = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_serverKey = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_iterations = $this->_io->readS4be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_name;
        protected $_m_mechanism;
        protected $_m_salt;
        protected $_m_storedKey;
        protected $_m_serverKey;
        protected $_m_iterations;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 11.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int8`, since Kafka 3.5.
         */
        public function mechanism() { return $this->_m_mechanism; }

        /**
         * `bytes`, since Kafka 3.5.
         */
        public function salt() { return $this->_m_salt; }

        /**
         * `bytes`, since Kafka 3.5.
         */
        public function storedKey() { return $this->_m_storedKey; }

        /**
         * `bytes`, since Kafka 3.5.
         */
        public function serverKey() { return $this->_m_serverKey; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public function iterations() { return $this->_m_iterations; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
