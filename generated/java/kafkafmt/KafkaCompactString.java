// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
 * malformed ones.
 * @see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
 */
public class KafkaCompactString extends KaitaiStruct {
    public static KafkaCompactString fromFile(String fileName) throws IOException {
        return new KafkaCompactString(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaCompactString(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaCompactString(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaCompactString(KaitaiStream _io, KaitaiStruct _parent, KafkaCompactString _root) {
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
    private KafkaCompactString _root;
    private KaitaiStruct _parent;

    /**
     * The length plus one; 0 means null.
     */
    public KafkaUnsignedVarint lenValuePlusOne() { return lenValuePlusOne; }

    /**
     * The text; absent when it is null.
     */
    public byte[] value() { return value; }
    public KafkaCompactString _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
