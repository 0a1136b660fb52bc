// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaMessage07'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaMessage07'));
  } else {
    factory(root.KafkaMessageSet07 || (root.KafkaMessageSet07 = {}), root.KaitaiStream, root.KafkaMessage07 || (root.KafkaMessage07 = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaMessageSet07_, KaitaiStream, KafkaMessage07_) {
/**
 * Messages of Kafka 0.7 one after the other: a file of a log,
 * `00000000000000000000.kafka`, and also what the payload of a compressed
 * message holds once it is decompressed.
 *
 * The offset of a message is its byte position in the log: the number in the
 * file's name plus `ofs_entry`. The position after a message is the next one
 * to fetch. Messages inside a compressed one have no position of their own;
 * they are fetched by that of the compressed one.
 *
 * Every whole message is found by its length alone; its content is parsed on
 * first access, so that a damaged message does not affect the others.
 * Reading ends, as in Kafka, where no whole message follows. The rest is the
 * `tail`. Checksums are not checked, and compressed bytes stay as they are.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala|MessageSet}
 * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala|FileMessageSet.iterator}
 * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala|Log.nameFromOffset}
 */

var KafkaMessageSet07 = (function() {
  function KafkaMessageSet07(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaMessageSet07.prototype._read = function() {
    if (this.hasEntries) {
      this.entries = [];
      var i = 0;
      do {
        var _ = new MessageSet07Entry(this._io, this, this._root);
        this.entries.push(_);
        i++;
      } while (!(!(_.hasNext)));
    }
    this.tail = this._io.readBytesFull();
  }

  /**
   * A message by its length, and what is in it, if the magic is known.
   * @see {@link https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala|MessageSet.entrySize}
   */

  var MessageSet07Entry = KafkaMessageSet07.MessageSet07Entry = (function() {
    function MessageSet07Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MessageSet07Entry.prototype._read = function() {
      this.raw = this._io.readBytes(this.lenEntry);
    }

    /**
     * The next message is whole.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._m_hasNext =  ((this.lenLeft >= 9) && (this.lenNext >= 5) && (this.lenNext <= (this.lenLeft - 4))) ;
        return this._m_hasNext;
      }
    });

    /**
     * Bytes of the whole message, its length included.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'lenEntry', {
      get: function() {
        if (this._m_lenEntry !== undefined)
          return this._m_lenEntry;
        this._m_lenEntry = (this.lenMessage + 4);
        return this._m_lenEntry;
      }
    });

    /**
     * Bytes after this message.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'lenLeft', {
      get: function() {
        if (this._m_lenLeft !== undefined)
          return this._m_lenLeft;
        this._m_lenLeft = (this._io.size - this.ofsNext);
        return this._m_lenLeft;
      }
    });

    /**
     * Bytes that follow this field, 5 at least.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'lenMessage', {
      get: function() {
        if (this._m_lenMessage !== undefined)
          return this._m_lenMessage;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry);
        this._m_lenMessage = this._io.readS4be();
        this._io.seek(_pos);
        return this._m_lenMessage;
      }
    });

    /**
     * The next message's length, read ahead.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'lenNext', {
      get: function() {
        if (this._m_lenNext !== undefined)
          return this._m_lenNext;
        if (this.lenLeft >= 9) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsNext);
          this._m_lenNext = this._io.readS4be();
          this._io.seek(_pos);
        }
        return this._m_lenNext;
      }
    });

    /**
     * The format, 0 or 1.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'magic', {
      get: function() {
        if (this._m_magic !== undefined)
          return this._m_magic;
        var _pos = this._io.pos;
        this._io.seek(this.ofsEntry + 4);
        this._m_magic = this._io.readS1();
        this._io.seek(_pos);
        return this._m_magic;
      }
    });

    /**
     * Present if the magic is known and the length is large enough.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'message', {
      get: function() {
        if (this._m_message !== undefined)
          return this._m_message;
        if ( ((this.magic == 0) || ( ((this.magic == 1) && (this.lenMessage >= 6)) )) ) {
          var _pos = this._io.pos;
          this._io.seek(this.ofsEntry);
          this._raw__m_message = this._io.readBytes(this.lenEntry);
          var _io__raw__m_message = new KaitaiStream(this._raw__m_message);
          this._m_message = new KafkaMessage07_.KafkaMessage07(_io__raw__m_message, null, null);
          this._io.seek(_pos);
        }
        return this._m_message;
      }
    });

    /**
     * Where the message starts. It is computed first, for the length,
     * before `raw` is read, and keeps that value.
     */
    Object.defineProperty(MessageSet07Entry.prototype, 'ofsEntry', {
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
    Object.defineProperty(MessageSet07Entry.prototype, 'ofsNext', {
      get: function() {
        if (this._m_ofsNext !== undefined)
          return this._m_ofsNext;
        this._m_ofsNext = (this.ofsEntry + this.lenEntry);
        return this._m_ofsNext;
      }
    });

    /**
     * The whole message with its length, as it is.
     */

    return MessageSet07Entry;
  })();

  /**
   * The first message is whole.
   */
  Object.defineProperty(KafkaMessageSet07.prototype, 'hasEntries', {
    get: function() {
      if (this._m_hasEntries !== undefined)
        return this._m_hasEntries;
      this._m_hasEntries =  ((this._io.size >= 9) && (this.lenFirst >= 5) && (this.lenFirst <= (this._io.size - 4))) ;
      return this._m_hasEntries;
    }
  });

  /**
   * The first message's length, read ahead.
   */
  Object.defineProperty(KafkaMessageSet07.prototype, 'lenFirst', {
    get: function() {
      if (this._m_lenFirst !== undefined)
        return this._m_lenFirst;
      if (this._io.size >= 9) {
        var _pos = this._io.pos;
        this._io.seek(0);
        this._m_lenFirst = this._io.readS4be();
        this._io.seek(_pos);
      }
      return this._m_lenFirst;
    }
  });

  /**
   * Absent when the file holds no whole message.
   */

  /**
   * The bytes after the last whole message; usually empty.
   */

  return KafkaMessageSet07;
})();
KafkaMessageSet07_.KafkaMessageSet07 = KafkaMessageSet07;
});
