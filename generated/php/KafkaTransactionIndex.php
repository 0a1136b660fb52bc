<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The aborted transactions whose markers stand in a segment:
 * `00000000000000000000.txnindex`, beside the `.log` of the same name. A
 * segment in which none was aborted has no such file. Unlike the other
 * indexes it is not preallocated, and its offsets are absolute.
 */

namespace Kafkafmt {
    class KafkaTransactionIndex extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaTransactionIndex $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_entries = [];
            $n = $this->numEntries();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_entries[] = new \Kafkafmt\KafkaTransactionIndex\AbortedTxn($this->_io, $this, $this->_root);
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_numEntries;

        /**
         * Whole entries, of 34 bytes each.
         */
        public function numEntries() {
            if ($this->_m_numEntries !== null)
                return $this->_m_numEntries;
            $this->_m_numEntries = intval($this->_io()->size() / 34);
            return $this->_m_numEntries;
        }
        protected $_m_entries;
        protected $_m_tail;

        /**
         * Ascending by `last_offset`.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * The bytes after the last whole entry; usually empty. Kafka does not
         * look at them.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * An aborted transaction.
 */

namespace Kafkafmt\KafkaTransactionIndex {
    class AbortedTxn extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionIndex $_parent = null, ?\Kafkafmt\KafkaTransactionIndex $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            $this->_m_producerId = $this->_io->readS8be();
            $this->_m_firstOffset = $this->_io->readS8be();
            $this->_m_lastOffset = $this->_io->readS8be();
            $this->_m_lastStableOffset = $this->_io->readS8be();
        }
        protected $_m_version;
        protected $_m_producerId;
        protected $_m_firstOffset;
        protected $_m_lastOffset;
        protected $_m_lastStableOffset;

        /**
         * Always 0. Kafka's own reader takes the first of the two bytes
         * only.
         */
        public function version() { return $this->_m_version; }

        /**
         * Of the producer.
         */
        public function producerId() { return $this->_m_producerId; }

        /**
         * Of the transaction's first record.
         */
        public function firstOffset() { return $this->_m_firstOffset; }

        /**
         * Of the marker that ends the transaction.
         */
        public function lastOffset() { return $this->_m_lastOffset; }

        /**
         * The partition's last stable offset once the marker was there: no
         * transaction that began before it is open any more.
         */
        public function lastStableOffset() { return $this->_m_lastStableOffset; }
    }
}
