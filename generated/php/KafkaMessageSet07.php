<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Messages of Kafka 0.7 one after the other: a file of a log,
 * `00000000000000000000.kafka`, and also what the payload of a compressed
 * message holds once it is decompressed.
 *
 * The offset of a message is its byte position in the log: the number in the
 * file's name plus `ofs_entry`. The position after a message is the next one
 * to fetch. Messages inside a compressed one have no position of their own;
 * they are fetched by that of the compressed one.
 *
 * Every whole message is found by its length alone; its content is parsed on
 * first access, so that a damaged message does not affect the others.
 * Reading ends, as in Kafka, where no whole message follows. The rest is the
 * `tail`. Checksums are not checked, and compressed bytes stay as they are.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 */

namespace Kafkafmt {
    class KafkaMessageSet07 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMessageSet07 $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEntries()) {
                $this->_m_entries = [];
                $i = 0;
                do {
                    $_ = new \Kafkafmt\KafkaMessageSet07\MessageSet07Entry($this->_io, $this, $this->_root);
                    $this->_m_entries[] = $_;
                    $i++;
                } while (!(!($_->hasNext())));
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_hasEntries;

        /**
         * The first message is whole.
         */
        public function hasEntries() {
            if ($this->_m_hasEntries !== null)
                return $this->_m_hasEntries;
            $this->_m_hasEntries =  (($this->_io()->size() >= 9) && ($this->lenFirst() >= 5) && ($this->lenFirst() <= ($this->_io()->size() - 4))) ;
            return $this->_m_hasEntries;
        }
        protected $_m_lenFirst;

        /**
         * The first message's length, read ahead.
         */
        public function lenFirst() {
            if ($this->_m_lenFirst !== null)
                return $this->_m_lenFirst;
            if ($this->_io()->size() >= 9) {
                $_pos = $this->_io->pos();
                $this->_io->seek(0);
                $this->_m_lenFirst = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_lenFirst;
        }
        protected $_m_entries;
        protected $_m_tail;

        /**
         * Absent when the file holds no whole message.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * The bytes after the last whole message; usually empty.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * A message by its length, and what is in it, if the magic is known.
 */

namespace Kafkafmt\KafkaMessageSet07 {
    class MessageSet07Entry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaMessageSet07 $_parent = null, ?\Kafkafmt\KafkaMessageSet07 $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_raw = $this->_io->readBytes($this->lenEntry());
        }
        protected $_m_hasNext;

        /**
         * The next message is whole.
         */
        public function hasNext() {
            if ($this->_m_hasNext !== null)
                return $this->_m_hasNext;
            $this->_m_hasNext =  (($this->lenLeft() >= 9) && ($this->lenNext() >= 5) && ($this->lenNext() <= ($this->lenLeft() - 4))) ;
            return $this->_m_hasNext;
        }
        protected $_m_lenEntry;

        /**
         * Bytes of the whole message, its length included.
         */
        public function lenEntry() {
            if ($this->_m_lenEntry !== null)
                return $this->_m_lenEntry;
            $this->_m_lenEntry = ($this->lenMessage() + 4);
            return $this->_m_lenEntry;
        }
        protected $_m_lenLeft;

        /**
         * Bytes after this message.
         */
        public function lenLeft() {
            if ($this->_m_lenLeft !== null)
                return $this->_m_lenLeft;
            $this->_m_lenLeft = ($this->_io()->size() - $this->ofsNext());
            return $this->_m_lenLeft;
        }
        protected $_m_lenMessage;

        /**
         * Bytes that follow this field, 5 at least.
         */
        public function lenMessage() {
            if ($this->_m_lenMessage !== null)
                return $this->_m_lenMessage;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry());
            $this->_m_lenMessage = $this->_io->readS4be();
            $this->_io->seek($_pos);
            return $this->_m_lenMessage;
        }
        protected $_m_lenNext;

        /**
         * The next message's length, read ahead.
         */
        public function lenNext() {
            if ($this->_m_lenNext !== null)
                return $this->_m_lenNext;
            if ($this->lenLeft() >= 9) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsNext());
                $this->_m_lenNext = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_lenNext;
        }
        protected $_m_magic;

        /**
         * The format, 0 or 1.
         */
        public function magic() {
            if ($this->_m_magic !== null)
                return $this->_m_magic;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry() + 4);
            $this->_m_magic = $this->_io->readS1();
            $this->_io->seek($_pos);
            return $this->_m_magic;
        }
        protected $_m_message;

        /**
         * Present if the magic is known and the length is large enough.
         */
        public function message() {
            if ($this->_m_message !== null)
                return $this->_m_message;
            if ( (($this->magic() == 0) || ( (($this->magic() == 1) && ($this->lenMessage() >= 6)) )) ) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsEntry());
                $this->_m__raw_message = $this->_io->readBytes($this->lenEntry());
                $_io__raw_message = new \Kaitai\Struct\Stream($this->_m__raw_message);
                $this->_m_message = new \Kafkafmt\KafkaMessage07($_io__raw_message);
                $this->_io->seek($_pos);
            }
            return $this->_m_message;
        }
        protected $_m_ofsEntry;

        /**
         * Where the message starts. It is computed first, for the length,
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
         * Where the next message would start.
         */
        public function ofsNext() {
            if ($this->_m_ofsNext !== null)
                return $this->_m_ofsNext;
            $this->_m_ofsNext = ($this->ofsEntry() + $this->lenEntry());
            return $this->_m_ofsNext;
        }
        protected $_m_raw;
        protected $_m__raw_message;

        /**
         * The whole message with its length, as it is.
         */
        public function raw() { return $this->_m_raw; }
        public function _raw_message() { return $this->_m__raw_message; }
    }
}
