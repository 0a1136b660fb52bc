// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One entry of a log of the formats before Kafka 0.11, or of a message set.
 * Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
 * end of the stream is the end of the message.
 *
 * When `header.is_compressed`, `value` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set`. A length below
 * zero says null, which is not the same as empty.
 * @see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch</a>
 */
public class KafkaMessage extends KaitaiStruct {
    public static KafkaMessage fromFile(String fileName) throws IOException {
        return new KafkaMessage(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaMessage(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMessage(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMessage(KaitaiStream _io, KaitaiStruct _parent, KafkaMessage _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new KafkaMessageHeader(this._io);
        this.lenKey = this._io.readS4be();
        if (lenKey() >= 0) {
            this.key = this._io.readBytes(lenKey());
        }
        this.lenValue = this._io.readS4be();
        if (lenValue() >= 0) {
            this.value = this._io.readBytes(lenValue());
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        if (lenKey() >= 0) {
        }
        if (lenValue() >= 0) {
        }
    }
    private KafkaMessageHeader header;
    private int lenKey;
    private byte[] key;
    private int lenValue;
    private byte[] value;
    private byte[] trailing;
    private KafkaMessage _root;
    private KaitaiStruct _parent;

    /**
     * Everything before the key.
     */
    public KafkaMessageHeader header() { return header; }

    /**
     * Any value below zero means a null key.
     */
    public int lenKey() { return lenKey; }

    /**
     * Bytes that Kafka does not interpret; absent when they are null.
     */
    public byte[] key() { return key; }

    /**
     * Any value below zero means a null value.
     */
    public int lenValue() { return lenValue; }

    /**
     * The payload, or a compressed message set.
     */
    public byte[] value() { return value; }

    /**
     * Empty as a rule. Kafka does not look at what follows the value.
     */
    public byte[] trailing() { return trailing; }
    public KafkaMessage _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
