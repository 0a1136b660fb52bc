// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaVarint || (root.KafkaVarint = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaVarint_, KaitaiStream) {
/**
 * A signed 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. The bits hold 2 * n
 * for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The arithmetic divides and multiplies and never shifts, so that it is
 * right in every target language, also where all numbers are doubles.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java|ByteUtils.readVarint}
 * @see {@link https://protobuf.dev/programming-guides/encoding/#varints|Protocol Buffers, Base 128 Varints and ZigZag}
 */

var KafkaVarint = (function() {
  function KafkaVarint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaVarint.prototype._read = function() {
    this.byte0 = this._io.readU1();
    if (this.byte0 >= 128) {
      this.byte1 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128)) ) {
      this.byte2 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128)) ) {
      this.byte3 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128)) ) {
      this.byte4 = this._io.readU1();
      if (!(this.byte4 <= 127)) {
        throw new KaitaiStream.ValidationGreaterThanError(127, this.byte4, this._io, "/seq/4");
      }
    }
  }

  /**
   * The bits as they are stored, 0 to 2^32 - 1.
   */
  Object.defineProperty(KafkaVarint.prototype, 'stored', {
    get: function() {
      if (this._m_stored !== undefined)
        return this._m_stored;
      this._m_stored = (KaitaiStream.mod(this.byte0, 128) + (this.byte0 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte1, 128) + (this.byte1 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte2, 128) + (this.byte2 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte3, 128) + (this.byte3 < 128 ? 0 : (128 * KaitaiStream.mod(this.byte4, 16)))))))))))));
      return this._m_stored;
    }
  });

  /**
   * The number, -2^31 to 2^31 - 1.
   */
  Object.defineProperty(KafkaVarint.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = (KaitaiStream.mod(this.stored, 2) == 0 ? Math.floor(this.stored / 2) : (-(1) - Math.floor(this.stored / 2)));
      return this._m_value;
    }
  });

  /**
   * Seven bits, the lowest first; bit 7 of a byte tells that one more byte
   * follows.
   */

  /**
   * The next seven bits.
   */

  /**
   * The next seven bits.
   */

  /**
   * The next seven bits.
   */

  /**
   * Four bits count; what is above them falls off, as in Java, where they
   * are shifted out of an int. A sixth byte is invalid.
   */

  return KafkaVarint;
})();
KafkaVarint_.KafkaVarint = KafkaVarint;
});
