<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 */

namespace Kafkafmt {
    class KafkaPartitionRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_partitionId = $this->_io->readS4be();
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_numReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numReplicasPlusOne()->value() >= 1) {
                $this->_m_replicas = [];
                $n = ($this->numReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_replicas[] = $this->_io->readS4be();
                }
            }
            $this->_m_numIsrPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numIsrPlusOne()->value() >= 1) {
                $this->_m_isr = [];
                $n = ($this->numIsrPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_isr[] = $this->_io->readS4be();
                }
            }
            $this->_m_numRemovingReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRemovingReplicasPlusOne()->value() >= 1) {
                $this->_m_removingReplicas = [];
                $n = ($this->numRemovingReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_removingReplicas[] = $this->_io->readS4be();
                }
            }
            $this->_m_numAddingReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numAddingReplicasPlusOne()->value() >= 1) {
                $this->_m_addingReplicas = [];
                $n = ($this->numAddingReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_addingReplicas[] = $this->_io->readS4be();
                }
            }
            $this->_m_leader = $this->_io->readS4be();
            $this->_m_leaderEpoch = $this->_io->readS4be();
            $this->_m_partitionEpoch = $this->_io->readS4be();
            if ($this->frame()->version()->value() >= 1) {
                $this->_m_numDirectoriesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            }
            if ( (($this->frame()->version()->value() >= 1) && ($this->numDirectoriesPlusOne()->value() >= 1)) ) {
                $this->_m_directories = [];
                $n = ($this->numDirectoriesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_directories[] = $this->_io->readBytes(16);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_partitionId;
        protected $_m_topicId;
        protected $_m_numReplicasPlusOne;
        protected $_m_replicas;
        protected $_m_numIsrPlusOne;
        protected $_m_isr;
        protected $_m_numRemovingReplicasPlusOne;
        protected $_m_removingReplicas;
        protected $_m_numAddingReplicasPlusOne;
        protected $_m_addingReplicas;
        protected $_m_leader;
        protected $_m_leaderEpoch;
        protected $_m_partitionEpoch;
        protected $_m_numDirectoriesPlusOne;
        protected $_m_directories;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 3.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 2.8. -1 unless it is given.
         */
        public function partitionId() { return $this->_m_partitionId; }

        /**
         * `uuid`, since Kafka 2.8.
         */
        public function topicId() { return $this->_m_topicId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numReplicasPlusOne() { return $this->_m_numReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 2.8.
         */
        public function replicas() { return $this->_m_replicas; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numIsrPlusOne() { return $this->_m_numIsrPlusOne; }

        /**
         * `[]int32`, since Kafka 2.8.
         */
        public function isr() { return $this->_m_isr; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRemovingReplicasPlusOne() { return $this->_m_numRemovingReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 2.8.
         */
        public function removingReplicas() { return $this->_m_removingReplicas; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numAddingReplicasPlusOne() { return $this->_m_numAddingReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 2.8.
         */
        public function addingReplicas() { return $this->_m_addingReplicas; }

        /**
         * `int32`, since Kafka 2.8. -1 unless it is given.
         */
        public function leader() { return $this->_m_leader; }

        /**
         * `int32`, since Kafka 2.8. -1 unless it is given.
         */
        public function leaderEpoch() { return $this->_m_leaderEpoch; }

        /**
         * `int32`, since Kafka 2.8. -1 unless it is given.
         */
        public function partitionEpoch() { return $this->_m_partitionEpoch; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numDirectoriesPlusOne() { return $this->_m_numDirectoriesPlusOne; }

        /**
         * `[]uuid`, since Kafka 3.7. Versions 1 to 2.
         */
        public function directories() { return $this->_m_directories; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `EligibleLeaderReplicas`.
 */

namespace Kafkafmt\KafkaPartitionRecord {
    class PartitionRecordEligibleLeaderReplicasTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numEligibleLeaderReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numEligibleLeaderReplicasPlusOne()->value() >= 1) {
                $this->_m_eligibleLeaderReplicas = [];
                $n = ($this->numEligibleLeaderReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_eligibleLeaderReplicas[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numEligibleLeaderReplicasPlusOne;
        protected $_m_eligibleLeaderReplicas;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numEligibleLeaderReplicasPlusOne() { return $this->_m_numEligibleLeaderReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function eligibleLeaderReplicas() { return $this->_m_eligibleLeaderReplicas; }
    }
}

/**
 * The bytes of the tagged field `LastKnownElr`.
 */

namespace Kafkafmt\KafkaPartitionRecord {
    class PartitionRecordLastKnownElrTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numLastKnownElrPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numLastKnownElrPlusOne()->value() >= 1) {
                $this->_m_lastKnownElr = [];
                $n = ($this->numLastKnownElrPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_lastKnownElr[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numLastKnownElrPlusOne;
        protected $_m_lastKnownElr;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numLastKnownElrPlusOne() { return $this->_m_numLastKnownElrPlusOne; }

        /**
         * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function lastKnownElr() { return $this->_m_lastKnownElr; }
    }
}

/**
 * The bytes of the tagged field `LeaderRecoveryState`.
 */

namespace Kafkafmt\KafkaPartitionRecord {
    class PartitionRecordLeaderRecoveryStateTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_leaderRecoveryState = $this->_io->readS1();
        }
        protected $_m_leaderRecoveryState;

        /**
         * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
         */
        public function leaderRecoveryState() { return $this->_m_leaderRecoveryState; }
    }
}

/**
 * A tagged field of `partition_record`.
 */

namespace Kafkafmt\KafkaPartitionRecord {
    class PartitionRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_leaderRecoveryState = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_leaderRecoveryState = new \Kaitai\Struct\Stream($this->_m__raw_leaderRecoveryState);
                $this->_m_leaderRecoveryState = new \Kafkafmt\KafkaPartitionRecord\PartitionRecordLeaderRecoveryStateTag($_io__raw_leaderRecoveryState, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_eligibleLeaderReplicas = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_eligibleLeaderReplicas = new \Kaitai\Struct\Stream($this->_m__raw_eligibleLeaderReplicas);
                $this->_m_eligibleLeaderReplicas = new \Kafkafmt\KafkaPartitionRecord\PartitionRecordEligibleLeaderReplicasTag($_io__raw_eligibleLeaderReplicas, $this, $this->_root);
            }
            if ($this->tag()->value() == 2) {
                $this->_m__raw_lastKnownElr = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_lastKnownElr = new \Kaitai\Struct\Stream($this->_m__raw_lastKnownElr);
                $this->_m_lastKnownElr = new \Kafkafmt\KafkaPartitionRecord\PartitionRecordLastKnownElrTag($_io__raw_lastKnownElr, $this, $this->_root);
            }
            if ($this->tag()->value() > 2) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_leaderRecoveryState;
        protected $_m_eligibleLeaderReplicas;
        protected $_m_lastKnownElr;
        protected $_m_unknownData;
        protected $_m__raw_leaderRecoveryState;
        protected $_m__raw_eligibleLeaderReplicas;
        protected $_m__raw_lastKnownElr;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
         */
        public function leaderRecoveryState() { return $this->_m_leaderRecoveryState; }

        /**
         * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function eligibleLeaderReplicas() { return $this->_m_eligibleLeaderReplicas; }

        /**
         * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function lastKnownElr() { return $this->_m_lastKnownElr; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_leaderRecoveryState() { return $this->_m__raw_leaderRecoveryState; }
        public function _raw_eligibleLeaderReplicas() { return $this->_m__raw_eligibleLeaderReplicas; }
        public function _raw_lastKnownElr() { return $this->_m__raw_lastKnownElr; }
    }
}

/**
 * The tagged fields of `partition_record`.
 */

namespace Kafkafmt\KafkaPartitionRecord {
    class PartitionRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionRecord $_parent = null, ?\Kafkafmt\KafkaPartitionRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaPartitionRecord\PartitionRecordTaggedField($this->_io, $this, $this->_root);
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
