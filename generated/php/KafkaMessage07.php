<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One message as Kafka 0.7 and before wrote it, with its length. It has
 * neither an offset nor a key nor a time, and its magic stands where later
 * formats have the offset: nothing in the bytes tells the two apart, so this
 * grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
 * `len_message`: the end of the stream is the end of the message.
 *
 * When the compression is not `none`, `payload` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set_0_7`.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 */

namespace Kafkafmt {
    class KafkaMessage07 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMessage07 $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenMessage = $this->_io->readS4be();
            if (!($this->_m_lenMessage >= 5)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(5, $this->_m_lenMessage, $this->_io, "/seq/0");
            }
            $this->_m_magic = $this->_io->readS1();
            if (!($this->_m_magic >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_magic, $this->_io, "/seq/1");
            }
            if (!($this->_m_magic <= 1)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(1, $this->_m_magic, $this->_io, "/seq/1");
            }
            if ($this->magic() == 1) {
                $this->_m_attributes = new \Kafkafmt\KafkaMessage07\Message07Attributes($this->_io, $this, $this->_root);
            }
            $this->_m_crc = $this->_io->readU4be();
            $this->_m_payload = $this->_io->readBytesFull();
        }
        protected $_m_lenMessage;
        protected $_m_magic;
        protected $_m_attributes;
        protected $_m_crc;
        protected $_m_payload;

        /**
         * Bytes that follow this field; at least Message.MinHeaderSize.
         */
        public function lenMessage() { return $this->_m_lenMessage; }

        /**
         * 1 since compression came with 0.7. Both differ from the magic 0 and 1
         * of Kafka 0.8 to 0.10.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * The codec; absent in magic 0.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * CRC-32 (IEEE) of the payload alone. Magic and attributes are not
         * covered.
         */
        public function crc() { return $this->_m_crc; }

        /**
         * What the producer sent, perhaps nothing; or a compressed message set.
         */
        public function payload() { return $this->_m_payload; }
    }
}

/**
 * One byte of flags, the highest bit first; magic 1 only.
 */

namespace Kafkafmt\KafkaMessage07 {
    class Message07Attributes extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaMessage07 $_parent = null, ?\Kafkafmt\KafkaMessage07 $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_unused = $this->_io->readBitsIntBe(6);
            $this->_m_compressionId = $this->_io->readBitsIntBe(2);
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
        protected $_m_compressionId;

        /**
         * Bits 2 to 7; ignored.
         */
        public function unused() { return $this->_m_unused; }

        /**
         * Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
         */
        public function compressionId() { return $this->_m_compressionId; }
    }
}

namespace Kafkafmt\KafkaMessage07 {
    class Message07Compression {

        /**
         * The payload is what the producer sent.
         */
        const NONE = 0;

        /**
         * The payload is a message set in a gzip stream.
         */
        const GZIP = 1;

        /**
         * The payload is a message set in snappy-java's framing.
         */
        const SNAPPY = 2;

        private const _VALUES = [0 => true, 1 => true, 2 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
