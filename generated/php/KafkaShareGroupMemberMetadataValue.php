<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
 */

namespace Kafkafmt {
    class KafkaShareGroupMemberMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupMemberMetadataValue $_root = null) {
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
            $this->_m_rackId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_numSubscribedTopicNamesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSubscribedTopicNamesPlusOne()->value() >= 1) {
                $this->_m_subscribedTopicNames = [];
                $n = ($this->numSubscribedTopicNamesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_subscribedTopicNames[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_rackId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_numSubscribedTopicNamesPlusOne;
        protected $_m_subscribedTopicNames;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `string`, since Kafka 3.9. May be null.
         */
        public function rackId() { return $this->_m_rackId; }

        /**
         * `string`, since Kafka 3.9.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 3.9.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSubscribedTopicNamesPlusOne() { return $this->_m_numSubscribedTopicNamesPlusOne; }

        /**
         * `[]string`, since Kafka 3.9.
         */
        public function subscribedTopicNames() { return $this->_m_subscribedTopicNames; }

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
