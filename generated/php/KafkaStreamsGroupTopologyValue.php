<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
 */

namespace Kafkafmt {
    class KafkaStreamsGroupTopologyValue extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_root = null) {
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
            $this->_m_epoch = $this->_io->readS4be();
            $this->_m_numSubtopologiesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSubtopologiesPlusOne()->value() >= 1) {
                $this->_m_subtopologies = [];
                $n = ($this->numSubtopologiesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_subtopologies[] = new \Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueSubtopology($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_messageVersion;
        protected $_m_epoch;
        protected $_m_numSubtopologiesPlusOne;
        protected $_m_subtopologies;
        protected $_m_taggedFields;
        protected $_m_trailing;

        /**
         * The version of the message.
         */
        public function messageVersion() { return $this->_m_messageVersion; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public function epoch() { return $this->_m_epoch; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSubtopologiesPlusOne() { return $this->_m_numSubtopologiesPlusOne; }

        /**
         * `[]Subtopology`, since Kafka 4.1.
         */
        public function subtopologies() { return $this->_m_subtopologies; }

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
 * `CopartitionGroup` of `StreamsGroupTopologyValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupTopologyValue {
    class StreamsGroupTopologyValueCopartitionGroup extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueSubtopology $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numSourceTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSourceTopicsPlusOne()->value() >= 1) {
                $this->_m_sourceTopics = [];
                $n = ($this->numSourceTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_sourceTopics[] = $this->_io->readS2be();
                }
            }
            $this->_m_numSourceTopicRegexPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSourceTopicRegexPlusOne()->value() >= 1) {
                $this->_m_sourceTopicRegex = [];
                $n = ($this->numSourceTopicRegexPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_sourceTopicRegex[] = $this->_io->readS2be();
                }
            }
            $this->_m_numRepartitionSourceTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRepartitionSourceTopicsPlusOne()->value() >= 1) {
                $this->_m_repartitionSourceTopics = [];
                $n = ($this->numRepartitionSourceTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_repartitionSourceTopics[] = $this->_io->readS2be();
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_numSourceTopicsPlusOne;
        protected $_m_sourceTopics;
        protected $_m_numSourceTopicRegexPlusOne;
        protected $_m_sourceTopicRegex;
        protected $_m_numRepartitionSourceTopicsPlusOne;
        protected $_m_repartitionSourceTopics;
        protected $_m_taggedFields;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSourceTopicsPlusOne() { return $this->_m_numSourceTopicsPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public function sourceTopics() { return $this->_m_sourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSourceTopicRegexPlusOne() { return $this->_m_numSourceTopicRegexPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public function sourceTopicRegex() { return $this->_m_sourceTopicRegex; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRepartitionSourceTopicsPlusOne() { return $this->_m_numRepartitionSourceTopicsPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public function repartitionSourceTopics() { return $this->_m_repartitionSourceTopics; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `Subtopology` of `StreamsGroupTopologyValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupTopologyValue {
    class StreamsGroupTopologyValueSubtopology extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_subtopologyId = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_numSourceTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSourceTopicsPlusOne()->value() >= 1) {
                $this->_m_sourceTopics = [];
                $n = ($this->numSourceTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_sourceTopics[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_numSourceTopicRegexPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSourceTopicRegexPlusOne()->value() >= 1) {
                $this->_m_sourceTopicRegex = [];
                $n = ($this->numSourceTopicRegexPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_sourceTopicRegex[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_numStateChangelogTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numStateChangelogTopicsPlusOne()->value() >= 1) {
                $this->_m_stateChangelogTopics = [];
                $n = ($this->numStateChangelogTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_stateChangelogTopics[] = new \Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueTopicInfo($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numRepartitionSinkTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRepartitionSinkTopicsPlusOne()->value() >= 1) {
                $this->_m_repartitionSinkTopics = [];
                $n = ($this->numRepartitionSinkTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_repartitionSinkTopics[] = new \Kafkafmt\KafkaCompactString($this->_io);
                }
            }
            $this->_m_numRepartitionSourceTopicsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numRepartitionSourceTopicsPlusOne()->value() >= 1) {
                $this->_m_repartitionSourceTopics = [];
                $n = ($this->numRepartitionSourceTopicsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_repartitionSourceTopics[] = new \Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueTopicInfo($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numCopartitionGroupsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numCopartitionGroupsPlusOne()->value() >= 1) {
                $this->_m_copartitionGroups = [];
                $n = ($this->numCopartitionGroupsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_copartitionGroups[] = new \Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueCopartitionGroup($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_subtopologyId;
        protected $_m_numSourceTopicsPlusOne;
        protected $_m_sourceTopics;
        protected $_m_numSourceTopicRegexPlusOne;
        protected $_m_sourceTopicRegex;
        protected $_m_numStateChangelogTopicsPlusOne;
        protected $_m_stateChangelogTopics;
        protected $_m_numRepartitionSinkTopicsPlusOne;
        protected $_m_repartitionSinkTopics;
        protected $_m_numRepartitionSourceTopicsPlusOne;
        protected $_m_repartitionSourceTopics;
        protected $_m_numCopartitionGroupsPlusOne;
        protected $_m_copartitionGroups;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function subtopologyId() { return $this->_m_subtopologyId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSourceTopicsPlusOne() { return $this->_m_numSourceTopicsPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public function sourceTopics() { return $this->_m_sourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSourceTopicRegexPlusOne() { return $this->_m_numSourceTopicRegexPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public function sourceTopicRegex() { return $this->_m_sourceTopicRegex; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numStateChangelogTopicsPlusOne() { return $this->_m_numStateChangelogTopicsPlusOne; }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        public function stateChangelogTopics() { return $this->_m_stateChangelogTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRepartitionSinkTopicsPlusOne() { return $this->_m_numRepartitionSinkTopicsPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public function repartitionSinkTopics() { return $this->_m_repartitionSinkTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numRepartitionSourceTopicsPlusOne() { return $this->_m_numRepartitionSourceTopicsPlusOne; }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        public function repartitionSourceTopics() { return $this->_m_repartitionSourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numCopartitionGroupsPlusOne() { return $this->_m_numCopartitionGroupsPlusOne; }

        /**
         * `[]CopartitionGroup`, since Kafka 4.1.
         */
        public function copartitionGroups() { return $this->_m_copartitionGroups; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `TopicConfig` of `StreamsGroupTopologyValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupTopologyValue {
    class StreamsGroupTopologyValueTopicConfig extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueTopicInfo $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_key = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_value = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_key;
        protected $_m_value;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function key() { return $this->_m_key; }

        /**
         * `string`, since Kafka 4.1.
         */
        public function value() { return $this->_m_value; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `TopicInfo` of `StreamsGroupTopologyValue`.
 */

namespace Kafkafmt\KafkaStreamsGroupTopologyValue {
    class StreamsGroupTopologyValueTopicInfo extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueSubtopology $_parent = null, ?\Kafkafmt\KafkaStreamsGroupTopologyValue $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_partitions = $this->_io->readS4be();
            $this->_m_replicationFactor = $this->_io->readS2be();
            $this->_m_numTopicConfigsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numTopicConfigsPlusOne()->value() >= 1) {
                $this->_m_topicConfigs = [];
                $n = ($this->numTopicConfigsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_topicConfigs[] = new \Kafkafmt\KafkaStreamsGroupTopologyValue\StreamsGroupTopologyValueTopicConfig($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_partitions;
        protected $_m_replicationFactor;
        protected $_m_numTopicConfigsPlusOne;
        protected $_m_topicConfigs;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 4.1.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public function partitions() { return $this->_m_partitions; }

        /**
         * `int16`, since Kafka 4.1.
         */
        public function replicationFactor() { return $this->_m_replicationFactor; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numTopicConfigsPlusOne() { return $this->_m_numTopicConfigsPlusOne; }

        /**
         * `[]TopicConfig`, since Kafka 4.1.
         */
        public function topicConfigs() { return $this->_m_topicConfigs; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
