// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * Where in a segment some of its offsets stand:
 * `00000000000000000000.index`, beside the `.log` of the same name. The name
 * is the base offset, which the entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size (10 MiB by
 * default), and zeroes follow the entries. Reading ends there: at an entry
 * with the relative offset 0 that is not the first. What is left is the
 * `tail`. A file of zeroes only has one entry, as for Kafka itself.
 * @see <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java">OffsetIndex</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
 */
public class KafkaOffsetIndex extends KaitaiStruct {
    public static KafkaOffsetIndex fromFile(String fileName) throws IOException {
        return new KafkaOffsetIndex(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaOffsetIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaOffsetIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaOffsetIndex(KaitaiStream _io, KaitaiStruct _parent, KafkaOffsetIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (hasEntries()) {
            this.entries = new ArrayList<OffsetIndexEntry>();
            {
                OffsetIndexEntry _it;
                int i = 0;
                do {
                    _it = new OffsetIndexEntry(this._io, this, _root);
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
    }

    /**
     * An offset, and the position of its batch.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java">OffsetPosition</a>
     */
    public static class OffsetIndexEntry extends KaitaiStruct {
        public static OffsetIndexEntry fromFile(String fileName) throws IOException {
            return new OffsetIndexEntry(new ByteBufferKaitaiStream(fileName));
        }

        public OffsetIndexEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OffsetIndexEntry(KaitaiStream _io, KafkaOffsetIndex _parent) {
            this(_io, _parent, null);
        }

        public OffsetIndexEntry(KaitaiStream _io, KafkaOffsetIndex _parent, KafkaOffsetIndex _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytes(((Number) (ofsNext() - ofsEntry())).longValue());
        }

        public void _fetchInstances() {
            position();
            if (this.position != null) {
            }
            relativeOffset();
            if (this.relativeOffset != null) {
            }
            relativeOffsetNext();
            if (this.relativeOffsetNext != null) {
            }
        }
        private Boolean hasNext;

        /**
         * The next entry is whole, and has been written.
         */
        public Boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext =  ((((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue() >= ((long) 8)) && (relativeOffsetNext() != 0)) ;
            return this.hasNext;
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
            this.ofsNext = ((Number) (((Number) (ofsEntry() + ((long) 8))).longValue())).longValue();
            return this.ofsNext;
        }
        private Integer position;

        /**
         * Where the batch starts, in bytes from the start of the segment.
         */
        public Integer position() {
            if (this.position != null)
                return this.position;
            long _pos = this._io.pos();
            this._io.seek(((Number) (ofsEntry() + ((long) 4))).longValue());
            this.position = this._io.readS4be();
            this._io.seek(_pos);
            return this.position;
        }
        private Integer relativeOffset;

        /**
         * The last offset of the batch, less the base offset that the file's
         * name says. Kafka 0.11 and before wrote the first offset.
         */
        public Integer relativeOffset() {
            if (this.relativeOffset != null)
                return this.relativeOffset;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry());
            this.relativeOffset = this._io.readS4be();
            this._io.seek(_pos);
            return this.relativeOffset;
        }
        private Integer relativeOffsetNext;

        /**
         * The next entry's relative offset, read ahead.
         */
        public Integer relativeOffsetNext() {
            if (this.relativeOffsetNext != null)
                return this.relativeOffsetNext;
            if (((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue() >= ((long) 8)) {
                long _pos = this._io.pos();
                this._io.seek(ofsNext());
                this.relativeOffsetNext = this._io.readS4be();
                this._io.seek(_pos);
            }
            return this.relativeOffsetNext;
        }
        private byte[] raw;
        private KafkaOffsetIndex _root;
        private KafkaOffsetIndex _parent;

        /**
         * The whole entry as it is, 8 bytes.
         */
        public byte[] raw() { return raw; }
        public KafkaOffsetIndex _root() { return _root; }
        public KafkaOffsetIndex _parent() { return _parent; }
    }
    private Boolean hasEntries;

    /**
     * There is room for an entry.
     */
    public Boolean hasEntries() {
        if (this.hasEntries != null)
            return this.hasEntries;
        this.hasEntries = ((Number) (_io().size())).longValue() >= ((long) 8);
        return this.hasEntries;
    }
    private List<OffsetIndexEntry> entries;
    private byte[] tail;
    private KafkaOffsetIndex _root;
    private KaitaiStruct _parent;

    /**
     * Ascending by offset. Absent when the file holds no whole entry.
     */
    public List<OffsetIndexEntry> entries() { return entries; }

    /**
     * Zeroes of an index that is still written to; otherwise empty.
     */
    public byte[] tail() { return tail; }
    public KafkaOffsetIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
