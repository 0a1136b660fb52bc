// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTransactionLogKey'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTransactionLogKey'));
  } else {
    factory(root.KafkaTransactionStateKey || (root.KafkaTransactionStateKey = {}), root.KaitaiStream, root.KafkaTransactionLogKey || (root.KafkaTransactionLogKey = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionStateKey_, KaitaiStream, KafkaTransactionLogKey_) {
/**
 * The key of any record in `__transaction_state`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
 */

var KafkaTransactionStateKey = (function() {
  function KafkaTransactionStateKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTransactionStateKey.prototype._read = function() {
    if (this.recordType == 0) {
      this.transactionLogKey = new KafkaTransactionLogKey_.KafkaTransactionLogKey(this._io, null, null);
    }
    if (this.recordType != 0) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * The type of the record.
   */
  Object.defineProperty(KafkaTransactionStateKey.prototype, 'recordType', {
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
   * Since Kafka 0.11.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  return KafkaTransactionStateKey;
})();
KafkaTransactionStateKey_.KafkaTransactionStateKey = KafkaTransactionStateKey;
});
