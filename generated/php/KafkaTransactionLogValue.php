<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * Version 1 since Kafka 3.5.
 */

namespace Kafkafmt {
    class KafkaTransactionLogValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_messageVersion = $this->_io->readS2be();
            if (!($this->_m_messageVersion >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            if (!($this->_m_messageVersion <= 1)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(1, $this->_m_messageVersion, $this->_io, "/seq/0");
            }
            $this->_m_producerId = $this->_io->readS8be();
            $this->_m_producerEpoch = $this->_io->readS2be();
            $this->_m_transactionTimeoutMs = $this->_io->readS4be();
            $this->_m_transactionStatus = $this->_io->readS1();
            if ($this->messageVersion() <= 0) {
                $this->_m_numTransactionPartitionsV0 = $this->_io->readS4be();
            }
            if ( (($this->messageVersion() <= 0) && ($this->numTransactionPartitionsV0() >= 0)) ) {
                $this->_m_transactionPartitionsV0 = [];
                $n = $this->numTransactionPartitionsV0();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_transactionPartitionsV0[] = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValuePartitionsSchemaV0($this->_io, $this, $this->_root);
                }
            }
            if ($this->messageVersion() >= 1) {
                $this->_m_numTransactionPartitionsV1PlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            }
            if ( (($this->messageVersion() >= 1) && ($this->numTransactionPartitionsV1PlusOne()->value() >= 1)) ) {
                $this->_m_transactionPartitionsV1 = [];
                $n = ($this->numTransactionPartitionsV1PlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_transactionPartitionsV1[] = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValuePartitionsSchemaV1($this->_io, $this, $this->_root);
                }
            }
            $this->_m_transactionLastUpdateTimestampMs = $this->_io->readS8be();
            $this->_m_transactionStartTimestampMs = $this->_io->readS8be();
            if ($this->messageVersion() >= 1) {
                $this->_m_taggedFields = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedFields($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_producerId;
        protected $_m_producerEpoch;
        protected $_m_transactionTimeoutMs;
        protected $_m_transactionStatus;
        protected $_m_numTransactionPartitionsV0;
        protected $_m_transactionPartitionsV0;
        protected $_m_numTransactionPartitionsV1PlusOne;
        protected $_m_transactionPartitionsV1;
        protected $_m_transactionLastUpdateTimestampMs;
        protected $_m_transactionStartTimestampMs;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
         */
        public function producerId() { return $this->_m_producerId; }

        /**
         * `int16`, since Kafka 0.11.
         */
        public function producerEpoch() { return $this->_m_producerEpoch; }

        /**
         * `int32`, since Kafka 0.11.
         */
        public function transactionTimeoutMs() { return $this->_m_transactionTimeoutMs; }

        /**
         * `int8`, since Kafka 0.11.
         */
        public function transactionStatus() { return $this->_m_transactionStatus; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numTransactionPartitionsV0() { return $this->_m_numTransactionPartitionsV0; }

        /**
         * `[]PartitionsSchema`, since Kafka 0.11. May be null.
         */
        public function transactionPartitionsV0() { return $this->_m_transactionPartitionsV0; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numTransactionPartitionsV1PlusOne() { return $this->_m_numTransactionPartitionsV1PlusOne; }

        /**
         * `[]PartitionsSchema`, since Kafka 0.11. May be null.
         */
        public function transactionPartitionsV1() { return $this->_m_transactionPartitionsV1; }

        /**
         * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
         */
        public function transactionLastUpdateTimestampMs() { return $this->_m_transactionLastUpdateTimestampMs; }

        /**
         * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
         */
        public function transactionStartTimestampMs() { return $this->_m_transactionStartTimestampMs; }

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
 * The bytes of the tagged field `ClientTransactionVersion`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValueClientTransactionVersionTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedField $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_clientTransactionVersion = $this->_io->readS2be();
        }
        protected $_m_clientTransactionVersion;

        /**
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        public function clientTransactionVersion() { return $this->_m_clientTransactionVersion; }
    }
}

/**
 * The bytes of the tagged field `NextProducerEpoch`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValueNextProducerEpochTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedField $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_nextProducerEpoch = $this->_io->readS2be();
        }
        protected $_m_nextProducerEpoch;

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
         * given.
         */
        public function nextProducerEpoch() { return $this->_m_nextProducerEpoch; }
    }
}

/**
 * The bytes of the tagged field `NextProducerId`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValueNextProducerIdTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedField $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_nextProducerId = $this->_io->readS8be();
        }
        protected $_m_nextProducerId;

        /**
         * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        public function nextProducerId() { return $this->_m_nextProducerId; }
    }
}

/**
 * `PartitionsSchema` of `TransactionLogValue`, version 0.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValuePartitionsSchemaV0 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topic = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_numPartitionIds = $this->_io->readS4be();
            if ($this->numPartitionIds() >= 0) {
                $this->_m_partitionIds = [];
                $n = $this->numPartitionIds();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitionIds[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_topic;
        protected $_m_numPartitionIds;
        protected $_m_partitionIds;

        /**
         * `string`, since Kafka 0.11.
         */
        public function topic() { return $this->_m_topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numPartitionIds() { return $this->_m_numPartitionIds; }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        public function partitionIds() { return $this->_m_partitionIds; }
    }
}

/**
 * `PartitionsSchema` of `TransactionLogValue`, version 1.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValuePartitionsSchemaV1 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_topic = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_numPartitionIdsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numPartitionIdsPlusOne()->value() >= 1) {
                $this->_m_partitionIds = [];
                $n = ($this->numPartitionIdsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_partitionIds[] = $this->_io->readS4be();
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_topic;
        protected $_m_numPartitionIdsPlusOne;
        protected $_m_partitionIds;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 0.11.
         */
        public function topic() { return $this->_m_topic; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numPartitionIdsPlusOne() { return $this->_m_numPartitionIdsPlusOne; }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        public function partitionIds() { return $this->_m_partitionIds; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `PreviousProducerId`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValuePreviousProducerIdTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedField $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_previousProducerId = $this->_io->readS8be();
        }
        protected $_m_previousProducerId;

        /**
         * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        public function previousProducerId() { return $this->_m_previousProducerId; }
    }
}

/**
 * A tagged field of `transaction_log_value`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValueTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedFields $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_previousProducerId = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_previousProducerId = new \Kaitai\Struct\Stream($this->_m__raw_previousProducerId);
                $this->_m_previousProducerId = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValuePreviousProducerIdTag($_io__raw_previousProducerId, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_nextProducerId = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_nextProducerId = new \Kaitai\Struct\Stream($this->_m__raw_nextProducerId);
                $this->_m_nextProducerId = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValueNextProducerIdTag($_io__raw_nextProducerId, $this, $this->_root);
            }
            if ($this->tag()->value() == 2) {
                $this->_m__raw_clientTransactionVersion = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_clientTransactionVersion = new \Kaitai\Struct\Stream($this->_m__raw_clientTransactionVersion);
                $this->_m_clientTransactionVersion = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValueClientTransactionVersionTag($_io__raw_clientTransactionVersion, $this, $this->_root);
            }
            if ($this->tag()->value() == 3) {
                $this->_m__raw_nextProducerEpoch = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_nextProducerEpoch = new \Kaitai\Struct\Stream($this->_m__raw_nextProducerEpoch);
                $this->_m_nextProducerEpoch = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValueNextProducerEpochTag($_io__raw_nextProducerEpoch, $this, $this->_root);
            }
            if ($this->tag()->value() > 3) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_previousProducerId;
        protected $_m_nextProducerId;
        protected $_m_clientTransactionVersion;
        protected $_m_nextProducerEpoch;
        protected $_m_unknownData;
        protected $_m__raw_previousProducerId;
        protected $_m__raw_nextProducerId;
        protected $_m__raw_clientTransactionVersion;
        protected $_m__raw_nextProducerEpoch;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        public function previousProducerId() { return $this->_m_previousProducerId; }

        /**
         * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        public function nextProducerId() { return $this->_m_nextProducerId; }

        /**
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        public function clientTransactionVersion() { return $this->_m_clientTransactionVersion; }

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
         * given.
         */
        public function nextProducerEpoch() { return $this->_m_nextProducerEpoch; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_previousProducerId() { return $this->_m__raw_previousProducerId; }
        public function _raw_nextProducerId() { return $this->_m__raw_nextProducerId; }
        public function _raw_clientTransactionVersion() { return $this->_m__raw_clientTransactionVersion; }
        public function _raw_nextProducerEpoch() { return $this->_m__raw_nextProducerEpoch; }
    }
}

/**
 * The tagged fields of `transaction_log_value`.
 */

namespace Kafkafmt\KafkaTransactionLogValue {
    class TransactionLogValueTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTransactionLogValue $_parent = null, ?\Kafkafmt\KafkaTransactionLogValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaTransactionLogValue\TransactionLogValueTaggedField($this->_io, $this, $this->_root);
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
