<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.3. Version 4 since Kafka 3.5.
 */

namespace Kafkafmt {
    class KafkaGroupMetadataValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaGroupMetadataValue $_root = null) {
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
            if ($this->messageVersion() <= 3) {
                $this->_m_protocolTypeV0 = new \Kafkafmt\KafkaString($this->_io);
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_protocolTypeV4 = new \Kafkafmt\KafkaCompactString($this->_io);
            }
            $this->_m_generation = $this->_io->readS4be();
            if ($this->messageVersion() <= 3) {
                $this->_m_protocolV0 = new \Kafkafmt\KafkaString($this->_io);
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_protocolV4 = new \Kafkafmt\KafkaCompactString($this->_io);
            }
            if ($this->messageVersion() <= 3) {
                $this->_m_leaderV0 = new \Kafkafmt\KafkaString($this->_io);
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_leaderV4 = new \Kafkafmt\KafkaCompactString($this->_io);
            }
            if ($this->messageVersion() >= 2) {
                $this->_m_currentStateTimestamp = $this->_io->readS8be();
            }
            if ($this->messageVersion() <= 0) {
                $this->_m_numMembersV0 = $this->_io->readS4be();
            }
            if ( (($this->messageVersion() <= 0) && ($this->numMembersV0() >= 0)) ) {
                $this->_m_membersV0 = [];
                $n = $this->numMembersV0();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_membersV0[] = new \Kafkafmt\KafkaGroupMetadataValue\GroupMetadataValueMemberMetadataV0($this->_io, $this, $this->_root);
                }
            }
            if ( (($this->messageVersion() >= 1) && ($this->messageVersion() <= 2)) ) {
                $this->_m_numMembersV1 = $this->_io->readS4be();
            }
            if ( (($this->messageVersion() >= 1) && ($this->messageVersion() <= 2) && ($this->numMembersV1() >= 0)) ) {
                $this->_m_membersV1 = [];
                $n = $this->numMembersV1();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_membersV1[] = new \Kafkafmt\KafkaGroupMetadataValue\GroupMetadataValueMemberMetadataV1($this->_io, $this, $this->_root);
                }
            }
            if ($this->messageVersion() == 3) {
                $this->_m_numMembersV3 = $this->_io->readS4be();
            }
            if ( (($this->messageVersion() == 3) && ($this->numMembersV3() >= 0)) ) {
                $this->_m_membersV3 = [];
                $n = $this->numMembersV3();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_membersV3[] = new \Kafkafmt\KafkaGroupMetadataValue\GroupMetadataValueMemberMetadataV3($this->_io, $this, $this->_root);
                }
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_numMembersV4PlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            }
            if ( (($this->messageVersion() >= 4) && ($this->numMembersV4PlusOne()->value() >= 1)) ) {
                $this->_m_membersV4 = [];
                $n = ($this->numMembersV4PlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_membersV4[] = new \Kafkafmt\KafkaGroupMetadataValue\GroupMetadataValueMemberMetadataV4($this->_io, $this, $this->_root);
                }
            }
            if ($this->messageVersion() >= 4) {
                $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_protocolTypeV0;
        protected $_m_protocolTypeV4;
        protected $_m_generation;
        protected $_m_protocolV0;
        protected $_m_protocolV4;
        protected $_m_leaderV0;
        protected $_m_leaderV4;
        protected $_m_currentStateTimestamp;
        protected $_m_numMembersV0;
        protected $_m_membersV0;
        protected $_m_numMembersV1;
        protected $_m_membersV1;
        protected $_m_numMembersV3;
        protected $_m_membersV3;
        protected $_m_numMembersV4PlusOne;
        protected $_m_membersV4;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function protocolTypeV0() { return $this->_m_protocolTypeV0; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function protocolTypeV4() { return $this->_m_protocolTypeV4; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function generation() { return $this->_m_generation; }

        /**
         * `string`, since Kafka 0.9. May be null.
         */
        public function protocolV0() { return $this->_m_protocolV0; }

        /**
         * `string`, since Kafka 0.9. May be null.
         */
        public function protocolV4() { return $this->_m_protocolV4; }

        /**
         * `string`, since Kafka 0.9. May be null.
         */
        public function leaderV0() { return $this->_m_leaderV0; }

        /**
         * `string`, since Kafka 0.9. May be null.
         */
        public function leaderV4() { return $this->_m_leaderV4; }

        /**
         * `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
         * JavaScript rounds it beyond 2^53.
         */
        public function currentStateTimestamp() { return $this->_m_currentStateTimestamp; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numMembersV0() { return $this->_m_numMembersV0; }

        /**
         * `[]MemberMetadata`, since Kafka 0.9.
         */
        public function membersV0() { return $this->_m_membersV0; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numMembersV1() { return $this->_m_numMembersV1; }

        /**
         * `[]MemberMetadata`, since Kafka 0.9.
         */
        public function membersV1() { return $this->_m_membersV1; }

        /**
         * The number of elements; any value below zero means null.
         */
        public function numMembersV3() { return $this->_m_numMembersV3; }

        /**
         * `[]MemberMetadata`, since Kafka 0.9.
         */
        public function membersV3() { return $this->_m_membersV3; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numMembersV4PlusOne() { return $this->_m_numMembersV4PlusOne; }

        /**
         * `[]MemberMetadata`, since Kafka 0.9.
         */
        public function membersV4() { return $this->_m_membersV4; }

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
 * `MemberMetadata` of `GroupMetadataValue`, version 0.
 */

namespace Kafkafmt\KafkaGroupMetadataValue {
    class GroupMetadataValueMemberMetadataV0 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaGroupMetadataValue $_parent = null, ?\Kafkafmt\KafkaGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_memberId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_sessionTimeout = $this->_io->readS4be();
            $this->_m_subscription = new \Kafkafmt\KafkaBytes($this->_io);
            $this->_m_assignment = new \Kafkafmt\KafkaBytes($this->_io);
        }
        protected $_m_memberId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_sessionTimeout;
        protected $_m_subscription;
        protected $_m_assignment;

        /**
         * `string`, since Kafka 0.9.
         */
        public function memberId() { return $this->_m_memberId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function sessionTimeout() { return $this->_m_sessionTimeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function subscription() { return $this->_m_subscription; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function assignment() { return $this->_m_assignment; }
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
 */

namespace Kafkafmt\KafkaGroupMetadataValue {
    class GroupMetadataValueMemberMetadataV1 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaGroupMetadataValue $_parent = null, ?\Kafkafmt\KafkaGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_memberId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_rebalanceTimeout = $this->_io->readS4be();
            $this->_m_sessionTimeout = $this->_io->readS4be();
            $this->_m_subscription = new \Kafkafmt\KafkaBytes($this->_io);
            $this->_m_assignment = new \Kafkafmt\KafkaBytes($this->_io);
        }
        protected $_m_memberId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_rebalanceTimeout;
        protected $_m_sessionTimeout;
        protected $_m_subscription;
        protected $_m_assignment;

        /**
         * `string`, since Kafka 0.9.
         */
        public function memberId() { return $this->_m_memberId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        public function rebalanceTimeout() { return $this->_m_rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function sessionTimeout() { return $this->_m_sessionTimeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function subscription() { return $this->_m_subscription; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function assignment() { return $this->_m_assignment; }
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, version 3.
 */

namespace Kafkafmt\KafkaGroupMetadataValue {
    class GroupMetadataValueMemberMetadataV3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaGroupMetadataValue $_parent = null, ?\Kafkafmt\KafkaGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_memberId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_groupInstanceId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaString($this->_io);
            $this->_m_rebalanceTimeout = $this->_io->readS4be();
            $this->_m_sessionTimeout = $this->_io->readS4be();
            $this->_m_subscription = new \Kafkafmt\KafkaBytes($this->_io);
            $this->_m_assignment = new \Kafkafmt\KafkaBytes($this->_io);
        }
        protected $_m_memberId;
        protected $_m_groupInstanceId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_rebalanceTimeout;
        protected $_m_sessionTimeout;
        protected $_m_subscription;
        protected $_m_assignment;

        /**
         * `string`, since Kafka 0.9.
         */
        public function memberId() { return $this->_m_memberId; }

        /**
         * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
         * May be null.
         */
        public function groupInstanceId() { return $this->_m_groupInstanceId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        public function rebalanceTimeout() { return $this->_m_rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function sessionTimeout() { return $this->_m_sessionTimeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function subscription() { return $this->_m_subscription; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function assignment() { return $this->_m_assignment; }
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, version 4.
 */

namespace Kafkafmt\KafkaGroupMetadataValue {
    class GroupMetadataValueMemberMetadataV4 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaGroupMetadataValue $_parent = null, ?\Kafkafmt\KafkaGroupMetadataValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_memberId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_groupInstanceId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_clientHost = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_rebalanceTimeout = $this->_io->readS4be();
            $this->_m_sessionTimeout = $this->_io->readS4be();
            $this->_m_subscription = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_assignment = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_memberId;
        protected $_m_groupInstanceId;
        protected $_m_clientId;
        protected $_m_clientHost;
        protected $_m_rebalanceTimeout;
        protected $_m_sessionTimeout;
        protected $_m_subscription;
        protected $_m_assignment;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 0.9.
         */
        public function memberId() { return $this->_m_memberId; }

        /**
         * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
         * May be null.
         */
        public function groupInstanceId() { return $this->_m_groupInstanceId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientId() { return $this->_m_clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public function clientHost() { return $this->_m_clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        public function rebalanceTimeout() { return $this->_m_rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public function sessionTimeout() { return $this->_m_sessionTimeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function subscription() { return $this->_m_subscription; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        public function assignment() { return $this->_m_assignment; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
