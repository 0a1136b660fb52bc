// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaConsumerGroupMetadataValue || (root.KafkaConsumerGroupMetadataValue = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerGroupMetadataValue_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json|ConsumerGroupMetadataValue}
 */

var KafkaConsumerGroupMetadataValue = (function() {
  function KafkaConsumerGroupMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerGroupMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.epoch = this._io.readS4be();
    this.taggedFields = new ConsumerGroupMetadataValueTaggedFields(this._io, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The bytes of the tagged field `MetadataHash`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json|ConsumerGroupMetadataValue}
   */

  var ConsumerGroupMetadataValueMetadataHashTag = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag = (function() {
    function ConsumerGroupMetadataValueMetadataHashTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMetadataValueMetadataHashTag.prototype._read = function() {
      this.metadataHash = this._io.readS8be();
    }

    /**
     * `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
     * rounds it beyond 2^53.
     */

    return ConsumerGroupMetadataValueMetadataHashTag;
  })();

  /**
   * A tagged field of `consumer_group_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json|ConsumerGroupMetadataValue}
   */

  var ConsumerGroupMetadataValueTaggedField = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField = (function() {
    function ConsumerGroupMetadataValueTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMetadataValueTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_metadataHash = this._io.readBytes(this.lenData.value);
        var _io__raw_metadataHash = new KaitaiStream(this._raw_metadataHash);
        this.metadataHash = new ConsumerGroupMetadataValueMetadataHashTag(_io__raw_metadataHash, this, this._root);
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
     * `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
     * rounds it beyond 2^53.
     */

    /**
     * A field of a tag that is not known.
     */

    return ConsumerGroupMetadataValueTaggedField;
  })();

  /**
   * The tagged fields of `consumer_group_metadata_value`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json|ConsumerGroupMetadataValue}
   */

  var ConsumerGroupMetadataValueTaggedFields = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields = (function() {
    function ConsumerGroupMetadataValueTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupMetadataValueTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new ConsumerGroupMetadataValueTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return ConsumerGroupMetadataValueTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 3.5.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerGroupMetadataValue;
})();
KafkaConsumerGroupMetadataValue_.KafkaConsumerGroupMetadataValue = KafkaConsumerGroupMetadataValue;
});
