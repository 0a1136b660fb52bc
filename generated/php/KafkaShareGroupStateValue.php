<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of any record in `__share_group_state`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaShareGroupStateValue extends \Kaitai\Struct\Struct {
        public function __construct(int $recordType, \Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupStateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_m_recordType = $recordType;
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_shareSnapshotValue = new \Kafkafmt\KafkaShareSnapshotValue($this->_io);
            }
            if ($this->recordType() == 1) {
                $this->_m_shareUpdateValue = new \Kafkafmt\KafkaShareUpdateValue($this->_io);
            }
            if ( (($this->recordType() != 0) && ($this->recordType() != 1)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_shareSnapshotValue;
        protected $_m_shareUpdateValue;
        protected $_m_unknown;
        protected $_m_recordType;

        /**
         * Since Kafka 3.9.
         */
        public function shareSnapshotValue() { return $this->_m_shareSnapshotValue; }

        /**
         * Since Kafka 3.9.
         */
        public function shareUpdateValue() { return $this->_m_shareUpdateValue; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }

        /**
         * The type that the record's key starts with.
         */
        public function recordType() { return $this->_m_recordType; }
    }
}
