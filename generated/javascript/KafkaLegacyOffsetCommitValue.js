// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaLegacyOffsetCommitValue || (root.KafkaLegacyOffsetCommitValue = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaLegacyOffsetCommitValue_, KaitaiStream, KafkaString_) {
/**
 * The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json|LegacyOffsetCommitValue}
 */

var KafkaLegacyOffsetCommitValue = (function() {
  function KafkaLegacyOffsetCommitValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaLegacyOffsetCommitValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.offset = this._io.readS8be();
    this.metadata = new KafkaString_.KafkaString(this._io, null, null);
    this.commitTimestamp = this._io.readS8be();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The version of the message.
   */

  /**
   * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
   */

  /**
   * `string`, since Kafka 0.8.2.
   */

  /**
   * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaLegacyOffsetCommitValue;
})();
KafkaLegacyOffsetCommitValue_.KafkaLegacyOffsetCommitValue = KafkaLegacyOffsetCommitValue;
});
