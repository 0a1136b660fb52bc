<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
 * 3.7.
 */

namespace Kafkafmt {
    class KafkaRegisterControllerRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRegisterControllerRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_controllerId = $this->_io->readS4be();
            $this->_m_incarnationId = $this->_io->readBytes(16);
            $this->_m_zkMigrationReady = $this->_io->readU1();
            $this->_m_numEndPointsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numEndPointsPlusOne()->value() >= 1) {
                $this->_m_endPoints = [];
                $n = ($this->numEndPointsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_endPoints[] = new \Kafkafmt\KafkaRegisterControllerRecord\RegisterControllerRecordControllerEndpoint($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numFeaturesPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numFeaturesPlusOne()->value() >= 1) {
                $this->_m_features = [];
                $n = ($this->numFeaturesPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_features[] = new \Kafkafmt\KafkaRegisterControllerRecord\RegisterControllerRecordControllerFeature($this->_io, $this, $this->_root);
                }
            }
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_frame;
        protected $_m_controllerId;
        protected $_m_incarnationId;
        protected $_m_zkMigrationReady;
        protected $_m_numEndPointsPlusOne;
        protected $_m_endPoints;
        protected $_m_numFeaturesPlusOne;
        protected $_m_features;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 27.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 3.7.
         */
        public function controllerId() { return $this->_m_controllerId; }

        /**
         * `uuid`, since Kafka 3.7.
         */
        public function incarnationId() { return $this->_m_incarnationId; }

        /**
         * `bool`, since Kafka 3.7.
         */
        public function zkMigrationReady() { return $this->_m_zkMigrationReady; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numEndPointsPlusOne() { return $this->_m_numEndPointsPlusOne; }

        /**
         * `[]ControllerEndpoint`, since Kafka 3.7.
         */
        public function endPoints() { return $this->_m_endPoints; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numFeaturesPlusOne() { return $this->_m_numFeaturesPlusOne; }

        /**
         * `[]ControllerFeature`, since Kafka 3.7.
         */
        public function features() { return $this->_m_features; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `ControllerEndpoint` of `RegisterControllerRecord`.
 */

namespace Kafkafmt\KafkaRegisterControllerRecord {
    class RegisterControllerRecordControllerEndpoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterControllerRecord $_parent = null, ?\Kafkafmt\KafkaRegisterControllerRecord $_root = null) {
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
         * `string`, since Kafka 3.7.
         */
        public function name() { return $this->_m_name; }

        /**
         * `string`, since Kafka 3.7.
         */
        public function host() { return $this->_m_host; }

        /**
         * `uint16`, since Kafka 3.7.
         */
        public function port() { return $this->_m_port; }

        /**
         * `int16`, since Kafka 3.7.
         */
        public function securityProtocol() { return $this->_m_securityProtocol; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `ControllerFeature` of `RegisterControllerRecord`.
 */

namespace Kafkafmt\KafkaRegisterControllerRecord {
    class RegisterControllerRecordControllerFeature extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRegisterControllerRecord $_parent = null, ?\Kafkafmt\KafkaRegisterControllerRecord $_root = null) {
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
         * `string`, since Kafka 3.7.
         */
        public function name() { return $this->_m_name; }

        /**
         * `int16`, since Kafka 3.7.
         */
        public function minSupportedVersion() { return $this->_m_minSupportedVersion; }

        /**
         * `int16`, since Kafka 3.7.
         */
        public function maxSupportedVersion() { return $this->_m_maxSupportedVersion; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}
