// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaProducerSnapshot || (root.KafkaProducerSnapshot = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaProducerSnapshot_, KaitaiStream) {
/**
 * What a broker knew of a partition's idempotent and transactional producers
 * up to the offset in the file's name: `00000000000000000042.snapshot`.
 * Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
 * batches of a producer that a broker remembers, the newest alone is kept.
 * Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
 * is a log (`kafka_log`).
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java|ProducerStateManager.readSnapshot}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging|KIP-98}
 */

var KafkaProducerSnapshot = (function() {
  function KafkaProducerSnapshot(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaProducerSnapshot.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/0");
    }
    this.crc = this._io.readU4be();
    this.numProducerEntries = this._io.readS4be();
    if (!(this.numProducerEntries >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.numProducerEntries, this._io, "/seq/2");
    }
    this.producerEntries = [];
    for (var i = 0; i < this.numProducerEntries; i++) {
      this.producerEntries.push(new ProducerSnapshotEntry(this._io, this, this._root));
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * A producer and the last batch that it wrote.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java|ProducerStateEntry}
   */

  var ProducerSnapshotEntry = KafkaProducerSnapshot.ProducerSnapshotEntry = (function() {
    function ProducerSnapshotEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ProducerSnapshotEntry.prototype._read = function() {
      this.producerId = this._io.readS8be();
      this.producerEpoch = this._io.readS2be();
      this.lastSequence = this._io.readS4be();
      this.lastOffset = this._io.readS8be();
      this.offsetDelta = this._io.readS4be();
      this.timestamp = this._io.readS8be();
      this.coordinatorEpoch = this._io.readS4be();
      this.currentTxnFirstOffset = this._io.readS8be();
    }

    /**
     * Of the producer.
     */

    /**
     * Epoch of the producer.
     */

    /**
     * Sequence number of the last record; -1 when no batch is
     * remembered.
     */

    /**
     * Offset of the last record; -1 when no batch is remembered.
     */

    /**
     * The last record's offset, and sequence number, less the first
     * one's of the same batch.
     */

    /**
     * Milliseconds since the epoch, of the last batch or marker; -1 for
     * none.
     */

    /**
     * Of the last marker; -1 for none.
     */

    /**
     * First offset of the transaction that is open; -1 for none.
     */

    return ProducerSnapshotEntry;
  })();

  /**
   * Any other is refused by Kafka, too.
   */

  /**
   * CRC-32C (Castagnoli) of all that follows this field, to the end of the
   * file.
   */

  /**
   * How many follow.
   */

  /**
   * One for each producer.
   */

  /**
   * Empty as a rule. Kafka does not look at it, but the checksum covers
   * it.
   */

  return KafkaProducerSnapshot;
})();
KafkaProducerSnapshot_.KafkaProducerSnapshot = KafkaProducerSnapshot;
});
