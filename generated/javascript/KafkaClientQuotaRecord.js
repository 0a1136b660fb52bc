// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaClientQuotaRecord || (root.KafkaClientQuotaRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaClientQuotaRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
 * 3.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json|ClientQuotaRecord}
 */

var KafkaClientQuotaRecord = (function() {
  function KafkaClientQuotaRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaClientQuotaRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.numEntityPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numEntityPlusOne.value >= 1) {
      this.entity = [];
      for (var i = 0; i < (this.numEntityPlusOne.value - 1); i++) {
        this.entity.push(new ClientQuotaRecordEntityData(this._io, this, this._root));
      }
    }
    this.key = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.value = this._io.readF8be();
    this.remove = this._io.readU1();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * `EntityData` of `ClientQuotaRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json|ClientQuotaRecord, EntityData}
   */

  var ClientQuotaRecordEntityData = KafkaClientQuotaRecord.ClientQuotaRecordEntityData = (function() {
    function ClientQuotaRecordEntityData(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClientQuotaRecordEntityData.prototype._read = function() {
      this.entityType = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.entityName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.0.
     */

    /**
     * `string`, since Kafka 3.0. May be null.
     */

    /**
     * None is known.
     */

    return ClientQuotaRecordEntityData;
  })();

  /**
   * Its `api_key` is 14.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]EntityData`, since Kafka 3.0.
   */

  /**
   * `string`, since Kafka 3.0.
   */

  /**
   * `float64`, since Kafka 3.0.
   */

  /**
   * `bool`, since Kafka 3.0.
   */

  /**
   * None is known.
   */

  return KafkaClientQuotaRecord;
})();
KafkaClientQuotaRecord_.KafkaClientQuotaRecord = KafkaClientQuotaRecord;
});
