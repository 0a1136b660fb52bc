<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 */

namespace Kafkafmt {
    class KafkaOffsetCommitKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaOffsetCommitKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_recordType = $this->_io->readS2be();
            if (!($this->_m_recordType == 1)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(1, $this->_m_recordType, $this->_io, "/seq/0");
            }
            $this->_m_group = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_topic = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_partition = $this->_io->readS4be();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_recordType;
        protected $_m_group;
        protected $_m_topic;
        protected $_m_partition;
        protected $_m_trailing;

        /**
         * The type of the record.
         */
        public function recordType() { return $this->_m_recordType; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function group() { return $this->_m_group; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function topic() { return $this->_m_topic; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function partition() { return $this->_m_partition; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
