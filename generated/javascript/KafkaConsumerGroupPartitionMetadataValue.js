// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaConsumerGroupPartitionMetadataValue || (root.KafkaConsumerGroupPartitionMetadataValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerGroupPartitionMetadataValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json|ConsumerGroupPartitionMetadataValue}
 */

var KafkaConsumerGroupPartitionMetadataValue = (function() {
  function KafkaConsumerGroupPartitionMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerGroupPartitionMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.numTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numTopicsPlusOne.value >= 1) {
      this.topics = [];
      for (var i = 0; i < (this.numTopicsPlusOne.value - 1); i++) {
        this.topics.push(new ConsumerGroupPartitionMetadataValueTopicMetadata(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json|ConsumerGroupPartitionMetadataValue, PartitionMetadata}
   */

  var ConsumerGroupPartitionMetadataValuePartitionMetadata = KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata = (function() {
    function ConsumerGroupPartitionMetadataValuePartitionMetadata(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupPartitionMetadataValuePartitionMetadata.prototype._read = function() {
      this.partition = this._io.readS4be();
      this.numRacksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numRacksPlusOne.value >= 1) {
        this.racks = [];
        for (var i = 0; i < (this.numRacksPlusOne.value - 1); i++) {
          this.racks.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `int32`, since Kafka 3.6.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]string`, since Kafka 3.6.
     */

    /**
     * None is known.
     */

    return ConsumerGroupPartitionMetadataValuePartitionMetadata;
  })();

  /**
   * `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json|ConsumerGroupPartitionMetadataValue, TopicMetadata}
   */

  var ConsumerGroupPartitionMetadataValueTopicMetadata = KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata = (function() {
    function ConsumerGroupPartitionMetadataValueTopicMetadata(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupPartitionMetadataValueTopicMetadata.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
      this.topicName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.numPartitions = this._io.readS4be();
      this.numPartitionMetadataPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numPartitionMetadataPlusOne.value >= 1) {
        this.partitionMetadata = [];
        for (var i = 0; i < (this.numPartitionMetadataPlusOne.value - 1); i++) {
          this.partitionMetadata.push(new ConsumerGroupPartitionMetadataValuePartitionMetadata(this._io, this, this._root));
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `uuid`, since Kafka 3.5.
     */

    /**
     * `string`, since Kafka 3.6.
     */

    /**
     * `int32`, since Kafka 3.5.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]PartitionMetadata`, since Kafka 3.6.
     */

    /**
     * None is known.
     */

    return ConsumerGroupPartitionMetadataValueTopicMetadata;
  })();

  /**
   * The version of the message.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicMetadata`, since Kafka 3.5.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerGroupPartitionMetadataValue;
})();
KafkaConsumerGroupPartitionMetadataValue_.KafkaConsumerGroupPartitionMetadataValue = KafkaConsumerGroupPartitionMetadataValue;
});
