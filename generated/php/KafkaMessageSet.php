<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Messages one after the other: what the value of a compressed message holds
 * once it is decompressed. A last message that is not whole is dropped, as
 * Kafka drops it, and left in `tail`. A length below 14 is an error, also in
 * Kafka.
 */

namespace Kafkafmt {
    class KafkaMessageSet extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\KafkaMessageSet $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEntries()) {
                $this->_m_entries = [];
                $i = 0;
                do {
                    $_ = new \Kafkafmt\KafkaMessageSet\MessageSetEntry($this->_io, $this, $this->_root);
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
            $this->_m_hasEntries =  (($this->_io()->size() >= 12) && ($this->lenFirst() <= ($this->_io()->size() - 12))) ;
            return $this->_m_hasEntries;
        }
        protected $_m_lenFirst;

        /**
         * The first message's length, read ahead.
         */
        public function lenFirst() {
            if ($this->_m_lenFirst !== null)
                return $this->_m_lenFirst;
            if ($this->_io()->size() >= 12) {
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
         * Absent when not even one message is whole.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * The bytes after the last whole message.
         */
        public function tail() { return $this->_m_tail; }
    }
}

/**
 * A message inside exactly its own bytes.
 */

namespace Kafkafmt\KafkaMessageSet {
    class MessageSetEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kafkafmt\KafkaMessageSet $_parent = null, ?\Kafkafmt\KafkaMessageSet $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m__raw_message = $this->_io->readBytes($this->lenEntry());
            $_io__raw_message = new \Kaitai\Struct\Stream($this->_m__raw_message);
            $this->_m_message = new \Kafkafmt\KafkaMessage($_io__raw_message);
        }
        protected $_m_hasNext;

        /**
         * The next message is whole.
         */
        public function hasNext() {
            if ($this->_m_hasNext !== null)
                return $this->_m_hasNext;
            $this->_m_hasNext =  (($this->lenLeft() >= 12) && ($this->lenNext() <= ($this->lenLeft() - 12))) ;
            return $this->_m_hasNext;
        }
        protected $_m_lenEntry;

        /**
         * Bytes of the whole message.
         */
        public function lenEntry() {
            if ($this->_m_lenEntry !== null)
                return $this->_m_lenEntry;
            $this->_m_lenEntry = ($this->lenMessage() + 12);
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
         * Bytes that follow this field.
         */
        public function lenMessage() {
            if ($this->_m_lenMessage !== null)
                return $this->_m_lenMessage;
            $_pos = $this->_io->pos();
            $this->_io->seek($this->ofsEntry() + 8);
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
            if ($this->lenLeft() >= 12) {
                $_pos = $this->_io->pos();
                $this->_io->seek($this->ofsNext() + 8);
                $this->_m_lenNext = $this->_io->readS4be();
                $this->_io->seek($_pos);
            }
            return $this->_m_lenNext;
        }
        protected $_m_ofsEntry;

        /**
         * Where the message starts. Computed first, before `message` is
         * read.
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
        protected $_m_message;
        protected $_m__raw_message;

        /**
         * The message.
         */
        public function message() { return $this->_m_message; }
        public function _raw_message() { return $this->_m__raw_message; }
    }
}
