// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaRemoteLogSegmentMetadataUpdateRecord', './KafkaRemoteLogSegmentMetadataRecord', './KafkaRemoteLogSegmentMetadataSnapshotRecord', './KafkaRemotePartitionDeleteMetadataRecord', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaRemoteLogSegmentMetadataUpdateRecord'), require('./KafkaRemoteLogSegmentMetadataRecord'), require('./KafkaRemoteLogSegmentMetadataSnapshotRecord'), require('./KafkaRemotePartitionDeleteMetadataRecord'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRemoteLogMetadataRecord || (root.KafkaRemoteLogMetadataRecord = {}), root.KaitaiStream, root.KafkaRemoteLogSegmentMetadataUpdateRecord || (root.KafkaRemoteLogSegmentMetadataUpdateRecord = {}), root.KafkaRemoteLogSegmentMetadataRecord || (root.KafkaRemoteLogSegmentMetadataRecord = {}), root.KafkaRemoteLogSegmentMetadataSnapshotRecord || (root.KafkaRemoteLogSegmentMetadataSnapshotRecord = {}), root.KafkaRemotePartitionDeleteMetadataRecord || (root.KafkaRemotePartitionDeleteMetadataRecord = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRemoteLogMetadataRecord_, KaitaiStream, KafkaRemoteLogSegmentMetadataUpdateRecord_, KafkaRemoteLogSegmentMetadataRecord_, KafkaRemoteLogSegmentMetadataSnapshotRecord_, KafkaRemotePartitionDeleteMetadataRecord_, KafkaMetadataFrame_) {
/**
 * The value of any record in `__remote_log_metadata`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message|Message schemas of Kafka 4.4.0}
 */

var KafkaRemoteLogMetadataRecord = (function() {
  function KafkaRemoteLogMetadataRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRemoteLogMetadataRecord.prototype._read = function() {
    if (this.frame.apiKey.value == 0) {
      this.remoteLogSegmentMetadataRecord = new KafkaRemoteLogSegmentMetadataRecord_.KafkaRemoteLogSegmentMetadataRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 1) {
      this.remoteLogSegmentMetadataUpdateRecord = new KafkaRemoteLogSegmentMetadataUpdateRecord_.KafkaRemoteLogSegmentMetadataUpdateRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 2) {
      this.remotePartitionDeleteMetadataRecord = new KafkaRemotePartitionDeleteMetadataRecord_.KafkaRemotePartitionDeleteMetadataRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 3) {
      this.remoteLogSegmentMetadataSnapshotRecord = new KafkaRemoteLogSegmentMetadataSnapshotRecord_.KafkaRemoteLogSegmentMetadataSnapshotRecord(this._io, null, null);
    }
    if ( ((this.frame.apiKey.value != 0) && (this.frame.apiKey.value != 1) && (this.frame.apiKey.value != 2) && (this.frame.apiKey.value != 3)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * Its `api_key` names the message.
   */
  Object.defineProperty(KafkaRemoteLogMetadataRecord.prototype, 'frame', {
    get: function() {
      if (this._m_frame !== undefined)
        return this._m_frame;
      var _pos = this._io.pos;
      this._io.seek(0);
      this._m_frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
      this._io.seek(_pos);
      return this._m_frame;
    }
  });

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  return KafkaRemoteLogMetadataRecord;
})();
KafkaRemoteLogMetadataRecord_.KafkaRemoteLogMetadataRecord = KafkaRemoteLogMetadataRecord;
});
