// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaShareGroupStatePartitionMetadataKey || (root.KafkaShareGroupStatePartitionMetadataKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupStatePartitionMetadataKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json|ShareGroupStatePartitionMetadataKey}
 */

var KafkaShareGroupStatePartitionMetadataKey = (function() {
  function KafkaShareGroupStatePartitionMetadataKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupStatePartitionMetadataKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!(this.recordType == 15)) {
      throw new KaitaiStream.ValidationNotEqualError(15, this.recordType, this._io, "/seq/0");
    }
    this.groupId = new KafkaString_.KafkaString(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The type of the record.
   */

  /**
   * `string`, since Kafka 4.0.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupStatePartitionMetadataKey;
})();
KafkaShareGroupStatePartitionMetadataKey_.KafkaShareGroupStatePartitionMetadataKey = KafkaShareGroupStatePartitionMetadataKey;
});
