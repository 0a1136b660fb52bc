// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaStreamsGroupCurrentMemberAssignmentValue || (root.KafkaStreamsGroupCurrentMemberAssignmentValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaStreamsGroupCurrentMemberAssignmentValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json|StreamsGroupCurrentMemberAssignmentValue}
 */

var KafkaStreamsGroupCurrentMemberAssignmentValue = (function() {
  function KafkaStreamsGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaStreamsGroupCurrentMemberAssignmentValue.prototype._read = function() {
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
    this.numActiveTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numActiveTasksPlusOne.value >= 1) {
      this.activeTasks = [];
      for (var i = 0; i < (this.numActiveTasksPlusOne.value - 1); i++) {
        this.activeTasks.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.numStandbyTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numStandbyTasksPlusOne.value >= 1) {
      this.standbyTasks = [];
      for (var i = 0; i < (this.numStandbyTasksPlusOne.value - 1); i++) {
        this.standbyTasks.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.numWarmupTasksPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numWarmupTasksPlusOne.value >= 1) {
      this.warmupTasks = [];
      for (var i = 0; i < (this.numWarmupTasksPlusOne.value - 1); i++) {
        this.warmupTasks.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.numActiveTasksPendingRevocationPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numActiveTasksPendingRevocationPlusOne.value >= 1) {
      this.activeTasksPendingRevocation = [];
      for (var i = 0; i < (this.numActiveTasksPendingRevocationPlusOne.value - 1); i++) {
        this.activeTasksPendingRevocation.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.numStandbyTasksPendingRevocationPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numStandbyTasksPendingRevocationPlusOne.value >= 1) {
      this.standbyTasksPendingRevocation = [];
      for (var i = 0; i < (this.numStandbyTasksPendingRevocationPlusOne.value - 1); i++) {
        this.standbyTasksPendingRevocation.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.numWarmupTasksPendingRevocationPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numWarmupTasksPendingRevocationPlusOne.value >= 1) {
      this.warmupTasksPendingRevocation = [];
      for (var i = 0; i < (this.numWarmupTasksPendingRevocationPlusOne.value - 1); i++) {
        this.warmupTasksPendingRevocation.push(new StreamsGroupCurrentMemberAssignmentValueTaskIds(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json|StreamsGroupCurrentMemberAssignmentValue, TaskIds}
   */

  var StreamsGroupCurrentMemberAssignmentValueTaskIds = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds = (function() {
    function StreamsGroupCurrentMemberAssignmentValueTaskIds(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentValueTaskIds.prototype._read = function() {
      this.subtopologyId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.numPartitionsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numPartitionsPlusOne.value >= 1) {
        this.partitions = [];
        for (var i = 0; i < (this.numPartitionsPlusOne.value - 1); i++) {
          this.partitions.push(this._io.readS4be());
        }
      }
      this.taggedFields = new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(this._io, this, this._root);
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
     * The fields that are there only where they differ from their defaults.
     */

    return StreamsGroupCurrentMemberAssignmentValueTaskIds;
  })();

  /**
   * The bytes of the tagged field `AssignmentEpochs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json|StreamsGroupCurrentMemberAssignmentValue}
   */

  var StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag = (function() {
    function StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag.prototype._read = function() {
      this.numAssignmentEpochsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numAssignmentEpochsPlusOne.value >= 1) {
        this.assignmentEpochs = [];
        for (var i = 0; i < (this.numAssignmentEpochsPlusOne.value - 1); i++) {
          this.assignmentEpochs.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 4.2. Tag 0. May be null.
     */

    return StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag;
  })();

  /**
   * A tagged field of
   * `streams_group_current_member_assignment_value_task_ids`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json|StreamsGroupCurrentMemberAssignmentValue}
   */

  var StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField = (function() {
    function StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_assignmentEpochs = this._io.readBytes(this.lenData.value);
        var _io__raw_assignmentEpochs = new KaitaiStream(this._raw_assignmentEpochs);
        this.assignmentEpochs = new StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(_io__raw_assignmentEpochs, this, this._root);
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
     * `[]int32`, since Kafka 4.2. Tag 0. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField;
  })();

  /**
   * The tagged fields of
   * `streams_group_current_member_assignment_value_task_ids`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json|StreamsGroupCurrentMemberAssignmentValue}
   */

  var StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields = (function() {
    function StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 4.1.
   */

  /**
   * `int32`, since Kafka 4.1.
   */

  /**
   * `int8`, since Kafka 4.1.
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

  return KafkaStreamsGroupCurrentMemberAssignmentValue;
})();
KafkaStreamsGroupCurrentMemberAssignmentValue_.KafkaStreamsGroupCurrentMemberAssignmentValue = KafkaStreamsGroupCurrentMemberAssignmentValue;
});
