// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaCompactString || (root.KafkaCompactString = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaCompactString_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
 * malformed ones.
 * @see {@link https://kafka.apache.org/protocol#protocol_types|Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields|KIP-482}
 */

var KafkaCompactString = (function() {
  function KafkaCompactString(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaCompactString.prototype._read = function() {
    this.lenValuePlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.lenValuePlusOne.value >= 1) {
      this.value = this._io.readBytes((this.lenValuePlusOne.value - 1));
    }
  }

  /**
   * The length plus one; 0 means null.
   */

  /**
   * The text; absent when it is null.
   */

  return KafkaCompactString;
})();
KafkaCompactString_.KafkaCompactString = KafkaCompactString;
});
