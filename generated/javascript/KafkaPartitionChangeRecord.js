// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaPartitionChangeRecord || (root.KafkaPartitionChangeRecord = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaPartitionChangeRecord_, KaitaiStream, KafkaUnsignedVarint_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
 */

var KafkaPartitionChangeRecord = (function() {
  function KafkaPartitionChangeRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaPartitionChangeRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.partitionId = this._io.readS4be();
    this.topicId = this._io.readBytes(16);
    this.taggedFields = new PartitionChangeRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * The bytes of the tagged field `AddingReplicas`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordAddingReplicasTag = KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag = (function() {
    function PartitionChangeRecordAddingReplicasTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordAddingReplicasTag.prototype._read = function() {
      this.numAddingReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numAddingReplicasPlusOne.value >= 1) {
        this.addingReplicas = [];
        for (var i = 0; i < (this.numAddingReplicasPlusOne.value - 1); i++) {
          this.addingReplicas.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
     * null.
     */

    return PartitionChangeRecordAddingReplicasTag;
  })();

  /**
   * The bytes of the tagged field `Directories`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordDirectoriesTag = KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag = (function() {
    function PartitionChangeRecordDirectoriesTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordDirectoriesTag.prototype._read = function() {
      this.numDirectoriesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numDirectoriesPlusOne.value >= 1) {
        this.directories = [];
        for (var i = 0; i < (this.numDirectoriesPlusOne.value - 1); i++) {
          this.directories.push(this._io.readBytes(16));
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
     * given. May be null.
     */

    return PartitionChangeRecordDirectoriesTag;
  })();

  /**
   * The bytes of the tagged field `EligibleLeaderReplicas`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordEligibleLeaderReplicasTag = KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag = (function() {
    function PartitionChangeRecordEligibleLeaderReplicasTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordEligibleLeaderReplicasTag.prototype._read = function() {
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
     * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
     * is given. May be null.
     */

    return PartitionChangeRecordEligibleLeaderReplicasTag;
  })();

  /**
   * The bytes of the tagged field `Isr`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordIsrTag = KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag = (function() {
    function PartitionChangeRecordIsrTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordIsrTag.prototype._read = function() {
      this.numIsrPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numIsrPlusOne.value >= 1) {
        this.isr = [];
        for (var i = 0; i < (this.numIsrPlusOne.value - 1); i++) {
          this.isr.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
     * null.
     */

    return PartitionChangeRecordIsrTag;
  })();

  /**
   * The bytes of the tagged field `LastKnownElr`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordLastKnownElrTag = KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag = (function() {
    function PartitionChangeRecordLastKnownElrTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordLastKnownElrTag.prototype._read = function() {
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
     * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
     * is given. May be null.
     */

    return PartitionChangeRecordLastKnownElrTag;
  })();

  /**
   * The bytes of the tagged field `LeaderRecoveryState`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordLeaderRecoveryStateTag = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag = (function() {
    function PartitionChangeRecordLeaderRecoveryStateTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordLeaderRecoveryStateTag.prototype._read = function() {
      this.leaderRecoveryState = this._io.readS1();
    }

    /**
     * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
     */

    return PartitionChangeRecordLeaderRecoveryStateTag;
  })();

  /**
   * The bytes of the tagged field `Leader`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordLeaderTag = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag = (function() {
    function PartitionChangeRecordLeaderTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordLeaderTag.prototype._read = function() {
      this.leader = this._io.readS4be();
    }

    /**
     * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
     */

    return PartitionChangeRecordLeaderTag;
  })();

  /**
   * The bytes of the tagged field `RemovingReplicas`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordRemovingReplicasTag = KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag = (function() {
    function PartitionChangeRecordRemovingReplicasTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordRemovingReplicasTag.prototype._read = function() {
      this.numRemovingReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numRemovingReplicasPlusOne.value >= 1) {
        this.removingReplicas = [];
        for (var i = 0; i < (this.numRemovingReplicasPlusOne.value - 1); i++) {
          this.removingReplicas.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
     * null.
     */

    return PartitionChangeRecordRemovingReplicasTag;
  })();

  /**
   * The bytes of the tagged field `Replicas`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordReplicasTag = KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag = (function() {
    function PartitionChangeRecordReplicasTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordReplicasTag.prototype._read = function() {
      this.numReplicasPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numReplicasPlusOne.value >= 1) {
        this.replicas = [];
        for (var i = 0; i < (this.numReplicasPlusOne.value - 1); i++) {
          this.replicas.push(this._io.readS4be());
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
     * null.
     */

    return PartitionChangeRecordReplicasTag;
  })();

  /**
   * A tagged field of `partition_change_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordTaggedField = KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField = (function() {
    function PartitionChangeRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_isr = this._io.readBytes(this.lenData.value);
        var _io__raw_isr = new KaitaiStream(this._raw_isr);
        this.isr = new PartitionChangeRecordIsrTag(_io__raw_isr, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_leader = this._io.readBytes(this.lenData.value);
        var _io__raw_leader = new KaitaiStream(this._raw_leader);
        this.leader = new PartitionChangeRecordLeaderTag(_io__raw_leader, this, this._root);
      }
      if (this.tag.value == 2) {
        this._raw_replicas = this._io.readBytes(this.lenData.value);
        var _io__raw_replicas = new KaitaiStream(this._raw_replicas);
        this.replicas = new PartitionChangeRecordReplicasTag(_io__raw_replicas, this, this._root);
      }
      if (this.tag.value == 3) {
        this._raw_removingReplicas = this._io.readBytes(this.lenData.value);
        var _io__raw_removingReplicas = new KaitaiStream(this._raw_removingReplicas);
        this.removingReplicas = new PartitionChangeRecordRemovingReplicasTag(_io__raw_removingReplicas, this, this._root);
      }
      if (this.tag.value == 4) {
        this._raw_addingReplicas = this._io.readBytes(this.lenData.value);
        var _io__raw_addingReplicas = new KaitaiStream(this._raw_addingReplicas);
        this.addingReplicas = new PartitionChangeRecordAddingReplicasTag(_io__raw_addingReplicas, this, this._root);
      }
      if (this.tag.value == 5) {
        this._raw_leaderRecoveryState = this._io.readBytes(this.lenData.value);
        var _io__raw_leaderRecoveryState = new KaitaiStream(this._raw_leaderRecoveryState);
        this.leaderRecoveryState = new PartitionChangeRecordLeaderRecoveryStateTag(_io__raw_leaderRecoveryState, this, this._root);
      }
      if (this.tag.value == 6) {
        this._raw_eligibleLeaderReplicas = this._io.readBytes(this.lenData.value);
        var _io__raw_eligibleLeaderReplicas = new KaitaiStream(this._raw_eligibleLeaderReplicas);
        this.eligibleLeaderReplicas = new PartitionChangeRecordEligibleLeaderReplicasTag(_io__raw_eligibleLeaderReplicas, this, this._root);
      }
      if (this.tag.value == 7) {
        this._raw_lastKnownElr = this._io.readBytes(this.lenData.value);
        var _io__raw_lastKnownElr = new KaitaiStream(this._raw_lastKnownElr);
        this.lastKnownElr = new PartitionChangeRecordLastKnownElrTag(_io__raw_lastKnownElr, this, this._root);
      }
      if (this.tag.value == 8) {
        this._raw_directories = this._io.readBytes(this.lenData.value);
        var _io__raw_directories = new KaitaiStream(this._raw_directories);
        this.directories = new PartitionChangeRecordDirectoriesTag(_io__raw_directories, this, this._root);
      }
      if (this.tag.value > 8) {
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
     * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
     * null.
     */

    /**
     * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
     * null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
     * null.
     */

    /**
     * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
     * null.
     */

    /**
     * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
     */

    /**
     * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
     * is given. May be null.
     */

    /**
     * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
     * is given. May be null.
     */

    /**
     * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
     * given. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return PartitionChangeRecordTaggedField;
  })();

  /**
   * The tagged fields of `partition_change_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json|PartitionChangeRecord}
   */

  var PartitionChangeRecordTaggedFields = KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields = (function() {
    function PartitionChangeRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PartitionChangeRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new PartitionChangeRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return PartitionChangeRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 5.
   */

  /**
   * `int32`, since Kafka 2.8. -1 unless it is given.
   */

  /**
   * `uuid`, since Kafka 2.8.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaPartitionChangeRecord;
})();
KafkaPartitionChangeRecord_.KafkaPartitionChangeRecord = KafkaPartitionChangeRecord;
});
