// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaRecords', './KafkaControlRecords', './KafkaRecordBatchHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaRecords'), require('./KafkaControlRecords'), require('./KafkaRecordBatchHeader'));
  } else {
    factory(root.KafkaRecordBatch || (root.KafkaRecordBatch = {}), root.KaitaiStream, root.KafkaRecords || (root.KafkaRecords = {}), root.KafkaControlRecords || (root.KafkaControlRecords = {}), root.KafkaRecordBatchHeader || (root.KafkaRecordBatchHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRecordBatch_, KaitaiStream, KafkaRecords_, KafkaControlRecords_, KafkaRecordBatchHeader_) {
/**
 * One entry of a log of the format since Kafka 0.11: a header and its
 * records. Exactly one of the fields after the header is present. Compressed
 * bytes stay as they are: decompress them and parse the result as
 * `kafka_records` (or `kafka_control_records`).
 * @see {@link https://kafka.apache.org/documentation/#recordbatch|Apache Kafka documentation, 5.3.1 Record Batch}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java|DefaultRecordBatch}
 */

var KafkaRecordBatch = (function() {
  function KafkaRecordBatch(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRecordBatch.prototype._read = function() {
    this.header = new KafkaRecordBatchHeader_.KafkaRecordBatchHeader(this._io, null, null);
    if (this.header.isCompressed) {
      this.compressedRecords = this._io.readBytes(this.header.lenRecords);
    }
    if ( ((!(this.header.isCompressed)) && (this.header.attributes.isControl)) ) {
      this._raw_controlRecords = this._io.readBytes(this.header.lenRecords);
      var _io__raw_controlRecords = new KaitaiStream(this._raw_controlRecords);
      this.controlRecords = new KafkaControlRecords_.KafkaControlRecords(_io__raw_controlRecords, null, null);
    }
    if ( ((!(this.header.isCompressed)) && (!(this.header.attributes.isControl))) ) {
      this._raw_records = this._io.readBytes(this.header.lenRecords);
      var _io__raw_records = new KaitaiStream(this._raw_records);
      this.records = new KafkaRecords_.KafkaRecords(_io__raw_records, null, null);
    }
  }

  /**
   * Everything before the records; never compressed.
   */

  /**
   * The records in the codec `header.attributes.compression`, also in one
   * that is unknown.
   */

  /**
   * The control records, not compressed.
   */

  /**
   * The records, not compressed.
   */

  return KafkaRecordBatch;
})();
KafkaRecordBatch_.KafkaRecordBatch = KafkaRecordBatch;
});
