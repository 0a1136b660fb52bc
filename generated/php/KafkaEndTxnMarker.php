<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of the control records ABORT and COMMIT.
 */

namespace Kafkafmt {
    class KafkaEndTxnMarker extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaEndTxnMarker $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            if (!($this->_m_version >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_version, $this->_io, "/seq/0");
            }
            $this->_m_coordinatorEpoch = $this->_io->readS4be();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_version;
        protected $_m_coordinatorEpoch;
        protected $_m_trailing;

        /**
         * A later version is read as this one.
         */
        public function version() { return $this->_m_version; }

        /**
         * Epoch of the transaction coordinator that wrote the marker.
         */
        public function coordinatorEpoch() { return $this->_m_coordinatorEpoch; }

        /**
         * Fields of a later version.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}
