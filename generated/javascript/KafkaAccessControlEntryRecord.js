// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaAccessControlEntryRecord || (root.KafkaAccessControlEntryRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaAccessControlEntryRecord_, KaitaiStream, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
 * 3.2.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json|AccessControlEntryRecord}
 */

var KafkaAccessControlEntryRecord = (function() {
  function KafkaAccessControlEntryRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaAccessControlEntryRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.id = this._io.readBytes(16);
    this.resourceType = this._io.readS1();
    this.resourceName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.patternType = this._io.readS1();
    this.principal = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.host = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.operation = this._io.readS1();
    this.permissionType = this._io.readS1();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 18.
   */

  /**
   * `uuid`, since Kafka 3.2.
   */

  /**
   * `int8`, since Kafka 3.2.
   */

  /**
   * `string`, since Kafka 3.2.
   */

  /**
   * `int8`, since Kafka 3.2.
   */

  /**
   * `string`, since Kafka 3.2.
   */

  /**
   * `string`, since Kafka 3.2.
   */

  /**
   * `int8`, since Kafka 3.2.
   */

  /**
   * `int8`, since Kafka 3.2.
   */

  /**
   * None is known.
   */

  return KafkaAccessControlEntryRecord;
})();
KafkaAccessControlEntryRecord_.KafkaAccessControlEntryRecord = KafkaAccessControlEntryRecord;
});
