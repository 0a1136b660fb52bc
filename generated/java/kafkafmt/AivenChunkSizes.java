// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * How many bytes each chunk of a segment has as it is stored, one after the
 * other in the object `.log`: the field `transformedChunks` of a manifest
 * (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
 * text: Base64 of one zstd frame. Decode and decompress that first.
 *
 * The size of each chunk but the last is the sum of `base` and of a value.
 * All values are as wide as the greatest of them needs, so a table has one
 * of `one_byte_values`, `two_byte_values`, `three_byte_values` and
 * `four_byte_values`.
 * @see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
 */
public class AivenChunkSizes extends KaitaiStruct {
    public static AivenChunkSizes fromFile(String fileName) throws IOException {
        return new AivenChunkSizes(new ByteBufferKaitaiStream(fileName));
    }

    public AivenChunkSizes(KaitaiStream _io) {
        this(_io, null, null);
    }

    public AivenChunkSizes(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public AivenChunkSizes(KaitaiStream _io, KaitaiStruct _parent, AivenChunkSizes _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.numChunks = this._io.readS4be();
        if (!(this.numChunks >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.numChunks, this._io, "/seq/0");
        }
        if (numChunks() > 1) {
            this.base = this._io.readS4be();
        }
        if (numChunks() > 1) {
            this.lenValue = this._io.readS1();
            if (!(this.lenValue >= 1)) {
                throw new KaitaiStream.ValidationLessThanError(1, this.lenValue, this._io, "/seq/2");
            }
            if (!(this.lenValue <= 4)) {
                throw new KaitaiStream.ValidationGreaterThanError(4, this.lenValue, this._io, "/seq/2");
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 1)) ) {
            this.oneByteValues = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numValues())).longValue(); i++) {
                this.oneByteValues.add(this._io.readU1());
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 2)) ) {
            this.twoByteValues = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numValues())).longValue(); i++) {
                this.twoByteValues.add(this._io.readU2be());
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 3)) ) {
            this.threeByteValues = new ArrayList<ThreeByteValue>();
            for (int i = 0; i < ((Number) (numValues())).longValue(); i++) {
                this.threeByteValues.add(new ThreeByteValue(this._io, this, _root));
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 4)) ) {
            this.fourByteValues = new ArrayList<Long>();
            for (int i = 0; i < ((Number) (numValues())).longValue(); i++) {
                this.fourByteValues.add(this._io.readU4be());
            }
        }
        if (numChunks() > 0) {
            this.lenLastChunk = this._io.readS4be();
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (numChunks() > 1) {
        }
        if (numChunks() > 1) {
        }
        if ( ((numChunks() > 1) && (lenValue() == 1)) ) {
            for (int i = 0; i < this.oneByteValues.size(); i++) {
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 2)) ) {
            for (int i = 0; i < this.twoByteValues.size(); i++) {
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 3)) ) {
            for (int i = 0; i < this.threeByteValues.size(); i++) {
                this.threeByteValues.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if ( ((numChunks() > 1) && (lenValue() == 4)) ) {
            for (int i = 0; i < this.fourByteValues.size(); i++) {
            }
        }
        if (numChunks() > 0) {
        }
    }

    /**
     * An unsigned number of three bytes.
     * @see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
     */
    public static class ThreeByteValue extends KaitaiStruct {
        public static ThreeByteValue fromFile(String fileName) throws IOException {
            return new ThreeByteValue(new ByteBufferKaitaiStream(fileName));
        }

        public ThreeByteValue(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ThreeByteValue(KaitaiStream _io, AivenChunkSizes _parent) {
            this(_io, _parent, null);
        }

        public ThreeByteValue(KaitaiStream _io, AivenChunkSizes _parent, AivenChunkSizes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.high = this._io.readU1();
            this.low = this._io.readU2be();
        }

        public void _fetchInstances() {
        }
        private Long value;

        /**
         * The number.
         */
        public Long value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) (((Number) (((Number) (((Number) (high())).longValue() * ((long) 65536))).longValue() + ((Number) (low())).longValue())).longValue())).longValue();
            return this.value;
        }
        private int high;
        private int low;
        private AivenChunkSizes _root;
        private AivenChunkSizes _parent;

        /**
         * The highest byte.
         */
        public int high() { return high; }

        /**
         * The two lower bytes.
         */
        public int low() { return low; }
        public AivenChunkSizes _root() { return _root; }
        public AivenChunkSizes _parent() { return _parent; }
    }
    private Long numValues;

    /**
     * All chunks but the last; less than none without chunks.
     */
    public Long numValues() {
        if (this.numValues != null)
            return this.numValues;
        this.numValues = ((Number) (((Number) (((Number) (numChunks())).longValue() - ((long) 1))).longValue())).longValue();
        return this.numValues;
    }
    private int numChunks;
    private Integer base;
    private Byte lenValue;
    private List<Integer> oneByteValues;
    private List<Integer> twoByteValues;
    private List<ThreeByteValue> threeByteValues;
    private List<Long> fourByteValues;
    private Integer lenLastChunk;
    private byte[] trailing;
    private AivenChunkSizes _root;
    private KaitaiStruct _parent;

    /**
     * How many chunks; none for none, and then nothing follows.
     */
    public int numChunks() { return numChunks; }

    /**
     * The least size of all chunks but the last; absent with a single chunk.
     */
    public Integer base() { return base; }

    /**
     * Bytes of each value; absent with a single chunk.
     */
    public Byte lenValue() { return lenValue; }

    /**
     * For each chunk but the last, its size less `base`.
     */
    public List<Integer> oneByteValues() { return oneByteValues; }

    /**
     * For each chunk but the last, its size less `base`.
     */
    public List<Integer> twoByteValues() { return twoByteValues; }

    /**
     * For each chunk but the last, its size less `base`.
     */
    public List<ThreeByteValue> threeByteValues() { return threeByteValues; }

    /**
     * For each chunk but the last, its size less `base`.
     */
    public List<Long> fourByteValues() { return fourByteValues; }

    /**
     * The whole size of the last chunk; absent without chunks.
     */
    public Integer lenLastChunk() { return lenLastChunk; }

    /**
     * Empty as a rule. The plugin does not look at it.
     */
    public byte[] trailing() { return trailing; }
    public AivenChunkSizes _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
