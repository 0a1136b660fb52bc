<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
 */

namespace Kafkafmt {
    class KafkaShareGroupTargetAssignmentMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue $_root = null) {
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
            $this->_m_assignmentEpoch = $this->_io->readS4be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue\ShareGroupTargetAssignmentMetadataValueTaggedFields($this->_io, $this, $this->_root);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_assignmentEpoch;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 4.0.
         */
        public function assignmentEpoch() { return $this->_m_assignmentEpoch; }

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
 * The bytes of the tagged field `AssignmentTimestamp`.
 */

namespace Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue {
    class ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue\ShareGroupTargetAssignmentMetadataValueTaggedField $_parent = null, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_assignmentTimestamp = $this->_io->readS8be();
        }
        protected $_m_assignmentTimestamp;

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
         * rounds it beyond 2^53.
         */
        public function assignmentTimestamp() { return $this->_m_assignmentTimestamp; }
    }
}

/**
 * A tagged field of `share_group_target_assignment_metadata_value`.
 */

namespace Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue {
    class ShareGroupTargetAssignmentMetadataValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue\ShareGroupTargetAssignmentMetadataValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_assignmentTimestamp = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_assignmentTimestamp = new \Kaitai\Struct\Stream($this->_m__raw_assignmentTimestamp);
                $this->_m_assignmentTimestamp = new \Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue\ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag($_io__raw_assignmentTimestamp, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_assignmentTimestamp;
        protected $_m_unknownData;
        protected $_m__raw_assignmentTimestamp;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
         * rounds it beyond 2^53.
         */
        public function assignmentTimestamp() { return $this->_m_assignmentTimestamp; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_assignmentTimestamp() { return $this->_m__raw_assignmentTimestamp; }
    }
}

/**
 * The tagged fields of `share_group_target_assignment_metadata_value`.
 */

namespace Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue {
    class ShareGroupTargetAssignmentMetadataValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue $_parent = null, ?\Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaShareGroupTargetAssignmentMetadataValue\ShareGroupTargetAssignmentMetadataValueTaggedField($this->_io, $this, $this->_root);
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
