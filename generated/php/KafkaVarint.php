<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A signed 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. The bits hold 2 * n
 * for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The arithmetic divides and multiplies and never shifts, so that it is
 * right in every target language, also where all numbers are doubles.
 */

namespace Kafkafmt {
    class KafkaVarint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaVarint $_root = null) {
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
        protected $_m_stored;

        /**
         * The bits as they are stored, 0 to 2^32 - 1.
         */
        public function stored() {
            if ($this->_m_stored !== null)
                return $this->_m_stored;
            $this->_m_stored = (\Kaitai\Struct\Stream::mod($this->byte0(), 128) + ($this->byte0() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte1(), 128) + ($this->byte1() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte2(), 128) + ($this->byte2() < 128 ? 0 : (128 * (\Kaitai\Struct\Stream::mod($this->byte3(), 128) + ($this->byte3() < 128 ? 0 : (128 * \Kaitai\Struct\Stream::mod($this->byte4(), 16)))))))))))));
            return $this->_m_stored;
        }
        protected $_m_value;

        /**
         * The number, -2^31 to 2^31 - 1.
         */
        public function value() {
            if ($this->_m_value !== null)
                return $this->_m_value;
            $this->_m_value = (\Kaitai\Struct\Stream::mod($this->stored(), 2) == 0 ? intval($this->stored() / 2) : (-(1) - intval($this->stored() / 2)));
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
