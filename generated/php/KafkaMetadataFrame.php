<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * What every value in `__cluster_metadata` and `__remote_log_metadata`
 * starts with: which message follows, and in which version.
 */

namespace Kafkafmt {
    class KafkaMetadataFrame extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMetadataFrame $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frameVersion = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_apiKey = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_version = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
        }
        protected $_m_frameVersion;
        protected $_m_apiKey;
        protected $_m_version;

        /**
         * 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
         * releases refuse.
         */
        public function frameVersion() { return $this->_m_frameVersion; }

        /**
         * The number of the message.
         */
        public function apiKey() { return $this->_m_apiKey; }

        /**
         * The version of the message. Kafka does not check it; a version above
         * the highest known one is read as that one.
         */
        public function version() { return $this->_m_version; }
    }
}
