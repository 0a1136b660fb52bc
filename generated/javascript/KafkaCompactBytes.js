// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaCompactBytes_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * Bytes after their length, which is stored plus one.
 * @see {@link https://kafka.apache.org/protocol#protocol_types|Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields|KIP-482}
 */

var KafkaCompactBytes = (function() {
  function KafkaCompactBytes(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaCompactBytes.prototype._read = function() {
    this.lenValuePlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.lenValuePlusOne.value >= 1) {
      this.value = this._io.readBytes((this.lenValuePlusOne.value - 1));
    }
  }

  /**
   * The length plus one; 0 means null.
   */

  /**
   * The bytes; absent when they are null.
   */

  return KafkaCompactBytes;
})();
KafkaCompactBytes_.KafkaCompactBytes = KafkaCompactBytes;
});
