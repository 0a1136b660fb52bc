// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaSnapshotHeaderRecord || (root.KafkaSnapshotHeaderRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaSnapshotHeaderRecord_, KaitaiStream, KafkaTaggedFields_) {
/**
 * The value of the control record SNAPSHOT_HEADER, the first of a KRaft
 * snapshot.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json|SnapshotHeaderRecord}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot|KIP-630}
 */

var KafkaSnapshotHeaderRecord = (function() {
  function KafkaSnapshotHeaderRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaSnapshotHeaderRecord.prototype._read = function() {
    this.version = this._io.readS2be();
    this.lastContainedLogTimestamp = this._io.readS8be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The version of this message; 0 in every release.
   */

  /**
   * Append time of the last record that the snapshot holds, in
   * milliseconds since the epoch.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaSnapshotHeaderRecord;
})();
KafkaSnapshotHeaderRecord_.KafkaSnapshotHeaderRecord = KafkaSnapshotHeaderRecord;
});
