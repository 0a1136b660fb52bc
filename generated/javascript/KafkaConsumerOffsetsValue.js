// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaStreamsGroupMemberMetadataValue', './KafkaConsumerGroupMemberMetadataValue', './KafkaStreamsGroupMetadataValue', './KafkaStreamsGroupTopologyValue', './KafkaGroupMetadataValue', './KafkaLegacyOffsetCommitValue', './KafkaShareGroupCurrentMemberAssignmentValue', './KafkaConsumerGroupPartitionMetadataValue', './KafkaStreamsGroupCurrentMemberAssignmentValue', './KafkaShareGroupMetadataValue', './KafkaShareGroupStatePartitionMetadataValue', './KafkaConsumerGroupCurrentMemberAssignmentValue', './KafkaStreamsGroupTargetAssignmentMemberValue', './KafkaShareGroupTargetAssignmentMemberValue', './KafkaShareGroupTargetAssignmentMetadataValue', './KafkaConsumerGroupTargetAssignmentMemberValue', './KafkaConsumerGroupTargetAssignmentMetadataValue', './KafkaConsumerGroupMetadataValue', './KafkaConsumerGroupRegularExpressionValue', './KafkaOffsetCommitValue', './KafkaStreamsGroupTargetAssignmentMetadataValue', './KafkaShareGroupMemberMetadataValue'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaStreamsGroupMemberMetadataValue'), require('./KafkaConsumerGroupMemberMetadataValue'), require('./KafkaStreamsGroupMetadataValue'), require('./KafkaStreamsGroupTopologyValue'), require('./KafkaGroupMetadataValue'), require('./KafkaLegacyOffsetCommitValue'), require('./KafkaShareGroupCurrentMemberAssignmentValue'), require('./KafkaConsumerGroupPartitionMetadataValue'), require('./KafkaStreamsGroupCurrentMemberAssignmentValue'), require('./KafkaShareGroupMetadataValue'), require('./KafkaShareGroupStatePartitionMetadataValue'), require('./KafkaConsumerGroupCurrentMemberAssignmentValue'), require('./KafkaStreamsGroupTargetAssignmentMemberValue'), require('./KafkaShareGroupTargetAssignmentMemberValue'), require('./KafkaShareGroupTargetAssignmentMetadataValue'), require('./KafkaConsumerGroupTargetAssignmentMemberValue'), require('./KafkaConsumerGroupTargetAssignmentMetadataValue'), require('./KafkaConsumerGroupMetadataValue'), require('./KafkaConsumerGroupRegularExpressionValue'), require('./KafkaOffsetCommitValue'), require('./KafkaStreamsGroupTargetAssignmentMetadataValue'), require('./KafkaShareGroupMemberMetadataValue'));
  } else {
    factory(root.KafkaConsumerOffsetsValue || (root.KafkaConsumerOffsetsValue = {}), root.KaitaiStream, root.KafkaStreamsGroupMemberMetadataValue || (root.KafkaStreamsGroupMemberMetadataValue = {}), root.KafkaConsumerGroupMemberMetadataValue || (root.KafkaConsumerGroupMemberMetadataValue = {}), root.KafkaStreamsGroupMetadataValue || (root.KafkaStreamsGroupMetadataValue = {}), root.KafkaStreamsGroupTopologyValue || (root.KafkaStreamsGroupTopologyValue = {}), root.KafkaGroupMetadataValue || (root.KafkaGroupMetadataValue = {}), root.KafkaLegacyOffsetCommitValue || (root.KafkaLegacyOffsetCommitValue = {}), root.KafkaShareGroupCurrentMemberAssignmentValue || (root.KafkaShareGroupCurrentMemberAssignmentValue = {}), root.KafkaConsumerGroupPartitionMetadataValue || (root.KafkaConsumerGroupPartitionMetadataValue = {}), root.KafkaStreamsGroupCurrentMemberAssignmentValue || (root.KafkaStreamsGroupCurrentMemberAssignmentValue = {}), root.KafkaShareGroupMetadataValue || (root.KafkaShareGroupMetadataValue = {}), root.KafkaShareGroupStatePartitionMetadataValue || (root.KafkaShareGroupStatePartitionMetadataValue = {}), root.KafkaConsumerGroupCurrentMemberAssignmentValue || (root.KafkaConsumerGroupCurrentMemberAssignmentValue = {}), root.KafkaStreamsGroupTargetAssignmentMemberValue || (root.KafkaStreamsGroupTargetAssignmentMemberValue = {}), root.KafkaShareGroupTargetAssignmentMemberValue || (root.KafkaShareGroupTargetAssignmentMemberValue = {}), root.KafkaShareGroupTargetAssignmentMetadataValue || (root.KafkaShareGroupTargetAssignmentMetadataValue = {}), root.KafkaConsumerGroupTargetAssignmentMemberValue || (root.KafkaConsumerGroupTargetAssignmentMemberValue = {}), root.KafkaConsumerGroupTargetAssignmentMetadataValue || (root.KafkaConsumerGroupTargetAssignmentMetadataValue = {}), root.KafkaConsumerGroupMetadataValue || (root.KafkaConsumerGroupMetadataValue = {}), root.KafkaConsumerGroupRegularExpressionValue || (root.KafkaConsumerGroupRegularExpressionValue = {}), root.KafkaOffsetCommitValue || (root.KafkaOffsetCommitValue = {}), root.KafkaStreamsGroupTargetAssignmentMetadataValue || (root.KafkaStreamsGroupTargetAssignmentMetadataValue = {}), root.KafkaShareGroupMemberMetadataValue || (root.KafkaShareGroupMemberMetadataValue = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerOffsetsValue_, KaitaiStream, KafkaStreamsGroupMemberMetadataValue_, KafkaConsumerGroupMemberMetadataValue_, KafkaStreamsGroupMetadataValue_, KafkaStreamsGroupTopologyValue_, KafkaGroupMetadataValue_, KafkaLegacyOffsetCommitValue_, KafkaShareGroupCurrentMemberAssignmentValue_, KafkaConsumerGroupPartitionMetadataValue_, KafkaStreamsGroupCurrentMemberAssignmentValue_, KafkaShareGroupMetadataValue_, KafkaShareGroupStatePartitionMetadataValue_, KafkaConsumerGroupCurrentMemberAssignmentValue_, KafkaStreamsGroupTargetAssignmentMemberValue_, KafkaShareGroupTargetAssignmentMemberValue_, KafkaShareGroupTargetAssignmentMetadataValue_, KafkaConsumerGroupTargetAssignmentMemberValue_, KafkaConsumerGroupTargetAssignmentMetadataValue_, KafkaConsumerGroupMetadataValue_, KafkaConsumerGroupRegularExpressionValue_, KafkaOffsetCommitValue_, KafkaStreamsGroupTargetAssignmentMetadataValue_, KafkaShareGroupMemberMetadataValue_) {
/**
 * The value of any record in `__consumer_offsets`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.3.1/group-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.3.1}
 */

var KafkaConsumerOffsetsValue = (function() {
  function KafkaConsumerOffsetsValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;

    this._read();
  }
  KafkaConsumerOffsetsValue.prototype._read = function() {
    if (this.recordType == 0) {
      this.legacyOffsetCommitValue = new KafkaLegacyOffsetCommitValue_.KafkaLegacyOffsetCommitValue(this._io, null, null);
    }
    if (this.recordType == 1) {
      this.offsetCommitValue = new KafkaOffsetCommitValue_.KafkaOffsetCommitValue(this._io, null, null);
    }
    if (this.recordType == 2) {
      this.groupMetadataValue = new KafkaGroupMetadataValue_.KafkaGroupMetadataValue(this._io, null, null);
    }
    if (this.recordType == 3) {
      this.consumerGroupMetadataValue = new KafkaConsumerGroupMetadataValue_.KafkaConsumerGroupMetadataValue(this._io, null, null);
    }
    if (this.recordType == 4) {
      this.consumerGroupPartitionMetadataValue = new KafkaConsumerGroupPartitionMetadataValue_.KafkaConsumerGroupPartitionMetadataValue(this._io, null, null);
    }
    if (this.recordType == 5) {
      this.consumerGroupMemberMetadataValue = new KafkaConsumerGroupMemberMetadataValue_.KafkaConsumerGroupMemberMetadataValue(this._io, null, null);
    }
    if (this.recordType == 6) {
      this.consumerGroupTargetAssignmentMetadataValue = new KafkaConsumerGroupTargetAssignmentMetadataValue_.KafkaConsumerGroupTargetAssignmentMetadataValue(this._io, null, null);
    }
    if (this.recordType == 7) {
      this.consumerGroupTargetAssignmentMemberValue = new KafkaConsumerGroupTargetAssignmentMemberValue_.KafkaConsumerGroupTargetAssignmentMemberValue(this._io, null, null);
    }
    if (this.recordType == 8) {
      this.consumerGroupCurrentMemberAssignmentValue = new KafkaConsumerGroupCurrentMemberAssignmentValue_.KafkaConsumerGroupCurrentMemberAssignmentValue(this._io, null, null);
    }
    if (this.recordType == 10) {
      this.shareGroupMemberMetadataValue = new KafkaShareGroupMemberMetadataValue_.KafkaShareGroupMemberMetadataValue(this._io, null, null);
    }
    if (this.recordType == 11) {
      this.shareGroupMetadataValue = new KafkaShareGroupMetadataValue_.KafkaShareGroupMetadataValue(this._io, null, null);
    }
    if (this.recordType == 12) {
      this.shareGroupTargetAssignmentMetadataValue = new KafkaShareGroupTargetAssignmentMetadataValue_.KafkaShareGroupTargetAssignmentMetadataValue(this._io, null, null);
    }
    if (this.recordType == 13) {
      this.shareGroupTargetAssignmentMemberValue = new KafkaShareGroupTargetAssignmentMemberValue_.KafkaShareGroupTargetAssignmentMemberValue(this._io, null, null);
    }
    if (this.recordType == 14) {
      this.shareGroupCurrentMemberAssignmentValue = new KafkaShareGroupCurrentMemberAssignmentValue_.KafkaShareGroupCurrentMemberAssignmentValue(this._io, null, null);
    }
    if (this.recordType == 15) {
      this.shareGroupStatePartitionMetadataValue = new KafkaShareGroupStatePartitionMetadataValue_.KafkaShareGroupStatePartitionMetadataValue(this._io, null, null);
    }
    if (this.recordType == 16) {
      this.consumerGroupRegularExpressionValue = new KafkaConsumerGroupRegularExpressionValue_.KafkaConsumerGroupRegularExpressionValue(this._io, null, null);
    }
    if (this.recordType == 17) {
      this.streamsGroupMetadataValue = new KafkaStreamsGroupMetadataValue_.KafkaStreamsGroupMetadataValue(this._io, null, null);
    }
    if (this.recordType == 19) {
      this.streamsGroupMemberMetadataValue = new KafkaStreamsGroupMemberMetadataValue_.KafkaStreamsGroupMemberMetadataValue(this._io, null, null);
    }
    if (this.recordType == 20) {
      this.streamsGroupTargetAssignmentMetadataValue = new KafkaStreamsGroupTargetAssignmentMetadataValue_.KafkaStreamsGroupTargetAssignmentMetadataValue(this._io, null, null);
    }
    if (this.recordType == 21) {
      this.streamsGroupTargetAssignmentMemberValue = new KafkaStreamsGroupTargetAssignmentMemberValue_.KafkaStreamsGroupTargetAssignmentMemberValue(this._io, null, null);
    }
    if (this.recordType == 22) {
      this.streamsGroupCurrentMemberAssignmentValue = new KafkaStreamsGroupCurrentMemberAssignmentValue_.KafkaStreamsGroupCurrentMemberAssignmentValue(this._io, null, null);
    }
    if (this.recordType == 23) {
      this.streamsGroupTopologyValue = new KafkaStreamsGroupTopologyValue_.KafkaStreamsGroupTopologyValue(this._io, null, null);
    }
    if ( ((this.recordType != 0) && (this.recordType != 1) && (this.recordType != 2) && (this.recordType != 3) && (this.recordType != 4) && (this.recordType != 5) && (this.recordType != 6) && (this.recordType != 7) && (this.recordType != 8) && (this.recordType != 10) && (this.recordType != 11) && (this.recordType != 12) && (this.recordType != 13) && (this.recordType != 14) && (this.recordType != 15) && (this.recordType != 16) && (this.recordType != 17) && (this.recordType != 19) && (this.recordType != 20) && (this.recordType != 21) && (this.recordType != 22) && (this.recordType != 23)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * Since Kafka 0.8.2.
   */

  /**
   * Since Kafka 0.9.
   */

  /**
   * Since Kafka 0.9.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.9.
   */

  /**
   * Since Kafka 3.9.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * Since Kafka 4.1.
   */

  /**
   * A type that is not known in Kafka 4.3.1, as bytes.
   */

  /**
   * The type that the record's key starts with.
   */

  return KafkaConsumerOffsetsValue;
})();
KafkaConsumerOffsetsValue_.KafkaConsumerOffsetsValue = KafkaConsumerOffsetsValue;
});
