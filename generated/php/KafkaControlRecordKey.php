<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Tells what kind of control record this is. A later version may append
 * fields and must keep these, so an unknown version is read as this one.
 */

namespace Kafkafmt {
    class KafkaControlRecordKey extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaControlRecordKey $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readS2be();
            if (!($this->_m_version >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_version, $this->_io, "/seq/0");
            }
            $this->_m_typeId = $this->_io->readS2be();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_controlType;

        /**
         * The kind by its name.
         */
        public function controlType() {
            if ($this->_m_controlType !== null)
                return $this->_m_controlType;
            $this->_m_controlType = $this->typeId();
            return $this->_m_controlType;
        }
        protected $_m_version;
        protected $_m_typeId;
        protected $_m_trailing;

        /**
         * The version of this key; 0 in every release.
         */
        public function version() { return $this->_m_version; }

        /**
         * A kind that is not listed is unknown to Kafka too, and skipped.
         */
        public function typeId() { return $this->_m_typeId; }

        /**
         * Fields of a later version.
         */
        public function trailing() { return $this->_m_trailing; }
    }
}

namespace Kafkafmt\KafkaControlRecordKey {
    class ControlRecordType {

        /**
         * The producer's open transaction in this partition is aborted.
         */
        const ABORT = 0;

        /**
         * The producer's open transaction in this partition is committed.
         */
        const COMMIT = 1;

        /**
         * A new KRaft leader.
         */
        const LEADER_CHANGE = 2;

        /**
         * The first record of a KRaft snapshot.
         */
        const SNAPSHOT_HEADER = 3;

        /**
         * The last record of a KRaft snapshot.
         */
        const SNAPSHOT_FOOTER = 4;

        /**
         * The version of the KRaft protocol.
         */
        const KRAFT_VERSION = 5;

        /**
         * The voters of the KRaft quorum.
         */
        const KRAFT_VOTERS = 6;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
