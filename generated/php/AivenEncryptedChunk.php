<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One chunk of a segment, or one index of the object `.indexes`, encrypted
 * with AES-256 in GCM. The chunk index of the manifest says where each
 * begins and ends. Key and additional authenticated data, the same for all
 * chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
 * and `aad` of the manifest's `encryption`. What the ciphertext gives is a
 * zstd frame where the manifest says `compression`.
 */

namespace Kafkafmt {
    class AivenEncryptedChunk extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Kafkafmt\AivenEncryptedChunk $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_iv = $this->_io->readBytes(12);
            $this->_m_ciphertext = $this->_io->readBytes($this->lenCiphertext());
            $this->_m_tag = $this->_io->readBytes(16);
        }
        protected $_m_lenCiphertext;

        /**
         * What is between the initialization vector and the tag.
         */
        public function lenCiphertext() {
            if ($this->_m_lenCiphertext !== null)
                return $this->_m_lenCiphertext;
            $this->_m_lenCiphertext = ($this->_io()->size() > 28 ? ($this->_io()->size() - 28) : 0);
            return $this->_m_lenCiphertext;
        }
        protected $_m_iv;
        protected $_m_ciphertext;
        protected $_m_tag;

        /**
         * The initialization vector, a new one for each chunk.
         */
        public function iv() { return $this->_m_iv; }

        /**
         * As many bytes as the plain chunk, or its zstd frame, has.
         */
        public function ciphertext() { return $this->_m_ciphertext; }

        /**
         * Proves that the ciphertext and the additional authenticated data are
         * unchanged. It says nothing about the chunk's place in the segment.
         */
        public function tag() { return $this->_m_tag; }
    }
}
