// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaShareGroupMemberMetadataValue || (root.KafkaShareGroupMemberMetadataValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupMemberMetadataValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json|ShareGroupMemberMetadataValue}
 */

var KafkaShareGroupMemberMetadataValue = (function() {
  function KafkaShareGroupMemberMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupMemberMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.rackId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.clientId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.clientHost = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numSubscribedTopicNamesPlusOne.value >= 1) {
      this.subscribedTopicNames = [];
      for (var i = 0; i < (this.numSubscribedTopicNamesPlusOne.value - 1); i++) {
        this.subscribedTopicNames.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The version of the message.
   */

  /**
   * `string`, since Kafka 3.9. May be null.
   */

  /**
   * `string`, since Kafka 3.9.
   */

  /**
   * `string`, since Kafka 3.9.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]string`, since Kafka 3.9.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupMemberMetadataValue;
})();
KafkaShareGroupMemberMetadataValue_.KafkaShareGroupMemberMetadataValue = KafkaShareGroupMemberMetadataValue;
});
