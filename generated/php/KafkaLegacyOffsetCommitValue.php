<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
 */

namespace Kafkafmt {
    class KafkaLegacyOffsetCommitValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaLegacyOffsetCommitValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            if (!($this->_m_messageVersion >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            if (!($this->_m_messageVersion <= 0)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            $this->_m_offset = $this->_io->readS8be();
            $this->_m_metadata = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_commitTimestamp = $this->_io->readS8be();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_offset;
        protected $_m_metadata;
        protected $_m_commitTimestamp;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
         */
        public function offset() { return $this->_m_offset; }

        /**
         * `string`, since Kafka 0.8.2.
         */
        public function metadata() { return $this->_m_metadata; }

        /**
         * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
         */
        public function commitTimestamp() { return $this->_m_commitTimestamp; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
