// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaVarlong', './KafkaVarint', './KafkaHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaVarlong'), require('./KafkaVarint'), require('./KafkaHeader'));
  } else {
    factory(root.KafkaRecord || (root.KafkaRecord = {}), root.KaitaiStream, root.KafkaVarlong || (root.KafkaVarlong = {}), root.KafkaVarint || (root.KafkaVarint = {}), root.KafkaHeader || (root.KafkaHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRecord_, KaitaiStream, KafkaVarlong_, KafkaVarint_, KafkaHeader_) {
/**
 * One record of a batch. Offset and timestamp are stored as distances from
 * the batch's base.
 * @see {@link https://kafka.apache.org/documentation/#record|Apache Kafka documentation, 5.3.2 Record}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java|DefaultRecord.readFrom}
 */

var KafkaRecord = (function() {
  function KafkaRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRecord.prototype._read = function() {
    this.len = new KafkaVarint_.KafkaVarint(this._io, null, null);
    this._raw_body = this._io.readBytes(this.len.value);
    var _io__raw_body = new KaitaiStream(this._raw_body);
    this.body = new RecordBody(_io__raw_body, this, this._root);
  }

  /**
   * A record inside exactly its own bytes. A length below zero says null,
   * which is not empty. A sound record fills its length to the last byte.
   * @see {@link https://kafka.apache.org/documentation/#record|Apache Kafka documentation, 5.3.2 Record}
   */

  var RecordBody = KafkaRecord.RecordBody = (function() {
    function RecordBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RecordBody.prototype._read = function() {
      this.attributes = this._io.readS1();
      this.timestampDelta = new KafkaVarlong_.KafkaVarlong(this._io, null, null);
      this.offsetDelta = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenKey = new KafkaVarint_.KafkaVarint(this._io, null, null);
      if (this.lenKey.value >= 0) {
        this.key = this._io.readBytes(this.lenKey.value);
      }
      this.lenValue = new KafkaVarint_.KafkaVarint(this._io, null, null);
      if (this.lenValue.value >= 0) {
        this.value = this._io.readBytes(this.lenValue.value);
      }
      this.numHeaders = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.headers = [];
      for (var i = 0; i < this.numHeaders.value; i++) {
        this.headers.push(new KafkaHeader_.KafkaHeader(this._io, null, null));
      }
    }

    /**
     * Unused.
     */

    /**
     * Milliseconds from the batch's `base_timestamp`; may be negative.
     */

    /**
     * Distance from the batch's `base_offset`; compaction leaves gaps.
     */

    /**
     * Any value below zero means a null key.
     */

    /**
     * Bytes that Kafka does not interpret; compaction keeps the newest
     * record of each key.
     */

    /**
     * Any value below zero means a null value, a tombstone.
     */

    /**
     * Bytes that Kafka does not interpret.
     */

    /**
     * Never below zero in a sound record.
     */

    /**
     * In the order of the producer; a key may come more than once.
     */

    return RecordBody;
  })();

  /**
   * Bytes that follow this field.
   */

  /**
   * Everything after the length.
   */

  return KafkaRecord;
})();
KafkaRecord_.KafkaRecord = KafkaRecord;
});
