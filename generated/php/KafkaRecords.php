<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The records of a batch to the end of the stream: the bytes after the
 * header of an uncompressed batch, or the decompressed bytes of a compressed
 * one. A sound batch has `num_records` of them.
 */

namespace Kafkafmt {
    class KafkaRecords extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRecords $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_records = [];
            $i = 0;
            while (!$this->_io->isEof()) {
                $this->_m_records[] = new \Kafkafmt\KafkaRecord($this->_io);
                $i++;
            }
        }
        protected $_m_records;

        /**
         * In the order of their offsets.
         */
        public function records() { return $this->_m_records; }
    }
}
