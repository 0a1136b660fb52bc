<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Where in a segment some of its offsets stand:
 * `00000000000000000000.index`, beside the `.log` of the same name. The name
 * is the base offset, which the entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size (10 MiB by
 * default), and zeroes follow the entries. Reading ends there: at an entry
 * with the relative offset 0 that is not the first. What is left is the
 * `tail`. A file of zeroes only has one entry, as for Kafka itself.
 */

namespace Kafkafmt {
    class KafkaOffsetIndex extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaOffsetIndex $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEntries()) {
                $this->_m_entries = [];
                $i = 0;
                do {
                    $_ = new \Kafkafmt\KafkaOffsetIndex\OffsetIndexEntry($this->_io, $this, $this->_root);
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
            $this->_m_hasEntries = $this->_io()->size() >= 8;
            return $this->_m_hasEntries;
        }
        protected $_m_entries;
        protected $_m_tail;

        /**
         * Ascending by offset. Absent when the file holds no whole entry.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * Zeroes of an index that is still written to; otherwise empty.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * An offset, and the position of its batch.
 */

namespace Kafkafmt\KafkaOffsetIndex {
    class OffsetIndexEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaOffsetIndex $_parent = null, ?\Kafkafmt\KafkaOffsetIndex $_root = null) {
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
            $this->_m_hasNext =  ((($this->_io()->size() - $this->ofsNext()) >= 8) && ($this->relativeOffsetNext() != 0)) ;
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
            $this->_m_ofsNext = ($this->ofsEntry() + 8);
            return $this->_m_ofsNext;
        }
        protected $_m_position;

        /**
         * Where the batch starts, in bytes from the start of the segment.
         */
        public function position() {
            if ($this->_m_position !== null)
                return $this->_m_position;
            $_pos = $this->_io->pos();
            $this->_io->seek(($this->ofsEntry() + 4));
            $this->_m_position = $this->_io->readS4be();
            $this->_io->seek($_pos);
            return $this->_m_position;
        }
        protected $_m_relativeOffset;

        /**
         * The last offset of the batch, less the base offset that the file's
         * name says. Kafka 0.11 and before wrote the first offset.
         */
        public function relativeOffset() {
            if ($this->_m_relativeOffset !== null)
                return $this->_m_relativeOffset;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry());
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
            if (($this->_io()->size() - $this->ofsNext()) >= 8) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsNext());
                $this->_m_relativeOffsetNext = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_relativeOffsetNext;
        }
        protected $_m_raw;

        /**
         * The whole entry as it is, 8 bytes.
         */
        public function raw() { return $this->_m_raw; }
    }
}
