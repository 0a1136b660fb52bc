// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * One message as Kafka 0.7 and before wrote it, with its length. It has
 * neither an offset nor a key nor a time, and its magic stands where later
 * formats have the offset: nothing in the bytes tells the two apart, so this
 * grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
 * `len_message`: the end of the stream is the end of the message.
 *
 * When the compression is not `none`, `payload` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set_0_7`.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message</a>
 * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala">CompressionCodec</a>
 */
public class KafkaMessage07 extends KaitaiStruct {
    public static KafkaMessage07 fromFile(String fileName) throws IOException {
        return new KafkaMessage07(new ByteBufferKaitaiStream(fileName));
    }

    public enum Message07Compression {
        NONE(0),
        GZIP(1),
        SNAPPY(2);

        private final long id;
        Message07Compression(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Message07Compression> byId = new HashMap<Long, Message07Compression>(3);
        static {
            for (Message07Compression e : Message07Compression.values())
                byId.put(e.id(), e);
        }
        public static Message07Compression byId(long id) { return byId.get(id); }
    }

    public KafkaMessage07(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMessage07(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMessage07(KaitaiStream _io, KaitaiStruct _parent, KafkaMessage07 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenMessage = this._io.readS4be();
        if (!(this.lenMessage >= 5)) {
            throw new KaitaiStream.ValidationLessThanError(5, this.lenMessage, this._io, "/seq/0");
        }
        this.magic = this._io.readS1();
        if (!(this.magic >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.magic, this._io, "/seq/1");
        }
        if (!(this.magic <= 1)) {
            throw new KaitaiStream.ValidationGreaterThanError(1, this.magic, this._io, "/seq/1");
        }
        if (magic() == 1) {
            this.attributes = new Message07Attributes(this._io, this, _root);
        }
        this.crc = this._io.readU4be();
        this.payload = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (magic() == 1) {
            this.attributes._fetchInstances();
        }
    }

    /**
     * One byte of flags, the highest bit first; magic 1 only.
     * @see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message.CompressionCodeMask</a>
     */
    public static class Message07Attributes extends KaitaiStruct {
        public static Message07Attributes fromFile(String fileName) throws IOException {
            return new Message07Attributes(new ByteBufferKaitaiStream(fileName));
        }

        public Message07Attributes(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Message07Attributes(KaitaiStream _io, KafkaMessage07 _parent) {
            this(_io, _parent, null);
        }

        public Message07Attributes(KaitaiStream _io, KafkaMessage07 _parent, KafkaMessage07 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.unused = this._io.readBitsIntBe(6);
            this.compressionId = this._io.readBitsIntBe(2);
        }

        public void _fetchInstances() {
        }
        private Message07Compression compression;

        /**
         * The codec by its name.
         */
        public Message07Compression compression() {
            if (this.compression != null)
                return this.compression;
            this.compression = KafkaMessage07.Message07Compression.byId(compressionId());
            return this.compression;
        }
        private long unused;
        private long compressionId;
        private KafkaMessage07 _root;
        private KafkaMessage07 _parent;

        /**
         * Bits 2 to 7; ignored.
         */
        public long unused() { return unused; }

        /**
         * Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
         */
        public long compressionId() { return compressionId; }
        public KafkaMessage07 _root() { return _root; }
        public KafkaMessage07 _parent() { return _parent; }
    }
    private int lenMessage;
    private byte magic;
    private Message07Attributes attributes;
    private long crc;
    private byte[] payload;
    private KafkaMessage07 _root;
    private KaitaiStruct _parent;

    /**
     * Bytes that follow this field; at least Message.MinHeaderSize.
     */
    public int lenMessage() { return lenMessage; }

    /**
     * 1 since compression came with 0.7. Both differ from the magic 0 and 1
     * of Kafka 0.8 to 0.10.
     */
    public byte magic() { return magic; }

    /**
     * The codec; absent in magic 0.
     */
    public Message07Attributes attributes() { return attributes; }

    /**
     * CRC-32 (IEEE) of the payload alone. Magic and attributes are not
     * covered.
     */
    public long crc() { return crc; }

    /**
     * What the producer sent, perhaps nothing; or a compressed message set.
     */
    public byte[] payload() { return payload; }
    public KafkaMessage07 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
