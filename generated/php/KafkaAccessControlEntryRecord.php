<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
 * 3.2.
 */

namespace Kafkafmt {
    class KafkaAccessControlEntryRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaAccessControlEntryRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_id = $this->_io->readBytes(16);
            $this->_m_resourceType = $this->_io->readS1();
            $this->_m_resourceName = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_patternType = $this->_io->readS1();
            $this->_m_principal = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_host = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_operation = $this->_io->readS1();
            $this->_m_permissionType = $this->_io->readS1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_id;
        protected $_m_resourceType;
        protected $_m_resourceName;
        protected $_m_patternType;
        protected $_m_principal;
        protected $_m_host;
        protected $_m_operation;
        protected $_m_permissionType;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 18.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `uuid`, since Kafka 3.2.
         */
        public function id() { return $this->_m_id; }

        /**
         * `int8`, since Kafka 3.2.
         */
        public function resourceType() { return $this->_m_resourceType; }

        /**
         * `string`, since Kafka 3.2.
         */
        public function resourceName() { return $this->_m_resourceName; }

        /**
         * `int8`, since Kafka 3.2.
         */
        public function patternType() { return $this->_m_patternType; }

        /**
         * `string`, since Kafka 3.2.
         */
        public function principal() { return $this->_m_principal; }

        /**
         * `string`, since Kafka 3.2.
         */
        public function host() { return $this->_m_host; }

        /**
         * `int8`, since Kafka 3.2.
         */
        public function operation() { return $this->_m_operation; }

        /**
         * `int8`, since Kafka 3.2.
         */
        public function permissionType() { return $this->_m_permissionType; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
