// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaAbortTransactionRecord || (root.KafkaAbortTransactionRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaAbortTransactionRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json|AbortTransactionRecord}
 */

var KafkaAbortTransactionRecord = (function() {
  function KafkaAbortTransactionRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaAbortTransactionRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.taggedFields = new AbortTransactionRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * The bytes of the tagged field `Reason`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json|AbortTransactionRecord}
   */

  var AbortTransactionRecordReasonTag = KafkaAbortTransactionRecord.AbortTransactionRecordReasonTag = (function() {
    function AbortTransactionRecordReasonTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AbortTransactionRecordReasonTag.prototype._read = function() {
      this.reason = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
     * null.
     */

    return AbortTransactionRecordReasonTag;
  })();

  /**
   * A tagged field of `abort_transaction_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json|AbortTransactionRecord}
   */

  var AbortTransactionRecordTaggedField = KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField = (function() {
    function AbortTransactionRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AbortTransactionRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_reason = this._io.readBytes(this.lenData.value);
        var _io__raw_reason = new KaitaiStream(this._raw_reason);
        this.reason = new AbortTransactionRecordReasonTag(_io__raw_reason, this, this._root);
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
     * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
     * null.
     */

    /**
     * A field of a tag that is not known.
     */

    return AbortTransactionRecordTaggedField;
  })();

  /**
   * The tagged fields of `abort_transaction_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json|AbortTransactionRecord}
   */

  var AbortTransactionRecordTaggedFields = KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields = (function() {
    function AbortTransactionRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AbortTransactionRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new AbortTransactionRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return AbortTransactionRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 25.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaAbortTransactionRecord;
})();
KafkaAbortTransactionRecord_.KafkaAbortTransactionRecord = KafkaAbortTransactionRecord;
});
