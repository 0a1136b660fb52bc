<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
 * first, bit 7 set where another byte follows. The bits hold 2 * n for
 * n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The sign bit is bit 0 of the first byte; the other 63 bits are summed
 * apart from it, since all 64 together fit no signed integer.
 */

namespace Kafkafmt {
    class KafkaVarlong extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaVarlong $_root = null) {
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
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128) && ($this->byte4() >= 128)) ) {
                $this->_m_byte5 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128) && ($this->byte4() >= 128) && ($this->byte5() >= 128)) ) {
                $this->_m_byte6 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128) && ($this->byte4() >= 128) && ($this->byte5() >= 128) && ($this->byte6() >= 128)) ) {
                $this->_m_byte7 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128) && ($this->byte4() >= 128) && ($this->byte5() >= 128) && ($this->byte6() >= 128) && ($this->byte7() >= 128)) ) {
                $this->_m_byte8 = $this->_io->readU1();
            }
            if ( (($this->byte0() >= 128) && ($this->byte1() >= 128) && ($this->byte2() >= 128) && ($this->byte3() >= 128) && ($this->byte4() >= 128) && ($this->byte5() >= 128) && ($this->byte6() >= 128) && ($this->byte7() >= 128) && ($this->byte8() >= 128)) ) {
                $this->_m_byte9 = $this->_io->readU1();
                if (!($this->_m_byte9 <= 127)) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(127, $this->_m_byte9, $this->_io, "/seq/9");
                }
            }
        }
        protected $_m_half;

        /**
         * The bits without the lowest, 0 to 2^63 - 1.
         */
        public function half() {
            if ($this->_m_half !== null)
                return $this->_m_half;
            $this->_m_half = (intval(\Kaitai\Struct\Stream::mod($this->byte0(), 128) / 2) + ($this->byte0() < 128 ? 0 : (64 * (\Kaitai\Struct\Stream::mod($this->byte1(), 128) + ($this->byte1() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte2(), 128) + ($this->byte2() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte3(), 128) + ($this->byte3() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte4(), 128) + ($this->byte4() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte5(), 128) + ($this->byte5() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte6(), 128) + ($this->byte6() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte7(), 128) + ($this->byte7() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte8(), 128) + ($this->byte8() < 128 ? 0 : (128 * \Kaitai\Struct\Stream::mod($this->byte9(), 2))))))))))))))))))))))))))));
            return $this->_m_half;
        }
        protected $_m_value;

        /**
         * The number, -2^63 to 2^63 - 1.
         */
        public function value() {
            if ($this->_m_value !== null)
                return $this->_m_value;
            $this->_m_value = (\Kaitai\Struct\Stream::mod($this->byte0(), 2) == 0 ? $this->half() : (-(1) - $this->half()));
            return $this->_m_value;
        }
        protected $_m_byte0;
        protected $_m_byte1;
        protected $_m_byte2;
        protected $_m_byte3;
        protected $_m_byte4;
        protected $_m_byte5;
        protected $_m_byte6;
        protected $_m_byte7;
        protected $_m_byte8;
        protected $_m_byte9;

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
         * The next seven bits.
         */
        public function byte4() { return $this->_m_byte4; }

        /**
         * The next seven bits.
         */
        public function byte5() { return $this->_m_byte5; }

        /**
         * The next seven bits.
         */
        public function byte6() { return $this->_m_byte6; }

        /**
         * The next seven bits.
         */
        public function byte7() { return $this->_m_byte7; }

        /**
         * The next seven bits.
         */
        public function byte8() { return $this->_m_byte8; }

        /**
         * One bit counts; what is above it falls off, as in Java, where it is
         * shifted out of a long. An eleventh byte is invalid.
         */
        public function byte9() { return $this->_m_byte9; }
    }
}
