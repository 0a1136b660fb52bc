// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoveTopicRecord || (root.KafkaRemoveTopicRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoveTopicRecord_, KaitaiStream, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json|RemoveTopicRecord}
 */

var KafkaRemoveTopicRecord = (function() {
  function KafkaRemoveTopicRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoveTopicRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.topicId = this._io.readBytes(16);
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 9.
   */

  /**
   * `uuid`, since Kafka 2.8.
   */

  /**
   * None is known.
   */

  return KafkaRemoveTopicRecord;
})();
KafkaRemoveTopicRecord_.KafkaRemoveTopicRecord = KafkaRemoveTopicRecord;
});
