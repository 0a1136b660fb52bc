// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Bytes after their length.
 * @see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES</a>
 */
public class KafkaBytes extends KaitaiStruct {
    public static KafkaBytes fromFile(String fileName) throws IOException {
        return new KafkaBytes(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaBytes(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaBytes(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaBytes(KaitaiStream _io, KaitaiStruct _parent, KafkaBytes _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenValue = this._io.readS4be();
        if (lenValue() >= 0) {
            this.value = this._io.readBytes(lenValue());
        }
    }

    public void _fetchInstances() {
        if (lenValue() >= 0) {
        }
    }
    private int lenValue;
    private byte[] value;
    private KafkaBytes _root;
    private KaitaiStruct _parent;

    /**
     * How many bytes; any value below zero means null.
     */
    public int lenValue() { return lenValue; }

    /**
     * The bytes; absent when they are null.
     */
    public byte[] value() { return value; }
    public KafkaBytes _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
