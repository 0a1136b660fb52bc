<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of the control record KRAFT_VOTERS, the whole set of voters of a
 * KRaft quorum.
 */

namespace Kafkafmt {
    class KafkaVotersRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaVotersRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            $this->_m_numVotersPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_voters = [];
            $n = ($this->numVotersPlusOne()->value() - 1);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_voters[] = new \Kafkafmt\KafkaVotersRecord\VotersRecordVoter($this->_io, $this, $this->_root);
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_version;
        protected $_m_numVotersPlusOne;
        protected $_m_voters;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of this message; 0 in every release.
         */
        public function version() { return $this->_m_version; }

        /**
         * The array's length plus one (a compact array); never 0, which would be
         * null.
         */
        public function numVotersPlusOne() { return $this->_m_numVotersPlusOne; }

        /**
         * All voters of the quorum.
         */
        public function voters() { return $this->_m_voters; }

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
 * The levels of kraft.version that the voter knows.
 */

namespace Kafkafmt\KafkaVotersRecord {
    class KraftVersionFeature extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaVotersRecord\VotersRecordVoter $_parent = null, ?\Kafkafmt\KafkaVotersRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_minSupportedVersion = $this->_io->readS2be();
            $this->_m_maxSupportedVersion = $this->_io->readS2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_minSupportedVersion;
        protected $_m_maxSupportedVersion;
        protected $_m_taggedFields;

        /**
         * The lowest level.
         */
        public function minSupportedVersion() { return $this->_m_minSupportedVersion; }

        /**
         * The highest level.
         */
        public function maxSupportedVersion() { return $this->_m_maxSupportedVersion; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * An address at which the voter listens.
 */

namespace Kafkafmt\KafkaVotersRecord {
    class VoterEndpoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaVotersRecord\VotersRecordVoter $_parent = null, ?\Kafkafmt\KafkaVotersRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_host = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_port = $this->_io->readU2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_host;
        protected $_m_port;
        protected $_m_taggedFields;

        /**
         * Name of the listener.
         */
        public function name() { return $this->_m_name; }

        /**
         * Name or address of the machine.
         */
        public function host() { return $this->_m_host; }

        /**
         * The port.
         */
        public function port() { return $this->_m_port; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * One voter.
 */

namespace Kafkafmt\KafkaVotersRecord {
    class VotersRecordVoter extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaVotersRecord $_parent = null, ?\Kafkafmt\KafkaVotersRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_voterId = $this->_io->readS4be();
            $this->_m_voterDirectoryId = $this->_io->readBytes(16);
            $this->_m_numEndpointsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_endpoints = [];
            $n = ($this->numEndpointsPlusOne()->value() - 1);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_endpoints[] = new \Kafkafmt\KafkaVotersRecord\VoterEndpoint($this->_io, $this, $this->_root);
            }
            $this->_m_kraftVersionFeature = new \Kafkafmt\KafkaVotersRecord\KraftVersionFeature($this->_io, $this, $this->_root);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_voterId;
        protected $_m_voterDirectoryId;
        protected $_m_numEndpointsPlusOne;
        protected $_m_endpoints;
        protected $_m_kraftVersionFeature;
        protected $_m_taggedFields;

        /**
         * The voter's node.
         */
        public function voterId() { return $this->_m_voterId; }

        /**
         * A UUID, the most significant byte first.
         */
        public function voterDirectoryId() { return $this->_m_voterDirectoryId; }

        /**
         * The array's length plus one (a compact array); never 0, which
         * would be null.
         */
        public function numEndpointsPlusOne() { return $this->_m_numEndpointsPlusOne; }

        /**
         * The addresses at which it listens.
         */
        public function endpoints() { return $this->_m_endpoints; }

        /**
         * The levels of kraft.version that it knows.
         */
        public function kraftVersionFeature() { return $this->_m_kraftVersionFeature; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
