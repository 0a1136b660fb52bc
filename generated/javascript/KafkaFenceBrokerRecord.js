// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaFenceBrokerRecord || (root.KafkaFenceBrokerRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaFenceBrokerRecord_, KaitaiStream, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 7 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FenceBrokerRecord.json|FenceBrokerRecord}
 */

var KafkaFenceBrokerRecord = (function() {
  function KafkaFenceBrokerRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaFenceBrokerRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.id = this._io.readS4be();
    this.epoch = this._io.readS8be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 7.
   */

  /**
   * `int32`, since Kafka 2.8.
   */

  /**
   * `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
   */

  /**
   * None is known.
   */

  return KafkaFenceBrokerRecord;
})();
KafkaFenceBrokerRecord_.KafkaFenceBrokerRecord = KafkaFenceBrokerRecord;
});
