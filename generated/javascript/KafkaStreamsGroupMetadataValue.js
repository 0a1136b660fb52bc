// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaStreamsGroupMetadataValue || (root.KafkaStreamsGroupMetadataValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaStreamsGroupMetadataValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
 */

var KafkaStreamsGroupMetadataValue = (function() {
  function KafkaStreamsGroupMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaStreamsGroupMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.epoch = this._io.readS4be();
    this.metadataHash = this._io.readS8be();
    this.taggedFields = new StreamsGroupMetadataValueTaggedFields(this._io, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag = (function() {
    function StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag.prototype._read = function() {
      this.failedDescriptionTopologyEpoch = this._io.readS4be();
    }

    /**
     * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
     */

    return StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag;
  })();

  /**
   * `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue, LastAssignmentConfig}
   */

  var StreamsGroupMetadataValueLastAssignmentConfig = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig = (function() {
    function StreamsGroupMetadataValueLastAssignmentConfig(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueLastAssignmentConfig.prototype._read = function() {
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

    return StreamsGroupMetadataValueLastAssignmentConfig;
  })();

  /**
   * The bytes of the tagged field `LastAssignmentConfigs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueLastAssignmentConfigsTag = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag = (function() {
    function StreamsGroupMetadataValueLastAssignmentConfigsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueLastAssignmentConfigsTag.prototype._read = function() {
      this.numLastAssignmentConfigsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numLastAssignmentConfigsPlusOne.value >= 1) {
        this.lastAssignmentConfigs = [];
        for (var i = 0; i < (this.numLastAssignmentConfigsPlusOne.value - 1); i++) {
          this.lastAssignmentConfigs.push(new StreamsGroupMetadataValueLastAssignmentConfig(this._io, this, this._root));
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
     */

    return StreamsGroupMetadataValueLastAssignmentConfigsTag;
  })();

  /**
   * The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag = (function() {
    function StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag.prototype._read = function() {
      this.storedDescriptionTopologyEpoch = this._io.readS4be();
    }

    /**
     * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
     */

    return StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag;
  })();

  /**
   * A tagged field of `streams_group_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueTaggedField = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField = (function() {
    function StreamsGroupMetadataValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_validatedTopologyEpoch = this._io.readBytes(this.lenData.value);
        var _io__raw_validatedTopologyEpoch = new KaitaiStream(this._raw_validatedTopologyEpoch);
        this.validatedTopologyEpoch = new StreamsGroupMetadataValueValidatedTopologyEpochTag(_io__raw_validatedTopologyEpoch, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_lastAssignmentConfigs = this._io.readBytes(this.lenData.value);
        var _io__raw_lastAssignmentConfigs = new KaitaiStream(this._raw_lastAssignmentConfigs);
        this.lastAssignmentConfigs = new StreamsGroupMetadataValueLastAssignmentConfigsTag(_io__raw_lastAssignmentConfigs, this, this._root);
      }
      if (this.tag.value == 2) {
        this._raw_storedDescriptionTopologyEpoch = this._io.readBytes(this.lenData.value);
        var _io__raw_storedDescriptionTopologyEpoch = new KaitaiStream(this._raw_storedDescriptionTopologyEpoch);
        this.storedDescriptionTopologyEpoch = new StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(_io__raw_storedDescriptionTopologyEpoch, this, this._root);
      }
      if (this.tag.value == 3) {
        this._raw_failedDescriptionTopologyEpoch = this._io.readBytes(this.lenData.value);
        var _io__raw_failedDescriptionTopologyEpoch = new KaitaiStream(this._raw_failedDescriptionTopologyEpoch);
        this.failedDescriptionTopologyEpoch = new StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(_io__raw_failedDescriptionTopologyEpoch, this, this._root);
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
     * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
     */

    /**
     * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
     */

    /**
     * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
     */

    /**
     * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
     */

    /**
     * A field of a tag that is not known.
     */

    return StreamsGroupMetadataValueTaggedField;
  })();

  /**
   * The tagged fields of `streams_group_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueTaggedFields = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields = (function() {
    function StreamsGroupMetadataValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new StreamsGroupMetadataValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return StreamsGroupMetadataValueTaggedFields;
  })();

  /**
   * The bytes of the tagged field `ValidatedTopologyEpoch`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json|StreamsGroupMetadataValue}
   */

  var StreamsGroupMetadataValueValidatedTopologyEpochTag = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag = (function() {
    function StreamsGroupMetadataValueValidatedTopologyEpochTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupMetadataValueValidatedTopologyEpochTag.prototype._read = function() {
      this.validatedTopologyEpoch = this._io.readS4be();
    }

    /**
     * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
     */

    return StreamsGroupMetadataValueValidatedTopologyEpochTag;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 4.1.
   */

  /**
   * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaStreamsGroupMetadataValue;
})();
KafkaStreamsGroupMetadataValue_.KafkaStreamsGroupMetadataValue = KafkaStreamsGroupMetadataValue;
});
