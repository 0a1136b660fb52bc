// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaRecordBatchHeader || (root.KafkaRecordBatchHeader = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRecordBatchHeader_, KaitaiStream) {
/**
 * The first 61 bytes of a batch of the format since Kafka 0.11.
 * @see {@link https://kafka.apache.org/documentation/#recordbatch|Apache Kafka documentation, 5.3.1 Record Batch}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java|DefaultRecordBatch}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging|KIP-98}
 */

var KafkaRecordBatchHeader = (function() {
  KafkaRecordBatchHeader.RecordBatchCompression = Object.freeze({
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

  KafkaRecordBatchHeader.RecordBatchTimestampType = Object.freeze({
    CREATE_TIME: 0,
    LOG_APPEND_TIME: 1,

    0: "CREATE_TIME",
    1: "LOG_APPEND_TIME",
  });

  function KafkaRecordBatchHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRecordBatchHeader.prototype._read = function() {
    this.baseOffset = this._io.readS8be();
    this.lenBatch = this._io.readS4be();
    if (!(this.lenBatch >= 49)) {
      throw new KaitaiStream.ValidationLessThanError(49, this.lenBatch, this._io, "/seq/1");
    }
    this.partitionLeaderEpoch = this._io.readS4be();
    this.magic = this._io.readS1();
    if (!(this.magic == 2)) {
      throw new KaitaiStream.ValidationNotEqualError(2, this.magic, this._io, "/seq/3");
    }
    this.crc = this._io.readU4be();
    this.attributes = new RecordBatchAttributes(this._io, this, this._root);
    this.lastOffsetDelta = this._io.readS4be();
    this.baseTimestamp = this._io.readS8be();
    this.maxTimestamp = this._io.readS8be();
    this.producerId = this._io.readS8be();
    this.producerEpoch = this._io.readS2be();
    this.baseSequence = this._io.readS4be();
    this.numRecords = this._io.readS4be();
  }

  /**
   * Two bytes of flags, the highest bit first. Kafka reads only the low
   * byte.
   * @see {@link https://kafka.apache.org/documentation/#recordbatch|Apache Kafka documentation, 5.3.1 Record Batch, attributes}
   */

  var RecordBatchAttributes = KafkaRecordBatchHeader.RecordBatchAttributes = (function() {
    function RecordBatchAttributes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RecordBatchAttributes.prototype._read = function() {
      this.unusedHigh = this._io.readBitsIntBe(8);
      this.unused = this._io.readBitsIntBe(1) != 0;
      this.hasDeleteHorizonMs = this._io.readBitsIntBe(1) != 0;
      this.isControl = this._io.readBitsIntBe(1) != 0;
      this.isTransactional = this._io.readBitsIntBe(1) != 0;
      this.timestampType = this._io.readBitsIntBe(1);
      this.compressionId = this._io.readBitsIntBe(3);
    }

    /**
     * The codec by its name.
     */
    Object.defineProperty(RecordBatchAttributes.prototype, 'compression', {
      get: function() {
        if (this._m_compression !== undefined)
          return this._m_compression;
        this._m_compression = this.compressionId;
        return this._m_compression;
      }
    });

    /**
     * Bits 8 to 15; ignored, whatever they say.
     */

    /**
     * Bit 7; ignored.
     */

    /**
     * Bit 6; `base_timestamp` is the delete horizon.
     */

    /**
     * Bit 5; the records are control records.
     */

    /**
     * Bit 4; part of a transaction.
     */

    /**
     * Bit 3.
     */

    /**
     * Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
     * readable.
     */

    return RecordBatchAttributes;
  })();

  /**
   * The records are compressed, or in an unknown codec.
   */
  Object.defineProperty(KafkaRecordBatchHeader.prototype, 'isCompressed', {
    get: function() {
      if (this._m_isCompressed !== undefined)
        return this._m_isCompressed;
      this._m_isCompressed = this.attributes.compressionId != 0;
      return this._m_isCompressed;
    }
  });

  /**
   * Bytes after this header.
   */
  Object.defineProperty(KafkaRecordBatchHeader.prototype, 'lenRecords', {
    get: function() {
      if (this._m_lenRecords !== undefined)
        return this._m_lenRecords;
      this._m_lenRecords = this.lenBatch - 49;
      return this._m_lenRecords;
    }
  });

  /**
   * Offset of the batch's first record as it was produced.
   */

  /**
   * Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
   * these first 12.
   */

  /**
   * Epoch of the leader that appended the batch, -1 for none; outside the
   * checksum.
   */

  /**
   * The format of the batch.
   */

  /**
   * CRC-32C (Castagnoli) of all that follows this field, `attributes` to
   * the end of the batch.
   */

  /**
   * The codec, the kind of timestamp, and three flags.
   */

  /**
   * The last record's offset less `base_offset`, as it was produced;
   * compaction keeps it, also when that record is gone.
   */

  /**
   * Milliseconds since the epoch to which the records' deltas are added;
   * -1 for none. With `has_delete_horizon_ms` it is the time from which
   * tombstones may be removed, and the deltas count from it all the same.
   */

  /**
   * The greatest timestamp of the records, or the append time, which then
   * holds for each record.
   */

  /**
   * -1 when the producer was not idempotent.
   */

  /**
   * -1 for none.
   */

  /**
   * Sequence number of the first record; -1 for none. It wraps to 0 after
   * 2^31 - 1.
   */

  /**
   * Records in the batch; 0 in a batch that compaction has emptied.
   */

  return KafkaRecordBatchHeader;
})();
KafkaRecordBatchHeader_.KafkaRecordBatchHeader = KafkaRecordBatchHeader;
});
