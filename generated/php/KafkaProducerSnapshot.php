<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * What a broker knew of a partition's idempotent and transactional producers
 * up to the offset in the file's name: `00000000000000000042.snapshot`.
 * Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
 * batches of a producer that a broker remembers, the newest alone is kept.
 * Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
 * is a log (`kafka_log`).
 */

namespace Kafkafmt {
    class KafkaProducerSnapshot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaProducerSnapshot $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            if (!($this->_m_version == 1)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(1, $this->_m_version, $this->_io, "/seq/0");
            }
            $this->_m_crc = $this->_io->readU4be();
            $this->_m_numProducerEntries = $this->_io->readS4be();
            if (!($this->_m_numProducerEntries >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_numProducerEntries, $this->_io, "/seq/2");
            }
            $this->_m_producerEntries = [];
            $n = $this->numProducerEntries();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_producerEntries[] = new \Kafkafmt\KafkaProducerSnapshot\ProducerSnapshotEntry($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_version;
        protected $_m_crc;
        protected $_m_numProducerEntries;
        protected $_m_producerEntries;
        protected $_m_trailing;

        /**
         * Any other is refused by Kafka, too.
         */
        public function version() { return $this->_m_version; }

        /**
         * CRC-32C (Castagnoli) of all that follows this field, to the end of the
         * file.
         */
        public function crc() { return $this->_m_crc; }

        /**
         * How many follow.
         */
        public function numProducerEntries() { return $this->_m_numProducerEntries; }

        /**
         * One for each producer.
         */
        public function producerEntries() { return $this->_m_producerEntries; }

        /**
         * Empty as a rule. Kafka does not look at it, but the checksum covers
         * it.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * A producer and the last batch that it wrote.
 */

namespace Kafkafmt\KafkaProducerSnapshot {
    class ProducerSnapshotEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaProducerSnapshot $_parent = null, ?\Kafkafmt\KafkaProducerSnapshot $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_producerId = $this->_io->readS8be();
            $this->_m_producerEpoch = $this->_io->readS2be();
            $this->_m_lastSequence = $this->_io->readS4be();
            $this->_m_lastOffset = $this->_io->readS8be();
            $this->_m_offsetDelta = $this->_io->readS4be();
            $this->_m_timestamp = $this->_io->readS8be();
            $this->_m_coordinatorEpoch = $this->_io->readS4be();
            $this->_m_currentTxnFirstOffset = $this->_io->readS8be();
        }
        protected $_m_producerId;
        protected $_m_producerEpoch;
        protected $_m_lastSequence;
        protected $_m_lastOffset;
        protected $_m_offsetDelta;
        protected $_m_timestamp;
        protected $_m_coordinatorEpoch;
        protected $_m_currentTxnFirstOffset;

        /**
         * Of the producer.
         */
        public function producerId() { return $this->_m_producerId; }

        /**
         * Epoch of the producer.
         */
        public function producerEpoch() { return $this->_m_producerEpoch; }

        /**
         * Sequence number of the last record; -1 when no batch is
         * remembered.
         */
        public function lastSequence() { return $this->_m_lastSequence; }

        /**
         * Offset of the last record; -1 when no batch is remembered.
         */
        public function lastOffset() { return $this->_m_lastOffset; }

        /**
         * The last record's offset, and sequence number, less the first
         * one's of the same batch.
         */
        public function offsetDelta() { return $this->_m_offsetDelta; }

        /**
         * Milliseconds since the epoch, of the last batch or marker; -1 for
         * none.
         */
        public function timestamp() { return $this->_m_timestamp; }

        /**
         * Of the last marker; -1 for none.
         */
        public function coordinatorEpoch() { return $this->_m_coordinatorEpoch; }

        /**
         * First offset of the transaction that is open; -1 for none.
         */
        public function currentTxnFirstOffset() { return $this->_m_currentTxnFirstOffset; }
    }
}
