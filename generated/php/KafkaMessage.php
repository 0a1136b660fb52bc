<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One entry of a log of the formats before Kafka 0.11, or of a message set.
 * Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
 * end of the stream is the end of the message.
 *
 * When `header.is_compressed`, `value` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set`. A length below
 * zero says null, which is not the same as empty.
 */

namespace Kafkafmt {
    class KafkaMessage extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMessage $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_header = new \Kafkafmt\KafkaMessageHeader($this->_io);
            $this->_m_lenKey = $this->_io->readS4be();
            if ($this->lenKey() >= 0) {
                $this->_m_key = $this->_io->readBytes($this->lenKey());
            }
            $this->_m_lenValue = $this->_io->readS4be();
            if ($this->lenValue() >= 0) {
                $this->_m_value = $this->_io->readBytes($this->lenValue());
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_header;
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_lenValue;
        protected $_m_value;
        protected $_m_trailing;

        /**
         * Everything before the key.
         */
        public function header() { return $this->_m_header; }

        /**
         * Any value below zero means a null key.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * Bytes that Kafka does not interpret; absent when they are null.
         */
        public function key() { return $this->_m_key; }

        /**
         * Any value below zero means a null value.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * The payload, or a compressed message set.
         */
        public function value() { return $this->_m_value; }

        /**
         * Empty as a rule. Kafka does not look at what follows the value.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
