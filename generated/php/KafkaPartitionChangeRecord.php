<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 */

namespace Kafkafmt {
    class KafkaPartitionChangeRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_partitionId = $this->_io->readS4be();
            $this->_m_topicId = $this->_io->readBytes(16);
            $this->_m_taggedFields = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_partitionId;
        protected $_m_topicId;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 5.
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
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `AddingReplicas`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordAddingReplicasTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numAddingReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numAddingReplicasPlusOne()->value() >= 1) {
                $this->_m_addingReplicas = [];
                $n = ($this->numAddingReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_addingReplicas[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numAddingReplicasPlusOne;
        protected $_m_addingReplicas;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numAddingReplicasPlusOne() { return $this->_m_numAddingReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
         * null.
         */
        public function addingReplicas() { return $this->_m_addingReplicas; }
    }
}

/**
 * The bytes of the tagged field `Directories`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordDirectoriesTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numDirectoriesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numDirectoriesPlusOne()->value() >= 1) {
                $this->_m_directories = [];
                $n = ($this->numDirectoriesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_directories[] = $this->_io->readBytes(16);
                }
            }
        }
        protected $_m_numDirectoriesPlusOne;
        protected $_m_directories;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numDirectoriesPlusOne() { return $this->_m_numDirectoriesPlusOne; }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
         * given. May be null.
         */
        public function directories() { return $this->_m_directories; }
    }
}

/**
 * The bytes of the tagged field `EligibleLeaderReplicas`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordEligibleLeaderReplicasTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
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
         * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function eligibleLeaderReplicas() { return $this->_m_eligibleLeaderReplicas; }
    }
}

/**
 * The bytes of the tagged field `Isr`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordIsrTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numIsrPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numIsrPlusOne()->value() >= 1) {
                $this->_m_isr = [];
                $n = ($this->numIsrPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_isr[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numIsrPlusOne;
        protected $_m_isr;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numIsrPlusOne() { return $this->_m_numIsrPlusOne; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
         * null.
         */
        public function isr() { return $this->_m_isr; }
    }
}

/**
 * The bytes of the tagged field `LastKnownElr`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordLastKnownElrTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
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
         * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function lastKnownElr() { return $this->_m_lastKnownElr; }
    }
}

/**
 * The bytes of the tagged field `LeaderRecoveryState`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordLeaderRecoveryStateTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_leaderRecoveryState = $this->_io->readS1();
        }
        protected $_m_leaderRecoveryState;

        /**
         * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        public function leaderRecoveryState() { return $this->_m_leaderRecoveryState; }
    }
}

/**
 * The bytes of the tagged field `Leader`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordLeaderTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_leader = $this->_io->readS4be();
        }
        protected $_m_leader;

        /**
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        public function leader() { return $this->_m_leader; }
    }
}

/**
 * The bytes of the tagged field `RemovingReplicas`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordRemovingReplicasTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numRemovingReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRemovingReplicasPlusOne()->value() >= 1) {
                $this->_m_removingReplicas = [];
                $n = ($this->numRemovingReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_removingReplicas[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numRemovingReplicasPlusOne;
        protected $_m_removingReplicas;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRemovingReplicasPlusOne() { return $this->_m_numRemovingReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
         * null.
         */
        public function removingReplicas() { return $this->_m_removingReplicas; }
    }
}

/**
 * The bytes of the tagged field `Replicas`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordReplicasTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numReplicasPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numReplicasPlusOne()->value() >= 1) {
                $this->_m_replicas = [];
                $n = ($this->numReplicasPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_replicas[] = $this->_io->readS4be();
                }
            }
        }
        protected $_m_numReplicasPlusOne;
        protected $_m_replicas;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numReplicasPlusOne() { return $this->_m_numReplicasPlusOne; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
         * null.
         */
        public function replicas() { return $this->_m_replicas; }
    }
}

/**
 * A tagged field of `partition_change_record`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_isr = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_isr = new \Kaitai\Struct\Stream($this->_m__raw_isr);
                $this->_m_isr = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordIsrTag($_io__raw_isr, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_leader = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_leader = new \Kaitai\Struct\Stream($this->_m__raw_leader);
                $this->_m_leader = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordLeaderTag($_io__raw_leader, $this, $this->_root);
            }
            if ($this->tag()->value() == 2) {
                $this->_m__raw_replicas = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_replicas = new \Kaitai\Struct\Stream($this->_m__raw_replicas);
                $this->_m_replicas = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordReplicasTag($_io__raw_replicas, $this, $this->_root);
            }
            if ($this->tag()->value() == 3) {
                $this->_m__raw_removingReplicas = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_removingReplicas = new \Kaitai\Struct\Stream($this->_m__raw_removingReplicas);
                $this->_m_removingReplicas = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordRemovingReplicasTag($_io__raw_removingReplicas, $this, $this->_root);
            }
            if ($this->tag()->value() == 4) {
                $this->_m__raw_addingReplicas = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_addingReplicas = new \Kaitai\Struct\Stream($this->_m__raw_addingReplicas);
                $this->_m_addingReplicas = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordAddingReplicasTag($_io__raw_addingReplicas, $this, $this->_root);
            }
            if ($this->tag()->value() == 5) {
                $this->_m__raw_leaderRecoveryState = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_leaderRecoveryState = new \Kaitai\Struct\Stream($this->_m__raw_leaderRecoveryState);
                $this->_m_leaderRecoveryState = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordLeaderRecoveryStateTag($_io__raw_leaderRecoveryState, $this, $this->_root);
            }
            if ($this->tag()->value() == 6) {
                $this->_m__raw_eligibleLeaderReplicas = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_eligibleLeaderReplicas = new \Kaitai\Struct\Stream($this->_m__raw_eligibleLeaderReplicas);
                $this->_m_eligibleLeaderReplicas = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordEligibleLeaderReplicasTag($_io__raw_eligibleLeaderReplicas, $this, $this->_root);
            }
            if ($this->tag()->value() == 7) {
                $this->_m__raw_lastKnownElr = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_lastKnownElr = new \Kaitai\Struct\Stream($this->_m__raw_lastKnownElr);
                $this->_m_lastKnownElr = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordLastKnownElrTag($_io__raw_lastKnownElr, $this, $this->_root);
            }
            if ($this->tag()->value() == 8) {
                $this->_m__raw_directories = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_directories = new \Kaitai\Struct\Stream($this->_m__raw_directories);
                $this->_m_directories = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordDirectoriesTag($_io__raw_directories, $this, $this->_root);
            }
            if ($this->tag()->value() > 8) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_isr;
        protected $_m_leader;
        protected $_m_replicas;
        protected $_m_removingReplicas;
        protected $_m_addingReplicas;
        protected $_m_leaderRecoveryState;
        protected $_m_eligibleLeaderReplicas;
        protected $_m_lastKnownElr;
        protected $_m_directories;
        protected $_m_unknownData;
        protected $_m__raw_isr;
        protected $_m__raw_leader;
        protected $_m__raw_replicas;
        protected $_m__raw_removingReplicas;
        protected $_m__raw_addingReplicas;
        protected $_m__raw_leaderRecoveryState;
        protected $_m__raw_eligibleLeaderReplicas;
        protected $_m__raw_lastKnownElr;
        protected $_m__raw_directories;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
         * null.
         */
        public function isr() { return $this->_m_isr; }

        /**
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        public function leader() { return $this->_m_leader; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
         * null.
         */
        public function replicas() { return $this->_m_replicas; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
         * null.
         */
        public function removingReplicas() { return $this->_m_removingReplicas; }

        /**
         * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
         * null.
         */
        public function addingReplicas() { return $this->_m_addingReplicas; }

        /**
         * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        public function leaderRecoveryState() { return $this->_m_leaderRecoveryState; }

        /**
         * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function eligibleLeaderReplicas() { return $this->_m_eligibleLeaderReplicas; }

        /**
         * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
         * is given. May be null.
         */
        public function lastKnownElr() { return $this->_m_lastKnownElr; }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
         * given. May be null.
         */
        public function directories() { return $this->_m_directories; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_isr() { return $this->_m__raw_isr; }
        public function _raw_leader() { return $this->_m__raw_leader; }
        public function _raw_replicas() { return $this->_m__raw_replicas; }
        public function _raw_removingReplicas() { return $this->_m__raw_removingReplicas; }
        public function _raw_addingReplicas() { return $this->_m__raw_addingReplicas; }
        public function _raw_leaderRecoveryState() { return $this->_m__raw_leaderRecoveryState; }
        public function _raw_eligibleLeaderReplicas() { return $this->_m__raw_eligibleLeaderReplicas; }
        public function _raw_lastKnownElr() { return $this->_m__raw_lastKnownElr; }
        public function _raw_directories() { return $this->_m__raw_directories; }
    }
}

/**
 * The tagged fields of `partition_change_record`.
 */

namespace Kafkafmt\KafkaPartitionChangeRecord {
    class PartitionChangeRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaPartitionChangeRecord $_parent = null, ?\Kafkafmt\KafkaPartitionChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaPartitionChangeRecord\PartitionChangeRecordTaggedField($this->_io, $this, $this->_root);
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
