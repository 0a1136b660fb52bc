// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
 * first, bit 7 set where another byte follows. The bits hold 2 * n for
 * n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The sign bit is bit 0 of the first byte; the other 63 bits are summed
 * apart from it, since all 64 together fit no signed integer.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarlong</a>
 * @see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
 */
public class KafkaVarlong extends KaitaiStruct {
    public static KafkaVarlong fromFile(String fileName) throws IOException {
        return new KafkaVarlong(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaVarlong(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaVarlong(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaVarlong(KaitaiStream _io, KaitaiStruct _parent, KafkaVarlong _root) {
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
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128)) ) {
            this.byte5 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128)) ) {
            this.byte6 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128)) ) {
            this.byte7 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128) && (byte7() >= 128)) ) {
            this.byte8 = this._io.readU1();
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128) && (byte7() >= 128) && (byte8() >= 128)) ) {
            this.byte9 = this._io.readU1();
            if (!(this.byte9 <= 127)) {
                throw new KaitaiStream.ValidationGreaterThanError(127, this.byte9, this._io, "/seq/9");
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
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128) && (byte7() >= 128)) ) {
        }
        if ( ((byte0() >= 128) && (byte1() >= 128) && (byte2() >= 128) && (byte3() >= 128) && (byte4() >= 128) && (byte5() >= 128) && (byte6() >= 128) && (byte7() >= 128) && (byte8() >= 128)) ) {
        }
    }
    private Long half;

    /**
     * The bits without the lowest, 0 to 2^63 - 1.
     */
    public Long half() {
        if (this.half != null)
            return this.half;
        this.half = ((Number) (((Number) (((Number) (KaitaiStream.mod(byte0(), 128) / 2)).longValue() + (byte0() < 128 ? ((long) 0) : ((Number) (((long) 64) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte1())).longValue(), ((long) 128)))).longValue() + (byte1() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte2())).longValue(), ((long) 128)))).longValue() + (byte2() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte3())).longValue(), ((long) 128)))).longValue() + (byte3() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte4())).longValue(), ((long) 128)))).longValue() + (byte4() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte5())).longValue(), ((long) 128)))).longValue() + (byte5() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte6())).longValue(), ((long) 128)))).longValue() + (byte6() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte7())).longValue(), ((long) 128)))).longValue() + (byte7() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte8())).longValue(), ((long) 128)))).longValue() + (byte8() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (KaitaiStream.mod(((Number) (byte9())).longValue(), ((long) 2)))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue();
        return this.half;
    }
    private Long value;

    /**
     * The number, -2^63 to 2^63 - 1.
     */
    public Long value() {
        if (this.value != null)
            return this.value;
        this.value = ((Number) ((KaitaiStream.mod(byte0(), 2) == 0 ? half() : ((Number) (-(((long) 1)) - half())).longValue()))).longValue();
        return this.value;
    }
    private int byte0;
    private Integer byte1;
    private Integer byte2;
    private Integer byte3;
    private Integer byte4;
    private Integer byte5;
    private Integer byte6;
    private Integer byte7;
    private Integer byte8;
    private Integer byte9;
    private KafkaVarlong _root;
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
     * The next seven bits.
     */
    public Integer byte4() { return byte4; }

    /**
     * The next seven bits.
     */
    public Integer byte5() { return byte5; }

    /**
     * The next seven bits.
     */
    public Integer byte6() { return byte6; }

    /**
     * The next seven bits.
     */
    public Integer byte7() { return byte7; }

    /**
     * The next seven bits.
     */
    public Integer byte8() { return byte8; }

    /**
     * One bit counts; what is above it falls off, as in Java, where it is
     * shifted out of a long. An eleventh byte is invalid.
     */
    public Integer byte9() { return byte9; }
    public KafkaVarlong _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
