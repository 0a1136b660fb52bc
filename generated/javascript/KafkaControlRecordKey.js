// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaControlRecordKey || (root.KafkaControlRecordKey = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlRecordKey_, KaitaiStream) {
/**
 * Tells what kind of control record this is. A later version may append
 * fields and must keep these, so an unknown version is read as this one.
 * @see {@link https://kafka.apache.org/documentation/#controlbatch|Apache Kafka documentation, 5.3.1.1 Control Batches}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java|ControlRecordType.parse}
 */

var KafkaControlRecordKey = (function() {
  KafkaControlRecordKey.ControlRecordType = Object.freeze({
    ABORT: 0,
    COMMIT: 1,
    LEADER_CHANGE: 2,
    SNAPSHOT_HEADER: 3,
    SNAPSHOT_FOOTER: 4,
    KRAFT_VERSION: 5,
    KRAFT_VOTERS: 6,

    0: "ABORT",
    1: "COMMIT",
    2: "LEADER_CHANGE",
    3: "SNAPSHOT_HEADER",
    4: "SNAPSHOT_FOOTER",
    5: "KRAFT_VERSION",
    6: "KRAFT_VOTERS",
  });

  function KafkaControlRecordKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaControlRecordKey.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    this.typeId = this._io.readS2be();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The kind by its name.
   */
  Object.defineProperty(KafkaControlRecordKey.prototype, 'controlType', {
    get: function() {
      if (this._m_controlType !== undefined)
        return this._m_controlType;
      this._m_controlType = this.typeId;
      return this._m_controlType;
    }
  });

  /**
   * The version of this key; 0 in every release.
   */

  /**
   * A kind that is not listed is unknown to Kafka too, and skipped.
   */

  /**
   * Fields of a later version.
   */

  return KafkaControlRecordKey;
})();
KafkaControlRecordKey_.KafkaControlRecordKey = KafkaControlRecordKey;
});
