// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaShareGroupTargetAssignmentMetadataValue || (root.KafkaShareGroupTargetAssignmentMetadataValue = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupTargetAssignmentMetadataValue_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json|ShareGroupTargetAssignmentMetadataValue}
 */

var KafkaShareGroupTargetAssignmentMetadataValue = (function() {
  function KafkaShareGroupTargetAssignmentMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupTargetAssignmentMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.assignmentEpoch = this._io.readS4be();
    this.taggedFields = new ShareGroupTargetAssignmentMetadataValueTaggedFields(this._io, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The bytes of the tagged field `AssignmentTimestamp`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json|ShareGroupTargetAssignmentMetadataValue}
   */

  var ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag = (function() {
    function ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag.prototype._read = function() {
      this.assignmentTimestamp = this._io.readS8be();
    }

    /**
     * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
     * rounds it beyond 2^53.
     */

    return ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag;
  })();

  /**
   * A tagged field of `share_group_target_assignment_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json|ShareGroupTargetAssignmentMetadataValue}
   */

  var ShareGroupTargetAssignmentMetadataValueTaggedField = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField = (function() {
    function ShareGroupTargetAssignmentMetadataValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_assignmentTimestamp = this._io.readBytes(this.lenData.value);
        var _io__raw_assignmentTimestamp = new KaitaiStream(this._raw_assignmentTimestamp);
        this.assignmentTimestamp = new ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io__raw_assignmentTimestamp, this, this._root);
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
     * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
     * rounds it beyond 2^53.
     */

    /**
     * A field of a tag that is not known.
     */

    return ShareGroupTargetAssignmentMetadataValueTaggedField;
  })();

  /**
   * The tagged fields of `share_group_target_assignment_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json|ShareGroupTargetAssignmentMetadataValue}
   */

  var ShareGroupTargetAssignmentMetadataValueTaggedFields = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields = (function() {
    function ShareGroupTargetAssignmentMetadataValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupTargetAssignmentMetadataValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new ShareGroupTargetAssignmentMetadataValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return ShareGroupTargetAssignmentMetadataValueTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 4.0.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupTargetAssignmentMetadataValue;
})();
KafkaShareGroupTargetAssignmentMetadataValue_.KafkaShareGroupTargetAssignmentMetadataValue = KafkaShareGroupTargetAssignmentMetadataValue;
});
