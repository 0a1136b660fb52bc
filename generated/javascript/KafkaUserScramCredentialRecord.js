// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactBytes', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactBytes'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaUserScramCredentialRecord || (root.KafkaUserScramCredentialRecord = {}), root.KaitaiStream, root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaUserScramCredentialRecord_, KaitaiStream, KafkaCompactBytes_, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json|UserScramCredentialRecord}
 */

var KafkaUserScramCredentialRecord = (function() {
  function KafkaUserScramCredentialRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaUserScramCredentialRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.mechanism = this._io.readS1();
    this.salt = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.storedKey = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.serverKey = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.iterations = this._io.readS4be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 11.
   */

  /**
   * `string`, since Kafka 3.0.
   */

  /**
   * `int8`, since Kafka 3.5.
   */

  /**
   * `bytes`, since Kafka 3.5.
   */

  /**
   * `bytes`, since Kafka 3.5.
   */

  /**
   * `bytes`, since Kafka 3.5.
   */

  /**
   * `int32`, since Kafka 3.5.
   */

  /**
   * None is known.
   */

  return KafkaUserScramCredentialRecord;
})();
KafkaUserScramCredentialRecord_.KafkaUserScramCredentialRecord = KafkaUserScramCredentialRecord;
});
