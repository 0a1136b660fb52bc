// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaPartitionRecord || (root.KafkaPartitionRecord = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaPartitionRecord_, KaitaiStream, KafkaUnsignedVarint_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
 */

var KafkaPartitionRecord = (function() {
  function KafkaPartitionRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaPartitionRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.partitionId = this._io.readS4be();
    this.topicId = this._io.readBytes(16);
    this.numReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numReplicasPlusOne.value >= 1) {
      this.replicas = [];
      for (var i = 0; i < (this.numReplicasPlusOne.value - 1); i++) {
        this.replicas.push(this._io.readS4be());
      }
    }
    this.numIsrPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numIsrPlusOne.value >= 1) {
      this.isr = [];
      for (var i = 0; i < (this.numIsrPlusOne.value - 1); i++) {
        this.isr.push(this._io.readS4be());
      }
    }
    this.numRemovingReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numRemovingReplicasPlusOne.value >= 1) {
      this.removingReplicas = [];
      for (var i = 0; i < (this.numRemovingReplicasPlusOne.value - 1); i++) {
        this.removingReplicas.push(this._io.readS4be());
      }
    }
    this.numAddingReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numAddingReplicasPlusOne.value >= 1) {
      this.addingReplicas = [];
      for (var i = 0; i < (this.numAddingReplicasPlusOne.value - 1); i++) {
        this.addingReplicas.push(this._io.readS4be());
      }
    }
    this.leader = this._io.readS4be();
    this.leaderEpoch = this._io.readS4be();
    this.partitionEpoch = this._io.readS4be();
    if (this.frame.version.value >= 1) {
      this.numDirectoriesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    }
    if ( ((this.frame.version.value >= 1) && (this.numDirectoriesPlusOne.value >= 1)) ) {
      this.directories = [];
      for (var i = 0; i < (this.numDirectoriesPlusOne.value - 1); i++) {
        this.directories.push(this._io.readBytes(16));
      }
    }
    this.taggedFields = new PartitionRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * The bytes of the tagged field `EligibleLeaderReplicas`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
   */

  var PartitionRecordEligibleLeaderReplicasTag = KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag = (function() {
    function PartitionRecordEligibleLeaderReplicasTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionRecordEligibleLeaderReplicasTag.prototype._read = function() {
      this.numEligibleLeaderReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numEligibleLeaderReplicasPlusOne.value >= 1) {
        this.eligibleLeaderReplicas = [];
        for (var i = 0; i < (this.numEligibleLeaderReplicasPlusOne.value - 1); i++) {
          this.eligibleLeaderReplicas.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
     * is given. May be null.
     */

    return PartitionRecordEligibleLeaderReplicasTag;
  })();

  /**
   * The bytes of the tagged field `LastKnownElr`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
   */

  var PartitionRecordLastKnownElrTag = KafkaPartitionRecord.PartitionRecordLastKnownElrTag = (function() {
    function PartitionRecordLastKnownElrTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionRecordLastKnownElrTag.prototype._read = function() {
      this.numLastKnownElrPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numLastKnownElrPlusOne.value >= 1) {
        this.lastKnownElr = [];
        for (var i = 0; i < (this.numLastKnownElrPlusOne.value - 1); i++) {
          this.lastKnownElr.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
     * is given. May be null.
     */

    return PartitionRecordLastKnownElrTag;
  })();

  /**
   * The bytes of the tagged field `LeaderRecoveryState`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
   */

  var PartitionRecordLeaderRecoveryStateTag = KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag = (function() {
    function PartitionRecordLeaderRecoveryStateTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionRecordLeaderRecoveryStateTag.prototype._read = function() {
      this.leaderRecoveryState = this._io.readS1();
    }

    /**
     * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
     */

    return PartitionRecordLeaderRecoveryStateTag;
  })();

  /**
   * A tagged field of `partition_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
   */

  var PartitionRecordTaggedField = KafkaPartitionRecord.PartitionRecordTaggedField = (function() {
    function PartitionRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_leaderRecoveryState = this._io.readBytes(this.lenData.value);
        var _io__raw_leaderRecoveryState = new KaitaiStream(this._raw_leaderRecoveryState);
        this.leaderRecoveryState = new PartitionRecordLeaderRecoveryStateTag(_io__raw_leaderRecoveryState, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_eligibleLeaderReplicas = this._io.readBytes(this.lenData.value);
        var _io__raw_eligibleLeaderReplicas = new KaitaiStream(this._raw_eligibleLeaderReplicas);
        this.eligibleLeaderReplicas = new PartitionRecordEligibleLeaderReplicasTag(_io__raw_eligibleLeaderReplicas, this, this._root);
      }
      if (this.tag.value == 2) {
        this._raw_lastKnownElr = this._io.readBytes(this.lenData.value);
        var _io__raw_lastKnownElr = new KaitaiStream(this._raw_lastKnownElr);
        this.lastKnownElr = new PartitionRecordLastKnownElrTag(_io__raw_lastKnownElr, this, this._root);
      }
      if (this.tag.value > 2) {
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
     * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
     */

    /**
     * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
     * is given. May be null.
     */

    /**
     * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
     * is given. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return PartitionRecordTaggedField;
  })();

  /**
   * The tagged fields of `partition_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json|PartitionRecord}
   */

  var PartitionRecordTaggedFields = KafkaPartitionRecord.PartitionRecordTaggedFields = (function() {
    function PartitionRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new PartitionRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return PartitionRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 3.
   */

  /**
   * `int32`, since Kafka 2.8. -1 unless it is given.
   */

  /**
   * `uuid`, since Kafka 2.8.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]int32`, since Kafka 2.8.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]int32`, since Kafka 2.8.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]int32`, since Kafka 2.8.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]int32`, since Kafka 2.8.
   */

  /**
   * `int32`, since Kafka 2.8. -1 unless it is given.
   */

  /**
   * `int32`, since Kafka 2.8. -1 unless it is given.
   */

  /**
   * `int32`, since Kafka 2.8. -1 unless it is given.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]uuid`, since Kafka 3.7. Versions 1 to 2.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaPartitionRecord;
})();
KafkaPartitionRecord_.KafkaPartitionRecord = KafkaPartitionRecord;
});
