// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaTransactionIndex || (root.KafkaTransactionIndex = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionIndex_, KaitaiStream) {
/**
 * The aborted transactions whose markers stand in a segment:
 * `00000000000000000000.txnindex`, beside the `.log` of the same name. A
 * segment in which none was aborted has no such file. Unlike the other
 * indexes it is not preallocated, and its offsets are absolute.
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging|KIP-98}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java|TransactionIndex}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json|AbortedTxn}
 */

var KafkaTransactionIndex = (function() {
  function KafkaTransactionIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTransactionIndex.prototype._read = function() {
    this.entries = [];
    for (var i = 0; i < this.numEntries; i++) {
      this.entries.push(new AbortedTxn(this._io, this, this._root));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * An aborted transaction.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json|AbortedTxn}
   */

  var AbortedTxn = KafkaTransactionIndex.AbortedTxn = (function() {
    function AbortedTxn(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AbortedTxn.prototype._read = function() {
      this.version = this._io.readS2be();
      this.producerId = this._io.readS8be();
      this.firstOffset = this._io.readS8be();
      this.lastOffset = this._io.readS8be();
      this.lastStableOffset = this._io.readS8be();
    }

    /**
     * Always 0. Kafka's own reader takes the first of the two bytes
     * only.
     */

    /**
     * Of the producer.
     */

    /**
     * Of the transaction's first record.
     */

    /**
     * Of the marker that ends the transaction.
     */

    /**
     * The partition's last stable offset once the marker was there: no
     * transaction that began before it is open any more.
     */

    return AbortedTxn;
  })();

  /**
   * Whole entries, of 34 bytes each.
   */
  Object.defineProperty(KafkaTransactionIndex.prototype, 'numEntries', {
    get: function() {
      if (this._m_numEntries !== undefined)
        return this._m_numEntries;
      this._m_numEntries = Math.floor(this._io.size / 34);
      return this._m_numEntries;
    }
  });

  /**
   * Ascending by `last_offset`.
   */

  /**
   * The bytes after the last whole entry; usually empty. Kafka does not
   * look at them.
   */

  return KafkaTransactionIndex;
})();
KafkaTransactionIndex_.KafkaTransactionIndex = KafkaTransactionIndex;
});
