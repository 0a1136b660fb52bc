// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaOffsetCommitKey || (root.KafkaOffsetCommitKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaOffsetCommitKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json|OffsetCommitKey}
 */

var KafkaOffsetCommitKey = (function() {
  function KafkaOffsetCommitKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaOffsetCommitKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!(this.recordType == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.recordType, this._io, "/seq/0");
    }
    this.group = new KafkaString_.KafkaString(this._io, null, null);
    this.topic = new KafkaString_.KafkaString(this._io, null, null);
    this.partition = this._io.readS4be();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The type of the record.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `int32`, since Kafka 0.9.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaOffsetCommitKey;
})();
KafkaOffsetCommitKey_.KafkaOffsetCommitKey = KafkaOffsetCommitKey;
});
