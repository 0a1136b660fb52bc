// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaShareGroupStatePartitionMetadataValue || (root.KafkaShareGroupStatePartitionMetadataValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupStatePartitionMetadataValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json|ShareGroupStatePartitionMetadataValue}
 */

var KafkaShareGroupStatePartitionMetadataValue = (function() {
  function KafkaShareGroupStatePartitionMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupStatePartitionMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.numInitializingTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numInitializingTopicsPlusOne.value >= 1) {
      this.initializingTopics = [];
      for (var i = 0; i < (this.numInitializingTopicsPlusOne.value - 1); i++) {
        this.initializingTopics.push(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(this._io, this, this._root));
      }
    }
    this.numInitializedTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numInitializedTopicsPlusOne.value >= 1) {
      this.initializedTopics = [];
      for (var i = 0; i < (this.numInitializedTopicsPlusOne.value - 1); i++) {
        this.initializedTopics.push(new ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(this._io, this, this._root));
      }
    }
    this.numDeletingTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numDeletingTopicsPlusOne.value >= 1) {
      this.deletingTopics = [];
      for (var i = 0; i < (this.numDeletingTopicsPlusOne.value - 1); i++) {
        this.deletingTopics.push(new ShareGroupStatePartitionMetadataValueTopicInfo(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json|ShareGroupStatePartitionMetadataValue, TopicInfo}
   */

  var ShareGroupStatePartitionMetadataValueTopicInfo = KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo = (function() {
    function ShareGroupStatePartitionMetadataValueTopicInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupStatePartitionMetadataValueTopicInfo.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
      this.topicName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `uuid`, since Kafka 4.0.
     */

    /**
     * `string`, since Kafka 4.0.
     */

    /**
     * None is known.
     */

    return ShareGroupStatePartitionMetadataValueTopicInfo;
  })();

  /**
   * `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json|ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo}
   */

  var ShareGroupStatePartitionMetadataValueTopicPartitionsInfo = KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo = (function() {
    function ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
      this.topicName = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.numPartitionsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numPartitionsPlusOne.value >= 1) {
        this.partitions = [];
        for (var i = 0; i < (this.numPartitionsPlusOne.value - 1); i++) {
          this.partitions.push(this._io.readS4be());
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `uuid`, since Kafka 4.0.
     */

    /**
     * `string`, since Kafka 4.0.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 4.0.
     */

    /**
     * None is known.
     */

    return ShareGroupStatePartitionMetadataValueTopicPartitionsInfo;
  })();

  /**
   * The version of the message.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicPartitionsInfo`, since Kafka 4.1.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicPartitionsInfo`, since Kafka 4.0.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicInfo`, since Kafka 4.0.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupStatePartitionMetadataValue;
})();
KafkaShareGroupStatePartitionMetadataValue_.KafkaShareGroupStatePartitionMetadataValue = KafkaShareGroupStatePartitionMetadataValue;
});
