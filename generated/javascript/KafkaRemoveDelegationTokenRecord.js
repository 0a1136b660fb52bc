// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoveDelegationTokenRecord || (root.KafkaRemoveDelegationTokenRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoveDelegationTokenRecord_, KaitaiStream, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 26 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json|RemoveDelegationTokenRecord}
 */

var KafkaRemoveDelegationTokenRecord = (function() {
  function KafkaRemoveDelegationTokenRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoveDelegationTokenRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.tokenId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 26.
   */

  /**
   * `string`, since Kafka 3.6.
   */

  /**
   * None is known.
   */

  return KafkaRemoveDelegationTokenRecord;
})();
KafkaRemoveDelegationTokenRecord_.KafkaRemoveDelegationTokenRecord = KafkaRemoveDelegationTokenRecord;
});
