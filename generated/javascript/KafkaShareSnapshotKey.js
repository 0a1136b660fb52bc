// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaShareSnapshotKey || (root.KafkaShareSnapshotKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareSnapshotKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json|ShareSnapshotKey}
 */

var KafkaShareSnapshotKey = (function() {
  function KafkaShareSnapshotKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareSnapshotKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!(this.recordType == 0)) {
      throw new KaitaiStream.ValidationNotEqualError(0, this.recordType, this._io, "/seq/0");
    }
    this.groupId = new KafkaString_.KafkaString(this._io, null, null);
    this.topicId = this._io.readBytes(16);
    this.partition = this._io.readS4be();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The type of the record.
   */

  /**
   * `string`, since Kafka 3.9.
   */

  /**
   * `uuid`, since Kafka 3.9.
   */

  /**
   * `int32`, since Kafka 3.9.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareSnapshotKey;
})();
KafkaShareSnapshotKey_.KafkaShareSnapshotKey = KafkaShareSnapshotKey;
});
