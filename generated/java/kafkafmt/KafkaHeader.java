// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A key and a value that travel with a record. The key is text in UTF-8,
 * kept as bytes here, because Kafka accepts any bytes and replaces malformed
 * ones.
 * @see <a href="https://kafka.apache.org/documentation/#recordheader">Apache Kafka documentation, 5.3.2.1 Record Header</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readHeaders</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers">KIP-82</a>
 */
public class KafkaHeader extends KaitaiStruct {
    public static KafkaHeader fromFile(String fileName) throws IOException {
        return new KafkaHeader(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaHeader(KaitaiStream _io, KaitaiStruct _parent, KafkaHeader _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenKey = new KafkaVarint(this._io);
        this.key = this._io.readBytes(lenKey().value());
        this.lenValue = new KafkaVarint(this._io);
        if (lenValue().value() >= 0) {
            this.value = this._io.readBytes(lenValue().value());
        }
    }

    public void _fetchInstances() {
        this.lenKey._fetchInstances();
        this.lenValue._fetchInstances();
        if (lenValue().value() >= 0) {
        }
    }
    private KafkaVarint lenKey;
    private byte[] key;
    private KafkaVarint lenValue;
    private byte[] value;
    private KafkaHeader _root;
    private KaitaiStruct _parent;

    /**
     * Never null, but may be empty.
     */
    public KafkaVarint lenKey() { return lenKey; }

    /**
     * The name; a record may have several headers of one name.
     */
    public byte[] key() { return key; }

    /**
     * Any value below zero means a null value.
     */
    public KafkaVarint lenValue() { return lenValue; }

    /**
     * Bytes that Kafka does not interpret; absent when they are null.
     */
    public byte[] value() { return value; }
    public KafkaHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
