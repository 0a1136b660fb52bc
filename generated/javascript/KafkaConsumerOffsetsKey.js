// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaShareGroupTargetAssignmentMemberKey', './KafkaConsumerGroupTargetAssignmentMetadataKey', './KafkaStreamsGroupTargetAssignmentMemberKey', './KafkaGroupMetadataKey', './KafkaShareGroupMemberMetadataKey', './KafkaStreamsGroupTargetAssignmentMetadataKey', './KafkaConsumerGroupPartitionMetadataKey', './KafkaStreamsGroupMetadataKey', './KafkaConsumerGroupTargetAssignmentMemberKey', './KafkaStreamsGroupCurrentMemberAssignmentKey', './KafkaLegacyOffsetCommitKey', './KafkaShareGroupCurrentMemberAssignmentKey', './KafkaConsumerGroupCurrentMemberAssignmentKey', './KafkaStreamsGroupMemberMetadataKey', './KafkaOffsetCommitKey', './KafkaShareGroupTargetAssignmentMetadataKey', './KafkaConsumerGroupRegularExpressionKey', './KafkaShareGroupMetadataKey', './KafkaConsumerGroupMemberMetadataKey', './KafkaShareGroupStatePartitionMetadataKey', './KafkaConsumerGroupMetadataKey', './KafkaStreamsGroupTopologyKey'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaShareGroupTargetAssignmentMemberKey'), require('./KafkaConsumerGroupTargetAssignmentMetadataKey'), require('./KafkaStreamsGroupTargetAssignmentMemberKey'), require('./KafkaGroupMetadataKey'), require('./KafkaShareGroupMemberMetadataKey'), require('./KafkaStreamsGroupTargetAssignmentMetadataKey'), require('./KafkaConsumerGroupPartitionMetadataKey'), require('./KafkaStreamsGroupMetadataKey'), require('./KafkaConsumerGroupTargetAssignmentMemberKey'), require('./KafkaStreamsGroupCurrentMemberAssignmentKey'), require('./KafkaLegacyOffsetCommitKey'), require('./KafkaShareGroupCurrentMemberAssignmentKey'), require('./KafkaConsumerGroupCurrentMemberAssignmentKey'), require('./KafkaStreamsGroupMemberMetadataKey'), require('./KafkaOffsetCommitKey'), require('./KafkaShareGroupTargetAssignmentMetadataKey'), require('./KafkaConsumerGroupRegularExpressionKey'), require('./KafkaShareGroupMetadataKey'), require('./KafkaConsumerGroupMemberMetadataKey'), require('./KafkaShareGroupStatePartitionMetadataKey'), require('./KafkaConsumerGroupMetadataKey'), require('./KafkaStreamsGroupTopologyKey'));
  } else {
    factory(root.KafkaConsumerOffsetsKey || (root.KafkaConsumerOffsetsKey = {}), root.KaitaiStream, root.KafkaShareGroupTargetAssignmentMemberKey || (root.KafkaShareGroupTargetAssignmentMemberKey = {}), root.KafkaConsumerGroupTargetAssignmentMetadataKey || (root.KafkaConsumerGroupTargetAssignmentMetadataKey = {}), root.KafkaStreamsGroupTargetAssignmentMemberKey || (root.KafkaStreamsGroupTargetAssignmentMemberKey = {}), root.KafkaGroupMetadataKey || (root.KafkaGroupMetadataKey = {}), root.KafkaShareGroupMemberMetadataKey || (root.KafkaShareGroupMemberMetadataKey = {}), root.KafkaStreamsGroupTargetAssignmentMetadataKey || (root.KafkaStreamsGroupTargetAssignmentMetadataKey = {}), root.KafkaConsumerGroupPartitionMetadataKey || (root.KafkaConsumerGroupPartitionMetadataKey = {}), root.KafkaStreamsGroupMetadataKey || (root.KafkaStreamsGroupMetadataKey = {}), root.KafkaConsumerGroupTargetAssignmentMemberKey || (root.KafkaConsumerGroupTargetAssignmentMemberKey = {}), root.KafkaStreamsGroupCurrentMemberAssignmentKey || (root.KafkaStreamsGroupCurrentMemberAssignmentKey = {}), root.KafkaLegacyOffsetCommitKey || (root.KafkaLegacyOffsetCommitKey = {}), root.KafkaShareGroupCurrentMemberAssignmentKey || (root.KafkaShareGroupCurrentMemberAssignmentKey = {}), root.KafkaConsumerGroupCurrentMemberAssignmentKey || (root.KafkaConsumerGroupCurrentMemberAssignmentKey = {}), root.KafkaStreamsGroupMemberMetadataKey || (root.KafkaStreamsGroupMemberMetadataKey = {}), root.KafkaOffsetCommitKey || (root.KafkaOffsetCommitKey = {}), root.KafkaShareGroupTargetAssignmentMetadataKey || (root.KafkaShareGroupTargetAssignmentMetadataKey = {}), root.KafkaConsumerGroupRegularExpressionKey || (root.KafkaConsumerGroupRegularExpressionKey = {}), root.KafkaShareGroupMetadataKey || (root.KafkaShareGroupMetadataKey = {}), root.KafkaConsumerGroupMemberMetadataKey || (root.KafkaConsumerGroupMemberMetadataKey = {}), root.KafkaShareGroupStatePartitionMetadataKey || (root.KafkaShareGroupStatePartitionMetadataKey = {}), root.KafkaConsumerGroupMetadataKey || (root.KafkaConsumerGroupMetadataKey = {}), root.KafkaStreamsGroupTopologyKey || (root.KafkaStreamsGroupTopologyKey = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerOffsetsKey_, KaitaiStream, KafkaShareGroupTargetAssignmentMemberKey_, KafkaConsumerGroupTargetAssignmentMetadataKey_, KafkaStreamsGroupTargetAssignmentMemberKey_, KafkaGroupMetadataKey_, KafkaShareGroupMemberMetadataKey_, KafkaStreamsGroupTargetAssignmentMetadataKey_, KafkaConsumerGroupPartitionMetadataKey_, KafkaStreamsGroupMetadataKey_, KafkaConsumerGroupTargetAssignmentMemberKey_, KafkaStreamsGroupCurrentMemberAssignmentKey_, KafkaLegacyOffsetCommitKey_, KafkaShareGroupCurrentMemberAssignmentKey_, KafkaConsumerGroupCurrentMemberAssignmentKey_, KafkaStreamsGroupMemberMetadataKey_, KafkaOffsetCommitKey_, KafkaShareGroupTargetAssignmentMetadataKey_, KafkaConsumerGroupRegularExpressionKey_, KafkaShareGroupMetadataKey_, KafkaConsumerGroupMemberMetadataKey_, KafkaShareGroupStatePartitionMetadataKey_, KafkaConsumerGroupMetadataKey_, KafkaStreamsGroupTopologyKey_) {
/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message|Message schemas of Kafka 4.4.0}
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
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  return KafkaConsumerOffsetsKey;
})();
KafkaConsumerOffsetsKey_.KafkaConsumerOffsetsKey = KafkaConsumerOffsetsKey;
});
