// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaRecord'));
  } else {
    factory(root.KafkaRecords || (root.KafkaRecords = {}), root.KaitaiStream, root.KafkaRecord || (root.KafkaRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRecords_, KaitaiStream, KafkaRecord_) {
/**
 * The records of a batch to the end of the stream: the bytes after the
 * header of an uncompressed batch, or the decompressed bytes of a compressed
 * one. A sound batch has `num_records` of them.
 * @see {@link https://kafka.apache.org/documentation/#record|Apache Kafka documentation, 5.3.2 Record}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java|DefaultRecordBatch.iterator}
 */

var KafkaRecords = (function() {
  function KafkaRecords(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRecords.prototype._read = function() {
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.records.push(new KafkaRecord_.KafkaRecord(this._io, null, null));
      i++;
    }
  }

  /**
   * In the order of their offsets.
   */

  return KafkaRecords;
})();
KafkaRecords_.KafkaRecords = KafkaRecords;
});
