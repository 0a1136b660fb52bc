<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * What stands before the key of a message of the formats before Kafka 0.11:
 * the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
 * bytes of magic 1, which adds a timestamp.
 */

namespace Kafkafmt {
    class KafkaMessageHeader extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMessageHeader $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_offset = $this->_io->readS8be();
            $this->_m_lenMessage = $this->_io->readS4be();
            if (!($this->_m_lenMessage >= 14)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(14, $this->_m_lenMessage, $this->_io, "/seq/1");
            }
            $this->_m_crc = $this->_io->readU4be();
            $this->_m_magic = $this->_io->readS1();
            if (!($this->_m_magic >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_magic, $this->_io, "/seq/3");
            }
            if (!($this->_m_magic <= 1)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(1, $this->_m_magic, $this->_io, "/seq/3");
            }
            $this->_m_attributes = new \Kafkafmt\KafkaMessageHeader\MessageAttributes($this->_io, $this, $this->_root);
            if ($this->magic() >= 1) {
                $this->_m_timestamp = $this->_io->readS8be();
            }
        }
        protected $_m_isCompressed;

        /**
         * The value holds a compressed message set, or bytes of an unknown
         * codec.
         */
        public function isCompressed() {
            if ($this->_m_isCompressed !== null)
                return $this->_m_isCompressed;
            $this->_m_isCompressed = $this->attributes()->compressionId() != 0;
            return $this->_m_isCompressed;
        }
        protected $_m_offset;
        protected $_m_lenMessage;
        protected $_m_crc;
        protected $_m_magic;
        protected $_m_attributes;
        protected $_m_timestamp;

        /**
         * Absolute for a message of the log. Inside a compressed message of
         * magic 1 it is relative, as a rule, and the outer offset is that of the
         * last inner message.
         */
        public function offset() { return $this->_m_offset; }

        /**
         * Bytes that follow this field; at least
         * LegacyRecord.RECORD_OVERHEAD_V0.
         */
        public function lenMessage() { return $this->_m_lenMessage; }

        /**
         * CRC-32 (IEEE) of all that follows this field, `magic` to the end of
         * the message.
         */
        public function crc() { return $this->_m_crc; }

        /**
         * The format of the message.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * The codec and the kind of timestamp.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
         * compressed message, the greatest of the inner ones, or the append
         * time.
         */
        public function timestamp() { return $this->_m_timestamp; }
    }
}

/**
 * One byte of flags, the highest bit first.
 */

namespace Kafkafmt\KafkaMessageHeader {
    class MessageAttributes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaMessageHeader $_parent = null, ?\Kafkafmt\KafkaMessageHeader $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_unused = $this->_io->readBitsIntBe(4);
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
        protected $_m_unused;
        protected $_m_timestampType;
        protected $_m_compressionId;

        /**
         * Bits 4 to 7; ignored.
         */
        public function unused() { return $this->_m_unused; }

        /**
         * Bit 3; has no meaning in magic 0.
         */
        public function timestampType() { return $this->_m_timestampType; }

        /**
         * Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
         * here; they stay readable.
         */
        public function compressionId() { return $this->_m_compressionId; }
    }
}

namespace Kafkafmt\KafkaMessageHeader {
    class MessageCompression {

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
         * Zstandard; refused here by Kafka.
         */
        const ZSTD = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Kafkafmt\KafkaMessageHeader {
    class MessageTimestampType {

        /**
         * The producer set it.
         */
        const CREATE_TIME = 0;

        /**
         * The broker set it.
         */
        const LOG_APPEND_TIME = 1;

        private const _VALUES = [0 => true, 1 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
