// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaControlRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaControlRecord'));
  } else {
    factory(root.KafkaControlRecords || (root.KafkaControlRecords = {}), root.KaitaiStream, root.KafkaControlRecord || (root.KafkaControlRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlRecords_, KaitaiStream, KafkaControlRecord_) {
/**
 * The records of a control batch to the end of the stream. A transaction
 * marker stands alone in its batch; KRaft writes several control records
 * into one.
 * @see {@link https://kafka.apache.org/documentation/#controlbatch|Apache Kafka documentation, 5.3.1.1 Control Batches}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java|DefaultRecordBatch.isControlBatch}
 */

var KafkaControlRecords = (function() {
  function KafkaControlRecords(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaControlRecords.prototype._read = function() {
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.records.push(new KafkaControlRecord_.KafkaControlRecord(this._io, null, null));
      i++;
    }
  }

  /**
   * In the order of their offsets.
   */

  return KafkaControlRecords;
})();
KafkaControlRecords_.KafkaControlRecords = KafkaControlRecords;
});
