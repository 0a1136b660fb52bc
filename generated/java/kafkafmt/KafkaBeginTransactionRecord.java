// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 23 in `__cluster_metadata`. Since
 * Kafka 3.6.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
 */
public class KafkaBeginTransactionRecord extends KaitaiStruct {
    public static KafkaBeginTransactionRecord fromFile(String fileName) throws IOException {
        return new KafkaBeginTransactionRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaBeginTransactionRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaBeginTransactionRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaBeginTransactionRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaBeginTransactionRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.taggedFields = new BeginTransactionRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `Name`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
     */
    public static class BeginTransactionRecordNameTag extends KaitaiStruct {
        public static BeginTransactionRecordNameTag fromFile(String fileName) throws IOException {
            return new BeginTransactionRecordNameTag(new ByteBufferKaitaiStream(fileName));
        }

        public BeginTransactionRecordNameTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BeginTransactionRecordNameTag(KaitaiStream _io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public BeginTransactionRecordNameTag(KaitaiStream _io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField _parent, KafkaBeginTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
        }
        private KafkaCompactString name;
        private KafkaBeginTransactionRecord _root;
        private KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField _parent;

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        public KafkaCompactString name() { return name; }
        public KafkaBeginTransactionRecord _root() { return _root; }
        public KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `begin_transaction_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
     */
    public static class BeginTransactionRecordTaggedField extends KaitaiStruct {
        public static BeginTransactionRecordTaggedField fromFile(String fileName) throws IOException {
            return new BeginTransactionRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public BeginTransactionRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BeginTransactionRecordTaggedField(KaitaiStream _io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public BeginTransactionRecordTaggedField(KaitaiStream _io, KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields _parent, KafkaBeginTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_name = this._io.substream(lenData().value());
                this.name = new BeginTransactionRecordNameTag(_io_name, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.name._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private BeginTransactionRecordNameTag name;
        private byte[] unknownData;
        private KafkaBeginTransactionRecord _root;
        private KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        public BeginTransactionRecordNameTag name() { return name; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaBeginTransactionRecord _root() { return _root; }
        public KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `begin_transaction_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
     */
    public static class BeginTransactionRecordTaggedFields extends KaitaiStruct {
        public static BeginTransactionRecordTaggedFields fromFile(String fileName) throws IOException {
            return new BeginTransactionRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public BeginTransactionRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BeginTransactionRecordTaggedFields(KaitaiStream _io, KafkaBeginTransactionRecord _parent) {
            this(_io, _parent, null);
        }

        public BeginTransactionRecordTaggedFields(KaitaiStream _io, KafkaBeginTransactionRecord _parent, KafkaBeginTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<BeginTransactionRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new BeginTransactionRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<BeginTransactionRecordTaggedField> fields;
        private KafkaBeginTransactionRecord _root;
        private KafkaBeginTransactionRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<BeginTransactionRecordTaggedField> fields() { return fields; }
        public KafkaBeginTransactionRecord _root() { return _root; }
        public KafkaBeginTransactionRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private BeginTransactionRecordTaggedFields taggedFields;
    private KafkaBeginTransactionRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 23.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public BeginTransactionRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaBeginTransactionRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
