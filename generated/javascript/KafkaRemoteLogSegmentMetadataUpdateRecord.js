// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactBytes', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactBytes'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoteLogSegmentMetadataUpdateRecord || (root.KafkaRemoteLogSegmentMetadataUpdateRecord = {}), root.KaitaiStream, root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoteLogSegmentMetadataUpdateRecord_, KaitaiStream, KafkaCompactBytes_, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json|RemoteLogSegmentMetadataUpdateRecord}
 */

var KafkaRemoteLogSegmentMetadataUpdateRecord = (function() {
  function KafkaRemoteLogSegmentMetadataUpdateRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoteLogSegmentMetadataUpdateRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.remoteLogSegmentId = new RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(this._io, this, this._root);
    this.brokerId = this._io.readS4be();
    this.eventTimestampMs = this._io.readS8be();
    this.customMetadata = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
    this.remoteLogSegmentState = this._io.readS1();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json|RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry}
   */

  var RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry = (function() {
    function RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.prototype._read = function() {
      this.topicIdPartition = new RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(this._io, this, this._root);
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

    return RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry;
  })();

  /**
   * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json|RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry}
   */

  var RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry = (function() {
    function RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.prototype._read = function() {
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

    return RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry;
  })();

  /**
   * Its `api_key` is 1.
   */

  /**
   * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
   */

  /**
   * `int8`, since Kafka 3.0.
   */

  /**
   * None is known.
   */

  return KafkaRemoteLogSegmentMetadataUpdateRecord;
})();
KafkaRemoteLogSegmentMetadataUpdateRecord_.KafkaRemoteLogSegmentMetadataUpdateRecord = KafkaRemoteLogSegmentMetadataUpdateRecord;
});
