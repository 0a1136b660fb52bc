<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One record of a batch. Offset and timestamp are stored as distances from
 * the batch's base.
 */

namespace Kafkafmt {
    class KafkaRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_len = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m__raw_body = $this->_io->readBytes($this->len()->value());
            $_io__raw_body = new \Kaitai\Struct\Stream($this->_m__raw_body);
            $this->_m_body = new \Kafkafmt\KafkaRecord\RecordBody($_io__raw_body, $this, $this->_root);
        }
        protected $_m_len;
        protected $_m_body;
        protected $_m__raw_body;

        /**
         * Bytes that follow this field.
         */
        public function len() { return $this->_m_len; }

        /**
         * Everything after the length.
         */
        public function body() { return $this->_m_body; }
        public function _raw_body() { return $this->_m__raw_body; }
    }
}

/**
 * A record inside exactly its own bytes. A length below zero says null,
 * which is not empty. A sound record fills its length to the last byte.
 */

namespace Kafkafmt\KafkaRecord {
    class RecordBody extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRecord $_parent = null, ?\Kafkafmt\KafkaRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_attributes = $this->_io->readS1();
            $this->_m_timestampDelta = new \Kafkafmt\KafkaVarlong($this->_io);
            $this->_m_offsetDelta = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m_lenKey = new \Kafkafmt\KafkaVarint($this->_io);
            if ($this->lenKey()->value() >= 0) {
                $this->_m_key = $this->_io->readBytes($this->lenKey()->value());
            }
            $this->_m_lenValue = new \Kafkafmt\KafkaVarint($this->_io);
            if ($this->lenValue()->value() >= 0) {
                $this->_m_value = $this->_io->readBytes($this->lenValue()->value());
            }
            $this->_m_numHeaders = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m_headers = [];
            $n = $this->numHeaders()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_headers[] = new \Kafkafmt\KafkaHeader($this->_io);
            }
        }
        protected $_m_attributes;
        protected $_m_timestampDelta;
        protected $_m_offsetDelta;
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_lenValue;
        protected $_m_value;
        protected $_m_numHeaders;
        protected $_m_headers;

        /**
         * Unused.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        public function timestampDelta() { return $this->_m_timestampDelta; }

        /**
         * Distance from the batch's `base_offset`; compaction leaves gaps.
         */
        public function offsetDelta() { return $this->_m_offsetDelta; }

        /**
         * Any value below zero means a null key.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * Bytes that Kafka does not interpret; compaction keeps the newest
         * record of each key.
         */
        public function key() { return $this->_m_key; }

        /**
         * Any value below zero means a null value, a tombstone.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * Bytes that Kafka does not interpret.
         */
        public function value() { return $this->_m_value; }

        /**
         * Never below zero in a sound record.
         */
        public function numHeaders() { return $this->_m_numHeaders; }

        /**
         * In the order of the producer; a key may come more than once.
         */
        public function headers() { return $this->_m_headers; }
    }
}
