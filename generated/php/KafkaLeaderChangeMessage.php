<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of the control record LEADER_CHANGE, versions 0 and 1.
 */

namespace Kafkafmt {
    class KafkaLeaderChangeMessage extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaLeaderChangeMessage $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            $this->_m_leaderId = $this->_io->readS4be();
            $this->_m_numVotersPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_voters = [];
            $n = ($this->numVotersPlusOne()->value() - 1);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_voters[] = new \Kafkafmt\KafkaLeaderChangeMessage\LeaderChangeVoter($this->_io, $this, $this->_root);
            }
            $this->_m_numGrantingVotersPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_grantingVoters = [];
            $n = ($this->numGrantingVotersPlusOne()->value() - 1);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_grantingVoters[] = new \Kafkafmt\KafkaLeaderChangeMessage\LeaderChangeVoter($this->_io, $this, $this->_root);
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_version;
        protected $_m_leaderId;
        protected $_m_numVotersPlusOne;
        protected $_m_voters;
        protected $_m_numGrantingVotersPlusOne;
        protected $_m_grantingVoters;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of this message, 0 or 1.
         */
        public function version() { return $this->_m_version; }

        /**
         * The node that became the leader.
         */
        public function leaderId() { return $this->_m_leaderId; }

        /**
         * The array's length plus one (a compact array); never 0, which would be
         * null.
         */
        public function numVotersPlusOne() { return $this->_m_numVotersPlusOne; }

        /**
         * The quorum's voters.
         */
        public function voters() { return $this->_m_voters; }

        /**
         * The array's length plus one (a compact array); never 0, which would be
         * null.
         */
        public function numGrantingVotersPlusOne() { return $this->_m_numGrantingVotersPlusOne; }

        /**
         * The voters who voted for this leader.
         */
        public function grantingVoters() { return $this->_m_grantingVoters; }

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
 * A voter, with its directory since version 1.
 */

namespace Kafkafmt\KafkaLeaderChangeMessage {
    class LeaderChangeVoter extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaLeaderChangeMessage $_parent = null, ?\Kafkafmt\KafkaLeaderChangeMessage $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_voterId = $this->_io->readS4be();
            if ($this->_parent()->version() >= 1) {
                $this->_m_voterDirectoryId = $this->_io->readBytes(16);
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_voterId;
        protected $_m_voterDirectoryId;
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
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
