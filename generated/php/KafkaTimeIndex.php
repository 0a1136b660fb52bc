<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Up to which offset a segment holds nothing later than some of its
 * timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
 * same name, since Kafka 0.10.1. The name is the base offset, which the
 * entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size, and zeroes
 * follow the entries. Reading ends there: at an entry with the relative
 * offset 0 that is not the first. What is left is the `tail`. A file of
 * zeroes only has one entry, as for Kafka itself.
 */

namespace Kafkafmt {
    class KafkaTimeIndex extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaTimeIndex $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEntries()) {
                $this->_m_entries = [];
                $i = 0;
                do {
                    $_ = new \Kafkafmt\KafkaTimeIndex\TimeIndexEntry($this->_io, $this, $this->_root);
                    $this->_m_entries[] = $_;
                    $i++;
                } while (!(!($_->hasNext())));
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_hasEntries;

        /**
         * There is room for an entry.
         */
        public function hasEntries() {
            if ($this->_m_hasEntries !== null)
                return $this->_m_hasEntries;
            $this->_m_hasEntries = $this->_io()->size() >= 12;
            return $this->_m_hasEntries;
        }
        protected $_m_entries;
        protected $_m_tail;

        /**
         * Ascending by timestamp. Absent when the file holds no whole entry.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * Zeroes of an index that is still written to; otherwise empty.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * The greatest timestamp of the segment so far, and the offset of its
 * batch.
 */

namespace Kafkafmt\KafkaTimeIndex {
    class TimeIndexEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaTimeIndex $_parent = null, ?\Kafkafmt\KafkaTimeIndex $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_raw = $this->_io->readBytes(($this->ofsNext() - $this->ofsEntry()));
        }
        protected $_m_hasNext;

        /**
         * The next entry is whole, and has been written.
         */
        public function hasNext() {
            if ($this->_m_hasNext !== null)
                return $this->_m_hasNext;
            $this->_m_hasNext =  ((($this->_io()->size() - $this->ofsNext()) >= 12) && ($this->relativeOffsetNext() != 0)) ;
            return $this->_m_hasNext;
        }
        protected $_m_ofsEntry;

        /**
         * Where the entry starts. It is computed first, for the length,
         * before `raw` is read, and keeps that value.
         */
        public function ofsEntry() {
            if ($this->_m_ofsEntry !== null)
                return $this->_m_ofsEntry;
            $this->_m_ofsEntry = $this->_io()->pos();
            return $this->_m_ofsEntry;
        }
        protected $_m_ofsNext;

        /**
         * Where the next entry would start.
         */
        public function ofsNext() {
            if ($this->_m_ofsNext !== null)
                return $this->_m_ofsNext;
            $this->_m_ofsNext = ($this->ofsEntry() + 12);
            return $this->_m_ofsNext;
        }
        protected $_m_relativeOffset;

        /**
         * The last offset of the batch that has this timestamp, less the
         * base offset that the file's name says. Kafka 2.8 and before wrote
         * the offset of the record itself.
         */
        public function relativeOffset() {
            if ($this->_m_relativeOffset !== null)
                return $this->_m_relativeOffset;
            $_pos = $this->_io->pos();
            $this->_io->seek(($this->ofsEntry() + 8));
            $this->_m_relativeOffset = $this->_io->readS4be();
            $this->_io->seek($_pos);
            return $this->_m_relativeOffset;
        }
        protected $_m_relativeOffsetNext;

        /**
         * The next entry's relative offset, read ahead.
         */
        public function relativeOffsetNext() {
            if ($this->_m_relativeOffsetNext !== null)
                return $this->_m_relativeOffsetNext;
            if (($this->_io()->size() - $this->ofsNext()) >= 12) {
                $_pos = $this->_io->pos();
                $this->_io->seek(($this->ofsNext() + 8));
                $this->_m_relativeOffsetNext = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_relativeOffsetNext;
        }
        protected $_m_timestamp;

        /**
         * Milliseconds since the epoch.
         */
        public function timestamp() {
            if ($this->_m_timestamp !== null)
                return $this->_m_timestamp;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry());
            $this->_m_timestamp = $this->_io->readS8be();
            $this->_io->seek($_pos);
            return $this->_m_timestamp;
        }
        protected $_m_raw;

        /**
         * The whole entry as it is, 12 bytes.
         */
        public function raw() { return $this->_m_raw; }
    }
}
