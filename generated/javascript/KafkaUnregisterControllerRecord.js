// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaUnregisterControllerRecord || (root.KafkaUnregisterControllerRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaUnregisterControllerRecord_, KaitaiStream, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
 * 4.4.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json|UnregisterControllerRecord}
 */

var KafkaUnregisterControllerRecord = (function() {
  function KafkaUnregisterControllerRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaUnregisterControllerRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.controllerId = this._io.readS4be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 29.
   */

  /**
   * `int32`, since Kafka 4.4.
   */

  /**
   * None is known.
   */

  return KafkaUnregisterControllerRecord;
})();
KafkaUnregisterControllerRecord_.KafkaUnregisterControllerRecord = KafkaUnregisterControllerRecord;
});
