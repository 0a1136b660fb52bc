// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaVarint'));
  } else {
    factory(root.KafkaHeader || (root.KafkaHeader = {}), root.KaitaiStream, root.KafkaVarint || (root.KafkaVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaHeader_, KaitaiStream, KafkaVarint_) {
/**
 * A key and a value that travel with a record. The key is text in UTF-8,
 * kept as bytes here, because Kafka accepts any bytes and replaces malformed
 * ones.
 * @see {@link https://kafka.apache.org/documentation/#recordheader|Apache Kafka documentation, 5.3.2.1 Record Header}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java|DefaultRecord.readHeaders}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers|KIP-82}
 */

var KafkaHeader = (function() {
  function KafkaHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaHeader.prototype._read = function() {
    this.lenKey = new KafkaVarint_.KafkaVarint(this._io, null, null);
    this.key = this._io.readBytes(this.lenKey.value);
    this.lenValue = new KafkaVarint_.KafkaVarint(this._io, null, null);
    if (this.lenValue.value >= 0) {
      this.value = this._io.readBytes(this.lenValue.value);
    }
  }

  /**
   * Never null, but may be empty.
   */

  /**
   * The name; a record may have several headers of one name.
   */

  /**
   * Any value below zero means a null value.
   */

  /**
   * Bytes that Kafka does not interpret; absent when they are null.
   */

  return KafkaHeader;
})();
KafkaHeader_.KafkaHeader = KafkaHeader;
});
