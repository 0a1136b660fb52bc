// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.AivenChunkSizes || (root.AivenChunkSizes = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (AivenChunkSizes_, KaitaiStream) {
/**
 * How many bytes each chunk of a segment has as it is stored, one after the
 * other in the object `.log`: the field `transformedChunks` of a manifest
 * (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
 * text: Base64 of one zstd frame. Decode and decompress that first.
 *
 * The size of each chunk but the last is the sum of `base` and of a value.
 * All values are as wide as the greatest of them needs, so a table has one
 * of `one_byte_values`, `two_byte_values`, `three_byte_values` and
 * `four_byte_values`.
 * @see {@link https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java|ChunkSizesBinaryCodec}
 */

var AivenChunkSizes = (function() {
  function AivenChunkSizes(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  AivenChunkSizes.prototype._read = function() {
    this.numChunks = this._io.readS4be();
    if (!(this.numChunks >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.numChunks, this._io, "/seq/0");
    }
    if (this.numChunks > 1) {
      this.base = this._io.readS4be();
    }
    if (this.numChunks > 1) {
      this.lenValue = this._io.readS1();
      if (!(this.lenValue >= 1)) {
        throw new KaitaiStream.ValidationLessThanError(1, this.lenValue, this._io, "/seq/2");
      }
      if (!(this.lenValue <= 4)) {
        throw new KaitaiStream.ValidationGreaterThanError(4, this.lenValue, this._io, "/seq/2");
      }
    }
    if ( ((this.numChunks > 1) && (this.lenValue == 1)) ) {
      this.oneByteValues = [];
      for (var i = 0; i < this.numValues; i++) {
        this.oneByteValues.push(this._io.readU1());
      }
    }
    if ( ((this.numChunks > 1) && (this.lenValue == 2)) ) {
      this.twoByteValues = [];
      for (var i = 0; i < this.numValues; i++) {
        this.twoByteValues.push(this._io.readU2be());
      }
    }
    if ( ((this.numChunks > 1) && (this.lenValue == 3)) ) {
      this.threeByteValues = [];
      for (var i = 0; i < this.numValues; i++) {
        this.threeByteValues.push(new ThreeByteValue(this._io, this, this._root));
      }
    }
    if ( ((this.numChunks > 1) && (this.lenValue == 4)) ) {
      this.fourByteValues = [];
      for (var i = 0; i < this.numValues; i++) {
        this.fourByteValues.push(this._io.readU4be());
      }
    }
    if (this.numChunks > 0) {
      this.lenLastChunk = this._io.readS4be();
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * An unsigned number of three bytes.
   * @see {@link https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java|ChunkSizesBinaryCodec}
   */

  var ThreeByteValue = AivenChunkSizes.ThreeByteValue = (function() {
    function ThreeByteValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ThreeByteValue.prototype._read = function() {
      this.high = this._io.readU1();
      this.low = this._io.readU2be();
    }

    /**
     * The number.
     */
    Object.defineProperty(ThreeByteValue.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._m_value = ((this.high * 65536) + this.low);
        return this._m_value;
      }
    });

    /**
     * The highest byte.
     */

    /**
     * The two lower bytes.
     */

    return ThreeByteValue;
  })();

  /**
   * All chunks but the last; less than none without chunks.
   */
  Object.defineProperty(AivenChunkSizes.prototype, 'numValues', {
    get: function() {
      if (this._m_numValues !== undefined)
        return this._m_numValues;
      this._m_numValues = (this.numChunks - 1);
      return this._m_numValues;
    }
  });

  /**
   * How many chunks; none for none, and then nothing follows.
   */

  /**
   * The least size of all chunks but the last; absent with a single chunk.
   */

  /**
   * Bytes of each value; absent with a single chunk.
   */

  /**
   * For each chunk but the last, its size less `base`.
   */

  /**
   * For each chunk but the last, its size less `base`.
   */

  /**
   * For each chunk but the last, its size less `base`.
   */

  /**
   * For each chunk but the last, its size less `base`.
   */

  /**
   * The whole size of the last chunk; absent without chunks.
   */

  /**
   * Empty as a rule. The plugin does not look at it.
   */

  return AivenChunkSizes;
})();
AivenChunkSizes_.AivenChunkSizes = AivenChunkSizes;
});
