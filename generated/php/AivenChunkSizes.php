<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * How many bytes each chunk of a segment has as it is stored, one after the
 * other in the object `.log`: the field `transformedChunks` of a manifest
 * (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
 * text: Base64 of one zstd frame. Decode and decompress that first.
 *
 * The size of each chunk but the last is the sum of `base` and of a value.
 * All values are as wide as the greatest of them needs, so a table has one
 * of `one_byte_values`, `two_byte_values`, `three_byte_values` and
 * `four_byte_values`.
 */

namespace Kafkafmt {
    class AivenChunkSizes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\AivenChunkSizes $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numChunks = $this->_io->readS4be();
            if (!($this->_m_numChunks >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_numChunks, $this->_io, "/seq/0");
            }
            if ($this->numChunks() > 1) {
                $this->_m_base = $this->_io->readS4be();
            }
            if ($this->numChunks() > 1) {
                $this->_m_lenValue = $this->_io->readS1();
                if (!($this->_m_lenValue >= 1)) {
                    throw new \Kaitai\Struct\Error\ValidationLessThanError(1, $this->_m_lenValue, $this->_io, "/seq/2");
                }
                if (!($this->_m_lenValue <= 4)) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(4, $this->_m_lenValue, $this->_io, "/seq/2");
                }
            }
            if ( (($this->numChunks() > 1) && ($this->lenValue() == 1)) ) {
                $this->_m_oneByteValues = [];
                $n = $this->numValues();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_oneByteValues[] = $this->_io->readU1();
                }
            }
            if ( (($this->numChunks() > 1) && ($this->lenValue() == 2)) ) {
                $this->_m_twoByteValues = [];
                $n = $this->numValues();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_twoByteValues[] = $this->_io->readU2be();
                }
            }
            if ( (($this->numChunks() > 1) && ($this->lenValue() == 3)) ) {
                $this->_m_threeByteValues = [];
                $n = $this->numValues();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_threeByteValues[] = new \Kafkafmt\AivenChunkSizes\ThreeByteValue($this->_io, $this, $this->_root);
                }
            }
            if ( (($this->numChunks() > 1) && ($this->lenValue() == 4)) ) {
                $this->_m_fourByteValues = [];
                $n = $this->numValues();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_fourByteValues[] = $this->_io->readU4be();
                }
            }
            if ($this->numChunks() > 0) {
                $this->_m_lenLastChunk = $this->_io->readS4be();
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_numValues;

        /**
         * All chunks but the last; less than none without chunks.
         */
        public function numValues() {
            if ($this->_m_numValues !== null)
                return $this->_m_numValues;
            $this->_m_numValues = ($this->numChunks() - 1);
            return $this->_m_numValues;
        }
        protected $_m_numChunks;
        protected $_m_base;
        protected $_m_lenValue;
        protected $_m_oneByteValues;
        protected $_m_twoByteValues;
        protected $_m_threeByteValues;
        protected $_m_fourByteValues;
        protected $_m_lenLastChunk;
        protected $_m_trailing;

        /**
         * How many chunks; none for none, and then nothing follows.
         */
        public function numChunks() { return $this->_m_numChunks; }

        /**
         * The least size of all chunks but the last; absent with a single chunk.
         */
        public function base() { return $this->_m_base; }

        /**
         * Bytes of each value; absent with a single chunk.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * For each chunk but the last, its size less `base`.
         */
        public function oneByteValues() { return $this->_m_oneByteValues; }

        /**
         * For each chunk but the last, its size less `base`.
         */
        public function twoByteValues() { return $this->_m_twoByteValues; }

        /**
         * For each chunk but the last, its size less `base`.
         */
        public function threeByteValues() { return $this->_m_threeByteValues; }

        /**
         * For each chunk but the last, its size less `base`.
         */
        public function fourByteValues() { return $this->_m_fourByteValues; }

        /**
         * The whole size of the last chunk; absent without chunks.
         */
        public function lenLastChunk() { return $this->_m_lenLastChunk; }

        /**
         * Empty as a rule. The plugin does not look at it.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * An unsigned number of three bytes.
 */

namespace Kafkafmt\AivenChunkSizes {
    class ThreeByteValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\AivenChunkSizes $_parent = null, ?\Kafkafmt\AivenChunkSizes $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_high = $this->_io->readU1();
            $this->_m_low = $this->_io->readU2be();
        }
        protected $_m_value;

        /**
         * The number.
         */
        public function value() {
            if ($this->_m_value !== null)
                return $this->_m_value;
            $this->_m_value = (($this->high() * 65536) + $this->low());
            return $this->_m_value;
        }
        protected $_m_high;
        protected $_m_low;

        /**
         * The highest byte.
         */
        public function high() { return $this->_m_high; }

        /**
         * The two lower bytes.
         */
        public function low() { return $this->_m_low; }
    }
}
