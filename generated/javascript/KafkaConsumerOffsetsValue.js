// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaStreamsGroupCurrentMemberAssignmentValue', './KafkaConsumerGroupMemberMetadataValue', './KafkaStreamsGroupTargetAssignmentMetadataValue', './KafkaShareGroupMetadataValue', './KafkaStreamsGroupTargetAssignmentMemberValue', './KafkaConsumerGroupTargetAssignmentMetadataValue', './KafkaShareGroupTargetAssignmentMetadataValue', './KafkaConsumerGroupMetadataValue', './KafkaShareGroupStatePartitionMetadataValue', './KafkaStreamsGroupTopologyValue', './KafkaConsumerGroupPartitionMetadataValue', './KafkaLegacyOffsetCommitValue', './KafkaConsumerGroupRegularExpressionValue', './KafkaStreamsGroupMemberMetadataValue', './KafkaShareGroupTargetAssignmentMemberValue', './KafkaShareGroupCurrentMemberAssignmentValue', './KafkaConsumerGroupCurrentMemberAssignmentValue', './KafkaConsumerGroupTargetAssignmentMemberValue', './KafkaGroupMetadataValue', './KafkaStreamsGroupMetadataValue', './KafkaOffsetCommitValue', './KafkaShareGroupMemberMetadataValue'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaStreamsGroupCurrentMemberAssignmentValue'), require('./KafkaConsumerGroupMemberMetadataValue'), require('./KafkaStreamsGroupTargetAssignmentMetadataValue'), require('./KafkaShareGroupMetadataValue'), require('./KafkaStreamsGroupTargetAssignmentMemberValue'), require('./KafkaConsumerGroupTargetAssignmentMetadataValue'), require('./KafkaShareGroupTargetAssignmentMetadataValue'), require('./KafkaConsumerGroupMetadataValue'), require('./KafkaShareGroupStatePartitionMetadataValue'), require('./KafkaStreamsGroupTopologyValue'), require('./KafkaConsumerGroupPartitionMetadataValue'), require('./KafkaLegacyOffsetCommitValue'), require('./KafkaConsumerGroupRegularExpressionValue'), require('./KafkaStreamsGroupMemberMetadataValue'), require('./KafkaShareGroupTargetAssignmentMemberValue'), require('./KafkaShareGroupCurrentMemberAssignmentValue'), require('./KafkaConsumerGroupCurrentMemberAssignmentValue'), require('./KafkaConsumerGroupTargetAssignmentMemberValue'), require('./KafkaGroupMetadataValue'), require('./KafkaStreamsGroupMetadataValue'), require('./KafkaOffsetCommitValue'), require('./KafkaShareGroupMemberMetadataValue'));
  } else {
    factory(root.KafkaConsumerOffsetsValue || (root.KafkaConsumerOffsetsValue = {}), root.KaitaiStream, root.KafkaStreamsGroupCurrentMemberAssignmentValue || (root.KafkaStreamsGroupCurrentMemberAssignmentValue = {}), root.KafkaConsumerGroupMemberMetadataValue || (root.KafkaConsumerGroupMemberMetadataValue = {}), root.KafkaStreamsGroupTargetAssignmentMetadataValue || (root.KafkaStreamsGroupTargetAssignmentMetadataValue = {}), root.KafkaShareGroupMetadataValue || (root.KafkaShareGroupMetadataValue = {}), root.KafkaStreamsGroupTargetAssignmentMemberValue || (root.KafkaStreamsGroupTargetAssignmentMemberValue = {}), root.KafkaConsumerGroupTargetAssignmentMetadataValue || (root.KafkaConsumerGroupTargetAssignmentMetadataValue = {}), root.KafkaShareGroupTargetAssignmentMetadataValue || (root.KafkaShareGroupTargetAssignmentMetadataValue = {}), root.KafkaConsumerGroupMetadataValue || (root.KafkaConsumerGroupMetadataValue = {}), root.KafkaShareGroupStatePartitionMetadataValue || (root.KafkaShareGroupStatePartitionMetadataValue = {}), root.KafkaStreamsGroupTopologyValue || (root.KafkaStreamsGroupTopologyValue = {}), root.KafkaConsumerGroupPartitionMetadataValue || (root.KafkaConsumerGroupPartitionMetadataValue = {}), root.KafkaLegacyOffsetCommitValue || (root.KafkaLegacyOffsetCommitValue = {}), root.KafkaConsumerGroupRegularExpressionValue || (root.KafkaConsumerGroupRegularExpressionValue = {}), root.KafkaStreamsGroupMemberMetadataValue || (root.KafkaStreamsGroupMemberMetadataValue = {}), root.KafkaShareGroupTargetAssignmentMemberValue || (root.KafkaShareGroupTargetAssignmentMemberValue = {}), root.KafkaShareGroupCurrentMemberAssignmentValue || (root.KafkaShareGroupCurrentMemberAssignmentValue = {}), root.KafkaConsumerGroupCurrentMemberAssignmentValue || (root.KafkaConsumerGroupCurrentMemberAssignmentValue = {}), root.KafkaConsumerGroupTargetAssignmentMemberValue || (root.KafkaConsumerGroupTargetAssignmentMemberValue = {}), root.KafkaGroupMetadataValue || (root.KafkaGroupMetadataValue = {}), root.KafkaStreamsGroupMetadataValue || (root.KafkaStreamsGroupMetadataValue = {}), root.KafkaOffsetCommitValue || (root.KafkaOffsetCommitValue = {}), root.KafkaShareGroupMemberMetadataValue || (root.KafkaShareGroupMemberMetadataValue = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerOffsetsValue_, KaitaiStream, KafkaStreamsGroupCurrentMemberAssignmentValue_, KafkaConsumerGroupMemberMetadataValue_, KafkaStreamsGroupTargetAssignmentMetadataValue_, KafkaShareGroupMetadataValue_, KafkaStreamsGroupTargetAssignmentMemberValue_, KafkaConsumerGroupTargetAssignmentMetadataValue_, KafkaShareGroupTargetAssignmentMetadataValue_, KafkaConsumerGroupMetadataValue_, KafkaShareGroupStatePartitionMetadataValue_, KafkaStreamsGroupTopologyValue_, KafkaConsumerGroupPartitionMetadataValue_, KafkaLegacyOffsetCommitValue_, KafkaConsumerGroupRegularExpressionValue_, KafkaStreamsGroupMemberMetadataValue_, KafkaShareGroupTargetAssignmentMemberValue_, KafkaShareGroupCurrentMemberAssignmentValue_, KafkaConsumerGroupCurrentMemberAssignmentValue_, KafkaConsumerGroupTargetAssignmentMemberValue_, KafkaGroupMetadataValue_, KafkaStreamsGroupMetadataValue_, KafkaOffsetCommitValue_, KafkaShareGroupMemberMetadataValue_) {
/**
 * The value of any record in `__consumer_offsets`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
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
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  /**
   * The type that the record's key starts with.
   */

  return KafkaConsumerOffsetsValue;
})();
KafkaConsumerOffsetsValue_.KafkaConsumerOffsetsValue = KafkaConsumerOffsetsValue;
});
