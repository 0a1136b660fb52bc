// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMetadataFrame_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * What every value in `__cluster_metadata` and `__remote_log_metadata`
 * starts with: which message follows, and in which version.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java|AbstractApiMessageSerde}
 */

var KafkaMetadataFrame = (function() {
  function KafkaMetadataFrame(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMetadataFrame.prototype._read = function() {
    this.frameVersion = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.apiKey = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.version = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
  }

  /**
   * 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
   * releases refuse.
   */

  /**
   * The number of the message.
   */

  /**
   * The version of the message. Kafka does not check it; a version above
   * the highest known one is read as that one.
   */

  return KafkaMetadataFrame;
})();
KafkaMetadataFrame_.KafkaMetadataFrame = KafkaMetadataFrame;
});
