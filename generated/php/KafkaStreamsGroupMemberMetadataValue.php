<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupMemberMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMemberMetadataValue $_root = null) {
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
            $this->_m_instanceId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_rackId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_rebalanceTimeoutMs = $this->_io->readS4be();
            $this->_m_topologyEpoch = $this->_io->readS4be();
            $this->_m_processId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_userEndpointMarker = $this->_io->readS1();
            if ($this->userEndpointMarker() >= 0) {
                $this->_m_userEndpoint = new \Kafkafmt\KafkaStreamsGroupMemberMetadataValue\StreamsGroupMemberMetadataValueEndpoint($this->_io, $this, $this->_root);
            }
            $this->_m_numClientTagsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numClientTagsPlusOne()->value() >= 1) {
                $this->_m_clientTags = [];
                $n = ($this->numClientTagsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_clientTags[] = new \Kafkafmt\KafkaStreamsGroupMemberMetadataValue\StreamsGroupMemberMetadataValueKeyValue($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_instanceId;
        protected $_m_rackId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_rebalanceTimeoutMs;
        protected $_m_topologyEpoch;
        protected $_m_processId;
        protected $_m_userEndpointMarker;
        protected $_m_userEndpoint;
        protected $_m_numClientTagsPlusOne;
        protected $_m_clientTags;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `string`, since Kafka 4.1. May be null.
         */
        public function instanceId() { return $this->_m_instanceId; }

        /**
         * `string`, since Kafka 4.1. May be null.
         */
        public function rackId() { return $this->_m_rackId; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * `int32`, since Kafka 4.1. -1 unless it is given.
         */
        public function rebalanceTimeoutMs() { return $this->_m_rebalanceTimeoutMs; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public function topologyEpoch() { return $this->_m_topologyEpoch; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function processId() { return $this->_m_processId; }

        /**
         * Any value below zero means null.
         */
        public function userEndpointMarker() { return $this->_m_userEndpointMarker; }

        /**
         * `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
         */
        public function userEndpoint() { return $this->_m_userEndpoint; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numClientTagsPlusOne() { return $this->_m_numClientTagsPlusOne; }

        /**
         * `[]KeyValue`, since Kafka 4.1.
         */
        public function clientTags() { return $this->_m_clientTags; }

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

/**
 * `Endpoint` of `StreamsGroupMemberMetadataValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupMemberMetadataValue {
    class StreamsGroupMemberMetadataValueEndpoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMemberMetadataValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_host = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_port = $this->_io->readU2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_host;
        protected $_m_port;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function host() { return $this->_m_host; }

        /**
         * `uint16`, since Kafka 4.1.
         */
        public function port() { return $this->_m_port; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `KeyValue` of `StreamsGroupMemberMetadataValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupMemberMetadataValue {
    class StreamsGroupMemberMetadataValueKeyValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMemberMetadataValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_key = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_value = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_key;
        protected $_m_value;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function key() { return $this->_m_key; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function value() { return $this->_m_value; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
