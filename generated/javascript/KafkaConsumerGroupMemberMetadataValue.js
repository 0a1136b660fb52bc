// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactBytes', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactBytes'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaConsumerGroupMemberMetadataValue || (root.KafkaConsumerGroupMemberMetadataValue = {}), root.KaitaiStream, root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerGroupMemberMetadataValue_, KaitaiStream, KafkaCompactBytes_, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue}
 */

var KafkaConsumerGroupMemberMetadataValue = (function() {
  function KafkaConsumerGroupMemberMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerGroupMemberMetadataValue.prototype._read = function() {
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
    this.numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numSubscribedTopicNamesPlusOne.value >= 1) {
      this.subscribedTopicNames = [];
      for (var i = 0; i < (this.numSubscribedTopicNamesPlusOne.value - 1); i++) {
        this.subscribedTopicNames.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
      }
    }
    this.subscribedTopicRegex = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.rebalanceTimeoutMs = this._io.readS4be();
    this.serverAssignor = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.taggedFields = new ConsumerGroupMemberMetadataValueTaggedFields(this._io, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue, ClassicMemberMetadata}
   */

  var ConsumerGroupMemberMetadataValueClassicMemberMetadata = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata = (function() {
    function ConsumerGroupMemberMetadataValueClassicMemberMetadata(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValueClassicMemberMetadata.prototype._read = function() {
      this.sessionTimeoutMs = this._io.readS4be();
      this.numSupportedProtocolsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numSupportedProtocolsPlusOne.value >= 1) {
        this.supportedProtocols = [];
        for (var i = 0; i < (this.numSupportedProtocolsPlusOne.value - 1); i++) {
          this.supportedProtocols.push(new ConsumerGroupMemberMetadataValueClassicProtocol(this._io, this, this._root));
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `int32`, since Kafka 3.8.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]ClassicProtocol`, since Kafka 3.8.
     */

    /**
     * None is known.
     */

    return ConsumerGroupMemberMetadataValueClassicMemberMetadata;
  })();

  /**
   * The bytes of the tagged field `ClassicMemberMetadata`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue}
   */

  var ConsumerGroupMemberMetadataValueClassicMemberMetadataTag = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag = (function() {
    function ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValueClassicMemberMetadataTag.prototype._read = function() {
      this.classicMemberMetadataMarker = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.classicMemberMetadataMarker.value >= 1) {
        this.classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadata(this._io, this, this._root);
      }
    }

    /**
     * 0 means null.
     */

    /**
     * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
     */

    return ConsumerGroupMemberMetadataValueClassicMemberMetadataTag;
  })();

  /**
   * `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue, ClassicProtocol}
   */

  var ConsumerGroupMemberMetadataValueClassicProtocol = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol = (function() {
    function ConsumerGroupMemberMetadataValueClassicProtocol(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValueClassicProtocol.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.metadata = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.8.
     */

    /**
     * `bytes`, since Kafka 3.8.
     */

    /**
     * None is known.
     */

    return ConsumerGroupMemberMetadataValueClassicProtocol;
  })();

  /**
   * A tagged field of `consumer_group_member_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue}
   */

  var ConsumerGroupMemberMetadataValueTaggedField = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField = (function() {
    function ConsumerGroupMemberMetadataValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_classicMemberMetadata = this._io.readBytes(this.lenData.value);
        var _io__raw_classicMemberMetadata = new KaitaiStream(this._raw_classicMemberMetadata);
        this.classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(_io__raw_classicMemberMetadata, this, this._root);
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
     * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return ConsumerGroupMemberMetadataValueTaggedField;
  })();

  /**
   * The tagged fields of `consumer_group_member_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json|ConsumerGroupMemberMetadataValue}
   */

  var ConsumerGroupMemberMetadataValueTaggedFields = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields = (function() {
    function ConsumerGroupMemberMetadataValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMemberMetadataValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new ConsumerGroupMemberMetadataValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return ConsumerGroupMemberMetadataValueTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `string`, since Kafka 3.5. May be null.
   */

  /**
   * `string`, since Kafka 3.5. May be null.
   */

  /**
   * `string`, since Kafka 3.5.
   */

  /**
   * `string`, since Kafka 3.5.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]string`, since Kafka 3.5.
   */

  /**
   * `string`, since Kafka 3.5. May be null.
   */

  /**
   * `int32`, since Kafka 3.6. -1 unless it is given.
   */

  /**
   * `string`, since Kafka 3.6. May be null.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerGroupMemberMetadataValue;
})();
KafkaConsumerGroupMemberMetadataValue_.KafkaConsumerGroupMemberMetadataValue = KafkaConsumerGroupMemberMetadataValue;
});
