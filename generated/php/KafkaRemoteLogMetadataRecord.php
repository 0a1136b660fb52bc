<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of any record in `__remote_log_metadata`: the message that its type
 * names.
 */

namespace Kafkafmt {
    class KafkaRemoteLogMetadataRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemoteLogMetadataRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->frame()->apiKey()->value() == 0) {
                $this->_m_remoteLogSegmentMetadataRecord = new \Kafkafmt\KafkaRemoteLogSegmentMetadataRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 1) {
                $this->_m_remoteLogSegmentMetadataUpdateRecord = new \Kafkafmt\KafkaRemoteLogSegmentMetadataUpdateRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 2) {
                $this->_m_remotePartitionDeleteMetadataRecord = new \Kafkafmt\KafkaRemotePartitionDeleteMetadataRecord($this->_io);
            }
            if ($this->frame()->apiKey()->value() == 3) {
                $this->_m_remoteLogSegmentMetadataSnapshotRecord = new \Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord($this->_io);
            }
            if ( (($this->frame()->apiKey()->value() != 0) && ($this->frame()->apiKey()->value() != 1) && ($this->frame()->apiKey()->value() != 2) && ($this->frame()->apiKey()->value() != 3)) ) {
                $this->_m_unknown = $this->_io->readBytesFull();
            }
        }
        protected $_m_frame;

        /**
         * Its `api_key` names the message.
         */
        public function frame() {
            if ($this->_m_frame !== null)
                return $this->_m_frame;
            $_pos = $this->_io->pos();
            $this->_io->seek(0);
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_io->seek($_pos);
            return $this->_m_frame;
        }
        protected $_m_remoteLogSegmentMetadataRecord;
        protected $_m_remoteLogSegmentMetadataUpdateRecord;
        protected $_m_remotePartitionDeleteMetadataRecord;
        protected $_m_remoteLogSegmentMetadataSnapshotRecord;
        protected $_m_unknown;

        /**
         * Since Kafka 3.0.
         */
        public function remoteLogSegmentMetadataRecord() { return $this->_m_remoteLogSegmentMetadataRecord; }

        /**
         * Since Kafka 3.0.
         */
        public function remoteLogSegmentMetadataUpdateRecord() { return $this->_m_remoteLogSegmentMetadataUpdateRecord; }

        /**
         * Since Kafka 3.0.
         */
        public function remotePartitionDeleteMetadataRecord() { return $this->_m_remotePartitionDeleteMetadataRecord; }

        /**
         * Since Kafka 3.5.
         */
        public function remoteLogSegmentMetadataSnapshotRecord() { return $this->_m_remoteLogSegmentMetadataSnapshotRecord; }

        /**
         * A type that is not known in Kafka 4.4.0, as bytes.
         */
        public function unknown() { return $this->_m_unknown; }
    }
}
