<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The first 61 bytes of a batch of the format since Kafka 0.11.
 */

namespace Kafkafmt {
    class KafkaRecordBatchHeader extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRecordBatchHeader $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_baseOffset = $this->_io->readS8be();
            $this->_m_lenBatch = $this->_io->readS4be();
            if (!($this->_m_lenBatch >= 49)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(49, $this->_m_lenBatch, $this->_io, "/seq/1");
            }
            $this->_m_partitionLeaderEpoch = $this->_io->readS4be();
            $this->_m_magic = $this->_io->readS1();
            if (!($this->_m_magic == 2)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(2, $this->_m_magic, $this->_io, "/seq/3");
            }
            $this->_m_crc = $this->_io->readU4be();
            $this->_m_attributes = new \Kafkafmt\KafkaRecordBatchHeader\RecordBatchAttributes($this->_io, $this, $this->_root);
            $this->_m_lastOffsetDelta = $this->_io->readS4be();
            $this->_m_baseTimestamp = $this->_io->readS8be();
            $this->_m_maxTimestamp = $this->_io->readS8be();
            $this->_m_producerId = $this->_io->readS8be();
            $this->_m_producerEpoch = $this->_io->readS2be();
            $this->_m_baseSequence = $this->_io->readS4be();
            $this->_m_numRecords = $this->_io->readS4be();
        }
        protected $_m_isCompressed;

        /**
         * The records are compressed, or in an unknown codec.
         */
        public function isCompressed() {
            if ($this->_m_isCompressed !== null)
                return $this->_m_isCompressed;
            $this->_m_isCompressed = $this->attributes()->compressionId() != 0;
            return $this->_m_isCompressed;
        }
        protected $_m_lenRecords;

        /**
         * Bytes after this header.
         */
        public function lenRecords() {
            if ($this->_m_lenRecords !== null)
                return $this->_m_lenRecords;
            $this->_m_lenRecords = $this->lenBatch() - 49;
            return $this->_m_lenRecords;
        }
        protected $_m_baseOffset;
        protected $_m_lenBatch;
        protected $_m_partitionLeaderEpoch;
        protected $_m_magic;
        protected $_m_crc;
        protected $_m_attributes;
        protected $_m_lastOffsetDelta;
        protected $_m_baseTimestamp;
        protected $_m_maxTimestamp;
        protected $_m_producerId;
        protected $_m_producerEpoch;
        protected $_m_baseSequence;
        protected $_m_numRecords;

        /**
         * Offset of the batch's first record as it was produced.
         */
        public function baseOffset() { return $this->_m_baseOffset; }

        /**
         * Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
         * these first 12.
         */
        public function lenBatch() { return $this->_m_lenBatch; }

        /**
         * Epoch of the leader that appended the batch, -1 for none; outside the
         * checksum.
         */
        public function partitionLeaderEpoch() { return $this->_m_partitionLeaderEpoch; }

        /**
         * The format of the batch.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * CRC-32C (Castagnoli) of all that follows this field, `attributes` to
         * the end of the batch.
         */
        public function crc() { return $this->_m_crc; }

        /**
         * The codec, the kind of timestamp, and three flags.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * The last record's offset less `base_offset`, as it was produced;
         * compaction keeps it, also when that record is gone.
         */
        public function lastOffsetDelta() { return $this->_m_lastOffsetDelta; }

        /**
         * Milliseconds since the epoch to which the records' deltas are added;
         * -1 for none. With `has_delete_horizon_ms` it is the time from which
         * tombstones may be removed, and the deltas count from it all the same.
         */
        public function baseTimestamp() { return $this->_m_baseTimestamp; }

        /**
         * The greatest timestamp of the records, or the append time, which then
         * holds for each record.
         */
        public function maxTimestamp() { return $this->_m_maxTimestamp; }

        /**
         * -1 when the producer was not idempotent.
         */
        public function producerId() { return $this->_m_producerId; }

        /**
         * -1 for none.
         */
        public function producerEpoch() { return $this->_m_producerEpoch; }

        /**
         * Sequence number of the first record; -1 for none. It wraps to 0 after
         * 2^31 - 1.
         */
        public function baseSequence() { return $this->_m_baseSequence; }

        /**
         * Records in the batch; 0 in a batch that compaction has emptied.
         */
        public function numRecords() { return $this->_m_numRecords; }
    }
}

/**
 * Two bytes of flags, the highest bit first. Kafka reads only the low
 * byte.
 */

namespace Kafkafmt\KafkaRecordBatchHeader {
    class RecordBatchAttributes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRecordBatchHeader $_parent = null, ?\Kafkafmt\KafkaRecordBatchHeader $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_unusedHigh = $this->_io->readBitsIntBe(8);
            $this->_m_unused = $this->_io->readBitsIntBe(1) != 0;
            $this->_m_hasDeleteHorizonMs = $this->_io->readBitsIntBe(1) != 0;
            $this->_m_isControl = $this->_io->readBitsIntBe(1) != 0;
            $this->_m_isTransactional = $this->_io->readBitsIntBe(1) != 0;
            $this->_m_timestampType = $this->_io->readBitsIntBe(1);
            $this->_m_compressionId = $this->_io->readBitsIntBe(3);
        }
        protected $_m_compression;

        /**
         * The codec by its name.
         */
        public function compression() {
            if ($this->_m_compression !== null)
                return $this->_m_compression;
            $this->_m_compression = $this->compressionId();
            return $this->_m_compression;
        }
        protected $_m_unusedHigh;
        protected $_m_unused;
        protected $_m_hasDeleteHorizonMs;
        protected $_m_isControl;
        protected $_m_isTransactional;
        protected $_m_timestampType;
        protected $_m_compressionId;

        /**
         * Bits 8 to 15; ignored, whatever they say.
         */
        public function unusedHigh() { return $this->_m_unusedHigh; }

        /**
         * Bit 7; ignored.
         */
        public function unused() { return $this->_m_unused; }

        /**
         * Bit 6; `base_timestamp` is the delete horizon.
         */
        public function hasDeleteHorizonMs() { return $this->_m_hasDeleteHorizonMs; }

        /**
         * Bit 5; the records are control records.
         */
        public function isControl() { return $this->_m_isControl; }

        /**
         * Bit 4; part of a transaction.
         */
        public function isTransactional() { return $this->_m_isTransactional; }

        /**
         * Bit 3.
         */
        public function timestampType() { return $this->_m_timestampType; }

        /**
         * Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
         * readable.
         */
        public function compressionId() { return $this->_m_compressionId; }
    }
}

namespace Kafkafmt\KafkaRecordBatchHeader {
    class RecordBatchCompression {

        /**
         * Not compressed.
         */
        const NONE = 0;

        /**
         * gzip (RFC 1952).
         */
        const GZIP = 1;

        /**
         * Snappy, in the framing of the library xerial as a rule.
         */
        const SNAPPY = 2;

        /**
         * LZ4 frames.
         */
        const LZ4 = 3;

        /**
         * Zstandard (RFC 8878), since Kafka 2.1.
         */
        const ZSTD = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Kafkafmt\KafkaRecordBatchHeader {
    class RecordBatchTimestampType {

        /**
         * The producer set it.
         */
        const CREATE_TIME = 0;

        /**
         * The broker set it; `max_timestamp` holds for every record.
         */
        const LOG_APPEND_TIME = 1;

        private const _VALUES = [0 => true, 1 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
