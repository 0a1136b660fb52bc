// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


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
 * @see <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java">Records</a>
 */
public class KafkaLog extends KaitaiStruct {
    public static KafkaLog fromFile(String fileName) throws IOException {
        return new KafkaLog(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaLog(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaLog(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaLog(KaitaiStream _io, KaitaiStruct _parent, KafkaLog _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (hasEntries()) {
            this.entries = new ArrayList<LogEntry>();
            {
                LogEntry _it;
                int i = 0;
                do {
                    _it = new LogEntry(this._io, this, _root);
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
     * An entry by its frame, which is the same in all formats, and what is
     * in it: a message or a record batch, or neither when the magic is
     * unknown or the entry too short for it.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
     */
    public static class LogEntry extends KaitaiStruct {
        public static LogEntry fromFile(String fileName) throws IOException {
            return new LogEntry(new ByteBufferKaitaiStream(fileName));
        }

        public LogEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LogEntry(KaitaiStream _io, KafkaLog _parent) {
            this(_io, _parent, null);
        }

        public LogEntry(KaitaiStream _io, KafkaLog _parent, KafkaLog _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytes(((Number) (lenEntry())).longValue());
        }

        public void _fetchInstances() {
            baseOffset();
            if (this.baseOffset != null) {
            }
            lenBody();
            if (this.lenBody != null) {
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
            recordBatch();
            if (this.recordBatch != null) {
                this.recordBatch._fetchInstances();
            }
        }
        private Long baseOffset;

        /**
         * The first record's offset of a record batch; of a message its own,
         * which for a compressed one is that of its last inner message.
         */
        public Long baseOffset() {
            if (this.baseOffset != null)
                return this.baseOffset;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry());
            this.baseOffset = this._io.readS8be();
            this._io.seek(_pos);
            return this.baseOffset;
        }
        private Boolean hasNext;

        /**
         * The next entry is whole.
         */
        public Boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext =  ((lenLeft() >= ((long) 26)) && (lenNext() >= 14) && (((Number) (lenNext())).longValue() <= ((Number) (lenLeft() - ((long) 12))).longValue())) ;
            return this.hasNext;
        }
        private Integer lenBody;

        /**
         * Bytes that follow this field, 14 at least.
         */
        public Integer lenBody() {
            if (this.lenBody != null)
                return this.lenBody;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry() + ((long) 8));
            this.lenBody = this._io.readS4be();
            this._io.seek(_pos);
            return this.lenBody;
        }
        private Long lenEntry;

        /**
         * Bytes of the whole entry.
         */
        public Long lenEntry() {
            if (this.lenEntry != null)
                return this.lenEntry;
            this.lenEntry = ((Number) (((Number) (((Number) (lenBody())).longValue() + ((long) 12))).longValue())).longValue();
            return this.lenEntry;
        }
        private Long lenLeft;

        /**
         * Bytes after this entry.
         */
        public Long lenLeft() {
            if (this.lenLeft != null)
                return this.lenLeft;
            this.lenLeft = ((Number) (((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue())).longValue();
            return this.lenLeft;
        }
        private Integer lenNext;

        /**
         * The next entry's length, read ahead.
         */
        public Integer lenNext() {
            if (this.lenNext != null)
                return this.lenNext;
            if (lenLeft() >= ((long) 26)) {
                long _pos = this._io.pos();
                this._io.seek(ofsNext() + ((long) 8));
                this.lenNext = this._io.readS4be();
                this._io.seek(_pos);
            }
            return this.lenNext;
        }
        private Byte magic;

        /**
         * The format, 0 to 2.
         */
        public Byte magic() {
            if (this.magic != null)
                return this.magic;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry() + ((long) 16));
            this.magic = this._io.readS1();
            this._io.seek(_pos);
            return this.magic;
        }
        private KafkaMessage message;

        /**
         * Present in the formats before Kafka 0.11.
         */
        public KafkaMessage message() {
            if (this.message != null)
                return this.message;
            if ( ((magic() == 0) || ( ((magic() == 1) && (lenBody() >= 22)) )) ) {
                long _pos = this._io.pos();
                this._io.seek(ofsEntry());
                KaitaiStream _io_message = this._io.substream(((Number) (lenEntry())).longValue());
                this.message = new KafkaMessage(_io_message);
                this._io.seek(_pos);
            }
            return this.message;
        }
        private Long ofsEntry;

        /**
         * Where the entry starts. It is computed first, for the length,
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
         * Where the next entry would start.
         */
        public Long ofsNext() {
            if (this.ofsNext != null)
                return this.ofsNext;
            this.ofsNext = ((Number) (((Number) (ofsEntry() + lenEntry())).longValue())).longValue();
            return this.ofsNext;
        }
        private KafkaRecordBatch recordBatch;

        /**
         * Present in the format since Kafka 0.11.
         */
        public KafkaRecordBatch recordBatch() {
            if (this.recordBatch != null)
                return this.recordBatch;
            if ( ((magic() == 2) && (lenBody() >= 49)) ) {
                long _pos = this._io.pos();
                this._io.seek(ofsEntry());
                KaitaiStream _io_recordBatch = this._io.substream(((Number) (lenEntry())).longValue());
                this.recordBatch = new KafkaRecordBatch(_io_recordBatch);
                this._io.seek(_pos);
            }
            return this.recordBatch;
        }
        private byte[] raw;
        private KafkaLog _root;
        private KafkaLog _parent;

        /**
         * The whole entry as it is.
         */
        public byte[] raw() { return raw; }
        public KafkaLog _root() { return _root; }
        public KafkaLog _parent() { return _parent; }
    }
    private Boolean hasEntries;

    /**
     * The first entry is whole.
     */
    public Boolean hasEntries() {
        if (this.hasEntries != null)
            return this.hasEntries;
        this.hasEntries =  ((((Number) (_io().size())).longValue() >= ((long) 26)) && (lenFirst() >= 14) && (((Number) (lenFirst())).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((long) 12))).longValue())) ;
        return this.hasEntries;
    }
    private Integer lenFirst;

    /**
     * The first entry's length, read ahead.
     */
    public Integer lenFirst() {
        if (this.lenFirst != null)
            return this.lenFirst;
        if (((Number) (_io().size())).longValue() >= ((long) 26)) {
            long _pos = this._io.pos();
            this._io.seek(8);
            this.lenFirst = this._io.readS4be();
            this._io.seek(_pos);
        }
        return this.lenFirst;
    }
    private List<LogEntry> entries;
    private byte[] tail;
    private KafkaLog _root;
    private KaitaiStruct _parent;

    /**
     * Absent when the file holds no whole entry.
     */
    public List<LogEntry> entries() { return entries; }

    /**
     * The bytes after the last whole entry; usually empty.
     */
    public byte[] tail() { return tail; }
    public KafkaLog _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
