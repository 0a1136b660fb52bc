<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
 * 2.1. Version 4 since Kafka 3.5.
 */

namespace Kafkafmt {
    class KafkaOffsetCommitValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaOffsetCommitValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            if (!($this->_m_messageVersion >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            if (!($this->_m_messageVersion <= 4)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(4, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            $this->_m_offset = $this->_io->readS8be();
            if ($this->messageVersion() >= 3) {
                $this->_m_leaderEpoch = $this->_io->readS4be();
            }
            if ($this->messageVersion() <= 3) {
                $this->_m_metadataV0 = new \Kafkafmt\KafkaString($this->_io);
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_metadataV4 = new \Kafkafmt\KafkaCompactString($this->_io);
            }
            $this->_m_commitTimestamp = $this->_io->readS8be();
            if ($this->messageVersion() == 1) {
                $this->_m_expireTimestamp = $this->_io->readS8be();
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_taggedFields = new \Kafkafmt\KafkaOffsetCommitValue\OffsetCommitValueTaggedFields($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_offset;
        protected $_m_leaderEpoch;
        protected $_m_metadataV0;
        protected $_m_metadataV4;
        protected $_m_commitTimestamp;
        protected $_m_expireTimestamp;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
         */
        public function offset() { return $this->_m_offset; }

        /**
         * `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
         */
        public function leaderEpoch() { return $this->_m_leaderEpoch; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function metadataV0() { return $this->_m_metadataV0; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function metadataV4() { return $this->_m_metadataV4; }

        /**
         * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
         */
        public function commitTimestamp() { return $this->_m_commitTimestamp; }

        /**
         * `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
         * rounds it beyond 2^53.
         */
        public function expireTimestamp() { return $this->_m_expireTimestamp; }

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
 * A tagged field of `offset_commit_value`.
 */

namespace Kafkafmt\KafkaOffsetCommitValue {
    class OffsetCommitValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaOffsetCommitValue\OffsetCommitValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaOffsetCommitValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_topicId = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_topicId = new \Kaitai\Struct\Stream($this->_m__raw_topicId);
                $this->_m_topicId = new \Kafkafmt\KafkaOffsetCommitValue\OffsetCommitValueTopicIdTag($_io__raw_topicId, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_topicId;
        protected $_m_unknownData;
        protected $_m__raw_topicId;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_topicId() { return $this->_m__raw_topicId; }
    }
}

/**
 * The tagged fields of `offset_commit_value`.
 */

namespace Kafkafmt\KafkaOffsetCommitValue {
    class OffsetCommitValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaOffsetCommitValue $_parent = null, ?\Kafkafmt\KafkaOffsetCommitValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaOffsetCommitValue\OffsetCommitValueTaggedField($this->_io, $this, $this->_root);
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
 * The bytes of the tagged field `topicId`.
 */

namespace Kafkafmt\KafkaOffsetCommitValue {
    class OffsetCommitValueTopicIdTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaOffsetCommitValue\OffsetCommitValueTaggedField $_parent = null, ?\Kafkafmt\KafkaOffsetCommitValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topicId = $this->_io->readBytes(16);
        }
        protected $_m_topicId;

        /**
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        public function topicId() { return $this->_m_topicId; }
    }
}
