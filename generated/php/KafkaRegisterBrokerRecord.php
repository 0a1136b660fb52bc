<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
 * Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
 * 3.0; earlier releases wrote another one under the same number, and nothing in
 * the bytes says so.
 */

namespace Kafkafmt {
    class KafkaRegisterBrokerRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_brokerId = $this->_io->readS4be();
            if ($this->frame()->version()->value() >= 2) {
                $this->_m_isMigratingZkBroker = $this->_io->readU1();
            }
            $this->_m_incarnationId = $this->_io->readBytes(16);
            $this->_m_brokerEpoch = $this->_io->readS8be();
            $this->_m_numEndPointsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numEndPointsPlusOne()->value() >= 1) {
                $this->_m_endPoints = [];
                $n = ($this->numEndPointsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_endPoints[] = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordBrokerEndpoint($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numFeaturesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numFeaturesPlusOne()->value() >= 1) {
                $this->_m_features = [];
                $n = ($this->numFeaturesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_features[] = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordBrokerFeature($this->_io, $this, $this->_root);
                }
            }
            $this->_m_rack = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_fenced = $this->_io->readU1();
            if ($this->frame()->version()->value() >= 1) {
                $this->_m_inControlledShutdown = $this->_io->readU1();
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_brokerId;
        protected $_m_isMigratingZkBroker;
        protected $_m_incarnationId;
        protected $_m_brokerEpoch;
        protected $_m_numEndPointsPlusOne;
        protected $_m_endPoints;
        protected $_m_numFeaturesPlusOne;
        protected $_m_features;
        protected $_m_rack;
        protected $_m_fenced;
        protected $_m_inControlledShutdown;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 0.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public function brokerId() { return $this->_m_brokerId; }

        /**
         * `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
         */
        public function isMigratingZkBroker() { return $this->_m_isMigratingZkBroker; }

        /**
         * `uuid`, since Kafka 3.0.
         */
        public function incarnationId() { return $this->_m_incarnationId; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function brokerEpoch() { return $this->_m_brokerEpoch; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numEndPointsPlusOne() { return $this->_m_numEndPointsPlusOne; }

        /**
         * `[]BrokerEndpoint`, since Kafka 3.0.
         */
        public function endPoints() { return $this->_m_endPoints; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numFeaturesPlusOne() { return $this->_m_numFeaturesPlusOne; }

        /**
         * `[]BrokerFeature`, since Kafka 3.0.
         */
        public function features() { return $this->_m_features; }

        /**
         * `string`, since Kafka 3.0. May be null.
         */
        public function rack() { return $this->_m_rack; }

        /**
         * `bool`, since Kafka 3.0. true unless it is given.
         */
        public function fenced() { return $this->_m_fenced; }

        /**
         * `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
         */
        public function inControlledShutdown() { return $this->_m_inControlledShutdown; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `BrokerEndpoint` of `RegisterBrokerRecord`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordBrokerEndpoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_host = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_port = $this->_io->readU2be();
            $this->_m_securityProtocol = $this->_io->readS2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_host;
        protected $_m_port;
        protected $_m_securityProtocol;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 3.0.
         */
        public function name() { return $this->_m_name; }

        /**
         * `string`, since Kafka 3.0.
         */
        public function host() { return $this->_m_host; }

        /**
         * `uint16`, since Kafka 3.0.
         */
        public function port() { return $this->_m_port; }

        /**
         * `int16`, since Kafka 3.0.
         */
        public function securityProtocol() { return $this->_m_securityProtocol; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `BrokerFeature` of `RegisterBrokerRecord`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordBrokerFeature extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = new \Kafkafmt\KafkaCompactString($this->_io);
            $this->_m_minSupportedVersion = $this->_io->readS2be();
            $this->_m_maxSupportedVersion = $this->_io->readS2be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_name;
        protected $_m_minSupportedVersion;
        protected $_m_maxSupportedVersion;
        protected $_m_taggedFields;

        /**
         * `string`, since Kafka 3.0.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int16`, since Kafka 3.0.
         */
        public function minSupportedVersion() { return $this->_m_minSupportedVersion; }

        /**
         * `int16`, since Kafka 3.0.
         */
        public function maxSupportedVersion() { return $this->_m_maxSupportedVersion; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `CordonedLogDirs`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordCordonedLogDirsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numCordonedLogDirsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numCordonedLogDirsPlusOne()->value() >= 1) {
                $this->_m_cordonedLogDirs = [];
                $n = ($this->numCordonedLogDirsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_cordonedLogDirs[] = $this->_io->readBytes(16);
                }
            }
        }
        protected $_m_numCordonedLogDirsPlusOne;
        protected $_m_cordonedLogDirs;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numCordonedLogDirsPlusOne() { return $this->_m_numCordonedLogDirsPlusOne; }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
         * given. May be null.
         */
        public function cordonedLogDirs() { return $this->_m_cordonedLogDirs; }
    }
}

/**
 * The bytes of the tagged field `LogDirs`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordLogDirsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numLogDirsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numLogDirsPlusOne()->value() >= 1) {
                $this->_m_logDirs = [];
                $n = ($this->numLogDirsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_logDirs[] = $this->_io->readBytes(16);
                }
            }
        }
        protected $_m_numLogDirsPlusOne;
        protected $_m_logDirs;

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numLogDirsPlusOne() { return $this->_m_numLogDirsPlusOne; }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
         */
        public function logDirs() { return $this->_m_logDirs; }
    }
}

/**
 * A tagged field of `register_broker_record`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_logDirs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_logDirs = new \Kaitai\Struct\Stream($this->_m__raw_logDirs);
                $this->_m_logDirs = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordLogDirsTag($_io__raw_logDirs, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_cordonedLogDirs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_cordonedLogDirs = new \Kaitai\Struct\Stream($this->_m__raw_cordonedLogDirs);
                $this->_m_cordonedLogDirs = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordCordonedLogDirsTag($_io__raw_cordonedLogDirs, $this, $this->_root);
            }
            if ($this->tag()->value() > 1) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_logDirs;
        protected $_m_cordonedLogDirs;
        protected $_m_unknownData;
        protected $_m__raw_logDirs;
        protected $_m__raw_cordonedLogDirs;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
         */
        public function logDirs() { return $this->_m_logDirs; }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
         * given. May be null.
         */
        public function cordonedLogDirs() { return $this->_m_cordonedLogDirs; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_logDirs() { return $this->_m__raw_logDirs; }
        public function _raw_cordonedLogDirs() { return $this->_m__raw_cordonedLogDirs; }
    }
}

/**
 * The tagged fields of `register_broker_record`.
 */

namespace Kafkafmt\KafkaRegisterBrokerRecord {
    class RegisterBrokerRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterBrokerRecord $_parent = null, ?\Kafkafmt\KafkaRegisterBrokerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaRegisterBrokerRecord\RegisterBrokerRecordTaggedField($this->_io, $this, $this->_root);
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
