<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
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
            $this->_m_taggedFields = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedFields($this->_io, $this, $this->_root);
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
         * `int32`, since Kafka 4.1.
         */
        public function epoch() { return $this->_m_epoch; }

        /**
         * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
         */
        public function metadataHash() { return $this->_m_metadataHash; }

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
 * The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_failedDescriptionTopologyEpoch = $this->_io->readS4be();
        }
        protected $_m_failedDescriptionTopologyEpoch;

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        public function failedDescriptionTopologyEpoch() { return $this->_m_failedDescriptionTopologyEpoch; }
    }
}

/**
 * `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueLastAssignmentConfig extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueLastAssignmentConfigsTag $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
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

/**
 * The bytes of the tagged field `LastAssignmentConfigs`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueLastAssignmentConfigsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numLastAssignmentConfigsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numLastAssignmentConfigsPlusOne()->value() >= 1) {
                $this->_m_lastAssignmentConfigs = [];
                $n = ($this->numLastAssignmentConfigsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_lastAssignmentConfigs[] = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueLastAssignmentConfig($this->_io, $this, $this->_root);
                }
            }
        }
        protected $_m_numLastAssignmentConfigsPlusOne;
        protected $_m_lastAssignmentConfigs;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numLastAssignmentConfigsPlusOne() { return $this->_m_numLastAssignmentConfigsPlusOne; }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        public function lastAssignmentConfigs() { return $this->_m_lastAssignmentConfigs; }
    }
}

/**
 * The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_storedDescriptionTopologyEpoch = $this->_io->readS4be();
        }
        protected $_m_storedDescriptionTopologyEpoch;

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        public function storedDescriptionTopologyEpoch() { return $this->_m_storedDescriptionTopologyEpoch; }
    }
}

/**
 * A tagged field of `streams_group_metadata_value`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_validatedTopologyEpoch = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_validatedTopologyEpoch = new \Kaitai\Struct\Stream($this->_m__raw_validatedTopologyEpoch);
                $this->_m_validatedTopologyEpoch = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueValidatedTopologyEpochTag($_io__raw_validatedTopologyEpoch, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_lastAssignmentConfigs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_lastAssignmentConfigs = new \Kaitai\Struct\Stream($this->_m__raw_lastAssignmentConfigs);
                $this->_m_lastAssignmentConfigs = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueLastAssignmentConfigsTag($_io__raw_lastAssignmentConfigs, $this, $this->_root);
            }
            if ($this->tag()->value() == 2) {
                $this->_m__raw_storedDescriptionTopologyEpoch = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_storedDescriptionTopologyEpoch = new \Kaitai\Struct\Stream($this->_m__raw_storedDescriptionTopologyEpoch);
                $this->_m_storedDescriptionTopologyEpoch = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag($_io__raw_storedDescriptionTopologyEpoch, $this, $this->_root);
            }
            if ($this->tag()->value() == 3) {
                $this->_m__raw_failedDescriptionTopologyEpoch = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_failedDescriptionTopologyEpoch = new \Kaitai\Struct\Stream($this->_m__raw_failedDescriptionTopologyEpoch);
                $this->_m_failedDescriptionTopologyEpoch = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag($_io__raw_failedDescriptionTopologyEpoch, $this, $this->_root);
            }
            if ($this->tag()->value() > 3) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_validatedTopologyEpoch;
        protected $_m_lastAssignmentConfigs;
        protected $_m_storedDescriptionTopologyEpoch;
        protected $_m_failedDescriptionTopologyEpoch;
        protected $_m_unknownData;
        protected $_m__raw_validatedTopologyEpoch;
        protected $_m__raw_lastAssignmentConfigs;
        protected $_m__raw_storedDescriptionTopologyEpoch;
        protected $_m__raw_failedDescriptionTopologyEpoch;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public function validatedTopologyEpoch() { return $this->_m_validatedTopologyEpoch; }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        public function lastAssignmentConfigs() { return $this->_m_lastAssignmentConfigs; }

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        public function storedDescriptionTopologyEpoch() { return $this->_m_storedDescriptionTopologyEpoch; }

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        public function failedDescriptionTopologyEpoch() { return $this->_m_failedDescriptionTopologyEpoch; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_validatedTopologyEpoch() { return $this->_m__raw_validatedTopologyEpoch; }
        public function _raw_lastAssignmentConfigs() { return $this->_m__raw_lastAssignmentConfigs; }
        public function _raw_storedDescriptionTopologyEpoch() { return $this->_m__raw_storedDescriptionTopologyEpoch; }
        public function _raw_failedDescriptionTopologyEpoch() { return $this->_m__raw_failedDescriptionTopologyEpoch; }
    }
}

/**
 * The tagged fields of `streams_group_metadata_value`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedField($this->_io, $this, $this->_root);
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

/**
 * The bytes of the tagged field `ValidatedTopologyEpoch`.
 */

namespace Kafkafmt\KafkaStreamsGroupMetadataValue {
    class StreamsGroupMetadataValueValidatedTopologyEpochTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupMetadataValue\StreamsGroupMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaStreamsGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_validatedTopologyEpoch = $this->_io->readS4be();
        }
        protected $_m_validatedTopologyEpoch;

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public function validatedTopologyEpoch() { return $this->_m_validatedTopologyEpoch; }
    }
}
