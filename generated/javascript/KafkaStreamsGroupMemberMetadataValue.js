// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaStreamsGroupMemberMetadataValue || (root.KafkaStreamsGroupMemberMetadataValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaStreamsGroupMemberMetadataValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json|StreamsGroupMemberMetadataValue}
 */

var KafkaStreamsGroupMemberMetadataValue = (function() {
  function KafkaStreamsGroupMemberMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaStreamsGroupMemberMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.instanceId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.rackId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.clientId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.clientHost = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.rebalanceTimeoutMs = this._io.readS4be();
    this.topologyEpoch = this._io.readS4be();
    this.processId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.userEndpointMarker = this._io.readS1();
    if (this.userEndpointMarker >= 0) {
      this.userEndpoint = new StreamsGroupMemberMetadataValueEndpoint(this._io, this, this._root);
    }
    this.numClientTagsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numClientTagsPlusOne.value >= 1) {
      this.clientTags = [];
      for (var i = 0; i < (this.numClientTagsPlusOne.value - 1); i++) {
        this.clientTags.push(new StreamsGroupMemberMetadataValueKeyValue(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `Endpoint` of `StreamsGroupMemberMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json|StreamsGroupMemberMetadataValue, Endpoint}
   */

  var StreamsGroupMemberMetadataValueEndpoint = KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint = (function() {
    function StreamsGroupMemberMetadataValueEndpoint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMemberMetadataValueEndpoint.prototype._read = function() {
      this.host = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.port = this._io.readU2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * `uint16`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupMemberMetadataValueEndpoint;
  })();

  /**
   * `KeyValue` of `StreamsGroupMemberMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json|StreamsGroupMemberMetadataValue, KeyValue}
   */

  var StreamsGroupMemberMetadataValueKeyValue = KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue = (function() {
    function StreamsGroupMemberMetadataValueKeyValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMemberMetadataValueKeyValue.prototype._read = function() {
      this.key = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.value = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupMemberMetadataValueKeyValue;
  })();

  /**
   * The version of the message.
   */

  /**
   * `string`, since Kafka 4.1. May be null.
   */

  /**
   * `string`, since Kafka 4.1. May be null.
   */

  /**
   * `string`, since Kafka 4.1.
   */

  /**
   * `string`, since Kafka 4.1.
   */

  /**
   * `int32`, since Kafka 4.1. -1 unless it is given.
   */

  /**
   * `int32`, since Kafka 4.1.
   */

  /**
   * `string`, since Kafka 4.1.
   */

  /**
   * Any value below zero means null.
   */

  /**
   * `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]KeyValue`, since Kafka 4.1.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaStreamsGroupMemberMetadataValue;
})();
KafkaStreamsGroupMemberMetadataValue_.KafkaStreamsGroupMemberMetadataValue = KafkaStreamsGroupMemberMetadataValue;
});
