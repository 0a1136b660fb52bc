<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaShareUpdateValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareUpdateValue $_root = null) {
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
            $this->_m_snapshotEpoch = $this->_io->readS4be();
            $this->_m_leaderEpoch = $this->_io->readS4be();
            $this->_m_startOffset = $this->_io->readS8be();
            $this->_m_numStateBatchesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numStateBatchesPlusOne()->value() >= 1) {
                $this->_m_stateBatches = [];
                $n = ($this->numStateBatchesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_stateBatches[] = new \Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueStateBatch($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueTaggedFields($this->_io, $this, $this->_root);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_snapshotEpoch;
        protected $_m_leaderEpoch;
        protected $_m_startOffset;
        protected $_m_numStateBatchesPlusOne;
        protected $_m_stateBatches;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 3.9.
         */
        public function snapshotEpoch() { return $this->_m_snapshotEpoch; }

        /**
         * `int32`, since Kafka 3.9.
         */
        public function leaderEpoch() { return $this->_m_leaderEpoch; }

        /**
         * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
         */
        public function startOffset() { return $this->_m_startOffset; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numStateBatchesPlusOne() { return $this->_m_numStateBatchesPlusOne; }

        /**
         * `[]StateBatch`, since Kafka 3.9.
         */
        public function stateBatches() { return $this->_m_stateBatches; }

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
 * The bytes of the tagged field `DeliveryCompleteCount`.
 */

namespace Kafkafmt\KafkaShareUpdateValue {
    class ShareUpdateValueDeliveryCompleteCountTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueTaggedField $_parent = null, ?\Kafkafmt\KafkaShareUpdateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_deliveryCompleteCount = $this->_io->readS4be();
        }
        protected $_m_deliveryCompleteCount;

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public function deliveryCompleteCount() { return $this->_m_deliveryCompleteCount; }
    }
}

/**
 * `StateBatch` of `ShareUpdateValue`.
 */

namespace Kafkafmt\KafkaShareUpdateValue {
    class ShareUpdateValueStateBatch extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareUpdateValue $_parent = null, ?\Kafkafmt\KafkaShareUpdateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_firstOffset = $this->_io->readS8be();
            $this->_m_lastOffset = $this->_io->readS8be();
            $this->_m_deliveryState = $this->_io->readS1();
            $this->_m_deliveryCount = $this->_io->readS2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_firstOffset;
        protected $_m_lastOffset;
        protected $_m_deliveryState;
        protected $_m_deliveryCount;
        protected $_m_taggedFields;

        /**
         * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
         */
        public function firstOffset() { return $this->_m_firstOffset; }

        /**
         * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
         */
        public function lastOffset() { return $this->_m_lastOffset; }

        /**
         * `int8`, since Kafka 3.9.
         */
        public function deliveryState() { return $this->_m_deliveryState; }

        /**
         * `int16`, since Kafka 3.9.
         */
        public function deliveryCount() { return $this->_m_deliveryCount; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * A tagged field of `share_update_value`.
 */

namespace Kafkafmt\KafkaShareUpdateValue {
    class ShareUpdateValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaShareUpdateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_deliveryCompleteCount = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_deliveryCompleteCount = new \Kaitai\Struct\Stream($this->_m__raw_deliveryCompleteCount);
                $this->_m_deliveryCompleteCount = new \Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueDeliveryCompleteCountTag($_io__raw_deliveryCompleteCount, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_deliveryCompleteCount;
        protected $_m_unknownData;
        protected $_m__raw_deliveryCompleteCount;

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
        public function deliveryCompleteCount() { return $this->_m_deliveryCompleteCount; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_deliveryCompleteCount() { return $this->_m__raw_deliveryCompleteCount; }
    }
}

/**
 * The tagged fields of `share_update_value`.
 */

namespace Kafkafmt\KafkaShareUpdateValue {
    class ShareUpdateValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaShareUpdateValue $_parent = null, ?\Kafkafmt\KafkaShareUpdateValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaShareUpdateValue\ShareUpdateValueTaggedField($this->_io, $this, $this->_root);
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
