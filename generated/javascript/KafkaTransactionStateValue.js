// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTransactionLogValue'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTransactionLogValue'));
  } else {
    factory(root.KafkaTransactionStateValue || (root.KafkaTransactionStateValue = {}), root.KaitaiStream, root.KafkaTransactionLogValue || (root.KafkaTransactionLogValue = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionStateValue_, KaitaiStream, KafkaTransactionLogValue_) {
/**
 * The value of any record in `__transaction_state`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
 */

var KafkaTransactionStateValue = (function() {
  function KafkaTransactionStateValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;

    this._read();
  }
  KafkaTransactionStateValue.prototype._read = function() {
    if (this.recordType == 0) {
      this.transactionLogValue = new KafkaTransactionLogValue_.KafkaTransactionLogValue(this._io, null, null);
    }
    if (this.recordType != 0) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * Since Kafka 0.11.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  /**
   * The type that the record's key starts with.
   */

  return KafkaTransactionStateValue;
})();
KafkaTransactionStateValue_.KafkaTransactionStateValue = KafkaTransactionStateValue;
});
