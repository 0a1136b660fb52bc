<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
 * 3.6.
 */

namespace Kafkafmt {
    class KafkaAbortTransactionRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaAbortTransactionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaAbortTransactionRecord\AbortTransactionRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 25.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `Reason`.
 */

namespace Kafkafmt\KafkaAbortTransactionRecord {
    class AbortTransactionRecordReasonTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaAbortTransactionRecord\AbortTransactionRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaAbortTransactionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_reason = new \Kafkafmt\KafkaCompactString($this->_io);
        }
        protected $_m_reason;

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        public function reason() { return $this->_m_reason; }
    }
}

/**
 * A tagged field of `abort_transaction_record`.
 */

namespace Kafkafmt\KafkaAbortTransactionRecord {
    class AbortTransactionRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaAbortTransactionRecord\AbortTransactionRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaAbortTransactionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_reason = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_reason = new \Kaitai\Struct\Stream($this->_m__raw_reason);
                $this->_m_reason = new \Kafkafmt\KafkaAbortTransactionRecord\AbortTransactionRecordReasonTag($_io__raw_reason, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_reason;
        protected $_m_unknownData;
        protected $_m__raw_reason;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        public function reason() { return $this->_m_reason; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_reason() { return $this->_m__raw_reason; }
    }
}

/**
 * The tagged fields of `abort_transaction_record`.
 */

namespace Kafkafmt\KafkaAbortTransactionRecord {
    class AbortTransactionRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaAbortTransactionRecord $_parent = null, ?\Kafkafmt\KafkaAbortTransactionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaAbortTransactionRecord\AbortTransactionRecordTaggedField($this->_io, $this, $this->_root);
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
