// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. Kafka's flexible
 * messages use it for the lengths of compact strings and arrays (stored plus
 * one, 0 for null) and for tagged fields.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readUnsignedVarint</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482, Unsigned Varints</a>
 * @see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
 */
public class KafkaUnsignedVarint extends KaitaiStruct {
    public static KafkaUnsignedVarint fromFile(String fileName) throws IOException {
        return new KafkaUnsignedVarint(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaUnsignedVarint(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaUnsignedVarint(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaUnsignedVarint(KaitaiStream _io, KaitaiStruct _parent, KafkaUnsignedVarint _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.byte0 = this._io.readU1();
        if (byte0() >= 128) {
            this.byte1 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128)) ) {
            this.byte2 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128)) ) {
            this.byte3 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128)) ) {
            this.byte4 = this._io.readU1();
            if (!(this.byte4 <= 127)) {
                throw new KaitaiStream.ValidationGreaterThanError(127, this.byte4, this._io, "/seq/4");
            }
        }
    }

    public void _fetchInstances() {
        if (byte0() >= 128) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128)) ) {
        }
    }
    private Long value;

    /**
     * The number, 0 to 2^32 - 1 (Java's int shows the upper half as
     * negative).
     */
    public Long value() {
        if (this.value != null)
            return this.value;
        this.value = ((Number) (((Number) (((Number) (KaitaiStream.mod(byte0(), 128))).longValue() + (byte0() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte1())).longValue(), ((long) 128)))).longValue() + (byte1() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte2())).longValue(), ((long) 128)))).longValue() + (byte2() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte3())).longValue(), ((long) 128)))).longValue() + (byte3() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (KaitaiStream.mod(((Number) (byte4())).longValue(), ((long) 16)))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue();
        return this.value;
    }
    private int byte0;
    private Integer byte1;
    private Integer byte2;
    private Integer byte3;
    private Integer byte4;
    private KafkaUnsignedVarint _root;
    private KaitaiStruct _parent;

    /**
     * Seven bits, the lowest first; bit 7 of a byte tells that one more byte
     * follows.
     */
    public int byte0() { return byte0; }

    /**
     * The next seven bits.
     */
    public Integer byte1() { return byte1; }

    /**
     * The next seven bits.
     */
    public Integer byte2() { return byte2; }

    /**
     * The next seven bits.
     */
    public Integer byte3() { return byte3; }

    /**
     * Four bits count; what is above them falls off, as in Java, where they
     * are shifted out of an int. A sixth byte is invalid.
     */
    public Integer byte4() { return byte4; }
    public KafkaUnsignedVarint _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
