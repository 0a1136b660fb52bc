<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
 * Kafka 4.3.
 */

namespace Kafkafmt {
    class KafkaBrokerRegistrationChangeRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_brokerId = $this->_io->readS4be();
            $this->_m_brokerEpoch = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_brokerId;
        protected $_m_brokerEpoch;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 17.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `int32`, since Kafka 3.0.
         */
        public function brokerId() { return $this->_m_brokerId; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        public function brokerEpoch() { return $this->_m_brokerEpoch; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * The bytes of the tagged field `CordonedLogDirs`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordCordonedLogDirsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
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
         * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
         * given. May be null.
         */
        public function cordonedLogDirs() { return $this->_m_cordonedLogDirs; }
    }
}

/**
 * The bytes of the tagged field `Fenced`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordFencedTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_fenced = $this->_io->readS1();
        }
        protected $_m_fenced;

        /**
         * `int8`, since Kafka 3.0. Tag 0.
         */
        public function fenced() { return $this->_m_fenced; }
    }
}

/**
 * The bytes of the tagged field `InControlledShutdown`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordInControlledShutdownTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_inControlledShutdown = $this->_io->readS1();
        }
        protected $_m_inControlledShutdown;

        /**
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        public function inControlledShutdown() { return $this->_m_inControlledShutdown; }
    }
}

/**
 * The bytes of the tagged field `LogDirs`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordLogDirsTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
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
         * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
         */
        public function logDirs() { return $this->_m_logDirs; }
    }
}

/**
 * A tagged field of `broker_registration_change_record`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_fenced = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_fenced = new \Kaitai\Struct\Stream($this->_m__raw_fenced);
                $this->_m_fenced = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordFencedTag($_io__raw_fenced, $this, $this->_root);
            }
            if ($this->tag()->value() == 1) {
                $this->_m__raw_inControlledShutdown = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_inControlledShutdown = new \Kaitai\Struct\Stream($this->_m__raw_inControlledShutdown);
                $this->_m_inControlledShutdown = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordInControlledShutdownTag($_io__raw_inControlledShutdown, $this, $this->_root);
            }
            if ($this->tag()->value() == 2) {
                $this->_m__raw_logDirs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_logDirs = new \Kaitai\Struct\Stream($this->_m__raw_logDirs);
                $this->_m_logDirs = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordLogDirsTag($_io__raw_logDirs, $this, $this->_root);
            }
            if ($this->tag()->value() == 3) {
                $this->_m__raw_cordonedLogDirs = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_cordonedLogDirs = new \Kaitai\Struct\Stream($this->_m__raw_cordonedLogDirs);
                $this->_m_cordonedLogDirs = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordCordonedLogDirsTag($_io__raw_cordonedLogDirs, $this, $this->_root);
            }
            if ($this->tag()->value() > 3) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_fenced;
        protected $_m_inControlledShutdown;
        protected $_m_logDirs;
        protected $_m_cordonedLogDirs;
        protected $_m_unknownData;
        protected $_m__raw_fenced;
        protected $_m__raw_inControlledShutdown;
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
         * `int8`, since Kafka 3.0. Tag 0.
         */
        public function fenced() { return $this->_m_fenced; }

        /**
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        public function inControlledShutdown() { return $this->_m_inControlledShutdown; }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
         */
        public function logDirs() { return $this->_m_logDirs; }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
         * given. May be null.
         */
        public function cordonedLogDirs() { return $this->_m_cordonedLogDirs; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_fenced() { return $this->_m__raw_fenced; }
        public function _raw_inControlledShutdown() { return $this->_m__raw_inControlledShutdown; }
        public function _raw_logDirs() { return $this->_m__raw_logDirs; }
        public function _raw_cordonedLogDirs() { return $this->_m__raw_cordonedLogDirs; }
    }
}

/**
 * The tagged fields of `broker_registration_change_record`.
 */

namespace Kafkafmt\KafkaBrokerRegistrationChangeRecord {
    class BrokerRegistrationChangeRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_parent = null, ?\Kafkafmt\KafkaBrokerRegistrationChangeRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaBrokerRegistrationChangeRecord\BrokerRegistrationChangeRecordTaggedField($this->_io, $this, $this->_root);
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
