// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaBytes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaBytes'));
  } else {
    factory(root.KafkaConsumerProtocolAssignment || (root.KafkaConsumerProtocolAssignment = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaBytes || (root.KafkaBytes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerProtocolAssignment_, KaitaiStream, KafkaString_, KafkaBytes_) {
/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json|ConsumerProtocolAssignment}
 */

var KafkaConsumerProtocolAssignment = (function() {
  function KafkaConsumerProtocolAssignment(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerProtocolAssignment.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    this.numAssignedPartitions = this._io.readS4be();
    if (this.numAssignedPartitions >= 0) {
      this.assignedPartitions = [];
      for (var i = 0; i < this.numAssignedPartitions; i++) {
        this.assignedPartitions.push(new ConsumerProtocolAssignmentTopicPartition(this._io, this, this._root));
      }
    }
    this.userData = new KafkaBytes_.KafkaBytes(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TopicPartition` of `ConsumerProtocolAssignment`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json|ConsumerProtocolAssignment, TopicPartition}
   */

  var ConsumerProtocolAssignmentTopicPartition = KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition = (function() {
    function ConsumerProtocolAssignmentTopicPartition(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerProtocolAssignmentTopicPartition.prototype._read = function() {
      this.topic = new KafkaString_.KafkaString(this._io, null, null);
      this.numPartitions = this._io.readS4be();
      if (this.numPartitions >= 0) {
        this.partitions = [];
        for (var i = 0; i < this.numPartitions; i++) {
          this.partitions.push(this._io.readS4be());
        }
      }
    }

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * The number of elements; any value below zero means null.
     */

    /**
     * `[]int32`, since Kafka 0.9.
     */

    return ConsumerProtocolAssignmentTopicPartition;
  })();

  /**
   * The version of the message.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]TopicPartition`, since Kafka 0.9.
   */

  /**
   * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerProtocolAssignment;
})();
KafkaConsumerProtocolAssignment_.KafkaConsumerProtocolAssignment = KafkaConsumerProtocolAssignment;
});
