// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaBeginTransactionRecord || (root.KafkaBeginTransactionRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaBeginTransactionRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json|BeginTransactionRecord}
 */

var KafkaBeginTransactionRecord = (function() {
  function KafkaBeginTransactionRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaBeginTransactionRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.taggedFields = new BeginTransactionRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * The bytes of the tagged field `Name`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json|BeginTransactionRecord}
   */

  var BeginTransactionRecordNameTag = KafkaBeginTransactionRecord.BeginTransactionRecordNameTag = (function() {
    function BeginTransactionRecordNameTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BeginTransactionRecordNameTag.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
     * null.
     */

    return BeginTransactionRecordNameTag;
  })();

  /**
   * A tagged field of `begin_transaction_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json|BeginTransactionRecord}
   */

  var BeginTransactionRecordTaggedField = KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField = (function() {
    function BeginTransactionRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BeginTransactionRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_name = this._io.readBytes(this.lenData.value);
        var _io__raw_name = new KaitaiStream(this._raw_name);
        this.name = new BeginTransactionRecordNameTag(_io__raw_name, this, this._root);
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

    return BeginTransactionRecordTaggedField;
  })();

  /**
   * The tagged fields of `begin_transaction_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json|BeginTransactionRecord}
   */

  var BeginTransactionRecordTaggedFields = KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields = (function() {
    function BeginTransactionRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BeginTransactionRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new BeginTransactionRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return BeginTransactionRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 23.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaBeginTransactionRecord;
})();
KafkaBeginTransactionRecord_.KafkaBeginTransactionRecord = KafkaBeginTransactionRecord;
});
