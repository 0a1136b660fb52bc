// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaProducerIdsRecord || (root.KafkaProducerIdsRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaProducerIdsRecord_, KaitaiStream, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json|ProducerIdsRecord}
 */

var KafkaProducerIdsRecord = (function() {
  function KafkaProducerIdsRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaProducerIdsRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.brokerId = this._io.readS4be();
    this.brokerEpoch = this._io.readS8be();
    this.nextProducerId = this._io.readS8be();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 15.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
   * beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
   */

  /**
   * None is known.
   */

  return KafkaProducerIdsRecord;
})();
KafkaProducerIdsRecord_.KafkaProducerIdsRecord = KafkaProducerIdsRecord;
});
