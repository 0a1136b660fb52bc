<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaConsumerGroupMemberMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
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
            $this->_m_numSubscribedTopicNamesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSubscribedTopicNamesPlusOne()->value() >= 1) {
                $this->_m_subscribedTopicNames = [];
                $n = ($this->numSubscribedTopicNamesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_subscribedTopicNames[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_subscribedTopicRegex = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_rebalanceTimeoutMs = $this->_io->readS4be();
            $this->_m_serverAssignor = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueTaggedFields($this->_io, $this, $this->_root);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_instanceId;
        protected $_m_rackId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_numSubscribedTopicNamesPlusOne;
        protected $_m_subscribedTopicNames;
        protected $_m_subscribedTopicRegex;
        protected $_m_rebalanceTimeoutMs;
        protected $_m_serverAssignor;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `string`, since Kafka 3.5. May be null.
         */
        public function instanceId() { return $this->_m_instanceId; }

        /**
         * `string`, since Kafka 3.5. May be null.
         */
        public function rackId() { return $this->_m_rackId; }

        /**
         * `string`, since Kafka 3.5.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 3.5.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSubscribedTopicNamesPlusOne() { return $this->_m_numSubscribedTopicNamesPlusOne; }

        /**
         * `[]string`, since Kafka 3.5.
         */
        public function subscribedTopicNames() { return $this->_m_subscribedTopicNames; }

        /**
         * `string`, since Kafka 3.5. May be null.
         */
        public function subscribedTopicRegex() { return $this->_m_subscribedTopicRegex; }

        /**
         * `int32`, since Kafka 3.6. -1 unless it is given.
         */
        public function rebalanceTimeoutMs() { return $this->_m_rebalanceTimeoutMs; }

        /**
         * `string`, since Kafka 3.6. May be null.
         */
        public function serverAssignor() { return $this->_m_serverAssignor; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }

        /**
         * Empty as a rule. Kafka does not look at what follows the message.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

/**
 * `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupMemberMetadataValue {
    class ConsumerGroupMemberMetadataValueClassicMemberMetadata extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueClassicMemberMetadataTag $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_sessionTimeoutMs = $this->_io->readS4be();
            $this->_m_numSupportedProtocolsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSupportedProtocolsPlusOne()->value() >= 1) {
                $this->_m_supportedProtocols = [];
                $n = ($this->numSupportedProtocolsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_supportedProtocols[] = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueClassicProtocol($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_sessionTimeoutMs;
        protected $_m_numSupportedProtocolsPlusOne;
        protected $_m_supportedProtocols;
        protected $_m_taggedFields;

        /**
         * `int32`, since Kafka 3.8.
         */
        public function sessionTimeoutMs() { return $this->_m_sessionTimeoutMs; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSupportedProtocolsPlusOne() { return $this->_m_numSupportedProtocolsPlusOne; }

        /**
         * `[]ClassicProtocol`, since Kafka 3.8.
         */
        public function supportedProtocols() { return $this->_m_supportedProtocols; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `ClassicMemberMetadata`.
 */

namespace Kafkafmt\KafkaConsumerGroupMemberMetadataValue {
    class ConsumerGroupMemberMetadataValueClassicMemberMetadataTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_classicMemberMetadataMarker = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->classicMemberMetadataMarker()->value() >= 1) {
                $this->_m_classicMemberMetadata = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueClassicMemberMetadata($this->_io, $this, $this->_root);
            }
        }
        protected $_m_classicMemberMetadataMarker;
        protected $_m_classicMemberMetadata;

        /**
         * 0 means null.
         */
        public function classicMemberMetadataMarker() { return $this->_m_classicMemberMetadataMarker; }

        /**
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        public function classicMemberMetadata() { return $this->_m_classicMemberMetadata; }
    }
}

/**
 * `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
 */

namespace Kafkafmt\KafkaConsumerGroupMemberMetadataValue {
    class ConsumerGroupMemberMetadataValueClassicProtocol extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueClassicMemberMetadata $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_metadata = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_metadata;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 3.8.
         */
        public function name() { return $this->_m_name; }

        /**
         * `bytes`, since Kafka 3.8.
         */
        public function metadata() { return $this->_m_metadata; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * A tagged field of `consumer_group_member_metadata_value`.
 */

namespace Kafkafmt\KafkaConsumerGroupMemberMetadataValue {
    class ConsumerGroupMemberMetadataValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_classicMemberMetadata = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_classicMemberMetadata = new \Kaitai\Struct\Stream($this->_m__raw_classicMemberMetadata);
                $this->_m_classicMemberMetadata = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueClassicMemberMetadataTag($_io__raw_classicMemberMetadata, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_classicMemberMetadata;
        protected $_m_unknownData;
        protected $_m__raw_classicMemberMetadata;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        public function classicMemberMetadata() { return $this->_m_classicMemberMetadata; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_classicMemberMetadata() { return $this->_m__raw_classicMemberMetadata; }
    }
}

/**
 * The tagged fields of `consumer_group_member_metadata_value`.
 */

namespace Kafkafmt\KafkaConsumerGroupMemberMetadataValue {
    class ConsumerGroupMemberMetadataValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_parent = null, ?\Kafkafmt\KafkaConsumerGroupMemberMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaConsumerGroupMemberMetadataValue\ConsumerGroupMemberMetadataValueTaggedField($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numFields;
        protected $_m_fields;

        /**
         * How many follow.
         */
        public function numFields() { return $this->_m_numFields; }

        /**
         * Ascending by tag.
         */
        public function fields() { return $this->_m_fields; }
    }
}
