// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaTransactionLogKey || (root.KafkaTransactionLogKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionLogKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json|TransactionLogKey}
 */

var KafkaTransactionLogKey = (function() {
  function KafkaTransactionLogKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTransactionLogKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!(this.recordType == 0)) {
      throw new KaitaiStream.ValidationNotEqualError(0, this.recordType, this._io, "/seq/0");
    }
    this.transactionalId = new KafkaString_.KafkaString(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The type of the record.
   */

  /**
   * `string`, since Kafka 0.11.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaTransactionLogKey;
})();
KafkaTransactionLogKey_.KafkaTransactionLogKey = KafkaTransactionLogKey;
});
