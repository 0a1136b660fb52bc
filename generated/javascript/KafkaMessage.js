// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaMessageHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaMessageHeader'));
  } else {
    factory(root.KafkaMessage || (root.KafkaMessage = {}), root.KaitaiStream, root.KafkaMessageHeader || (root.KafkaMessageHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMessage_, KaitaiStream, KafkaMessageHeader_) {
/**
 * One entry of a log of the formats before Kafka 0.11, or of a message set.
 * Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
 * end of the stream is the end of the message.
 *
 * When `header.is_compressed`, `value` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set`. A length below
 * zero says null, which is not the same as empty.
 * @see {@link https://kafka.apache.org/documentation/#messageset|Apache Kafka documentation, 5.3.3 Old Message Format}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java|LegacyRecord}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java|AbstractLegacyRecordBatch}
 */

var KafkaMessage = (function() {
  function KafkaMessage(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMessage.prototype._read = function() {
    this.header = new KafkaMessageHeader_.KafkaMessageHeader(this._io, null, null);
    this.lenKey = this._io.readS4be();
    if (this.lenKey >= 0) {
      this.key = this._io.readBytes(this.lenKey);
    }
    this.lenValue = this._io.readS4be();
    if (this.lenValue >= 0) {
      this.value = this._io.readBytes(this.lenValue);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * Everything before the key.
   */

  /**
   * Any value below zero means a null key.
   */

  /**
   * Bytes that Kafka does not interpret; absent when they are null.
   */

  /**
   * Any value below zero means a null value.
   */

  /**
   * The payload, or a compressed message set.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the value.
   */

  return KafkaMessage;
})();
KafkaMessage_.KafkaMessage = KafkaMessage;
});
