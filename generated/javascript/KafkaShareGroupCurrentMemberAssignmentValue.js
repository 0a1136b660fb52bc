// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaShareGroupCurrentMemberAssignmentValue || (root.KafkaShareGroupCurrentMemberAssignmentValue = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareGroupCurrentMemberAssignmentValue_, KaitaiStream, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json|ShareGroupCurrentMemberAssignmentValue}
 */

var KafkaShareGroupCurrentMemberAssignmentValue = (function() {
  function KafkaShareGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareGroupCurrentMemberAssignmentValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.memberEpoch = this._io.readS4be();
    this.previousMemberEpoch = this._io.readS4be();
    this.state = this._io.readS1();
    this.numAssignedPartitionsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numAssignedPartitionsPlusOne.value >= 1) {
      this.assignedPartitions = [];
      for (var i = 0; i < (this.numAssignedPartitionsPlusOne.value - 1); i++) {
        this.assignedPartitions.push(new ShareGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json|ShareGroupCurrentMemberAssignmentValue, TopicPartitions}
   */

  var ShareGroupCurrentMemberAssignmentValueTopicPartitions = KafkaShareGroupCurrentMemberAssignmentValue.ShareGroupCurrentMemberAssignmentValueTopicPartitions = (function() {
    function ShareGroupCurrentMemberAssignmentValueTopicPartitions(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareGroupCurrentMemberAssignmentValueTopicPartitions.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
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
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 4.0.
     */

    /**
     * None is known.
     */

    return ShareGroupCurrentMemberAssignmentValueTopicPartitions;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 4.0.
   */

  /**
   * `int32`, since Kafka 4.0.
   */

  /**
   * `int8`, since Kafka 4.0.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicPartitions`, since Kafka 4.0.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaShareGroupCurrentMemberAssignmentValue;
})();
KafkaShareGroupCurrentMemberAssignmentValue_.KafkaShareGroupCurrentMemberAssignmentValue = KafkaShareGroupCurrentMemberAssignmentValue;
});
