// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaCompactString', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaOffsetCommitValue || (root.KafkaOffsetCommitValue = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaOffsetCommitValue_, KaitaiStream, KafkaString_, KafkaCompactString_, KafkaUnsignedVarint_) {
/**
 * The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
 * 2.1. Version 4 since Kafka 3.5.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json|OffsetCommitValue}
 */

var KafkaOffsetCommitValue = (function() {
  function KafkaOffsetCommitValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaOffsetCommitValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 4)) {
      throw new KaitaiStream.ValidationGreaterThanError(4, this.messageVersion, this._io, "/seq/0");
    }
    this.offset = this._io.readS8be();
    if (this.messageVersion >= 3) {
      this.leaderEpoch = this._io.readS4be();
    }
    if (this.messageVersion <= 3) {
      this.metadataV0 = new KafkaString_.KafkaString(this._io, null, null);
    }
    if (this.messageVersion >= 4) {
      this.metadataV4 = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }
    this.commitTimestamp = this._io.readS8be();
    if (this.messageVersion == 1) {
      this.expireTimestamp = this._io.readS8be();
    }
    if (this.messageVersion >= 4) {
      this.taggedFields = new OffsetCommitValueTaggedFields(this._io, this, this._root);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * A tagged field of `offset_commit_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json|OffsetCommitValue}
   */

  var OffsetCommitValueTaggedField = KafkaOffsetCommitValue.OffsetCommitValueTaggedField = (function() {
    function OffsetCommitValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OffsetCommitValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_topicId = this._io.readBytes(this.lenData.value);
        var _io__raw_topicId = new KaitaiStream(this._raw_topicId);
        this.topicId = new OffsetCommitValueTopicIdTag(_io__raw_topicId, this, this._root);
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
     * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
     */

    /**
     * A field of a tag that is not known.
     */

    return OffsetCommitValueTaggedField;
  })();

  /**
   * The tagged fields of `offset_commit_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json|OffsetCommitValue}
   */

  var OffsetCommitValueTaggedFields = KafkaOffsetCommitValue.OffsetCommitValueTaggedFields = (function() {
    function OffsetCommitValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OffsetCommitValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new OffsetCommitValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return OffsetCommitValueTaggedFields;
  })();

  /**
   * The bytes of the tagged field `topicId`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json|OffsetCommitValue}
   */

  var OffsetCommitValueTopicIdTag = KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag = (function() {
    function OffsetCommitValueTopicIdTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OffsetCommitValueTopicIdTag.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
    }

    /**
     * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
     */

    return OffsetCommitValueTopicIdTag;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
   * rounds it beyond 2^53.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaOffsetCommitValue;
})();
KafkaOffsetCommitValue_.KafkaOffsetCommitValue = KafkaOffsetCommitValue;
});
