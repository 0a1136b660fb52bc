<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. Kafka's flexible
 * messages use it for the lengths of compact strings and arrays (stored plus
 * one, 0 for null) and for tagged fields.
 */

namespace Kafkafmt {
    class KafkaUnsignedVarint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaUnsignedVarint $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_byte0 = $this->_io->readU1();
            if ($this->byte0() >= 128) {
                $this->_m_byte1 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128)) ) {
                $this->_m_byte2 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128)) ) {
                $this->_m_byte3 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128)) ) {
                $this->_m_byte4 = $this->_io->readU1();
                if (!($this->_m_byte4 <= 127)) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(127, $this->_m_byte4, $this->_io, "/seq/4");
                }
            }
        }
        protected $_m_value;

        /**
         * The number, 0 to 2^32 - 1 (Java's int shows the upper half as
         * negative).
         */
        public function value() {
            if ($this->_m_value !== null)
                return $this->_m_value;
            $this->_m_value = (\Kaitai\Struct\Stream::mod($this->byte0(), 128) + ($this->byte0() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte1(), 128) + ($this->byte1() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte2(), 128) + ($this->byte2() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte3(), 128) + ($this->byte3() < 128 ? 0 : (128 * \Kaitai\Struct\Stream::mod($this->byte4(), 16)))))))))))));
            return $this->_m_value;
        }
        protected $_m_byte0;
        protected $_m_byte1;
        protected $_m_byte2;
        protected $_m_byte3;
        protected $_m_byte4;

        /**
         * Seven bits, the lowest first; bit 7 of a byte tells that one more byte
         * follows.
         */
        public function byte0() { return $this->_m_byte0; }

        /**
         * The next seven bits.
         */
        public function byte1() { return $this->_m_byte1; }

        /**
         * The next seven bits.
         */
        public function byte2() { return $this->_m_byte2; }

        /**
         * The next seven bits.
         */
        public function byte3() { return $this->_m_byte3; }

        /**
         * Four bits count; what is above them falls off, as in Java, where they
         * are shifted out of an int. A sixth byte is invalid.
         */
        public function byte4() { return $this->_m_byte4; }
    }
}
