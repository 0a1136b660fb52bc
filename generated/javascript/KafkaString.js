// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaString || (root.KafkaString = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaString_, KaitaiStream) {
/**
 * Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
 * what is not UTF-8.
 * @see {@link https://kafka.apache.org/protocol#protocol_types|Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING}
 */

var KafkaString = (function() {
  function KafkaString(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaString.prototype._read = function() {
    this.lenValue = this._io.readS2be();
    if (this.lenValue >= 0) {
      this.value = this._io.readBytes(this.lenValue);
    }
  }

  /**
   * Bytes of the text; any value below zero means null.
   */

  /**
   * The text; absent when it is null.
   */

  return KafkaString;
})();
KafkaString_.KafkaString = KafkaString;
});
