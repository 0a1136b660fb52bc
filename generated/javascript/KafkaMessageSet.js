// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaMessage'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaMessage'));
  } else {
    factory(root.KafkaMessageSet || (root.KafkaMessageSet = {}), root.KaitaiStream, root.KafkaMessage || (root.KafkaMessage = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMessageSet_, KaitaiStream, KafkaMessage_) {
/**
 * Messages one after the other: what the value of a compressed message holds
 * once it is decompressed. A last message that is not whole is dropped, as
 * Kafka drops it, and left in `tail`. A length below 14 is an error, also in
 * Kafka.
 * @see {@link https://kafka.apache.org/documentation/#messageset|Apache Kafka documentation, 5.3.3 Old Message Format}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java|AbstractLegacyRecordBatch.DeepRecordsIterator}
 */

var KafkaMessageSet = (function() {
  function KafkaMessageSet(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMessageSet.prototype._read = function() {
    if (this.hasEntries) {
      this.entries = [];
      var i = 0;
      do {
        var _ = new MessageSetEntry(this._io, this, this._root);
        this.entries.push(_);
        i++;
      } while (!(!(_.hasNext)));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * A message inside exactly its own bytes.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java|AbstractLegacyRecordBatch.DataLogInputStream}
   */

  var MessageSetEntry = KafkaMessageSet.MessageSetEntry = (function() {
    function MessageSetEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MessageSetEntry.prototype._read = function() {
      this._raw_message = this._io.readBytes(this.lenEntry);
      var _io__raw_message = new KaitaiStream(this._raw_message);
      this.message = new KafkaMessage_.KafkaMessage(_io__raw_message, null, null);
    }

    /**
     * The next message is whole.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._m_hasNext =  ((this.lenLeft >= 12) && (this.lenNext <= (this.lenLeft - 12))) ;
        return this._m_hasNext;
      }
    });

    /**
     * Bytes of the whole message.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'lenEntry', {
      get: function() {
        if (this._m_lenEntry !== undefined)
          return this._m_lenEntry;
        this._m_lenEntry = (this.lenMessage + 12);
        return this._m_lenEntry;
      }
    });

    /**
     * Bytes after this message.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'lenLeft', {
      get: function() {
        if (this._m_lenLeft !== undefined)
          return this._m_lenLeft;
        this._m_lenLeft = (this._io.size - this.ofsNext);
        return this._m_lenLeft;
      }
    });

    /**
     * Bytes that follow this field.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'lenMessage', {
      get: function() {
        if (this._m_lenMessage !== undefined)
          return this._m_lenMessage;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry + 8);
        this._m_lenMessage = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_lenMessage;
      }
    });

    /**
     * The next message's length, read ahead.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'lenNext', {
      get: function() {
        if (this._m_lenNext !== undefined)
          return this._m_lenNext;
        if (this.lenLeft >= 12) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsNext + 8);
          this._m_lenNext = this._io.readS4be();
          this._io.seek(_pos);
        }
        return this._m_lenNext;
      }
    });

    /**
     * Where the message starts. Computed first, before `message` is
     * read.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'ofsEntry', {
      get: function() {
        if (this._m_ofsEntry !== undefined)
          return this._m_ofsEntry;
        this._m_ofsEntry = this._io.pos;
        return this._m_ofsEntry;
      }
    });

    /**
     * Where the next message would start.
     */
    Object.defineProperty(MessageSetEntry.prototype, 'ofsNext', {
      get: function() {
        if (this._m_ofsNext !== undefined)
          return this._m_ofsNext;
        this._m_ofsNext = (this.ofsEntry + this.lenEntry);
        return this._m_ofsNext;
      }
    });

    /**
     * The message.
     */

    return MessageSetEntry;
  })();

  /**
   * The first message is whole.
   */
  Object.defineProperty(KafkaMessageSet.prototype, 'hasEntries', {
    get: function() {
      if (this._m_hasEntries !== undefined)
        return this._m_hasEntries;
      this._m_hasEntries =  ((this._io.size >= 12) && (this.lenFirst <= (this._io.size - 12))) ;
      return this._m_hasEntries;
    }
  });

  /**
   * The first message's length, read ahead.
   */
  Object.defineProperty(KafkaMessageSet.prototype, 'lenFirst', {
    get: function() {
      if (this._m_lenFirst !== undefined)
        return this._m_lenFirst;
      if (this._io.size >= 12) {
        var _pos = this._io.pos;
        this._io.seek(8);
        this._m_lenFirst = this._io.readS4be();
        this._io.seek(_pos);
      }
      return this._m_lenFirst;
    }
  });

  /**
   * Absent when not even one message is whole.
   */

  /**
   * The bytes after the last whole message.
   */

  return KafkaMessageSet;
})();
KafkaMessageSet_.KafkaMessageSet = KafkaMessageSet;
});
