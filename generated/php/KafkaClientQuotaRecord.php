<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
 * 3.0.
 */

namespace Kafkafmt {
    class KafkaClientQuotaRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaClientQuotaRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_numEntityPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numEntityPlusOne()->value() >= 1) {
                $this->_m_entity = [];
                $n = ($this->numEntityPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_entity[] = new \Kafkafmt\KafkaClientQuotaRecord\ClientQuotaRecordEntityData($this->_io, $this, $this->_root);
                }
            }
            $this->_m_key = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_value = $this->_io->readF8be();
            $this->_m_remove = $this->_io->readU1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_numEntityPlusOne;
        protected $_m_entity;
        protected $_m_key;
        protected $_m_value;
        protected $_m_remove;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 14.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numEntityPlusOne() { return $this->_m_numEntityPlusOne; }

        /**
         * `[]EntityData`, since Kafka 3.0.
         */
        public function entity() { return $this->_m_entity; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function key() { return $this->_m_key; }

        /**
         * `float64`, since Kafka 3.0.
         */
        public function value() { return $this->_m_value; }

        /**
         * `bool`, since Kafka 3.0.
         */
        public function remove() { return $this->_m_remove; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `EntityData` of `ClientQuotaRecord`.
 */

namespace Kafkafmt\KafkaClientQuotaRecord {
    class ClientQuotaRecordEntityData extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaClientQuotaRecord $_parent = null, ?\Kafkafmt\KafkaClientQuotaRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_entityType = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_entityName = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_entityType;
        protected $_m_entityName;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 3.0.
         */
        public function entityType() { return $this->_m_entityType; }

        /**
         * `string`, since Kafka 3.0. May be null.
         */
        public function entityName() { return $this->_m_entityName; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
