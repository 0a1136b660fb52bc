// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaDelegationTokenRecord || (root.KafkaDelegationTokenRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaDelegationTokenRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json|DelegationTokenRecord}
 */

var KafkaDelegationTokenRecord = (function() {
  function KafkaDelegationTokenRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaDelegationTokenRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.owner = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.requester = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.numRenewersPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numRenewersPlusOne.value >= 1) {
      this.renewers = [];
      for (var i = 0; i < (this.numRenewersPlusOne.value - 1); i++) {
        this.renewers.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
      }
    }
    this.issueTimestamp = this._io.readS8be();
    this.maxTimestamp = this._io.readS8be();
    this.expirationTimestamp = this._io.readS8be();
    this.tokenId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * Its `api_key` is 10.
   */

  /**
   * `string`, since Kafka 3.0.
   */

  /**
   * `string`, since Kafka 3.6.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]string`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `string`, since Kafka 3.0.
   */

  /**
   * None is known.
   */

  return KafkaDelegationTokenRecord;
})();
KafkaDelegationTokenRecord_.KafkaDelegationTokenRecord = KafkaDelegationTokenRecord;
});
