// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaMessageHeader || (root.KafkaMessageHeader = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMessageHeader_, KaitaiStream) {
/**
 * What stands before the key of a message of the formats before Kafka 0.11:
 * the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
 * bytes of magic 1, which adds a timestamp.
 * @see {@link https://kafka.apache.org/documentation/#messageset|Apache Kafka documentation, 5.3.3 Old Message Format}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java|LegacyRecord}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message|KIP-32}
 */

var KafkaMessageHeader = (function() {
  KafkaMessageHeader.MessageCompression = Object.freeze({
    NONE: 0,
    GZIP: 1,
    SNAPPY: 2,
    LZ4: 3,
    ZSTD: 4,

    0: "NONE",
    1: "GZIP",
    2: "SNAPPY",
    3: "LZ4",
    4: "ZSTD",
  });

  KafkaMessageHeader.MessageTimestampType = Object.freeze({
    CREATE_TIME: 0,
    LOG_APPEND_TIME: 1,

    0: "CREATE_TIME",
    1: "LOG_APPEND_TIME",
  });

  function KafkaMessageHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMessageHeader.prototype._read = function() {
    this.offset = this._io.readS8be();
    this.lenMessage = this._io.readS4be();
    if (!(this.lenMessage >= 14)) {
      throw new KaitaiStream.ValidationLessThanError(14, this.lenMessage, this._io, "/seq/1");
    }
    this.crc = this._io.readU4be();
    this.magic = this._io.readS1();
    if (!(this.magic >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.magic, this._io, "/seq/3");
    }
    if (!(this.magic <= 1)) {
      throw new KaitaiStream.ValidationGreaterThanError(1, this.magic, this._io, "/seq/3");
    }
    this.attributes = new MessageAttributes(this._io, this, this._root);
    if (this.magic >= 1) {
      this.timestamp = this._io.readS8be();
    }
  }

  /**
   * One byte of flags, the highest bit first.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java|LegacyRecord.attributes}
   */

  var MessageAttributes = KafkaMessageHeader.MessageAttributes = (function() {
    function MessageAttributes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MessageAttributes.prototype._read = function() {
      this.unused = this._io.readBitsIntBe(4);
      this.timestampType = this._io.readBitsIntBe(1);
      this.compressionId = this._io.readBitsIntBe(3);
    }

    /**
     * The codec by its name.
     */
    Object.defineProperty(MessageAttributes.prototype, 'compression', {
      get: function() {
        if (this._m_compression !== undefined)
          return this._m_compression;
        this._m_compression = this.compressionId;
        return this._m_compression;
      }
    });

    /**
     * Bits 4 to 7; ignored.
     */

    /**
     * Bit 3; has no meaning in magic 0.
     */

    /**
     * Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
     * here; they stay readable.
     */

    return MessageAttributes;
  })();

  /**
   * The value holds a compressed message set, or bytes of an unknown
   * codec.
   */
  Object.defineProperty(KafkaMessageHeader.prototype, 'isCompressed', {
    get: function() {
      if (this._m_isCompressed !== undefined)
        return this._m_isCompressed;
      this._m_isCompressed = this.attributes.compressionId != 0;
      return this._m_isCompressed;
    }
  });

  /**
   * Absolute for a message of the log. Inside a compressed message of
   * magic 1 it is relative, as a rule, and the outer offset is that of the
   * last inner message.
   */

  /**
   * Bytes that follow this field; at least
   * LegacyRecord.RECORD_OVERHEAD_V0.
   */

  /**
   * CRC-32 (IEEE) of all that follows this field, `magic` to the end of
   * the message.
   */

  /**
   * The format of the message.
   */

  /**
   * The codec and the kind of timestamp.
   */

  /**
   * Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
   * compressed message, the greatest of the inner ones, or the append
   * time.
   */

  return KafkaMessageHeader;
})();
KafkaMessageHeader_.KafkaMessageHeader = KafkaMessageHeader;
});
