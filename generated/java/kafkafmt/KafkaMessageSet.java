// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * Messages one after the other: what the value of a compressed message holds
 * once it is decompressed. A last message that is not whole is dropped, as
 * Kafka drops it, and left in `tail`. A length below 14 is an error, also in
 * Kafka.
 * @see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DeepRecordsIterator</a>
 */
public class KafkaMessageSet extends KaitaiStruct {
    public static KafkaMessageSet fromFile(String fileName) throws IOException {
        return new KafkaMessageSet(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaMessageSet(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMessageSet(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMessageSet(KaitaiStream _io, KaitaiStruct _parent, KafkaMessageSet _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (hasEntries()) {
            this.entries = new ArrayList<MessageSetEntry>();
            {
                MessageSetEntry _it;
                int i = 0;
                do {
                    _it = new MessageSetEntry(this._io, this, _root);
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
     * A message inside exactly its own bytes.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DataLogInputStream</a>
     */
    public static class MessageSetEntry extends KaitaiStruct {
        public static MessageSetEntry fromFile(String fileName) throws IOException {
            return new MessageSetEntry(new ByteBufferKaitaiStream(fileName));
        }

        public MessageSetEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MessageSetEntry(KaitaiStream _io, KafkaMessageSet _parent) {
            this(_io, _parent, null);
        }

        public MessageSetEntry(KaitaiStream _io, KafkaMessageSet _parent, KafkaMessageSet _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            KaitaiStream _io_message = this._io.substream(((Number) (lenEntry())).longValue());
            this.message = new KafkaMessage(_io_message);
        }

        public void _fetchInstances() {
            this.message._fetchInstances();
            lenMessage();
            if (this.lenMessage != null) {
            }
            lenNext();
            if (this.lenNext != null) {
            }
        }
        private Boolean hasNext;

        /**
         * The next message is whole.
         */
        public Boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext =  ((lenLeft() >= ((long) 12)) && (((Number) (lenNext())).longValue() <= ((Number) (lenLeft() - ((long) 12))).longValue())) ;
            return this.hasNext;
        }
        private Long lenEntry;

        /**
         * Bytes of the whole message.
         */
        public Long lenEntry() {
            if (this.lenEntry != null)
                return this.lenEntry;
            this.lenEntry = ((Number) (((Number) (((Number) (lenMessage())).longValue() + ((long) 12))).longValue())).longValue();
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
         * Bytes that follow this field.
         */
        public Integer lenMessage() {
            if (this.lenMessage != null)
                return this.lenMessage;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry() + ((long) 8));
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
            if (lenLeft() >= ((long) 12)) {
                long _pos = this._io.pos();
                this._io.seek(ofsNext() + ((long) 8));
                this.lenNext = this._io.readS4be();
                this._io.seek(_pos);
            }
            return this.lenNext;
        }
        private Long ofsEntry;

        /**
         * Where the message starts. Computed first, before `message` is
         * read.
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
        private KafkaMessage message;
        private KafkaMessageSet _root;
        private KafkaMessageSet _parent;

        /**
         * The message.
         */
        public KafkaMessage message() { return message; }
        public KafkaMessageSet _root() { return _root; }
        public KafkaMessageSet _parent() { return _parent; }
    }
    private Boolean hasEntries;

    /**
     * The first message is whole.
     */
    public Boolean hasEntries() {
        if (this.hasEntries != null)
            return this.hasEntries;
        this.hasEntries =  ((((Number) (_io().size())).longValue() >= ((long) 12)) && (((Number) (lenFirst())).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((long) 12))).longValue())) ;
        return this.hasEntries;
    }
    private Integer lenFirst;

    /**
     * The first message's length, read ahead.
     */
    public Integer lenFirst() {
        if (this.lenFirst != null)
            return this.lenFirst;
        if (((Number) (_io().size())).longValue() >= ((long) 12)) {
            long _pos = this._io.pos();
            this._io.seek(8);
            this.lenFirst = this._io.readS4be();
            this._io.seek(_pos);
        }
        return this.lenFirst;
    }
    private List<MessageSetEntry> entries;
    private byte[] tail;
    private KafkaMessageSet _root;
    private KaitaiStruct _parent;

    /**
     * Absent when not even one message is whole.
     */
    public List<MessageSetEntry> entries() { return entries; }

    /**
     * The bytes after the last whole message.
     */
    public byte[] tail() { return tail; }
    public KafkaMessageSet _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
