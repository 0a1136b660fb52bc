<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of any record in `__transaction_state`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaTransactionStateValue extends \Kaitai\Struct\Struct {
        public function __construct(int $recordType, \Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaTransactionStateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_m_recordType = $recordType;
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_transactionLogValue = new \Kafkafmt\KafkaTransactionLogValue($this->_io);
            }
            if ($this->recordType() != 0) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_transactionLogValue;
        protected $_m_unknown;
        protected $_m_recordType;

        /**
         * Since Kafka 0.11.
         */
        public function transactionLogValue() { return $this->_m_transactionLogValue; }

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
