<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaDelegationTokenRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaDelegationTokenRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_owner = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_requester = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_numRenewersPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRenewersPlusOne()->value() >= 1) {
                $this->_m_renewers = [];
                $n = ($this->numRenewersPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_renewers[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_issueTimestamp = $this->_io->readS8be();
            $this->_m_maxTimestamp = $this->_io->readS8be();
            $this->_m_expirationTimestamp = $this->_io->readS8be();
            $this->_m_tokenId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_owner;
        protected $_m_requester;
        protected $_m_numRenewersPlusOne;
        protected $_m_renewers;
        protected $_m_issueTimestamp;
        protected $_m_maxTimestamp;
        protected $_m_expirationTimestamp;
        protected $_m_tokenId;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 10.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function owner() { return $this->_m_owner; }

        /**
         * `string`, since Kafka 3.6.
         */
        public function requester() { return $this->_m_requester; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRenewersPlusOne() { return $this->_m_numRenewersPlusOne; }

        /**
         * `[]string`, since Kafka 3.0.
         */
        public function renewers() { return $this->_m_renewers; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function issueTimestamp() { return $this->_m_issueTimestamp; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function maxTimestamp() { return $this->_m_maxTimestamp; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function expirationTimestamp() { return $this->_m_expirationTimestamp; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function tokenId() { return $this->_m_tokenId; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
