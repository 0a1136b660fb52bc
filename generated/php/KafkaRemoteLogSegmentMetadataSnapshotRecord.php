<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
 * 3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 */

namespace Kafkafmt {
    class KafkaRemoteLogSegmentMetadataSnapshotRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_frame = new \Kafkafmt\KafkaMetadataFrame($this->_io);
            $this->_m_segmentId = $this->_io->readBytes(16);
            $this->_m_startOffset = $this->_io->readS8be();
            $this->_m_endOffset = $this->_io->readS8be();
            $this->_m_brokerId = $this->_io->readS4be();
            $this->_m_maxTimestampMs = $this->_io->readS8be();
            $this->_m_eventTimestampMs = $this->_io->readS8be();
            $this->_m_numSegmentLeaderEpochsPlusOne = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->numSegmentLeaderEpochsPlusOne()->value() >= 1) {
                $this->_m_segmentLeaderEpochs = [];
                $n = ($this->numSegmentLeaderEpochsPlusOne()->value() - 1);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_segmentLeaderEpochs[] = new \Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry($this->_io, $this, $this->_root);
                }
            }
            $this->_m_segmentSizeInBytes = $this->_io->readS4be();
            $this->_m_customMetadata = new \Kafkafmt\KafkaCompactBytes($this->_io);
            $this->_m_remoteLogSegmentState = $this->_io->readS1();
            $this->_m_taggedFields = new \Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordTaggedFields($this->_io, $this, $this->_root);
        }
        protected $_m_frame;
        protected $_m_segmentId;
        protected $_m_startOffset;
        protected $_m_endOffset;
        protected $_m_brokerId;
        protected $_m_maxTimestampMs;
        protected $_m_eventTimestampMs;
        protected $_m_numSegmentLeaderEpochsPlusOne;
        protected $_m_segmentLeaderEpochs;
        protected $_m_segmentSizeInBytes;
        protected $_m_customMetadata;
        protected $_m_remoteLogSegmentState;
        protected $_m_taggedFields;

        /**
         * Its `api_key` is 3.
         */
        public function frame() { return $this->_m_frame; }

        /**
         * `uuid`, since Kafka 3.5.
         */
        public function segmentId() { return $this->_m_segmentId; }

        /**
         * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
         */
        public function startOffset() { return $this->_m_startOffset; }

        /**
         * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
         */
        public function endOffset() { return $this->_m_endOffset; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public function brokerId() { return $this->_m_brokerId; }

        /**
         * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
         */
        public function maxTimestampMs() { return $this->_m_maxTimestampMs; }

        /**
         * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
         */
        public function eventTimestampMs() { return $this->_m_eventTimestampMs; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public function numSegmentLeaderEpochsPlusOne() { return $this->_m_numSegmentLeaderEpochsPlusOne; }

        /**
         * `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
         */
        public function segmentLeaderEpochs() { return $this->_m_segmentLeaderEpochs; }

        /**
         * `int32`, since Kafka 3.5.
         */
        public function segmentSizeInBytes() { return $this->_m_segmentSizeInBytes; }

        /**
         * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
         */
        public function customMetadata() { return $this->_m_customMetadata; }

        /**
         * `int8`, since Kafka 3.5.
         */
        public function remoteLogSegmentState() { return $this->_m_remoteLogSegmentState; }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
 */

namespace Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord {
    class RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_parent = null, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_leaderEpoch = $this->_io->readS4be();
            $this->_m_offset = $this->_io->readS8be();
            $this->_m_taggedFields = new \Kafkafmt\KafkaTaggedFields($this->_io);
        }
        protected $_m_leaderEpoch;
        protected $_m_offset;
        protected $_m_taggedFields;

        /**
         * `int32`, since Kafka 3.5.
         */
        public function leaderEpoch() { return $this->_m_leaderEpoch; }

        /**
         * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
         */
        public function offset() { return $this->_m_offset; }

        /**
         * None is known.
         */
        public function taggedFields() { return $this->_m_taggedFields; }
    }
}

/**
 * A tagged field of `remote_log_segment_metadata_snapshot_record`.
 */

namespace Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord {
    class RemoteLogSegmentMetadataSnapshotRecordTaggedField extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordTaggedFields $_parent = null, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_lenData = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            if ($this->tag()->value() == 0) {
                $this->_m__raw_txnIndexEmpty = $this->_io->readBytes($this->lenData()->value());
                $_io__raw_txnIndexEmpty = new \Kaitai\Struct\Stream($this->_m__raw_txnIndexEmpty);
                $this->_m_txnIndexEmpty = new \Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag($_io__raw_txnIndexEmpty, $this, $this->_root);
            }
            if ($this->tag()->value() > 0) {
                $this->_m_unknownData = $this->_io->readBytes($this->lenData()->value());
            }
        }
        protected $_m_tag;
        protected $_m_lenData;
        protected $_m_txnIndexEmpty;
        protected $_m_unknownData;
        protected $_m__raw_txnIndexEmpty;

        /**
         * The number that names the field.
         */
        public function tag() { return $this->_m_tag; }

        /**
         * Bytes of the field.
         */
        public function lenData() { return $this->_m_lenData; }

        /**
         * `bool`, since Kafka 4.0. Tag 0.
         */
        public function txnIndexEmpty() { return $this->_m_txnIndexEmpty; }

        /**
         * A field of a tag that is not known.
         */
        public function unknownData() { return $this->_m_unknownData; }
        public function _raw_txnIndexEmpty() { return $this->_m__raw_txnIndexEmpty; }
    }
}

/**
 * The tagged fields of `remote_log_segment_metadata_snapshot_record`.
 */

namespace Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord {
    class RemoteLogSegmentMetadataSnapshotRecordTaggedFields extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_parent = null, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numFields = new \Kafkafmt\KafkaUnsignedVarint($this->_io);
            $this->_m_fields = [];
            $n = $this->numFields()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fields[] = new \Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordTaggedField($this->_io, $this, $this->_root);
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

/**
 * The bytes of the tagged field `TxnIndexEmpty`.
 */

namespace Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord {
    class RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord\RemoteLogSegmentMetadataSnapshotRecordTaggedField $_parent = null, ?\Kafkafmt\KafkaRemoteLogSegmentMetadataSnapshotRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_txnIndexEmpty = $this->_io->readU1();
        }
        protected $_m_txnIndexEmpty;

        /**
         * `bool`, since Kafka 4.0. Tag 0.
         */
        public function txnIndexEmpty() { return $this->_m_txnIndexEmpty; }
    }
}
