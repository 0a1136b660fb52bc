// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaStreamsGroupCurrentMemberAssignmentKey', './KafkaStreamsGroupTopologyKey', './KafkaShareGroupCurrentMemberAssignmentKey', './KafkaConsumerGroupTargetAssignmentMemberKey', './KafkaOffsetCommitKey', './KafkaStreamsGroupTargetAssignmentMetadataKey', './KafkaConsumerGroupTargetAssignmentMetadataKey', './KafkaConsumerGroupMemberMetadataKey', './KafkaShareGroupStatePartitionMetadataKey', './KafkaConsumerGroupCurrentMemberAssignmentKey', './KafkaConsumerGroupRegularExpressionKey', './KafkaShareGroupMemberMetadataKey', './KafkaConsumerGroupMetadataKey', './KafkaShareGroupTargetAssignmentMemberKey', './KafkaShareGroupMetadataKey', './KafkaShareGroupTargetAssignmentMetadataKey', './KafkaStreamsGroupTargetAssignmentMemberKey', './KafkaLegacyOffsetCommitKey', './KafkaStreamsGroupMemberMetadataKey', './KafkaStreamsGroupMetadataKey', './KafkaGroupMetadataKey', './KafkaConsumerGroupPartitionMetadataKey'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaStreamsGroupCurrentMemberAssignmentKey'), require('./KafkaStreamsGroupTopologyKey'), require('./KafkaShareGroupCurrentMemberAssignmentKey'), require('./KafkaConsumerGroupTargetAssignmentMemberKey'), require('./KafkaOffsetCommitKey'), require('./KafkaStreamsGroupTargetAssignmentMetadataKey'), require('./KafkaConsumerGroupTargetAssignmentMetadataKey'), require('./KafkaConsumerGroupMemberMetadataKey'), require('./KafkaShareGroupStatePartitionMetadataKey'), require('./KafkaConsumerGroupCurrentMemberAssignmentKey'), require('./KafkaConsumerGroupRegularExpressionKey'), require('./KafkaShareGroupMemberMetadataKey'), require('./KafkaConsumerGroupMetadataKey'), require('./KafkaShareGroupTargetAssignmentMemberKey'), require('./KafkaShareGroupMetadataKey'), require('./KafkaShareGroupTargetAssignmentMetadataKey'), require('./KafkaStreamsGroupTargetAssignmentMemberKey'), require('./KafkaLegacyOffsetCommitKey'), require('./KafkaStreamsGroupMemberMetadataKey'), require('./KafkaStreamsGroupMetadataKey'), require('./KafkaGroupMetadataKey'), require('./KafkaConsumerGroupPartitionMetadataKey'));
  } else {
    factory(root.KafkaConsumerOffsetsKey || (root.KafkaConsumerOffsetsKey = {}), root.KaitaiStream, root.KafkaStreamsGroupCurrentMemberAssignmentKey || (root.KafkaStreamsGroupCurrentMemberAssignmentKey = {}), root.KafkaStreamsGroupTopologyKey || (root.KafkaStreamsGroupTopologyKey = {}), root.KafkaShareGroupCurrentMemberAssignmentKey || (root.KafkaShareGroupCurrentMemberAssignmentKey = {}), root.KafkaConsumerGroupTargetAssignmentMemberKey || (root.KafkaConsumerGroupTargetAssignmentMemberKey = {}), root.KafkaOffsetCommitKey || (root.KafkaOffsetCommitKey = {}), root.KafkaStreamsGroupTargetAssignmentMetadataKey || (root.KafkaStreamsGroupTargetAssignmentMetadataKey = {}), root.KafkaConsumerGroupTargetAssignmentMetadataKey || (root.KafkaConsumerGroupTargetAssignmentMetadataKey = {}), root.KafkaConsumerGroupMemberMetadataKey || (root.KafkaConsumerGroupMemberMetadataKey = {}), root.KafkaShareGroupStatePartitionMetadataKey || (root.KafkaShareGroupStatePartitionMetadataKey = {}), root.KafkaConsumerGroupCurrentMemberAssignmentKey || (root.KafkaConsumerGroupCurrentMemberAssignmentKey = {}), root.KafkaConsumerGroupRegularExpressionKey || (root.KafkaConsumerGroupRegularExpressionKey = {}), root.KafkaShareGroupMemberMetadataKey || (root.KafkaShareGroupMemberMetadataKey = {}), root.KafkaConsumerGroupMetadataKey || (root.KafkaConsumerGroupMetadataKey = {}), root.KafkaShareGroupTargetAssignmentMemberKey || (root.KafkaShareGroupTargetAssignmentMemberKey = {}), root.KafkaShareGroupMetadataKey || (root.KafkaShareGroupMetadataKey = {}), root.KafkaShareGroupTargetAssignmentMetadataKey || (root.KafkaShareGroupTargetAssignmentMetadataKey = {}), root.KafkaStreamsGroupTargetAssignmentMemberKey || (root.KafkaStreamsGroupTargetAssignmentMemberKey = {}), root.KafkaLegacyOffsetCommitKey || (root.KafkaLegacyOffsetCommitKey = {}), root.KafkaStreamsGroupMemberMetadataKey || (root.KafkaStreamsGroupMemberMetadataKey = {}), root.KafkaStreamsGroupMetadataKey || (root.KafkaStreamsGroupMetadataKey = {}), root.KafkaGroupMetadataKey || (root.KafkaGroupMetadataKey = {}), root.KafkaConsumerGroupPartitionMetadataKey || (root.KafkaConsumerGroupPartitionMetadataKey = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerOffsetsKey_, KaitaiStream, KafkaStreamsGroupCurrentMemberAssignmentKey_, KafkaStreamsGroupTopologyKey_, KafkaShareGroupCurrentMemberAssignmentKey_, KafkaConsumerGroupTargetAssignmentMemberKey_, KafkaOffsetCommitKey_, KafkaStreamsGroupTargetAssignmentMetadataKey_, KafkaConsumerGroupTargetAssignmentMetadataKey_, KafkaConsumerGroupMemberMetadataKey_, KafkaShareGroupStatePartitionMetadataKey_, KafkaConsumerGroupCurrentMemberAssignmentKey_, KafkaConsumerGroupRegularExpressionKey_, KafkaShareGroupMemberMetadataKey_, KafkaConsumerGroupMetadataKey_, KafkaShareGroupTargetAssignmentMemberKey_, KafkaShareGroupMetadataKey_, KafkaShareGroupTargetAssignmentMetadataKey_, KafkaStreamsGroupTargetAssignmentMemberKey_, KafkaLegacyOffsetCommitKey_, KafkaStreamsGroupMemberMetadataKey_, KafkaStreamsGroupMetadataKey_, KafkaGroupMetadataKey_, KafkaConsumerGroupPartitionMetadataKey_) {
/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.3.1/group-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.3.1}
 */

var KafkaConsumerOffsetsKey = (function() {
  function KafkaConsumerOffsetsKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerOffsetsKey.prototype._read = function() {
    if (this.recordType == 0) {
      this.legacyOffsetCommitKey = new KafkaLegacyOffsetCommitKey_.KafkaLegacyOffsetCommitKey(this._io, null, null);
    }
    if (this.recordType == 1) {
      this.offsetCommitKey = new KafkaOffsetCommitKey_.KafkaOffsetCommitKey(this._io, null, null);
    }
    if (this.recordType == 2) {
      this.groupMetadataKey = new KafkaGroupMetadataKey_.KafkaGroupMetadataKey(this._io, null, null);
    }
    if (this.recordType == 3) {
      this.consumerGroupMetadataKey = new KafkaConsumerGroupMetadataKey_.KafkaConsumerGroupMetadataKey(this._io, null, null);
    }
    if (this.recordType == 4) {
      this.consumerGroupPartitionMetadataKey = new KafkaConsumerGroupPartitionMetadataKey_.KafkaConsumerGroupPartitionMetadataKey(this._io, null, null);
    }
    if (this.recordType == 5) {
      this.consumerGroupMemberMetadataKey = new KafkaConsumerGroupMemberMetadataKey_.KafkaConsumerGroupMemberMetadataKey(this._io, null, null);
    }
    if (this.recordType == 6) {
      this.consumerGroupTargetAssignmentMetadataKey = new KafkaConsumerGroupTargetAssignmentMetadataKey_.KafkaConsumerGroupTargetAssignmentMetadataKey(this._io, null, null);
    }
    if (this.recordType == 7) {
      this.consumerGroupTargetAssignmentMemberKey = new KafkaConsumerGroupTargetAssignmentMemberKey_.KafkaConsumerGroupTargetAssignmentMemberKey(this._io, null, null);
    }
    if (this.recordType == 8) {
      this.consumerGroupCurrentMemberAssignmentKey = new KafkaConsumerGroupCurrentMemberAssignmentKey_.KafkaConsumerGroupCurrentMemberAssignmentKey(this._io, null, null);
    }
    if (this.recordType == 10) {
      this.shareGroupMemberMetadataKey = new KafkaShareGroupMemberMetadataKey_.KafkaShareGroupMemberMetadataKey(this._io, null, null);
    }
    if (this.recordType == 11) {
      this.shareGroupMetadataKey = new KafkaShareGroupMetadataKey_.KafkaShareGroupMetadataKey(this._io, null, null);
    }
    if (this.recordType == 12) {
      this.shareGroupTargetAssignmentMetadataKey = new KafkaShareGroupTargetAssignmentMetadataKey_.KafkaShareGroupTargetAssignmentMetadataKey(this._io, null, null);
    }
    if (this.recordType == 13) {
      this.shareGroupTargetAssignmentMemberKey = new KafkaShareGroupTargetAssignmentMemberKey_.KafkaShareGroupTargetAssignmentMemberKey(this._io, null, null);
    }
    if (this.recordType == 14) {
      this.shareGroupCurrentMemberAssignmentKey = new KafkaShareGroupCurrentMemberAssignmentKey_.KafkaShareGroupCurrentMemberAssignmentKey(this._io, null, null);
    }
    if (this.recordType == 15) {
      this.shareGroupStatePartitionMetadataKey = new KafkaShareGroupStatePartitionMetadataKey_.KafkaShareGroupStatePartitionMetadataKey(this._io, null, null);
    }
    if (this.recordType == 16) {
      this.consumerGroupRegularExpressionKey = new KafkaConsumerGroupRegularExpressionKey_.KafkaConsumerGroupRegularExpressionKey(this._io, null, null);
    }
    if (this.recordType == 17) {
      this.streamsGroupMetadataKey = new KafkaStreamsGroupMetadataKey_.KafkaStreamsGroupMetadataKey(this._io, null, null);
    }
    if (this.recordType == 19) {
      this.streamsGroupMemberMetadataKey = new KafkaStreamsGroupMemberMetadataKey_.KafkaStreamsGroupMemberMetadataKey(this._io, null, null);
    }
    if (this.recordType == 20) {
      this.streamsGroupTargetAssignmentMetadataKey = new KafkaStreamsGroupTargetAssignmentMetadataKey_.KafkaStreamsGroupTargetAssignmentMetadataKey(this._io, null, null);
    }
    if (this.recordType == 21) {
      this.streamsGroupTargetAssignmentMemberKey = new KafkaStreamsGroupTargetAssignmentMemberKey_.KafkaStreamsGroupTargetAssignmentMemberKey(this._io, null, null);
    }
    if (this.recordType == 22) {
      this.streamsGroupCurrentMemberAssignmentKey = new KafkaStreamsGroupCurrentMemberAssignmentKey_.KafkaStreamsGroupCurrentMemberAssignmentKey(this._io, null, null);
    }
    if (this.recordType == 23) {
      this.streamsGroupTopologyKey = new KafkaStreamsGroupTopologyKey_.KafkaStreamsGroupTopologyKey(this._io, null, null);
    }
    if ( ((this.recordType != 0) && (this.recordType != 1) && (this.recordType != 2) && (this.recordType != 3) && (this.recordType != 4) && (this.recordType != 5) && (this.recordType != 6) && (this.recordType != 7) && (this.recordType != 8) && (this.recordType != 10) && (this.recordType != 11) && (this.recordType != 12) && (this.recordType != 13) && (this.recordType != 14) && (this.recordType != 15) && (this.recordType != 16) && (this.recordType != 17) && (this.recordType != 19) && (this.recordType != 20) && (this.recordType != 21) && (this.recordType != 22) && (this.recordType != 23)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * The type of the record.
   */
  Object.defineProperty(KafkaConsumerOffsetsKey.prototype, 'recordType', {
    get: function() {
      if (this._m_recordType !== undefined)
        return this._m_recordType;
      var _pos = this._io.pos;
      this._io.seek(0);
      this._m_recordType = this._io.readS2be();
      this._io.seek(_pos);
      return this._m_recordType;
    }
  });

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

  return KafkaConsumerOffsetsKey;
})();
KafkaConsumerOffsetsKey_.KafkaConsumerOffsetsKey = KafkaConsumerOffsetsKey;
});
