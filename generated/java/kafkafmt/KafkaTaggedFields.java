// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * Optional fields at the end of a structure of a flexible message. None is
 * known for control records; what comes is kept as bytes.
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
 */
public class KafkaTaggedFields extends KaitaiStruct {
    public static KafkaTaggedFields fromFile(String fileName) throws IOException {
        return new KafkaTaggedFields(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTaggedFields(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTaggedFields(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTaggedFields(KaitaiStream _io, KaitaiStruct _parent, KafkaTaggedFields _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.numFields = new KafkaUnsignedVarint(this._io);
        this.fields = new ArrayList<TaggedField>();
        for (int i = 0; i < numFields().value(); i++) {
            this.fields.add(new TaggedField(this._io, this, _root));
        }
    }

    public void _fetchInstances() {
        this.numFields._fetchInstances();
        for (int i = 0; i < this.fields.size(); i++) {
            this.fields.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * One field.
     * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
     */
    public static class TaggedField extends KaitaiStruct {
        public static TaggedField fromFile(String fileName) throws IOException {
            return new TaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public TaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TaggedField(KaitaiStream _io, KafkaTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public TaggedField(KaitaiStream _io, KafkaTaggedFields _parent, KafkaTaggedFields _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            this.data = this._io.readBytes(lenData().value());
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private byte[] data;
        private KafkaTaggedFields _root;
        private KafkaTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * The field as it is.
         */
        public byte[] data() { return data; }
        public KafkaTaggedFields _root() { return _root; }
        public KafkaTaggedFields _parent() { return _parent; }
    }
    private KafkaUnsignedVarint numFields;
    private List<TaggedField> fields;
    private KafkaTaggedFields _root;
    private KaitaiStruct _parent;

    /**
     * How many follow.
     */
    public KafkaUnsignedVarint numFields() { return numFields; }

    /**
     * Ascending by tag.
     */
    public List<TaggedField> fields() { return fields; }
    public KafkaTaggedFields _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
