// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaEndTxnMarker || (root.KafkaEndTxnMarker = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaEndTxnMarker_, KaitaiStream) {
/**
 * The value of the control records ABORT and COMMIT.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java|EndTransactionMarker}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging|KIP-98}
 */

var KafkaEndTxnMarker = (function() {
  function KafkaEndTxnMarker(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaEndTxnMarker.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    this.coordinatorEpoch = this._io.readS4be();
    this.trailing = this._io.readBytesFull();
  }

  /**
   * A later version is read as this one.
   */

  /**
   * Epoch of the transaction coordinator that wrote the marker.
   */

  /**
   * Fields of a later version.
   */

  return KafkaEndTxnMarker;
})();
KafkaEndTxnMarker_.KafkaEndTxnMarker = KafkaEndTxnMarker;
});
