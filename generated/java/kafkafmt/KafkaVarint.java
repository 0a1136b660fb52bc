// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A signed 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. The bits hold 2 * n
 * for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The arithmetic divides and multiplies and never shifts, so that it is
 * right in every target language, also where all numbers are doubles.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarint</a>
 * @see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
 */
public class KafkaVarint extends KaitaiStruct {
    public static KafkaVarint fromFile(String fileName) throws IOException {
        return new KafkaVarint(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaVarint(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaVarint(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaVarint(KaitaiStream _io, KaitaiStruct _parent, KafkaVarint _root) {
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
    private Long stored;

    /**
     * The bits as they are stored, 0 to 2^32 - 1.
     */
    public Long stored() {
        if (this.stored != null)
            return this.stored;
        this.stored = ((Number) (((Number) (((Number) (KaitaiStream.mod(byte0(), 128))).longValue() + (byte0() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte1())).longValue(), ((long) 128)))).longValue() + (byte1() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte2())).longValue(), ((long) 128)))).longValue() + (byte2() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (((Number) (KaitaiStream.mod(((Number) (byte3())).longValue(), ((long) 128)))).longValue() + (byte3() < 128 ? ((long) 0) : ((Number) (((long) 128) * ((Number) (KaitaiStream.mod(((Number) (byte4())).longValue(), ((long) 16)))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue();
        return this.stored;
    }
    private Long value;

    /**
     * The number, -2^31 to 2^31 - 1.
     */
    public Long value() {
        if (this.value != null)
            return this.value;
        this.value = ((Number) ((KaitaiStream.mod(stored(), ((long) 2)) == ((long) 0) ? ((Number) (stored() / ((long) 2))).longValue() : ((Number) (-(((long) 1)) - ((Number) (stored() / ((long) 2))).longValue())).longValue()))).longValue();
        return this.value;
    }
    private int byte0;
    private Integer byte1;
    private Integer byte2;
    private Integer byte3;
    private Integer byte4;
    private KafkaVarint _root;
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
    public KafkaVarint _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
