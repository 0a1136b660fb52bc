// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaStreamsGroupTargetAssignmentMemberValue || (root.KafkaStreamsGroupTargetAssignmentMemberValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaStreamsGroupTargetAssignmentMemberValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json|StreamsGroupTargetAssignmentMemberValue}
 */

var KafkaStreamsGroupTargetAssignmentMemberValue = (function() {
  function KafkaStreamsGroupTargetAssignmentMemberValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaStreamsGroupTargetAssignmentMemberValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.numActiveTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numActiveTasksPlusOne.value >= 1) {
      this.activeTasks = [];
      for (var i = 0; i < (this.numActiveTasksPlusOne.value - 1); i++) {
        this.activeTasks.push(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, this._root));
      }
    }
    this.numStandbyTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numStandbyTasksPlusOne.value >= 1) {
      this.standbyTasks = [];
      for (var i = 0; i < (this.numStandbyTasksPlusOne.value - 1); i++) {
        this.standbyTasks.push(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, this._root));
      }
    }
    this.numWarmupTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numWarmupTasksPlusOne.value >= 1) {
      this.warmupTasks = [];
      for (var i = 0; i < (this.numWarmupTasksPlusOne.value - 1); i++) {
        this.warmupTasks.push(new StreamsGroupTargetAssignmentMemberValueTaskIds(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json|StreamsGroupTargetAssignmentMemberValue, TaskIds}
   */

  var StreamsGroupTargetAssignmentMemberValueTaskIds = KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds = (function() {
    function StreamsGroupTargetAssignmentMemberValueTaskIds(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTargetAssignmentMemberValueTaskIds.prototype._read = function() {
      this.subtopologyId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
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
     * `string`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupTargetAssignmentMemberValueTaskIds;
  })();

  /**
   * The version of the message.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TaskIds`, since Kafka 4.1.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TaskIds`, since Kafka 4.1.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TaskIds`, since Kafka 4.1.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaStreamsGroupTargetAssignmentMemberValue;
})();
KafkaStreamsGroupTargetAssignmentMemberValue_.KafkaStreamsGroupTargetAssignmentMemberValue = KafkaStreamsGroupTargetAssignmentMemberValue;
});
