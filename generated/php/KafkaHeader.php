<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A key and a value that travel with a record. The key is text in UTF-8,
 * kept as bytes here, because Kafka accepts any bytes and replaces malformed
 * ones.
 */

namespace Kafkafmt {
    class KafkaHeader extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaHeader $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenKey = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m_key = $this->_io->readBytes($this->lenKey()->value());
            $this->_m_lenValue = new \Kafkafmt\KafkaVarint($this->_io);
            if ($this->lenValue()->value() >= 0) {
                $this->_m_value = $this->_io->readBytes($this->lenValue()->value());
            }
        }
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_lenValue;
        protected $_m_value;

        /**
         * Never null, but may be empty.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * The name; a record may have several headers of one name.
         */
        public function key() { return $this->_m_key; }

        /**
         * Any value below zero means a null value.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * Bytes that Kafka does not interpret; absent when they are null.
         */
        public function value() { return $this->_m_value; }
    }
}
