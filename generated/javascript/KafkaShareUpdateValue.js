// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaShareUpdateValue || (root.KafkaShareUpdateValue = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareUpdateValue_, KaitaiStream, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json|ShareUpdateValue}
 */

var KafkaShareUpdateValue = (function() {
  function KafkaShareUpdateValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareUpdateValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.snapshotEpoch = this._io.readS4be();
    this.leaderEpoch = this._io.readS4be();
    this.startOffset = this._io.readS8be();
    this.numStateBatchesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numStateBatchesPlusOne.value >= 1) {
      this.stateBatches = [];
      for (var i = 0; i < (this.numStateBatchesPlusOne.value - 1); i++) {
        this.stateBatches.push(new ShareUpdateValueStateBatch(this._io, this, this._root));
      }
    }
    this.taggedFields = new ShareUpdateValueTaggedFields(this._io, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The bytes of the tagged field `DeliveryCompleteCount`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json|ShareUpdateValue}
   */

  var ShareUpdateValueDeliveryCompleteCountTag = KafkaShareUpdateValue.ShareUpdateValueDeliveryCompleteCountTag = (function() {
    function ShareUpdateValueDeliveryCompleteCountTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareUpdateValueDeliveryCompleteCountTag.prototype._read = function() {
      this.deliveryCompleteCount = this._io.readS4be();
    }

    /**
     * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
     */

    return ShareUpdateValueDeliveryCompleteCountTag;
  })();

  /**
   * `StateBatch` of `ShareUpdateValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json|ShareUpdateValue, StateBatch}
   */

  var ShareUpdateValueStateBatch = KafkaShareUpdateValue.ShareUpdateValueStateBatch = (function() {
    function ShareUpdateValueStateBatch(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareUpdateValueStateBatch.prototype._read = function() {
      this.firstOffset = this._io.readS8be();
      this.lastOffset = this._io.readS8be();
      this.deliveryState = this._io.readS1();
      this.deliveryCount = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
     */

    /**
     * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
     */

    /**
     * `int8`, since Kafka 3.9.
     */

    /**
     * `int16`, since Kafka 3.9.
     */

    /**
     * None is known.
     */

    return ShareUpdateValueStateBatch;
  })();

  /**
   * A tagged field of `share_update_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json|ShareUpdateValue}
   */

  var ShareUpdateValueTaggedField = KafkaShareUpdateValue.ShareUpdateValueTaggedField = (function() {
    function ShareUpdateValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareUpdateValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_deliveryCompleteCount = this._io.readBytes(this.lenData.value);
        var _io__raw_deliveryCompleteCount = new KaitaiStream(this._raw_deliveryCompleteCount);
        this.deliveryCompleteCount = new ShareUpdateValueDeliveryCompleteCountTag(_io__raw_deliveryCompleteCount, this, this._root);
      }
      if (this.tag.value > 0) {
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
     * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
     */

    /**
     * A field of a tag that is not known.
     */

    return ShareUpdateValueTaggedField;
  })();

  /**
   * The tagged fields of `share_update_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json|ShareUpdateValue}
   */

  var ShareUpdateValueTaggedFields = KafkaShareUpdateValue.ShareUpdateValueTaggedFields = (function() {
    function ShareUpdateValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareUpdateValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new ShareUpdateValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return ShareUpdateValueTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 3.9.
   */

  /**
   * `int32`, since Kafka 3.9.
   */

  /**
   * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]StateBatch`, since Kafka 3.9.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareUpdateValue;
})();
KafkaShareUpdateValue_.KafkaShareUpdateValue = KafkaShareUpdateValue;
});
