// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaShareUpdateValue', './KafkaShareSnapshotValue'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaShareUpdateValue'), require('./KafkaShareSnapshotValue'));
  } else {
    factory(root.KafkaShareGroupStateValue || (root.KafkaShareGroupStateValue = {}), root.KaitaiStream, root.KafkaShareUpdateValue || (root.KafkaShareUpdateValue = {}), root.KafkaShareSnapshotValue || (root.KafkaShareSnapshotValue = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupStateValue_, KaitaiStream, KafkaShareUpdateValue_, KafkaShareSnapshotValue_) {
/**
 * The value of any record in `__share_group_state`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
 */

var KafkaShareGroupStateValue = (function() {
  function KafkaShareGroupStateValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;

    this._read();
  }
  KafkaShareGroupStateValue.prototype._read = function() {
    if (this.recordType == 0) {
      this.shareSnapshotValue = new KafkaShareSnapshotValue_.KafkaShareSnapshotValue(this._io, null, null);
    }
    if (this.recordType == 1) {
      this.shareUpdateValue = new KafkaShareUpdateValue_.KafkaShareUpdateValue(this._io, null, null);
    }
    if ( ((this.recordType != 0) && (this.recordType != 1)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * Since Kafka 3.9.
   */

  /**
   * Since Kafka 3.9.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  /**
   * The type that the record's key starts with.
   */

  return KafkaShareGroupStateValue;
})();
KafkaShareGroupStateValue_.KafkaShareGroupStateValue = KafkaShareGroupStateValue;
});
