// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaMessage', './KafkaRecordBatch'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaMessage'), require('./KafkaRecordBatch'));
  } else {
    factory(root.KafkaLog || (root.KafkaLog = {}), root.KaitaiStream, root.KafkaMessage || (root.KafkaMessage = {}), root.KafkaRecordBatch || (root.KafkaRecordBatch = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaLog_, KaitaiStream, KafkaMessage_, KafkaRecordBatch_) {
/**
 * A file in which a broker keeps a part of a topic partition,
 * `00000000000000000000.log`, or a KRaft snapshot,
 * `00000000000000000000-0000000000.checkpoint`: entries one after the other.
 * The byte 16 of an entry gives its format, and one file may mix formats.
 *
 * Every whole entry is found by its frame alone; its content is parsed on
 * first access, so that a damaged entry does not affect the others. Reading
 * ends, as in Kafka, where no whole entry follows: at a last entry that is
 * cut off, at the zeroes of a preallocated file, or at an impossible length.
 * The rest is the `tail`. Checksums are not checked, and compressed bytes
 * stay as they are.
 * @see {@link https://kafka.apache.org/documentation/#log|Apache Kafka documentation, 5.4 Log}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java|FileLogInputStream.nextBatch}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java|Records}
 */

var KafkaLog = (function() {
  function KafkaLog(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaLog.prototype._read = function() {
    if (this.hasEntries) {
      this.entries = [];
      var i = 0;
      do {
        var _ = new LogEntry(this._io, this, this._root);
        this.entries.push(_);
        i++;
      } while (!(!(_.hasNext)));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * An entry by its frame, which is the same in all formats, and what is
   * in it: a message or a record batch, or neither when the magic is
   * unknown or the entry too short for it.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java|FileLogInputStream.nextBatch}
   */

  var LogEntry = KafkaLog.LogEntry = (function() {
    function LogEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LogEntry.prototype._read = function() {
      this.raw = this._io.readBytes(this.lenEntry);
    }

    /**
     * The first record's offset of a record batch; of a message its own,
     * which for a compressed one is that of its last inner message.
     */
    Object.defineProperty(LogEntry.prototype, 'baseOffset', {
      get: function() {
        if (this._m_baseOffset !== undefined)
          return this._m_baseOffset;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry);
        this._m_baseOffset = this._io.readS8be();
        this._io.seek(_pos);
        return this._m_baseOffset;
      }
    });

    /**
     * The next entry is whole.
     */
    Object.defineProperty(LogEntry.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._m_hasNext =  ((this.lenLeft >= 26) && (this.lenNext >= 14) && (this.lenNext <= (this.lenLeft - 12))) ;
        return this._m_hasNext;
      }
    });

    /**
     * Bytes that follow this field, 14 at least.
     */
    Object.defineProperty(LogEntry.prototype, 'lenBody', {
      get: function() {
        if (this._m_lenBody !== undefined)
          return this._m_lenBody;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry + 8);
        this._m_lenBody = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_lenBody;
      }
    });

    /**
     * Bytes of the whole entry.
     */
    Object.defineProperty(LogEntry.prototype, 'lenEntry', {
      get: function() {
        if (this._m_lenEntry !== undefined)
          return this._m_lenEntry;
        this._m_lenEntry = (this.lenBody + 12);
        return this._m_lenEntry;
      }
    });

    /**
     * Bytes after this entry.
     */
    Object.defineProperty(LogEntry.prototype, 'lenLeft', {
      get: function() {
        if (this._m_lenLeft !== undefined)
          return this._m_lenLeft;
        this._m_lenLeft = (this._io.size - this.ofsNext);
        return this._m_lenLeft;
      }
    });

    /**
     * The next entry's length, read ahead.
     */
    Object.defineProperty(LogEntry.prototype, 'lenNext', {
      get: function() {
        if (this._m_lenNext !== undefined)
          return this._m_lenNext;
        if (this.lenLeft >= 26) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsNext + 8);
          this._m_lenNext = this._io.readS4be();
          this._io.seek(_pos);
        }
        return this._m_lenNext;
      }
    });

    /**
     * The format, 0 to 2.
     */
    Object.defineProperty(LogEntry.prototype, 'magic', {
      get: function() {
        if (this._m_magic !== undefined)
          return this._m_magic;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry + 16);
        this._m_magic = this._io.readS1();
        this._io.seek(_pos);
        return this._m_magic;
      }
    });

    /**
     * Present in the formats before Kafka 0.11.
     */
    Object.defineProperty(LogEntry.prototype, 'message', {
      get: function() {
        if (this._m_message !== undefined)
          return this._m_message;
        if ( ((this.magic == 0) || ( ((this.magic == 1) && (this.lenBody >= 22)) )) ) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsEntry);
          this._raw__m_message = this._io.readBytes(this.lenEntry);
          var _io__raw__m_message = new KaitaiStream(this._raw__m_message);
          this._m_message = new KafkaMessage_.KafkaMessage(_io__raw__m_message, null, null);
          this._io.seek(_pos);
        }
        return this._m_message;
      }
    });

    /**
     * Where the entry starts. It is computed first, for the length,
     * before `raw` is read, and keeps that value.
     */
    Object.defineProperty(LogEntry.prototype, 'ofsEntry', {
      get: function() {
        if (this._m_ofsEntry !== undefined)
          return this._m_ofsEntry;
        this._m_ofsEntry = this._io.pos;
        return this._m_ofsEntry;
      }
    });

    /**
     * Where the next entry would start.
     */
    Object.defineProperty(LogEntry.prototype, 'ofsNext', {
      get: function() {
        if (this._m_ofsNext !== undefined)
          return this._m_ofsNext;
        this._m_ofsNext = (this.ofsEntry + this.lenEntry);
        return this._m_ofsNext;
      }
    });

    /**
     * Present in the format since Kafka 0.11.
     */
    Object.defineProperty(LogEntry.prototype, 'recordBatch', {
      get: function() {
        if (this._m_recordBatch !== undefined)
          return this._m_recordBatch;
        if ( ((this.magic == 2) && (this.lenBody >= 49)) ) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsEntry);
          this._raw__m_recordBatch = this._io.readBytes(this.lenEntry);
          var _io__raw__m_recordBatch = new KaitaiStream(this._raw__m_recordBatch);
          this._m_recordBatch = new KafkaRecordBatch_.KafkaRecordBatch(_io__raw__m_recordBatch, null, null);
          this._io.seek(_pos);
        }
        return this._m_recordBatch;
      }
    });

    /**
     * The whole entry as it is.
     */

    return LogEntry;
  })();

  /**
   * The first entry is whole.
   */
  Object.defineProperty(KafkaLog.prototype, 'hasEntries', {
    get: function() {
      if (this._m_hasEntries !== undefined)
        return this._m_hasEntries;
      this._m_hasEntries =  ((this._io.size >= 26) && (this.lenFirst >= 14) && (this.lenFirst <= (this._io.size - 12))) ;
      return this._m_hasEntries;
    }
  });

  /**
   * The first entry's length, read ahead.
   */
  Object.defineProperty(KafkaLog.prototype, 'lenFirst', {
    get: function() {
      if (this._m_lenFirst !== undefined)
        return this._m_lenFirst;
      if (this._io.size >= 26) {
        var _pos = this._io.pos;
        this._io.seek(8);
        this._m_lenFirst = this._io.readS4be();
        this._io.seek(_pos);
      }
      return this._m_lenFirst;
    }
  });

  /**
   * Absent when the file holds no whole entry.
   */

  /**
   * The bytes after the last whole entry; usually empty.
   */

  return KafkaLog;
})();
KafkaLog_.KafkaLog = KafkaLog;
});
