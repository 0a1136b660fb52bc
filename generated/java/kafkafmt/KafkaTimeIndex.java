// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


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
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index">KIP-33</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java">TimeIndex</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
 */
public class KafkaTimeIndex extends KaitaiStruct {
    public static KafkaTimeIndex fromFile(String fileName) throws IOException {
        return new KafkaTimeIndex(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTimeIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTimeIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTimeIndex(KaitaiStream _io, KaitaiStruct _parent, KafkaTimeIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (hasEntries()) {
            this.entries = new ArrayList<TimeIndexEntry>();
            {
                TimeIndexEntry _it;
                int i = 0;
                do {
                    _it = new TimeIndexEntry(this._io, this, _root);
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
     * The greatest timestamp of the segment so far, and the offset of its
     * batch.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java">TimestampOffset</a>
     */
    public static class TimeIndexEntry extends KaitaiStruct {
        public static TimeIndexEntry fromFile(String fileName) throws IOException {
            return new TimeIndexEntry(new ByteBufferKaitaiStream(fileName));
        }

        public TimeIndexEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TimeIndexEntry(KaitaiStream _io, KafkaTimeIndex _parent) {
            this(_io, _parent, null);
        }

        public TimeIndexEntry(KaitaiStream _io, KafkaTimeIndex _parent, KafkaTimeIndex _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytes(((Number) (ofsNext() - ofsEntry())).longValue());
        }

        public void _fetchInstances() {
            relativeOffset();
            if (this.relativeOffset != null) {
            }
            relativeOffsetNext();
            if (this.relativeOffsetNext != null) {
            }
            timestamp();
            if (this.timestamp != null) {
            }
        }
        private Boolean hasNext;

        /**
         * The next entry is whole, and has been written.
         */
        public Boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext =  ((((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue() >= ((long) 12)) && (relativeOffsetNext() != 0)) ;
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
            this.ofsNext = ((Number) (((Number) (ofsEntry() + ((long) 12))).longValue())).longValue();
            return this.ofsNext;
        }
        private Integer relativeOffset;

        /**
         * The last offset of the batch that has this timestamp, less the
         * base offset that the file's name says. Kafka 2.8 and before wrote
         * the offset of the record itself.
         */
        public Integer relativeOffset() {
            if (this.relativeOffset != null)
                return this.relativeOffset;
            long _pos = this._io.pos();
            this._io.seek(((Number) (ofsEntry() + ((long) 8))).longValue());
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
            if (((Number) (((Number) (_io().size())).longValue() - ofsNext())).longValue() >= ((long) 12)) {
                long _pos = this._io.pos();
                this._io.seek(((Number) (ofsNext() + ((long) 8))).longValue());
                this.relativeOffsetNext = this._io.readS4be();
                this._io.seek(_pos);
            }
            return this.relativeOffsetNext;
        }
        private Long timestamp;

        /**
         * Milliseconds since the epoch.
         */
        public Long timestamp() {
            if (this.timestamp != null)
                return this.timestamp;
            long _pos = this._io.pos();
            this._io.seek(ofsEntry());
            this.timestamp = this._io.readS8be();
            this._io.seek(_pos);
            return this.timestamp;
        }
        private byte[] raw;
        private KafkaTimeIndex _root;
        private KafkaTimeIndex _parent;

        /**
         * The whole entry as it is, 12 bytes.
         */
        public byte[] raw() { return raw; }
        public KafkaTimeIndex _root() { return _root; }
        public KafkaTimeIndex _parent() { return _parent; }
    }
    private Boolean hasEntries;

    /**
     * There is room for an entry.
     */
    public Boolean hasEntries() {
        if (this.hasEntries != null)
            return this.hasEntries;
        this.hasEntries = ((Number) (_io().size())).longValue() >= ((long) 12);
        return this.hasEntries;
    }
    private List<TimeIndexEntry> entries;
    private byte[] tail;
    private KafkaTimeIndex _root;
    private KaitaiStruct _parent;

    /**
     * Ascending by timestamp. Absent when the file holds no whole entry.
     */
    public List<TimeIndexEntry> entries() { return entries; }

    /**
     * Zeroes of an index that is still written to; otherwise empty.
     */
    public byte[] tail() { return tail; }
    public KafkaTimeIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
