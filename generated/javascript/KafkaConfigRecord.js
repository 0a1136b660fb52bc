// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaConfigRecord || (root.KafkaConfigRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConfigRecord_, KaitaiStream, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json|ConfigRecord}
 */

var KafkaConfigRecord = (function() {
  function KafkaConfigRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConfigRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.resourceType = this._io.readS1();
    this.resourceName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.value = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 4.
   */

  /**
   * `int8`, since Kafka 2.8.
   */

  /**
   * `string`, since Kafka 2.8.
   */

  /**
   * `string`, since Kafka 2.8.
   */

  /**
   * `string`, since Kafka 2.8. May be null.
   */

  /**
   * None is known.
   */

  return KafkaConfigRecord;
})();
KafkaConfigRecord_.KafkaConfigRecord = KafkaConfigRecord;
});
