// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaShareGroupMetadataValue || (root.KafkaShareGroupMetadataValue = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupMetadataValue_, KaitaiStream, KafkaTaggedFields_) {
/**
 * The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json|ShareGroupMetadataValue}
 */

var KafkaShareGroupMetadataValue = (function() {
  function KafkaShareGroupMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.epoch = this._io.readS4be();
    this.metadataHash = this._io.readS8be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 3.9.
   */

  /**
   * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupMetadataValue;
})();
KafkaShareGroupMetadataValue_.KafkaShareGroupMetadataValue = KafkaShareGroupMetadataValue;
});
