// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
 * what is not UTF-8.
 * @see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING</a>
 */
public class KafkaString extends KaitaiStruct {
    public static KafkaString fromFile(String fileName) throws IOException {
        return new KafkaString(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaString(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaString(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaString(KaitaiStream _io, KaitaiStruct _parent, KafkaString _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenValue = this._io.readS2be();
        if (lenValue() >= 0) {
            this.value = this._io.readBytes(lenValue());
        }
    }

    public void _fetchInstances() {
        if (lenValue() >= 0) {
        }
    }
    private short lenValue;
    private byte[] value;
    private KafkaString _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the text; any value below zero means null.
     */
    public short lenValue() { return lenValue; }

    /**
     * The text; absent when it is null.
     */
    public byte[] value() { return value; }
    public KafkaString _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
