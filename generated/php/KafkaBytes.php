<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Bytes after their length.
 */

namespace Kafkafmt {
    class KafkaBytes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaBytes $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenValue = $this->_io->readS4be();
            if ($this->lenValue() >= 0) {
                $this->_m_value = $this->_io->readBytes($this->lenValue());
            }
        }
        protected $_m_lenValue;
        protected $_m_value;

        /**
         * How many bytes; any value below zero means null.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * The bytes; absent when they are null.
         */
        public function value() { return $this->_m_value; }
    }
}
