// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


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
 * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet</a>
 * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala">FileMessageSet.iterator</a>
 * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala">Log.nameFromOffset</a>
 */
public class KafkaMessageSet07 extends KaitaiStruct {
    public static KafkaMessageSet07 fromFile(String fileName) throws IOException {
        return new KafkaMessageSet07(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaMessageSet07(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMessageSet07(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMessageSet07(KaitaiStream _io, KaitaiStruct _parent, KafkaMessageSet07 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (hasEntries()) {
            this.entries = new ArrayList<MessageSet07Entry>();
            {
                MessageSet07Entry _it;
                int i = 0;
                do {
                    _it = new MessageSet07Entry(this._io, this, _root);
                    this.entries.add(_it);
                    i++;
                } while (!(!(_it.hasNext())));
            }
        }
        this.tail = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (hasEntries()) {
            for (int i = 0; i < this.entries.size(); i++) {
                this.entries.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        lenFirst();
        if (this.lenFirst != null) {
        }
    }

    /**
     * A message by its length, and what is in it, if the magic is known.
     * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet.entrySize</a>
     */
    public static class MessageSet07Entry extends KaitaiStruct {
        public static MessageSet07Entry fromFile(String fileName) throws IOException {
            return new MessageSet07Entry(new ByteBufferKaitaiStream(fileName));
        }

        public MessageSet07Entry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MessageSet07Entry(KaitaiStream _io, KafkaMessageSet07 _parent) {
            this(_io, _parent, null);
        }

        public MessageSet07Entry(KaitaiStream _io, KafkaMessageSet07 _parent, KafkaMessageSet07 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytes(((Number) (lenEntry())).longValue());
        }

        public void _fetchInstances() {
            lenMessage();
            if (this.lenMessage != null) {
            }
            lenNext();
            if (this.lenNext != null) {
            }
            magic();
            if (this.magic != null) {
            }
            message();
            if (this.message != null) {
                this.message._fetchInstances();
            }
        }
        private Boolean hasNext;

        /**
         * The next message is whole.
         */
        public Boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext =  ((lenLeft() >= ((long) 9)) && (lenNext() >= 5) && (((Number) (lenNext())).longValue() <= ((Number) (lenLeft() - ((long) 4))).longValue())) ;
            return this.hasNext;
        }
        private Long lenEntry;

        /**
         * Bytes of the whole message, its length included.
         */
        public Long lenEntry() {
            if (this.lenEntry != null)
                return this.lenEntry;
            this.lenEntry = ((Number) (((Number) (((Number) (lenMessage())).longValue() + ((long) 4))).longValue())).longValue();
            return this.lenEntry;
        }
        private Long lenLeft;

        /**
         * Bytes after this message.
         */
        public Long lenLeft() {
            if (this.lenLeft != null)
                return this.lenLeft;
            this.lenLeft = ((Number) (((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue())).longValue();
            return this.lenLeft;
        }
        private Integer lenMessage;

        /**
         * Bytes that follow this field, 5 at least.
         */
        public Integer lenMessage() {
            if (this.lenMessage != null)
                return this.lenMessage;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry());
            this.lenMessage = this._io.readS4be();
            this._io.seek(_pos);
            return this.lenMessage;
        }
        private Integer lenNext;

        /**
         * The next message's length, read ahead.
         */
        public Integer lenNext() {
            if (this.lenNext != null)
                return this.lenNext;
            if (lenLeft() >= ((long) 9)) {
                long _pos = this._io.pos();
                this._io.seek(ofsNext());
                this.lenNext = this._io.readS4be();
                this._io.seek(_pos);
            }
            return this.lenNext;
        }
        private Byte magic;

        /**
         * The format, 0 or 1.
         */
        public Byte magic() {
            if (this.magic != null)
                return this.magic;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry() + ((long) 4));
            this.magic = this._io.readS1();
            this._io.seek(_pos);
            return this.magic;
        }
        private KafkaMessage07 message;

        /**
         * Present if the magic is known and the length is large enough.
         */
        public KafkaMessage07 message() {
            if (this.message != null)
                return this.message;
            if ( ((magic() == 0) || ( ((magic() == 1) && (lenMessage() >= 6)) )) ) {
                long _pos = this._io.pos();
                this._io.seek(ofsEntry());
                KaitaiStream _io_message = this._io.substream(((Number) (lenEntry())).longValue());
                this.message = new KafkaMessage07(_io_message);
                this._io.seek(_pos);
            }
            return this.message;
        }
        private Long ofsEntry;

        /**
         * Where the message starts. It is computed first, for the length,
         * before `raw` is read, and keeps that value.
         */
        public Long ofsEntry() {
            if (this.ofsEntry != null)
                return this.ofsEntry;
            this.ofsEntry = ((Number) (((Number) (_io().pos())).longValue())).longValue();
            return this.ofsEntry;
        }
        private Long ofsNext;

        /**
         * Where the next message would start.
         */
        public Long ofsNext() {
            if (this.ofsNext != null)
                return this.ofsNext;
            this.ofsNext = ((Number) (((Number) (ofsEntry() + lenEntry())).longValue())).longValue();
            return this.ofsNext;
        }
        private byte[] raw;
        private KafkaMessageSet07 _root;
        private KafkaMessageSet07 _parent;

        /**
         * The whole message with its length, as it is.
         */
        public byte[] raw() { return raw; }
        public KafkaMessageSet07 _root() { return _root; }
        public KafkaMessageSet07 _parent() { return _parent; }
    }
    private Boolean hasEntries;

    /**
     * The first message is whole.
     */
    public Boolean hasEntries() {
        if (this.hasEntries != null)
            return this.hasEntries;
        this.hasEntries =  ((((Number) (_io().size())).longValue() >= ((long) 9)) && (lenFirst() >= 5) && (((Number) (lenFirst())).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((long) 4))).longValue())) ;
        return this.hasEntries;
    }
    private Integer lenFirst;

    /**
     * The first message's length, read ahead.
     */
    public Integer lenFirst() {
        if (this.lenFirst != null)
            return this.lenFirst;
        if (((Number) (_io().size())).longValue() >= ((long) 9)) {
            long _pos = this._io.pos();
            this._io.seek(0);
            this.lenFirst = this._io.readS4be();
            this._io.seek(_pos);
        }
        return this.lenFirst;
    }
    private List<MessageSet07Entry> entries;
    private byte[] tail;
    private KafkaMessageSet07 _root;
    private KaitaiStruct _parent;

    /**
     * Absent when the file holds no whole message.
     */
    public List<MessageSet07Entry> entries() { return entries; }

    /**
     * The bytes after the last whole message; usually empty.
     */
    public byte[] tail() { return tail; }
    public KafkaMessageSet07 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
