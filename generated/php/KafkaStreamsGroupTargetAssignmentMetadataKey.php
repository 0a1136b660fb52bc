<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The key of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupTargetAssignmentMetadataKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTargetAssignmentMetadataKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_recordType = $this->_io->readS2be();
            if (!($this->_m_recordType == 20)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(20, $this->_m_recordType, $this->_io, "/seq/0");
            }
            $this->_m_groupId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_recordType;
        protected $_m_groupId;
        protected $_m_trailing;

        /**
         * The type of the record.
         */
        public function recordType() { return $this->_m_recordType; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function groupId() { return $this->_m_groupId; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
