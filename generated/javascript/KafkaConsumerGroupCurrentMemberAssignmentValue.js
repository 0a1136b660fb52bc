// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaConsumerGroupCurrentMemberAssignmentValue || (root.KafkaConsumerGroupCurrentMemberAssignmentValue = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerGroupCurrentMemberAssignmentValue_, KaitaiStream, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json|ConsumerGroupCurrentMemberAssignmentValue}
 */

var KafkaConsumerGroupCurrentMemberAssignmentValue = (function() {
  function KafkaConsumerGroupCurrentMemberAssignmentValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerGroupCurrentMemberAssignmentValue.prototype._read = function() {
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
        this.assignedPartitions.push(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, this._root));
      }
    }
    this.numPartitionsPendingRevocationPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numPartitionsPendingRevocationPlusOne.value >= 1) {
      this.partitionsPendingRevocation = [];
      for (var i = 0; i < (this.numPartitionsPendingRevocationPlusOne.value - 1); i++) {
        this.partitionsPendingRevocation.push(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json|ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions}
   */

  var ConsumerGroupCurrentMemberAssignmentValueTopicPartitions = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions = (function() {
    function ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.prototype._read = function() {
      this.topicId = this._io.readBytes(16);
      this.numPartitionsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numPartitionsPlusOne.value >= 1) {
        this.partitions = [];
        for (var i = 0; i < (this.numPartitionsPlusOne.value - 1); i++) {
          this.partitions.push(this._io.readS4be());
        }
      }
      this.taggedFields = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(this._io, this, this._root);
    }

    /**
     * `uuid`, since Kafka 3.6.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.6.
     */

    /**
     * The fields that are there only where they differ from their defaults.
     */

    return ConsumerGroupCurrentMemberAssignmentValueTopicPartitions;
  })();

  /**
   * The bytes of the tagged field `AssignmentEpochs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json|ConsumerGroupCurrentMemberAssignmentValue}
   */

  var ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag = (function() {
    function ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag.prototype._read = function() {
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
     * `[]int32`, since Kafka 4.3. Tag 0. May be null.
     */

    return ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag;
  })();

  /**
   * A tagged field of
   * `consumer_group_current_member_assignment_value_topic_partitions`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json|ConsumerGroupCurrentMemberAssignmentValue}
   */

  var ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField = (function() {
    function ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_assignmentEpochs = this._io.readBytes(this.lenData.value);
        var _io__raw_assignmentEpochs = new KaitaiStream(this._raw_assignmentEpochs);
        this.assignmentEpochs = new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(_io__raw_assignmentEpochs, this, this._root);
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
     * `[]int32`, since Kafka 4.3. Tag 0. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField;
  })();

  /**
   * The tagged fields of
   * `consumer_group_current_member_assignment_value_topic_partitions`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json|ConsumerGroupCurrentMemberAssignmentValue}
   */

  var ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields = (function() {
    function ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 3.5.
   */

  /**
   * `int32`, since Kafka 3.6.
   */

  /**
   * `int8`, since Kafka 3.8.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicPartitions`, since Kafka 3.6.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]TopicPartitions`, since Kafka 3.6.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerGroupCurrentMemberAssignmentValue;
})();
KafkaConsumerGroupCurrentMemberAssignmentValue_.KafkaConsumerGroupCurrentMemberAssignmentValue = KafkaConsumerGroupCurrentMemberAssignmentValue;
});
