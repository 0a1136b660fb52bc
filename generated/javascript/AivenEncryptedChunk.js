// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.AivenEncryptedChunk || (root.AivenEncryptedChunk = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (AivenEncryptedChunk_, KaitaiStream) {
/**
 * One chunk of a segment, or one index of the object `.indexes`, encrypted
 * with AES-256 in GCM. The chunk index of the manifest says where each
 * begins and ends. Key and additional authenticated data, the same for all
 * chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
 * and `aad` of the manifest's `encryption`. What the ciphertext gives is a
 * zstd frame where the manifest says `compression`.
 * @see {@link https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java|EncryptionChunkEnumeration}
 * @see {@link https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java|AesEncryptionProvider}
 * @see {@link https://csrc.nist.gov/pubs/sp/800/38/d/final|NIST SP 800-38D, Galois/Counter Mode}
 */

var AivenEncryptedChunk = (function() {
  function AivenEncryptedChunk(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  AivenEncryptedChunk.prototype._read = function() {
    this.iv = this._io.readBytes(12);
    this.ciphertext = this._io.readBytes(this.lenCiphertext);
    this.tag = this._io.readBytes(16);
  }

  /**
   * What is between the initialization vector and the tag.
   */
  Object.defineProperty(AivenEncryptedChunk.prototype, 'lenCiphertext', {
    get: function() {
      if (this._m_lenCiphertext !== undefined)
        return this._m_lenCiphertext;
      this._m_lenCiphertext = (this._io.size > 28 ? (this._io.size - 28) : 0);
      return this._m_lenCiphertext;
    }
  });

  /**
   * The initialization vector, a new one for each chunk.
   */

  /**
   * As many bytes as the plain chunk, or its zstd frame, has.
   */

  /**
   * Proves that the ciphertext and the additional authenticated data are
   * unchanged. It says nothing about the chunk's place in the segment.
   */

  return AivenEncryptedChunk;
})();
AivenEncryptedChunk_.AivenEncryptedChunk = AivenEncryptedChunk;
});
