<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The key of any record in `__share_group_state`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaShareGroupStateKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaShareGroupStateKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->recordType() == 0) {
                $this->_m_shareSnapshotKey = new \Kafkafmt\KafkaShareSnapshotKey($this->_io);
            }
            if ($this->recordType() == 1) {
                $this->_m_shareUpdateKey = new \Kafkafmt\KafkaShareUpdateKey($this->_io);
            }
            if ( (($this->recordType() != 0) && ($this->recordType() != 1)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_recordType;

        /**
         * The type of the record.
         */
        public function recordType() {
            if ($this->_m_recordType !== null)
                return $this->_m_recordType;
            $_pos = $this->_io->pos();
            $this->_io->seek(0);
            $this->_m_recordType = $this->_io->readS2be();
            $this->_io->seek($_pos);
            return $this->_m_recordType;
        }
        protected $_m_shareSnapshotKey;
        protected $_m_shareUpdateKey;
        protected $_m_unknown;

        /**
         * Since Kafka 3.9.
         */
        public function shareSnapshotKey() { return $this->_m_shareSnapshotKey; }

        /**
         * Since Kafka 3.9.
         */
        public function shareUpdateKey() { return $this->_m_shareUpdateKey; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }
    }
}
