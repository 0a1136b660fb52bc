<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The key of any record in `__transaction_state`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaTransactionStateKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaTransactionStateKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_transactionLogKey = new \Kafkafmt\KafkaTransactionLogKey($this->_io);
            }
            if ($this->recordType() != 0) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_recordType;

        /**
         * The type of the record.
         */
        public function recordType() {
            if ($this->_m_recordType !== null)
                return $this->_m_recordType;
            $_pos = $this->_io->pos();
            $this->_io->seek(0);
            $this->_m_recordType = $this->_io->readS2be();
            $this->_io->seek($_pos);
            return $this->_m_recordType;
        }
        protected $_m_transactionLogKey;
        protected $_m_unknown;

        /**
         * Since Kafka 0.11.
         */
        public function transactionLogKey() { return $this->_m_transactionLogKey; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }
    }
}
