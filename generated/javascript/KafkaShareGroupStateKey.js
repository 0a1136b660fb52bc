// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaShareSnapshotKey', './KafkaShareUpdateKey'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaShareSnapshotKey'), require('./KafkaShareUpdateKey'));
  } else {
    factory(root.KafkaShareGroupStateKey || (root.KafkaShareGroupStateKey = {}), root.KaitaiStream, root.KafkaShareSnapshotKey || (root.KafkaShareSnapshotKey = {}), root.KafkaShareUpdateKey || (root.KafkaShareUpdateKey = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupStateKey_, KaitaiStream, KafkaShareSnapshotKey_, KafkaShareUpdateKey_) {
/**
 * The key of any record in `__share_group_state`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
 */

var KafkaShareGroupStateKey = (function() {
  function KafkaShareGroupStateKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupStateKey.prototype._read = function() {
    if (this.recordType == 0) {
      this.shareSnapshotKey = new KafkaShareSnapshotKey_.KafkaShareSnapshotKey(this._io, null, null);
    }
    if (this.recordType == 1) {
      this.shareUpdateKey = new KafkaShareUpdateKey_.KafkaShareUpdateKey(this._io, null, null);
    }
    if ( ((this.recordType != 0) && (this.recordType != 1)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * The type of the record.
   */
  Object.defineProperty(KafkaShareGroupStateKey.prototype, 'recordType', {
    get: function() {
      if (this._m_recordType !== undefined)
        return this._m_recordType;
      var _pos = this._io.pos;
      this._io.seek(0);
      this._m_recordType = this._io.readS2be();
      this._io.seek(_pos);
      return this._m_recordType;
    }
  });

  /**
   * Since Kafka 3.9.
   */

  /**
   * Since Kafka 3.9.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  return KafkaShareGroupStateKey;
})();
KafkaShareGroupStateKey_.KafkaShareGroupStateKey = KafkaShareGroupStateKey;
});
