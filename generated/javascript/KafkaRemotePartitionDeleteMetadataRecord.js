// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemotePartitionDeleteMetadataRecord || (root.KafkaRemotePartitionDeleteMetadataRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemotePartitionDeleteMetadataRecord_, KaitaiStream, KafkaCompactString_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
 * 3.0.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json|RemotePartitionDeleteMetadataRecord}
 */

var KafkaRemotePartitionDeleteMetadataRecord = (function() {
  function KafkaRemotePartitionDeleteMetadataRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemotePartitionDeleteMetadataRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.topicIdPartition = new RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(this._io, this, this._root);
    this.brokerId = this._io.readS4be();
    this.eventTimestampMs = this._io.readS8be();
    this.remotePartitionDeleteState = this._io.readS1();
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json|RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry}
   */

  var RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry = KafkaRemotePartitionDeleteMetadataRecord.RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry = (function() {
    function RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.prototype._read = function() {
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

    return RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry;
  })();

  /**
   * Its `api_key` is 2.
   */

  /**
   * `TopicIdPartitionEntry`, since Kafka 3.0.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * `int8`, since Kafka 3.0.
   */

  /**
   * None is known.
   */

  return KafkaRemotePartitionDeleteMetadataRecord;
})();
KafkaRemotePartitionDeleteMetadataRecord_.KafkaRemotePartitionDeleteMetadataRecord = KafkaRemotePartitionDeleteMetadataRecord;
});
