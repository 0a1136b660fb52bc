<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A record that Kafka writes for itself. The key tells its kind, the kind
 * tells the value's layout. The value of an unknown kind stays readable as
 * bytes.
 */

namespace Kafkafmt {
    class KafkaControlRecord extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaControlRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_len = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m__raw_body = $this->_io->readBytes($this->len()->value());
            $_io__raw_body = new \Kaitai\Struct\Stream($this->_m__raw_body);
            $this->_m_body = new \Kafkafmt\KafkaControlRecord\ControlRecordBody($_io__raw_body, $this, $this->_root);
        }
        protected $_m_len;
        protected $_m_body;
        protected $_m__raw_body;

        /**
         * Bytes that follow this field.
         */
        public function len() { return $this->_m_len; }

        /**
         * Everything after the length.
         */
        public function body() { return $this->_m_body; }
        public function _raw_body() { return $this->_m__raw_body; }
    }
}

/**
 * A control record inside exactly its own bytes, laid out as any record.
 * At most one of the fields between `len_value` and `num_headers` is
 * there: the value, by its kind.
 */

namespace Kafkafmt\KafkaControlRecord {
    class ControlRecordBody extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaControlRecord $_parent = null, ?\Kafkafmt\KafkaControlRecord $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_attributes = $this->_io->readS1();
            $this->_m_timestampDelta = new \Kafkafmt\KafkaVarlong($this->_io);
            $this->_m_offsetDelta = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m_lenKey = new \Kafkafmt\KafkaVarint($this->_io);
            if ($this->lenKey()->value() >= 0) {
                $this->_m__raw_key = $this->_io->readBytes($this->lenKey()->value());
                $_io__raw_key = new \Kaitai\Struct\Stream($this->_m__raw_key);
                $this->_m_key = new \Kafkafmt\KafkaControlRecordKey($_io__raw_key);
            }
            $this->_m_lenValue = new \Kafkafmt\KafkaVarint($this->_io);
            if ( (($this->lenValue()->value() >= 0) && ( (($this->typeId() == 0) || ($this->typeId() == 1)) )) ) {
                $this->_m__raw_endTxnMarker = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_endTxnMarker = new \Kaitai\Struct\Stream($this->_m__raw_endTxnMarker);
                $this->_m_endTxnMarker = new \Kafkafmt\KafkaEndTxnMarker($_io__raw_endTxnMarker);
            }
            if ( (($this->lenValue()->value() >= 0) && ($this->typeId() == 2)) ) {
                $this->_m__raw_leaderChangeMessage = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_leaderChangeMessage = new \Kaitai\Struct\Stream($this->_m__raw_leaderChangeMessage);
                $this->_m_leaderChangeMessage = new \Kafkafmt\KafkaLeaderChangeMessage($_io__raw_leaderChangeMessage);
            }
            if ( (($this->lenValue()->value() >= 0) && ($this->typeId() == 3)) ) {
                $this->_m__raw_snapshotHeaderRecord = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_snapshotHeaderRecord = new \Kaitai\Struct\Stream($this->_m__raw_snapshotHeaderRecord);
                $this->_m_snapshotHeaderRecord = new \Kafkafmt\KafkaSnapshotHeaderRecord($_io__raw_snapshotHeaderRecord);
            }
            if ( (($this->lenValue()->value() >= 0) && ($this->typeId() == 4)) ) {
                $this->_m__raw_snapshotFooterRecord = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_snapshotFooterRecord = new \Kaitai\Struct\Stream($this->_m__raw_snapshotFooterRecord);
                $this->_m_snapshotFooterRecord = new \Kafkafmt\KafkaSnapshotFooterRecord($_io__raw_snapshotFooterRecord);
            }
            if ( (($this->lenValue()->value() >= 0) && ($this->typeId() == 5)) ) {
                $this->_m__raw_kraftVersionRecord = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_kraftVersionRecord = new \Kaitai\Struct\Stream($this->_m__raw_kraftVersionRecord);
                $this->_m_kraftVersionRecord = new \Kafkafmt\KafkaKraftVersionRecord($_io__raw_kraftVersionRecord);
            }
            if ( (($this->lenValue()->value() >= 0) && ($this->typeId() == 6)) ) {
                $this->_m__raw_votersRecord = $this->_io->readBytes($this->lenValue()->value());
                $_io__raw_votersRecord = new \Kaitai\Struct\Stream($this->_m__raw_votersRecord);
                $this->_m_votersRecord = new \Kafkafmt\KafkaVotersRecord($_io__raw_votersRecord);
            }
            if ( (($this->lenValue()->value() >= 0) && ( (($this->typeId() < 0) || ($this->typeId() > 6)) )) ) {
                $this->_m_unknownValue = $this->_io->readBytes($this->lenValue()->value());
            }
            $this->_m_numHeaders = new \Kafkafmt\KafkaVarint($this->_io);
            $this->_m_headers = [];
            $n = $this->numHeaders()->value();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_headers[] = new \Kafkafmt\KafkaHeader($this->_io);
            }
        }
        protected $_m_typeId;

        /**
         * The kind as a number; -1 when the key is null.
         */
        public function typeId() {
            if ($this->_m_typeId !== null)
                return $this->_m_typeId;
            $this->_m_typeId = ($this->lenKey()->value() >= 0 ? $this->key()->typeId() : -1);
            return $this->_m_typeId;
        }
        protected $_m_attributes;
        protected $_m_timestampDelta;
        protected $_m_offsetDelta;
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_lenValue;
        protected $_m_endTxnMarker;
        protected $_m_leaderChangeMessage;
        protected $_m_snapshotHeaderRecord;
        protected $_m_snapshotFooterRecord;
        protected $_m_kraftVersionRecord;
        protected $_m_votersRecord;
        protected $_m_unknownValue;
        protected $_m_numHeaders;
        protected $_m_headers;
        protected $_m__raw_key;
        protected $_m__raw_endTxnMarker;
        protected $_m__raw_leaderChangeMessage;
        protected $_m__raw_snapshotHeaderRecord;
        protected $_m__raw_snapshotFooterRecord;
        protected $_m__raw_kraftVersionRecord;
        protected $_m__raw_votersRecord;

        /**
         * Unused.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        public function timestampDelta() { return $this->_m_timestampDelta; }

        /**
         * Distance from the batch's `base_offset`.
         */
        public function offsetDelta() { return $this->_m_offsetDelta; }

        /**
         * Any value below zero means a null key, which no sound control
         * record has.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * Tells the kind.
         */
        public function key() { return $this->_m_key; }

        /**
         * Any value below zero means a null value.
         */
        public function lenValue() { return $this->_m_lenValue; }

        /**
         * The value of ABORT and COMMIT.
         */
        public function endTxnMarker() { return $this->_m_endTxnMarker; }

        /**
         * The value of LEADER_CHANGE.
         */
        public function leaderChangeMessage() { return $this->_m_leaderChangeMessage; }

        /**
         * The value of SNAPSHOT_HEADER.
         */
        public function snapshotHeaderRecord() { return $this->_m_snapshotHeaderRecord; }

        /**
         * The value of SNAPSHOT_FOOTER.
         */
        public function snapshotFooterRecord() { return $this->_m_snapshotFooterRecord; }

        /**
         * The value of KRAFT_VERSION.
         */
        public function kraftVersionRecord() { return $this->_m_kraftVersionRecord; }

        /**
         * The value of KRAFT_VOTERS.
         */
        public function votersRecord() { return $this->_m_votersRecord; }

        /**
         * The value of a kind that is not known.
         */
        public function unknownValue() { return $this->_m_unknownValue; }

        /**
         * Never below zero in a sound record.
         */
        public function numHeaders() { return $this->_m_numHeaders; }

        /**
         * None as a rule.
         */
        public function headers() { return $this->_m_headers; }
        public function _raw_key() { return $this->_m__raw_key; }
        public function _raw_endTxnMarker() { return $this->_m__raw_endTxnMarker; }
        public function _raw_leaderChangeMessage() { return $this->_m__raw_leaderChangeMessage; }
        public function _raw_snapshotHeaderRecord() { return $this->_m__raw_snapshotHeaderRecord; }
        public function _raw_snapshotFooterRecord() { return $this->_m__raw_snapshotFooterRecord; }
        public function _raw_kraftVersionRecord() { return $this->_m__raw_kraftVersionRecord; }
        public function _raw_votersRecord() { return $this->_m__raw_votersRecord; }
    }
}
