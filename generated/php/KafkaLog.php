<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A file in which a broker keeps a part of a topic partition,
 * `00000000000000000000.log`, or a KRaft snapshot,
 * `00000000000000000000-0000000000.checkpoint`: entries one after the other.
 * The byte 16 of an entry gives its format, and one file may mix formats.
 *
 * Every whole entry is found by its frame alone; its content is parsed on
 * first access, so that a damaged entry does not affect the others. Reading
 * ends, as in Kafka, where no whole entry follows: at a last entry that is
 * cut off, at the zeroes of a preallocated file, or at an impossible length.
 * The rest is the `tail`. Checksums are not checked, and compressed bytes
 * stay as they are.
 */

namespace Kafkafmt {
    class KafkaLog extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaLog $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEntries()) {
                $this->_m_entries = [];
                $i = 0;
                do {
                    $_ = new \Kafkafmt\KafkaLog\LogEntry($this->_io, $this, $this->_root);
                    $this->_m_entries[] = $_;
                    $i++;
                } while (!(!($_->hasNext())));
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_hasEntries;

        /**
         * The first entry is whole.
         */
        public function hasEntries() {
            if ($this->_m_hasEntries !== null)
                return $this->_m_hasEntries;
            $this->_m_hasEntries =  (($this->_io()->size() >= 26) && ($this->lenFirst() >= 14) && ($this->lenFirst() <= ($this->_io()->size() - 12))) ;
            return $this->_m_hasEntries;
        }
        protected $_m_lenFirst;

        /**
         * The first entry's length, read ahead.
         */
        public function lenFirst() {
            if ($this->_m_lenFirst !== null)
                return $this->_m_lenFirst;
            if ($this->_io()->size() >= 26) {
                $_pos = $this->_io->pos();
                $this->_io->seek(8);
                $this->_m_lenFirst = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_lenFirst;
        }
        protected $_m_entries;
        protected $_m_tail;

        /**
         * Absent when the file holds no whole entry.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * The bytes after the last whole entry; usually empty.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * An entry by its frame, which is the same in all formats, and what is
 * in it: a message or a record batch, or neither when the magic is
 * unknown or the entry too short for it.
 */

namespace Kafkafmt\KafkaLog {
    class LogEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaLog $_parent = null, ?\Kafkafmt\KafkaLog $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_raw = $this->_io->readBytes($this->lenEntry());
        }
        protected $_m_baseOffset;

        /**
         * The first record's offset of a record batch; of a message its own,
         * which for a compressed one is that of its last inner message.
         */
        public function baseOffset() {
            if ($this->_m_baseOffset !== null)
                return $this->_m_baseOffset;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry());
            $this->_m_baseOffset = $this->_io->readS8be();
            $this->_io->seek($_pos);
            return $this->_m_baseOffset;
        }
        protected $_m_hasNext;

        /**
         * The next entry is whole.
         */
        public function hasNext() {
            if ($this->_m_hasNext !== null)
                return $this->_m_hasNext;
            $this->_m_hasNext =  (($this->lenLeft() >= 26) && ($this->lenNext() >= 14) && ($this->lenNext() <= ($this->lenLeft() - 12))) ;
            return $this->_m_hasNext;
        }
        protected $_m_lenBody;

        /**
         * Bytes that follow this field, 14 at least.
         */
        public function lenBody() {
            if ($this->_m_lenBody !== null)
                return $this->_m_lenBody;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry() + 8);
            $this->_m_lenBody = $this->_io->readS4be();
            $this->_io->seek($_pos);
            return $this->_m_lenBody;
        }
        protected $_m_lenEntry;

        /**
         * Bytes of the whole entry.
         */
        public function lenEntry() {
            if ($this->_m_lenEntry !== null)
                return $this->_m_lenEntry;
            $this->_m_lenEntry = ($this->lenBody() + 12);
            return $this->_m_lenEntry;
        }
        protected $_m_lenLeft;

        /**
         * Bytes after this entry.
         */
        public function lenLeft() {
            if ($this->_m_lenLeft !== null)
                return $this->_m_lenLeft;
            $this->_m_lenLeft = ($this->_io()->size() - $this->ofsNext());
            return $this->_m_lenLeft;
        }
        protected $_m_lenNext;

        /**
         * The next entry's length, read ahead.
         */
        public function lenNext() {
            if ($this->_m_lenNext !== null)
                return $this->_m_lenNext;
            if ($this->lenLeft() >= 26) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsNext() + 8);
                $this->_m_lenNext = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_lenNext;
        }
        protected $_m_magic;

        /**
         * The format, 0 to 2.
         */
        public function magic() {
            if ($this->_m_magic !== null)
                return $this->_m_magic;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry() + 16);
            $this->_m_magic = $this->_io->readS1();
            $this->_io->seek($_pos);
            return $this->_m_magic;
        }
        protected $_m_message;

        /**
         * Present in the formats before Kafka 0.11.
         */
        public function message() {
            if ($this->_m_message !== null)
                return $this->_m_message;
            if ( (($this->magic() == 0) || ( (($this->magic() == 1) && ($this->lenBody() >= 22)) )) ) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsEntry());
                $this->_m__raw_message = $this->_io->readBytes($this->lenEntry());
                $_io__raw_message = new \Kaitai\Struct\Stream($this->_m__raw_message);
                $this->_m_message = new \Kafkafmt\KafkaMessage($_io__raw_message);
                $this->_io->seek($_pos);
            }
            return $this->_m_message;
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
            $this->_m_ofsNext = ($this->ofsEntry() + $this->lenEntry());
            return $this->_m_ofsNext;
        }
        protected $_m_recordBatch;

        /**
         * Present in the format since Kafka 0.11.
         */
        public function recordBatch() {
            if ($this->_m_recordBatch !== null)
                return $this->_m_recordBatch;
            if ( (($this->magic() == 2) && ($this->lenBody() >= 49)) ) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsEntry());
                $this->_m__raw_recordBatch = $this->_io->readBytes($this->lenEntry());
                $_io__raw_recordBatch = new \Kaitai\Struct\Stream($this->_m__raw_recordBatch);
                $this->_m_recordBatch = new \Kafkafmt\KafkaRecordBatch($_io__raw_recordBatch);
                $this->_io->seek($_pos);
            }
            return $this->_m_recordBatch;
        }
        protected $_m_raw;
        protected $_m__raw_message;
        protected $_m__raw_recordBatch;

        /**
         * The whole entry as it is.
         */
        public function raw() { return $this->_m_raw; }
        public function _raw_message() { return $this->_m__raw_message; }
        public function _raw_recordBatch() { return $this->_m__raw_recordBatch; }
    }
}
