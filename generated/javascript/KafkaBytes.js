// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaBytes || (root.KafkaBytes = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaBytes_, KaitaiStream) {
/**
 * Bytes after their length.
 * @see {@link https://kafka.apache.org/protocol#protocol_types|Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES}
 */

var KafkaBytes = (function() {
  function KafkaBytes(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaBytes.prototype._read = function() {
    this.lenValue = this._io.readS4be();
    if (this.lenValue >= 0) {
      this.value = this._io.readBytes(this.lenValue);
    }
  }

  /**
   * How many bytes; any value below zero means null.
   */

  /**
   * The bytes; absent when they are null.
   */

  return KafkaBytes;
})();
KafkaBytes_.KafkaBytes = KafkaBytes;
});
