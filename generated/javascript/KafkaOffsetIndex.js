// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaOffsetIndex || (root.KafkaOffsetIndex = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaOffsetIndex_, KaitaiStream) {
/**
 * Where in a segment some of its offsets stand:
 * `00000000000000000000.index`, beside the `.log` of the same name. The name
 * is the base offset, which the entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size (10 MiB by
 * default), and zeroes follow the entries. Reading ends there: at an entry
 * with the relative offset 0 that is not the first. What is left is the
 * `tail`. A file of zeroes only has one entry, as for Kafka itself.
 * @see {@link https://kafka.apache.org/documentation/#log|Apache Kafka documentation, 5.4 Log}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java|OffsetIndex}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java|AbstractIndex}
 */

var KafkaOffsetIndex = (function() {
  function KafkaOffsetIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaOffsetIndex.prototype._read = function() {
    if (this.hasEntries) {
      this.entries = [];
      var i = 0;
      do {
        var _ = new OffsetIndexEntry(this._io, this, this._root);
        this.entries.push(_);
        i++;
      } while (!(!(_.hasNext)));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * An offset, and the position of its batch.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java|OffsetPosition}
   */

  var OffsetIndexEntry = KafkaOffsetIndex.OffsetIndexEntry = (function() {
    function OffsetIndexEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    OffsetIndexEntry.prototype._read = function() {
      this.raw = this._io.readBytes((this.ofsNext - this.ofsEntry));
    }

    /**
     * The next entry is whole, and has been written.
     */
    Object.defineProperty(OffsetIndexEntry.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._m_hasNext =  (((this._io.size - this.ofsNext) >= 8) && (this.relativeOffsetNext != 0)) ;
        return this._m_hasNext;
      }
    });

    /**
     * Where the entry starts. It is computed first, for the length,
     * before `raw` is read, and keeps that value.
     */
    Object.defineProperty(OffsetIndexEntry.prototype, 'ofsEntry', {
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
    Object.defineProperty(OffsetIndexEntry.prototype, 'ofsNext', {
      get: function() {
        if (this._m_ofsNext !== undefined)
          return this._m_ofsNext;
        this._m_ofsNext = (this.ofsEntry + 8);
        return this._m_ofsNext;
      }
    });

    /**
     * Where the batch starts, in bytes from the start of the segment.
     */
    Object.defineProperty(OffsetIndexEntry.prototype, 'position', {
      get: function() {
        if (this._m_position !== undefined)
          return this._m_position;
        var _pos = this._io.pos;
        this._io.seek((this.ofsEntry + 4));
        this._m_position = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_position;
      }
    });

    /**
     * The last offset of the batch, less the base offset that the file's
     * name says. Kafka 0.11 and before wrote the first offset.
     */
    Object.defineProperty(OffsetIndexEntry.prototype, 'relativeOffset', {
      get: function() {
        if (this._m_relativeOffset !== undefined)
          return this._m_relativeOffset;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry);
        this._m_relativeOffset = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_relativeOffset;
      }
    });

    /**
     * The next entry's relative offset, read ahead.
     */
    Object.defineProperty(OffsetIndexEntry.prototype, 'relativeOffsetNext', {
      get: function() {
        if (this._m_relativeOffsetNext !== undefined)
          return this._m_relativeOffsetNext;
        if ((this._io.size - this.ofsNext) >= 8) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsNext);
          this._m_relativeOffsetNext = this._io.readS4be();
          this._io.seek(_pos);
        }
        return this._m_relativeOffsetNext;
      }
    });

    /**
     * The whole entry as it is, 8 bytes.
     */

    return OffsetIndexEntry;
  })();

  /**
   * There is room for an entry.
   */
  Object.defineProperty(KafkaOffsetIndex.prototype, 'hasEntries', {
    get: function() {
      if (this._m_hasEntries !== undefined)
        return this._m_hasEntries;
      this._m_hasEntries = this._io.size >= 8;
      return this._m_hasEntries;
    }
  });

  /**
   * Ascending by offset. Absent when the file holds no whole entry.
   */

  /**
   * Zeroes of an index that is still written to; otherwise empty.
   */

  return KafkaOffsetIndex;
})();
KafkaOffsetIndex_.KafkaOffsetIndex = KafkaOffsetIndex;
});
