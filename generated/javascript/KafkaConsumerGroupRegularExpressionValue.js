// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaConsumerGroupRegularExpressionValue || (root.KafkaConsumerGroupRegularExpressionValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerGroupRegularExpressionValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json|ConsumerGroupRegularExpressionValue}
 */

var KafkaConsumerGroupRegularExpressionValue = (function() {
  function KafkaConsumerGroupRegularExpressionValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerGroupRegularExpressionValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.numTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numTopicsPlusOne.value >= 1) {
      this.topics = [];
      for (var i = 0; i < (this.numTopicsPlusOne.value - 1); i++) {
        this.topics.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
      }
    }
    this.versionNumber = this._io.readS8be();
    this.timestamp = this._io.readS8be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The version of the message.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]string`, since Kafka 4.0.
   */

  /**
   * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerGroupRegularExpressionValue;
})();
KafkaConsumerGroupRegularExpressionValue_.KafkaConsumerGroupRegularExpressionValue = KafkaConsumerGroupRegularExpressionValue;
});
