// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * One record of a batch. Offset and timestamp are stored as distances from
 * the batch's base.
 * @see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readFrom</a>
 */
public class KafkaRecord extends KaitaiStruct {
    public static KafkaRecord fromFile(String fileName) throws IOException {
        return new KafkaRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.len = new KafkaVarint(this._io);
        KaitaiStream _io_body = this._io.substream(len().value());
        this.body = new RecordBody(_io_body, this, _root);
    }

    public void _fetchInstances() {
        this.len._fetchInstances();
        this.body._fetchInstances();
    }

    /**
     * A record inside exactly its own bytes. A length below zero says null,
     * which is not empty. A sound record fills its length to the last byte.
     * @see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
     */
    public static class RecordBody extends KaitaiStruct {
        public static RecordBody fromFile(String fileName) throws IOException {
            return new RecordBody(new ByteBufferKaitaiStream(fileName));
        }

        public RecordBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RecordBody(KaitaiStream _io, KafkaRecord _parent) {
            this(_io, _parent, null);
        }

        public RecordBody(KaitaiStream _io, KafkaRecord _parent, KafkaRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.attributes = this._io.readS1();
            this.timestampDelta = new KafkaVarlong(this._io);
            this.offsetDelta = new KafkaVarint(this._io);
            this.lenKey = new KafkaVarint(this._io);
            if (lenKey().value() >= 0) {
                this.key = this._io.readBytes(lenKey().value());
            }
            this.lenValue = new KafkaVarint(this._io);
            if (lenValue().value() >= 0) {
                this.value = this._io.readBytes(lenValue().value());
            }
            this.numHeaders = new KafkaVarint(this._io);
            this.headers = new ArrayList<KafkaHeader>();
            for (int i = 0; i < numHeaders().value(); i++) {
                this.headers.add(new KafkaHeader(this._io));
            }
        }

        public void _fetchInstances() {
            this.timestampDelta._fetchInstances();
            this.offsetDelta._fetchInstances();
            this.lenKey._fetchInstances();
            if (lenKey().value() >= 0) {
            }
            this.lenValue._fetchInstances();
            if (lenValue().value() >= 0) {
            }
            this.numHeaders._fetchInstances();
            for (int i = 0; i < this.headers.size(); i++) {
                this.headers.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private byte attributes;
        private KafkaVarlong timestampDelta;
        private KafkaVarint offsetDelta;
        private KafkaVarint lenKey;
        private byte[] key;
        private KafkaVarint lenValue;
        private byte[] value;
        private KafkaVarint numHeaders;
        private List<KafkaHeader> headers;
        private KafkaRecord _root;
        private KafkaRecord _parent;

        /**
         * Unused.
         */
        public byte attributes() { return attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        public KafkaVarlong timestampDelta() { return timestampDelta; }

        /**
         * Distance from the batch's `base_offset`; compaction leaves gaps.
         */
        public KafkaVarint offsetDelta() { return offsetDelta; }

        /**
         * Any value below zero means a null key.
         */
        public KafkaVarint lenKey() { return lenKey; }

        /**
         * Bytes that Kafka does not interpret; compaction keeps the newest
         * record of each key.
         */
        public byte[] key() { return key; }

        /**
         * Any value below zero means a null value, a tombstone.
         */
        public KafkaVarint lenValue() { return lenValue; }

        /**
         * Bytes that Kafka does not interpret.
         */
        public byte[] value() { return value; }

        /**
         * Never below zero in a sound record.
         */
        public KafkaVarint numHeaders() { return numHeaders; }

        /**
         * In the order of the producer; a key may come more than once.
         */
        public List<KafkaHeader> headers() { return headers; }
        public KafkaRecord _root() { return _root; }
        public KafkaRecord _parent() { return _parent; }
    }
    private KafkaVarint len;
    private RecordBody body;
    private KafkaRecord _root;
    private KaitaiStruct _parent;

    /**
     * Bytes that follow this field.
     */
    public KafkaVarint len() { return len; }

    /**
     * Everything after the length.
     */
    public RecordBody body() { return body; }
    public KafkaRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
