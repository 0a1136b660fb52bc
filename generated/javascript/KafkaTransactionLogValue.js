// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaTransactionLogValue || (root.KafkaTransactionLogValue = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionLogValue_, KaitaiStream, KafkaString_, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * Version 1 since Kafka 3.5.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
 */

var KafkaTransactionLogValue = (function() {
  function KafkaTransactionLogValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTransactionLogValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 1)) {
      throw new KaitaiStream.ValidationGreaterThanError(1, this.messageVersion, this._io, "/seq/0");
    }
    this.producerId = this._io.readS8be();
    this.producerEpoch = this._io.readS2be();
    this.transactionTimeoutMs = this._io.readS4be();
    this.transactionStatus = this._io.readS1();
    if (this.messageVersion <= 0) {
      this.numTransactionPartitionsV0 = this._io.readS4be();
    }
    if ( ((this.messageVersion <= 0) && (this.numTransactionPartitionsV0 >= 0)) ) {
      this.transactionPartitionsV0 = [];
      for (var i = 0; i < this.numTransactionPartitionsV0; i++) {
        this.transactionPartitionsV0.push(new TransactionLogValuePartitionsSchemaV0(this._io, this, this._root));
      }
    }
    if (this.messageVersion >= 1) {
      this.numTransactionPartitionsV1PlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    }
    if ( ((this.messageVersion >= 1) && (this.numTransactionPartitionsV1PlusOne.value >= 1)) ) {
      this.transactionPartitionsV1 = [];
      for (var i = 0; i < (this.numTransactionPartitionsV1PlusOne.value - 1); i++) {
        this.transactionPartitionsV1.push(new TransactionLogValuePartitionsSchemaV1(this._io, this, this._root));
      }
    }
    this.transactionLastUpdateTimestampMs = this._io.readS8be();
    this.transactionStartTimestampMs = this._io.readS8be();
    if (this.messageVersion >= 1) {
      this.taggedFields = new TransactionLogValueTaggedFields(this._io, this, this._root);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The bytes of the tagged field `ClientTransactionVersion`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValueClientTransactionVersionTag = KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag = (function() {
    function TransactionLogValueClientTransactionVersionTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValueClientTransactionVersionTag.prototype._read = function() {
      this.clientTransactionVersion = this._io.readS2be();
    }

    /**
     * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
     * given.
     */

    return TransactionLogValueClientTransactionVersionTag;
  })();

  /**
   * The bytes of the tagged field `NextProducerEpoch`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValueNextProducerEpochTag = KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag = (function() {
    function TransactionLogValueNextProducerEpochTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValueNextProducerEpochTag.prototype._read = function() {
      this.nextProducerEpoch = this._io.readS2be();
    }

    /**
     * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
     * given.
     */

    return TransactionLogValueNextProducerEpochTag;
  })();

  /**
   * The bytes of the tagged field `NextProducerId`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValueNextProducerIdTag = KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag = (function() {
    function TransactionLogValueNextProducerIdTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValueNextProducerIdTag.prototype._read = function() {
      this.nextProducerId = this._io.readS8be();
    }

    /**
     * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
     * given. JavaScript rounds it beyond 2^53.
     */

    return TransactionLogValueNextProducerIdTag;
  })();

  /**
   * `PartitionsSchema` of `TransactionLogValue`, version 0.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue, PartitionsSchema}
   */

  var TransactionLogValuePartitionsSchemaV0 = KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0 = (function() {
    function TransactionLogValuePartitionsSchemaV0(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValuePartitionsSchemaV0.prototype._read = function() {
      this.topic = new KafkaString_.KafkaString(this._io, null, null);
      this.numPartitionIds = this._io.readS4be();
      if (this.numPartitionIds >= 0) {
        this.partitionIds = [];
        for (var i = 0; i < this.numPartitionIds; i++) {
          this.partitionIds.push(this._io.readS4be());
        }
      }
    }

    /**
     * `string`, since Kafka 0.11.
     */

    /**
     * The number of elements; any value below zero means null.
     */

    /**
     * `[]int32`, since Kafka 0.11.
     */

    return TransactionLogValuePartitionsSchemaV0;
  })();

  /**
   * `PartitionsSchema` of `TransactionLogValue`, version 1.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue, PartitionsSchema}
   */

  var TransactionLogValuePartitionsSchemaV1 = KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1 = (function() {
    function TransactionLogValuePartitionsSchemaV1(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValuePartitionsSchemaV1.prototype._read = function() {
      this.topic = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.numPartitionIdsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numPartitionIdsPlusOne.value >= 1) {
        this.partitionIds = [];
        for (var i = 0; i < (this.numPartitionIdsPlusOne.value - 1); i++) {
          this.partitionIds.push(this._io.readS4be());
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 0.11.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 0.11.
     */

    /**
     * None is known.
     */

    return TransactionLogValuePartitionsSchemaV1;
  })();

  /**
   * The bytes of the tagged field `PreviousProducerId`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValuePreviousProducerIdTag = KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag = (function() {
    function TransactionLogValuePreviousProducerIdTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValuePreviousProducerIdTag.prototype._read = function() {
      this.previousProducerId = this._io.readS8be();
    }

    /**
     * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
     * given. JavaScript rounds it beyond 2^53.
     */

    return TransactionLogValuePreviousProducerIdTag;
  })();

  /**
   * A tagged field of `transaction_log_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValueTaggedField = KafkaTransactionLogValue.TransactionLogValueTaggedField = (function() {
    function TransactionLogValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_previousProducerId = this._io.readBytes(this.lenData.value);
        var _io__raw_previousProducerId = new KaitaiStream(this._raw_previousProducerId);
        this.previousProducerId = new TransactionLogValuePreviousProducerIdTag(_io__raw_previousProducerId, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_nextProducerId = this._io.readBytes(this.lenData.value);
        var _io__raw_nextProducerId = new KaitaiStream(this._raw_nextProducerId);
        this.nextProducerId = new TransactionLogValueNextProducerIdTag(_io__raw_nextProducerId, this, this._root);
      }
      if (this.tag.value == 2) {
        this._raw_clientTransactionVersion = this._io.readBytes(this.lenData.value);
        var _io__raw_clientTransactionVersion = new KaitaiStream(this._raw_clientTransactionVersion);
        this.clientTransactionVersion = new TransactionLogValueClientTransactionVersionTag(_io__raw_clientTransactionVersion, this, this._root);
      }
      if (this.tag.value == 3) {
        this._raw_nextProducerEpoch = this._io.readBytes(this.lenData.value);
        var _io__raw_nextProducerEpoch = new KaitaiStream(this._raw_nextProducerEpoch);
        this.nextProducerEpoch = new TransactionLogValueNextProducerEpochTag(_io__raw_nextProducerEpoch, this, this._root);
      }
      if (this.tag.value > 3) {
        this.unknownData = this._io.readBytes(this.lenData.value);
      }
    }

    /**
     * The number that names the field.
     */

    /**
     * Bytes of the field.
     */

    /**
     * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
     * given. JavaScript rounds it beyond 2^53.
     */

    /**
     * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
     * given. JavaScript rounds it beyond 2^53.
     */

    /**
     * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
     * given.
     */

    /**
     * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
     * given.
     */

    /**
     * A field of a tag that is not known.
     */

    return TransactionLogValueTaggedField;
  })();

  /**
   * The tagged fields of `transaction_log_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json|TransactionLogValue}
   */

  var TransactionLogValueTaggedFields = KafkaTransactionLogValue.TransactionLogValueTaggedFields = (function() {
    function TransactionLogValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TransactionLogValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new TransactionLogValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return TransactionLogValueTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int16`, since Kafka 0.11.
   */

  /**
   * `int32`, since Kafka 0.11.
   */

  /**
   * `int8`, since Kafka 0.11.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]PartitionsSchema`, since Kafka 0.11. May be null.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]PartitionsSchema`, since Kafka 0.11. May be null.
   */

  /**
   * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaTransactionLogValue;
})();
KafkaTransactionLogValue_.KafkaTransactionLogValue = KafkaTransactionLogValue;
});
