// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaTimeIndex || (root.KafkaTimeIndex = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTimeIndex_, KaitaiStream) {
/**
 * Up to which offset a segment holds nothing later than some of its
 * timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
 * same name, since Kafka 0.10.1. The name is the base offset, which the
 * entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size, and zeroes
 * follow the entries. Reading ends there: at an entry with the relative
 * offset 0 that is not the first. What is left is the `tail`. A file of
 * zeroes only has one entry, as for Kafka itself.
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index|KIP-33}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java|TimeIndex}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java|AbstractIndex}
 */

var KafkaTimeIndex = (function() {
  function KafkaTimeIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTimeIndex.prototype._read = function() {
    if (this.hasEntries) {
      this.entries = [];
      var i = 0;
      do {
        var _ = new TimeIndexEntry(this._io, this, this._root);
        this.entries.push(_);
        i++;
      } while (!(!(_.hasNext)));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * The greatest timestamp of the segment so far, and the offset of its
   * batch.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java|TimestampOffset}
   */

  var TimeIndexEntry = KafkaTimeIndex.TimeIndexEntry = (function() {
    function TimeIndexEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TimeIndexEntry.prototype._read = function() {
      this.raw = this._io.readBytes((this.ofsNext - this.ofsEntry));
    }

    /**
     * The next entry is whole, and has been written.
     */
    Object.defineProperty(TimeIndexEntry.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._m_hasNext =  (((this._io.size - this.ofsNext) >= 12) && (this.relativeOffsetNext != 0)) ;
        return this._m_hasNext;
      }
    });

    /**
     * Where the entry starts. It is computed first, for the length,
     * before `raw` is read, and keeps that value.
     */
    Object.defineProperty(TimeIndexEntry.prototype, 'ofsEntry', {
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
    Object.defineProperty(TimeIndexEntry.prototype, 'ofsNext', {
      get: function() {
        if (this._m_ofsNext !== undefined)
          return this._m_ofsNext;
        this._m_ofsNext = (this.ofsEntry + 12);
        return this._m_ofsNext;
      }
    });

    /**
     * The last offset of the batch that has this timestamp, less the
     * base offset that the file's name says. Kafka 2.8 and before wrote
     * the offset of the record itself.
     */
    Object.defineProperty(TimeIndexEntry.prototype, 'relativeOffset', {
      get: function() {
        if (this._m_relativeOffset !== undefined)
          return this._m_relativeOffset;
        var _pos = this._io.pos;
        this._io.seek((this.ofsEntry + 8));
        this._m_relativeOffset = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_relativeOffset;
      }
    });

    /**
     * The next entry's relative offset, read ahead.
     */
    Object.defineProperty(TimeIndexEntry.prototype, 'relativeOffsetNext', {
      get: function() {
        if (this._m_relativeOffsetNext !== undefined)
          return this._m_relativeOffsetNext;
        if ((this._io.size - this.ofsNext) >= 12) {
          var _pos = this._io.pos;
          this._io.seek((this.ofsNext + 8));
          this._m_relativeOffsetNext = this._io.readS4be();
          this._io.seek(_pos);
        }
        return this._m_relativeOffsetNext;
      }
    });

    /**
     * Milliseconds since the epoch.
     */
    Object.defineProperty(TimeIndexEntry.prototype, 'timestamp', {
      get: function() {
        if (this._m_timestamp !== undefined)
          return this._m_timestamp;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry);
        this._m_timestamp = this._io.readS8be();
        this._io.seek(_pos);
        return this._m_timestamp;
      }
    });

    /**
     * The whole entry as it is, 12 bytes.
     */

    return TimeIndexEntry;
  })();

  /**
   * There is room for an entry.
   */
  Object.defineProperty(KafkaTimeIndex.prototype, 'hasEntries', {
    get: function() {
      if (this._m_hasEntries !== undefined)
        return this._m_hasEntries;
      this._m_hasEntries = this._io.size >= 12;
      return this._m_hasEntries;
    }
  });

  /**
   * Ascending by timestamp. Absent when the file holds no whole entry.
   */

  /**
   * Zeroes of an index that is still written to; otherwise empty.
   */

  return KafkaTimeIndex;
})();
KafkaTimeIndex_.KafkaTimeIndex = KafkaTimeIndex;
});
