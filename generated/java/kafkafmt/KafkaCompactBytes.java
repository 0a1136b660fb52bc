// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Bytes after their length, which is stored plus one.
 * @see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
 */
public class KafkaCompactBytes extends KaitaiStruct {
    public static KafkaCompactBytes fromFile(String fileName) throws IOException {
        return new KafkaCompactBytes(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaCompactBytes(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaCompactBytes(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaCompactBytes(KaitaiStream _io, KaitaiStruct _parent, KafkaCompactBytes _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenValuePlusOne = new KafkaUnsignedVarint(this._io);
        if (lenValuePlusOne().value() >= ((long) 1)) {
            this.value = this._io.readBytes(((Number) (lenValuePlusOne().value() - ((long) 1))).longValue());
        }
    }

    public void _fetchInstances() {
        this.lenValuePlusOne._fetchInstances();
        if (lenValuePlusOne().value() >= ((long) 1)) {
        }
    }
    private KafkaUnsignedVarint lenValuePlusOne;
    private byte[] value;
    private KafkaCompactBytes _root;
    private KaitaiStruct _parent;

    /**
     * The length plus one; 0 means null.
     */
    public KafkaUnsignedVarint lenValuePlusOne() { return lenValuePlusOne; }

    /**
     * The bytes; absent when they are null.
     */
    public byte[] value() { return value; }
    public KafkaCompactBytes _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
