// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 25 in `__cluster_metadata`. Since
 * Kafka 3.6.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
 */
public class KafkaAbortTransactionRecord extends KaitaiStruct {
    public static KafkaAbortTransactionRecord fromFile(String fileName) throws IOException {
        return new KafkaAbortTransactionRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaAbortTransactionRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaAbortTransactionRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaAbortTransactionRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaAbortTransactionRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.taggedFields = new AbortTransactionRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `Reason`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
     */
    public static class AbortTransactionRecordReasonTag extends KaitaiStruct {
        public static AbortTransactionRecordReasonTag fromFile(String fileName) throws IOException {
            return new AbortTransactionRecordReasonTag(new ByteBufferKaitaiStream(fileName));
        }

        public AbortTransactionRecordReasonTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AbortTransactionRecordReasonTag(KaitaiStream _io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public AbortTransactionRecordReasonTag(KaitaiStream _io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField _parent, KafkaAbortTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.reason = new KafkaCompactString(this._io);
        }

        public void _fetchInstances() {
            this.reason._fetchInstances();
        }
        private KafkaCompactString reason;
        private KafkaAbortTransactionRecord _root;
        private KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField _parent;

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        public KafkaCompactString reason() { return reason; }
        public KafkaAbortTransactionRecord _root() { return _root; }
        public KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `abort_transaction_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
     */
    public static class AbortTransactionRecordTaggedField extends KaitaiStruct {
        public static AbortTransactionRecordTaggedField fromFile(String fileName) throws IOException {
            return new AbortTransactionRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public AbortTransactionRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AbortTransactionRecordTaggedField(KaitaiStream _io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public AbortTransactionRecordTaggedField(KaitaiStream _io, KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields _parent, KafkaAbortTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_reason = this._io.substream(lenData().value());
                this.reason = new AbortTransactionRecordReasonTag(_io_reason, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.reason._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private AbortTransactionRecordReasonTag reason;
        private byte[] unknownData;
        private KafkaAbortTransactionRecord _root;
        private KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields _parent;

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
        public AbortTransactionRecordReasonTag reason() { return reason; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaAbortTransactionRecord _root() { return _root; }
        public KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `abort_transaction_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
     */
    public static class AbortTransactionRecordTaggedFields extends KaitaiStruct {
        public static AbortTransactionRecordTaggedFields fromFile(String fileName) throws IOException {
            return new AbortTransactionRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public AbortTransactionRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AbortTransactionRecordTaggedFields(KaitaiStream _io, KafkaAbortTransactionRecord _parent) {
            this(_io, _parent, null);
        }

        public AbortTransactionRecordTaggedFields(KaitaiStream _io, KafkaAbortTransactionRecord _parent, KafkaAbortTransactionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<AbortTransactionRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new AbortTransactionRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<AbortTransactionRecordTaggedField> fields;
        private KafkaAbortTransactionRecord _root;
        private KafkaAbortTransactionRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<AbortTransactionRecordTaggedField> fields() { return fields; }
        public KafkaAbortTransactionRecord _root() { return _root; }
        public KafkaAbortTransactionRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private AbortTransactionRecordTaggedFields taggedFields;
    private KafkaAbortTransactionRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 25.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public AbortTransactionRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaAbortTransactionRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
