// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * What stands before the key of a message of the formats before Kafka 0.11:
 * the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
 * bytes of magic 1, which adds a timestamp.
 * @see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message">KIP-32</a>
 */
public class KafkaMessageHeader extends KaitaiStruct {
    public static KafkaMessageHeader fromFile(String fileName) throws IOException {
        return new KafkaMessageHeader(new ByteBufferKaitaiStream(fileName));
    }

    public enum MessageCompression {
        NONE(0),
        GZIP(1),
        SNAPPY(2),
        LZ4(3),
        ZSTD(4);

        private final long id;
        MessageCompression(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MessageCompression> byId = new HashMap<Long, MessageCompression>(5);
        static {
            for (MessageCompression e : MessageCompression.values())
                byId.put(e.id(), e);
        }
        public static MessageCompression byId(long id) { return byId.get(id); }
    }

    public enum MessageTimestampType {
        CREATE_TIME(0),
        LOG_APPEND_TIME(1);

        private final long id;
        MessageTimestampType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MessageTimestampType> byId = new HashMap<Long, MessageTimestampType>(2);
        static {
            for (MessageTimestampType e : MessageTimestampType.values())
                byId.put(e.id(), e);
        }
        public static MessageTimestampType byId(long id) { return byId.get(id); }
    }

    public KafkaMessageHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMessageHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMessageHeader(KaitaiStream _io, KaitaiStruct _parent, KafkaMessageHeader _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.offset = this._io.readS8be();
        this.lenMessage = this._io.readS4be();
        if (!(this.lenMessage >= 14)) {
            throw new KaitaiStream.ValidationLessThanError(14, this.lenMessage, this._io, "/seq/1");
        }
        this.crc = this._io.readU4be();
        this.magic = this._io.readS1();
        if (!(this.magic >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.magic, this._io, "/seq/3");
        }
        if (!(this.magic <= 1)) {
            throw new KaitaiStream.ValidationGreaterThanError(1, this.magic, this._io, "/seq/3");
        }
        this.attributes = new MessageAttributes(this._io, this, _root);
        if (magic() >= 1) {
            this.timestamp = this._io.readS8be();
        }
    }

    public void _fetchInstances() {
        this.attributes._fetchInstances();
        if (magic() >= 1) {
        }
    }

    /**
     * One byte of flags, the highest bit first.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord.attributes</a>
     */
    public static class MessageAttributes extends KaitaiStruct {
        public static MessageAttributes fromFile(String fileName) throws IOException {
            return new MessageAttributes(new ByteBufferKaitaiStream(fileName));
        }

        public MessageAttributes(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MessageAttributes(KaitaiStream _io, KafkaMessageHeader _parent) {
            this(_io, _parent, null);
        }

        public MessageAttributes(KaitaiStream _io, KafkaMessageHeader _parent, KafkaMessageHeader _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.unused = this._io.readBitsIntBe(4);
            this.timestampType = KafkaMessageHeader.MessageTimestampType.byId(this._io.readBitsIntBe(1));
            this.compressionId = this._io.readBitsIntBe(3);
        }

        public void _fetchInstances() {
        }
        private MessageCompression compression;

        /**
         * The codec by its name.
         */
        public MessageCompression compression() {
            if (this.compression != null)
                return this.compression;
            this.compression = KafkaMessageHeader.MessageCompression.byId(compressionId());
            return this.compression;
        }
        private long unused;
        private MessageTimestampType timestampType;
        private long compressionId;
        private KafkaMessageHeader _root;
        private KafkaMessageHeader _parent;

        /**
         * Bits 4 to 7; ignored.
         */
        public long unused() { return unused; }

        /**
         * Bit 3; has no meaning in magic 0.
         */
        public MessageTimestampType timestampType() { return timestampType; }

        /**
         * Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
         * here; they stay readable.
         */
        public long compressionId() { return compressionId; }
        public KafkaMessageHeader _root() { return _root; }
        public KafkaMessageHeader _parent() { return _parent; }
    }
    private Boolean isCompressed;

    /**
     * The value holds a compressed message set, or bytes of an unknown
     * codec.
     */
    public Boolean isCompressed() {
        if (this.isCompressed != null)
            return this.isCompressed;
        this.isCompressed = attributes().compressionId() != 0;
        return this.isCompressed;
    }
    private long offset;
    private int lenMessage;
    private long crc;
    private byte magic;
    private MessageAttributes attributes;
    private Long timestamp;
    private KafkaMessageHeader _root;
    private KaitaiStruct _parent;

    /**
     * Absolute for a message of the log. Inside a compressed message of
     * magic 1 it is relative, as a rule, and the outer offset is that of the
     * last inner message.
     */
    public long offset() { return offset; }

    /**
     * Bytes that follow this field; at least
     * LegacyRecord.RECORD_OVERHEAD_V0.
     */
    public int lenMessage() { return lenMessage; }

    /**
     * CRC-32 (IEEE) of all that follows this field, `magic` to the end of
     * the message.
     */
    public long crc() { return crc; }

    /**
     * The format of the message.
     */
    public byte magic() { return magic; }

    /**
     * The codec and the kind of timestamp.
     */
    public MessageAttributes attributes() { return attributes; }

    /**
     * Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
     * compressed message, the greatest of the inner ones, or the append
     * time.
     */
    public Long timestamp() { return timestamp; }
    public KafkaMessageHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
