// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaUnsignedVarint_, KaitaiStream) {
/**
 * An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. Kafka's flexible
 * messages use it for the lengths of compact strings and arrays (stored plus
 * one, 0 for null) and for tagged fields.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java|ByteUtils.readUnsignedVarint}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields|KIP-482, Unsigned Varints}
 * @see {@link https://protobuf.dev/programming-guides/encoding/#varints|Protocol Buffers, Base 128 Varints and ZigZag}
 */

var KafkaUnsignedVarint = (function() {
  function KafkaUnsignedVarint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaUnsignedVarint.prototype._read = function() {
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
   * The number, 0 to 2^32 - 1 (Java's int shows the upper half as
   * negative).
   */
  Object.defineProperty(KafkaUnsignedVarint.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = (KaitaiStream.mod(this.byte0, 128) + (this.byte0 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte1, 128) + (this.byte1 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte2, 128) + (this.byte2 < 128 ? 0 : (128 * (KaitaiStream.mod(this.byte3, 128) + (this.byte3 < 128 ? 0 : (128 * KaitaiStream.mod(this.byte4, 16)))))))))))));
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

  return KafkaUnsignedVarint;
})();
KafkaUnsignedVarint_.KafkaUnsignedVarint = KafkaUnsignedVarint;
});
