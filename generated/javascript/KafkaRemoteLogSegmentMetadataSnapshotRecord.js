// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactBytes', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactBytes'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoteLogSegmentMetadataSnapshotRecord || (root.KafkaRemoteLogSegmentMetadataSnapshotRecord = {}), root.KaitaiStream, root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoteLogSegmentMetadataSnapshotRecord_, KaitaiStream, KafkaCompactBytes_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
 * 3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json|RemoteLogSegmentMetadataSnapshotRecord}
 */

var KafkaRemoteLogSegmentMetadataSnapshotRecord = (function() {
  function KafkaRemoteLogSegmentMetadataSnapshotRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoteLogSegmentMetadataSnapshotRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.segmentId = this._io.readBytes(16);
    this.startOffset = this._io.readS8be();
    this.endOffset = this._io.readS8be();
    this.brokerId = this._io.readS4be();
    this.maxTimestampMs = this._io.readS8be();
    this.eventTimestampMs = this._io.readS8be();
    this.numSegmentLeaderEpochsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numSegmentLeaderEpochsPlusOne.value >= 1) {
      this.segmentLeaderEpochs = [];
      for (var i = 0; i < (this.numSegmentLeaderEpochsPlusOne.value - 1); i++) {
        this.segmentLeaderEpochs.push(new RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(this._io, this, this._root));
      }
    }
    this.segmentSizeInBytes = this._io.readS4be();
    this.customMetadata = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.remoteLogSegmentState = this._io.readS1();
    this.taggedFields = new RemoteLogSegmentMetadataSnapshotRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json|RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry}
   */

  var RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry = (function() {
    function RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry.prototype._read = function() {
      this.leaderEpoch = this._io.readS4be();
      this.offset = this._io.readS8be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `int32`, since Kafka 3.5.
     */

    /**
     * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
     */

    /**
     * None is known.
     */

    return RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry;
  })();

  /**
   * A tagged field of `remote_log_segment_metadata_snapshot_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json|RemoteLogSegmentMetadataSnapshotRecord}
   */

  var RemoteLogSegmentMetadataSnapshotRecordTaggedField = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField = (function() {
    function RemoteLogSegmentMetadataSnapshotRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataSnapshotRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_txnIndexEmpty = this._io.readBytes(this.lenData.value);
        var _io__raw_txnIndexEmpty = new KaitaiStream(this._raw_txnIndexEmpty);
        this.txnIndexEmpty = new RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(_io__raw_txnIndexEmpty, this, this._root);
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

    return RemoteLogSegmentMetadataSnapshotRecordTaggedField;
  })();

  /**
   * The tagged fields of `remote_log_segment_metadata_snapshot_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json|RemoteLogSegmentMetadataSnapshotRecord}
   */

  var RemoteLogSegmentMetadataSnapshotRecordTaggedFields = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields = (function() {
    function RemoteLogSegmentMetadataSnapshotRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataSnapshotRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new RemoteLogSegmentMetadataSnapshotRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return RemoteLogSegmentMetadataSnapshotRecordTaggedFields;
  })();

  /**
   * The bytes of the tagged field `TxnIndexEmpty`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json|RemoteLogSegmentMetadataSnapshotRecord}
   */

  var RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag = (function() {
    function RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag.prototype._read = function() {
      this.txnIndexEmpty = this._io.readU1();
    }

    /**
     * `bool`, since Kafka 4.0. Tag 0.
     */

    return RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag;
  })();

  /**
   * Its `api_key` is 3.
   */

  /**
   * `uuid`, since Kafka 3.5.
   */

  /**
   * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int32`, since Kafka 3.5.
   */

  /**
   * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
   */

  /**
   * `int32`, since Kafka 3.5.
   */

  /**
   * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
   */

  /**
   * `int8`, since Kafka 3.5.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaRemoteLogSegmentMetadataSnapshotRecord;
})();
KafkaRemoteLogSegmentMetadataSnapshotRecord_.KafkaRemoteLogSegmentMetadataSnapshotRecord = KafkaRemoteLogSegmentMetadataSnapshotRecord;
});
