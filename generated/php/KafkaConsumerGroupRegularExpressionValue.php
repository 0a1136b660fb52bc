<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
 */

namespace Kafkafmt {
    class KafkaConsumerGroupRegularExpressionValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerGroupRegularExpressionValue $_root = null) {
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
            $this->_m_numTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numTopicsPlusOne()->value() >= 1) {
                $this->_m_topics = [];
                $n = ($this->numTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_topics[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_versionNumber = $this->_io->readS8be();
            $this->_m_timestamp = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_numTopicsPlusOne;
        protected $_m_topics;
        protected $_m_versionNumber;
        protected $_m_timestamp;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numTopicsPlusOne() { return $this->_m_numTopicsPlusOne; }

        /**
         * `[]string`, since Kafka 4.0.
         */
        public function topics() { return $this->_m_topics; }

        /**
         * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
         */
        public function versionNumber() { return $this->_m_versionNumber; }

        /**
         * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
         */
        public function timestamp() { return $this->_m_timestamp; }

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
