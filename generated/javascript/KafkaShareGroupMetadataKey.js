// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaShareGroupMetadataKey || (root.KafkaShareGroupMetadataKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupMetadataKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json|ShareGroupMetadataKey}
 */

var KafkaShareGroupMetadataKey = (function() {
  function KafkaShareGroupMetadataKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupMetadataKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!(this.recordType == 11)) {
      throw new KaitaiStream.ValidationNotEqualError(11, this.recordType, this._io, "/seq/0");
    }
    this.groupId = new KafkaString_.KafkaString(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The type of the record.
   */

  /**
   * `string`, since Kafka 3.9.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupMetadataKey;
})();
KafkaShareGroupMetadataKey_.KafkaShareGroupMetadataKey = KafkaShareGroupMetadataKey;
});
