// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaVarlong || (root.KafkaVarlong = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaVarlong_, KaitaiStream) {
/**
 * A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
 * first, bit 7 set where another byte follows. The bits hold 2 * n for
 * n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The sign bit is bit 0 of the first byte; the other 63 bits are summed
 * apart from it, since all 64 together fit no signed integer.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java|ByteUtils.readVarlong}
 * @see {@link https://protobuf.dev/programming-guides/encoding/#varints|Protocol Buffers, Base 128 Varints and ZigZag}
 */

var KafkaVarlong = (function() {
  function KafkaVarlong(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaVarlong.prototype._read = function() {
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
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128) && (this.byte4 >= 128)) ) {
      this.byte5 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128) && (this.byte4 >= 128) && (this.byte5 >= 128)) ) {
      this.byte6 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128) && (this.byte4 >= 128) && (this.byte5 >= 128) && (this.byte6 >= 128)) ) {
      this.byte7 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128) && (this.byte4 >= 128) && (this.byte5 >= 128) && (this.byte6 >= 128) && (this.byte7 >= 128)) ) {
      this.byte8 = this._io.readU1();
    }
    if ( ((this.byte0 >= 128) && (this.byte1 >= 128) && (this.byte2 >= 128) && (this.byte3 >= 128) && (this.byte4 >= 128) && (this.byte5 >= 128) && (this.byte6 >= 128) && (this.byte7 >= 128) && (this.byte8 >= 128)) ) {
      this.byte9 = this._io.readU1();
      if (!(this.byte9 <= 127)) {
        throw new KaitaiStream.ValidationGreaterThanError(127, this.byte9, this._io, "/seq/9");
      }
    }
  }

  /**
   * The bits without the lowest, 0 to 2^63 - 1.
   */
  Object.defineProperty(KafkaVarlong.prototype, 'half', {
    get: function() {
      if (this._m_half !== undefined)
        return this._m_half;
      this._m_half = (Math.floor(KaitaiStream.mod(this.byte0, 128) / 2) + (this.byte0 < 128 ? 0 : (64 * (KaitaiStream.mod(this.byte1, 128) + (this.byte1 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte2, 128) + (this.byte2 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte3, 128) + (this.byte3 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte4, 128) + (this.byte4 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte5, 128) + (this.byte5 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte6, 128) + (this.byte6 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte7, 128) + (this.byte7 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte8, 128) + (this.byte8 < 128 ? 0 : (128 * KaitaiStream.mod(this.byte9, 2))))))))))))))))))))))))))));
      return this._m_half;
    }
  });

  /**
   * The number, -2^63 to 2^63 - 1.
   */
  Object.defineProperty(KafkaVarlong.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = (KaitaiStream.mod(this.byte0, 2) == 0 ? this.half : (-(1) - this.half));
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
   * The next seven bits.
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
   * The next seven bits.
   */

  /**
   * One bit counts; what is above it falls off, as in Java, where it is
   * shifted out of a long. An eleventh byte is invalid.
   */

  return KafkaVarlong;
})();
KafkaVarlong_.KafkaVarlong = KafkaVarlong;
});
