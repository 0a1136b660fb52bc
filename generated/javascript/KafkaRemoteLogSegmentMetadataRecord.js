// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactBytes', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactBytes'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoteLogSegmentMetadataRecord || (root.KafkaRemoteLogSegmentMetadataRecord = {}), root.KaitaiStream, root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoteLogSegmentMetadataRecord_, KaitaiStream, KafkaCompactBytes_, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord}
 */

var KafkaRemoteLogSegmentMetadataRecord = (function() {
  function KafkaRemoteLogSegmentMetadataRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoteLogSegmentMetadataRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.remoteLogSegmentId = new RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(this._io, this, this._root);
    this.startOffset = this._io.readS8be();
    this.endOffset = this._io.readS8be();
    this.brokerId = this._io.readS4be();
    this.maxTimestampMs = this._io.readS8be();
    this.eventTimestampMs = this._io.readS8be();
    this.numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numSegmentLeaderEpochsPlusOne.value >= 1) {
      this.segmentLeaderEpochs = [];
      for (var i = 0; i < (this.numSegmentLeaderEpochsPlusOne.value - 1); i++) {
        this.segmentLeaderEpochs.push(new RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(this._io, this, this._root));
      }
    }
    this.segmentSizeInBytes = this._io.readS4be();
    this.customMetadata = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.remoteLogSegmentState = this._io.readS1();
    this.taggedFields = new RemoteLogSegmentMetadataRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry}
   */

  var RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry = (function() {
    function RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.prototype._read = function() {
      this.topicIdPartition = new RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(this._io, this, this._root);
      this.id = this._io.readBytes(16);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `TopicIdPartitionEntry`, since Kafka 3.0.
     */

    /**
     * `uuid`, since Kafka 3.0.
     */

    /**
     * None is known.
     */

    return RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry;
  })();

  /**
   * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry}
   */

  var RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry = (function() {
    function RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.prototype._read = function() {
      this.leaderEpoch = this._io.readS4be();
      this.offset = this._io.readS8be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `int32`, since Kafka 3.0.
     */

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */

    /**
     * None is known.
     */

    return RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry;
  })();

  /**
   * A tagged field of `remote_log_segment_metadata_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord}
   */

  var RemoteLogSegmentMetadataRecordTaggedField = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField = (function() {
    function RemoteLogSegmentMetadataRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_txnIndexEmpty = this._io.readBytes(this.lenData.value);
        var _io__raw_txnIndexEmpty = new KaitaiStream(this._raw_txnIndexEmpty);
        this.txnIndexEmpty = new RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(_io__raw_txnIndexEmpty, this, this._root);
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
     * `bool`, since Kafka 4.0. Tag 0.
     */

    /**
     * A field of a tag that is not known.
     */

    return RemoteLogSegmentMetadataRecordTaggedField;
  })();

  /**
   * The tagged fields of `remote_log_segment_metadata_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord}
   */

  var RemoteLogSegmentMetadataRecordTaggedFields = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields = (function() {
    function RemoteLogSegmentMetadataRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new RemoteLogSegmentMetadataRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return RemoteLogSegmentMetadataRecordTaggedFields;
  })();

  /**
   * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry}
   */

  var RemoteLogSegmentMetadataRecordTopicIdPartitionEntry = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTopicIdPartitionEntry = (function() {
    function RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.id = this._io.readBytes(16);
      this.partition = this._io.readS4be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.0.
     */

    /**
     * `uuid`, since Kafka 3.0.
     */

    /**
     * `int32`, since Kafka 3.0.
     */

    /**
     * None is known.
     */

    return RemoteLogSegmentMetadataRecordTopicIdPartitionEntry;
  })();

  /**
   * The bytes of the tagged field `TxnIndexEmpty`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json|RemoteLogSegmentMetadataRecord}
   */

  var RemoteLogSegmentMetadataRecordTxnIndexEmptyTag = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTxnIndexEmptyTag = (function() {
    function RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataRecordTxnIndexEmptyTag.prototype._read = function() {
      this.txnIndexEmpty = this._io.readU1();
    }

    /**
     * `bool`, since Kafka 4.0. Tag 0.
     */

    return RemoteLogSegmentMetadataRecordTxnIndexEmptyTag;
  })();

  /**
   * Its `api_key` is 0.
   */

  /**
   * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
   */

  /**
   * `int8`, since Kafka 3.0.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaRemoteLogSegmentMetadataRecord;
})();
KafkaRemoteLogSegmentMetadataRecord_.KafkaRemoteLogSegmentMetadataRecord = KafkaRemoteLogSegmentMetadataRecord;
});
