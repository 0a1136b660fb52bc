<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
 * what is not UTF-8.
 */

namespace Kafkafmt {
    class KafkaString extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaString $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenValue = $this->_io->readS2be();
            if ($this->lenValue() >= 0) {
                $this->_m_value = $this->_io->readBytes($this->lenValue());
            }
        }
        protected $_m_lenValue;
        protected $_m_value;

        /**
         * Bytes of the text; any value below zero means null.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * The text; absent when it is null.
         */
        public function value() { return $this->_m_value; }
    }
}
