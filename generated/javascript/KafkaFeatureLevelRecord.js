// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaFeatureLevelRecord || (root.KafkaFeatureLevelRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaFeatureLevelRecord_, KaitaiStream, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json|FeatureLevelRecord}
 */

var KafkaFeatureLevelRecord = (function() {
  function KafkaFeatureLevelRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaFeatureLevelRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.featureLevel = this._io.readS2be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 12.
   */

  /**
   * `string`, since Kafka 3.0.
   */

  /**
   * `int16`, since Kafka 3.3.
   */

  /**
   * None is known.
   */

  return KafkaFeatureLevelRecord;
})();
KafkaFeatureLevelRecord_.KafkaFeatureLevelRecord = KafkaFeatureLevelRecord;
});
