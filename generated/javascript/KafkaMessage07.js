// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaMessage07 || (root.KafkaMessage07 = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMessage07_, KaitaiStream) {
/**
 * One message as Kafka 0.7 and before wrote it, with its length. It has
 * neither an offset nor a key nor a time, and its magic stands where later
 * formats have the offset: nothing in the bytes tells the two apart, so this
 * grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
 * `len_message`: the end of the stream is the end of the message.
 *
 * When the compression is not `none`, `payload` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set_0_7`.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala|Message}
 * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala|CompressionCodec}
 */

var KafkaMessage07 = (function() {
  KafkaMessage07.Message07Compression = Object.freeze({
    NONE: 0,
    GZIP: 1,
    SNAPPY: 2,

    0: "NONE",
    1: "GZIP",
    2: "SNAPPY",
  });

  function KafkaMessage07(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMessage07.prototype._read = function() {
    this.lenMessage = this._io.readS4be();
    if (!(this.lenMessage >= 5)) {
      throw new KaitaiStream.ValidationLessThanError(5, this.lenMessage, this._io, "/seq/0");
    }
    this.magic = this._io.readS1();
    if (!(this.magic >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.magic, this._io, "/seq/1");
    }
    if (!(this.magic <= 1)) {
      throw new KaitaiStream.ValidationGreaterThanError(1, this.magic, this._io, "/seq/1");
    }
    if (this.magic == 1) {
      this.attributes = new Message07Attributes(this._io, this, this._root);
    }
    this.crc = this._io.readU4be();
    this.payload = this._io.readBytesFull();
  }

  /**
   * One byte of flags, the highest bit first; magic 1 only.
   * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala|Message.CompressionCodeMask}
   */

  var Message07Attributes = KafkaMessage07.Message07Attributes = (function() {
    function Message07Attributes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Message07Attributes.prototype._read = function() {
      this.unused = this._io.readBitsIntBe(6);
      this.compressionId = this._io.readBitsIntBe(2);
    }

    /**
     * The codec by its name.
     */
    Object.defineProperty(Message07Attributes.prototype, 'compression', {
      get: function() {
        if (this._m_compression !== undefined)
          return this._m_compression;
        this._m_compression = this.compressionId;
        return this._m_compression;
      }
    });

    /**
     * Bits 2 to 7; ignored.
     */

    /**
     * Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
     */

    return Message07Attributes;
  })();

  /**
   * Bytes that follow this field; at least Message.MinHeaderSize.
   */

  /**
   * 1 since compression came with 0.7. Both differ from the magic 0 and 1
   * of Kafka 0.8 to 0.10.
   */

  /**
   * The codec; absent in magic 0.
   */

  /**
   * CRC-32 (IEEE) of the payload alone. Magic and attributes are not
   * covered.
   */

  /**
   * What the producer sent, perhaps nothing; or a compressed message set.
   */

  return KafkaMessage07;
})();
KafkaMessage07_.KafkaMessage07 = KafkaMessage07;
});
