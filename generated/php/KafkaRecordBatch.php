<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One entry of a log of the format since Kafka 0.11: a header and its
 * records. Exactly one of the fields after the header is present. Compressed
 * bytes stay as they are: decompress them and parse the result as
 * `kafka_records` (or `kafka_control_records`).
 */

namespace Kafkafmt {
    class KafkaRecordBatch extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRecordBatch $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_header = new \Kafkafmt\KafkaRecordBatchHeader($this->_io);
            if ($this->header()->isCompressed()) {
                $this->_m_compressedRecords = $this->_io->readBytes($this->header()->lenRecords());
            }
            if ( ((!($this->header()->isCompressed())) && ($this->header()->attributes()->isControl())) ) {
                $this->_m__raw_controlRecords = $this->_io->readBytes($this->header()->lenRecords());
                $_io__raw_controlRecords = new \Kaitai\Struct\Stream($this->_m__raw_controlRecords);
                $this->_m_controlRecords = new \Kafkafmt\KafkaControlRecords($_io__raw_controlRecords);
            }
            if ( ((!($this->header()->isCompressed())) && (!($this->header()->attributes()->isControl()))) ) {
                $this->_m__raw_records = $this->_io->readBytes($this->header()->lenRecords());
                $_io__raw_records = new \Kaitai\Struct\Stream($this->_m__raw_records);
                $this->_m_records = new \Kafkafmt\KafkaRecords($_io__raw_records);
            }
        }
        protected $_m_header;
        protected $_m_compressedRecords;
        protected $_m_controlRecords;
        protected $_m_records;
        protected $_m__raw_controlRecords;
        protected $_m__raw_records;

        /**
         * Everything before the records; never compressed.
         */
        public function header() { return $this->_m_header; }

        /**
         * The records in the codec `header.attributes.compression`, also in one
         * that is unknown.
         */
        public function compressedRecords() { return $this->_m_compressedRecords; }

        /**
         * The control records, not compressed.
         */
        public function controlRecords() { return $this->_m_controlRecords; }

        /**
         * The records, not compressed.
         */
        public function records() { return $this->_m_records; }
        public function _raw_controlRecords() { return $this->_m__raw_controlRecords; }
        public function _raw_records() { return $this->_m__raw_records; }
    }
}
