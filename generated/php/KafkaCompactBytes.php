<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Bytes after their length, which is stored plus one.
 */

namespace Kafkafmt {
    class KafkaCompactBytes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaCompactBytes $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenValuePlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->lenValuePlusOne()->value() >= 1) {
                $this->_m_value = $this->_io->readBytes(($this->lenValuePlusOne()->value() - 1));
            }
        }
        protected $_m_lenValuePlusOne;
        protected $_m_value;

        /**
         * The length plus one; 0 means null.
         */
        public function lenValuePlusOne() { return $this->_m_lenValuePlusOne; }

        /**
         * The bytes; absent when they are null.
         */
        public function value() { return $this->_m_value; }
    }
}
