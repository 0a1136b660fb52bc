<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaShareGroupMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupMetadataValue $_root = null) {
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
            $this->_m_epoch = $this->_io->readS4be();
            $this->_m_metadataHash = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_epoch;
        protected $_m_metadataHash;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 3.9.
         */
        public function epoch() { return $this->_m_epoch; }

        /**
         * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
         */
        public function metadataHash() { return $this->_m_metadataHash; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
