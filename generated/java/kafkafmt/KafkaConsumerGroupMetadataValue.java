// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
 */
public class KafkaConsumerGroupMetadataValue extends KaitaiStruct {
    public static KafkaConsumerGroupMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupMetadataValue _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        if (!(this.messageVersion >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        if (!(this.messageVersion <= 0)) {
            throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        this.epoch = this._io.readS4be();
        this.taggedFields = new ConsumerGroupMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `MetadataHash`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
     */
    public static class ConsumerGroupMetadataValueMetadataHashTag extends KaitaiStruct {
        public static ConsumerGroupMetadataValueMetadataHashTag fromFile(String fileName) throws IOException {
            return new ConsumerGroupMetadataValueMetadataHashTag(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMetadataValueMetadataHashTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMetadataValueMetadataHashTag(KaitaiStream _io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMetadataValueMetadataHashTag(KaitaiStream _io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField _parent, KafkaConsumerGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.metadataHash = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long metadataHash;
        private KafkaConsumerGroupMetadataValue _root;
        private KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField _parent;

        /**
         * Hash of what is known of the topics; a change makes a new
         * assignment. `int64`, since Kafka 4.1. Tag 0. 0 unless it is
         * given.
         */
        public long metadataHash() { return metadataHash; }
        public KafkaConsumerGroupMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `consumer_group_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
     */
    public static class ConsumerGroupMetadataValueTaggedField extends KaitaiStruct {
        public static ConsumerGroupMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new ConsumerGroupMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields _parent, KafkaConsumerGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_metadataHash = this._io.substream(lenData().value());
                this.metadataHash = new ConsumerGroupMetadataValueMetadataHashTag(_io_metadataHash, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.metadataHash._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private ConsumerGroupMetadataValueMetadataHashTag metadataHash;
        private byte[] unknownData;
        private KafkaConsumerGroupMetadataValue _root;
        private KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * Hash of what is known of the topics; a change makes a new
         * assignment. `int64`, since Kafka 4.1. Tag 0. 0 unless it is
         * given.
         */
        public ConsumerGroupMetadataValueMetadataHashTag metadataHash() { return metadataHash; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaConsumerGroupMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `consumer_group_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
     */
    public static class ConsumerGroupMetadataValueTaggedFields extends KaitaiStruct {
        public static ConsumerGroupMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new ConsumerGroupMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupMetadataValue _parent, KafkaConsumerGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ConsumerGroupMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ConsumerGroupMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ConsumerGroupMetadataValueTaggedField> fields;
        private KafkaConsumerGroupMetadataValue _root;
        private KafkaConsumerGroupMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ConsumerGroupMetadataValueTaggedField> fields() { return fields; }
        public KafkaConsumerGroupMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int epoch;
    private ConsumerGroupMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int32`, since Kafka 3.5.
     */
    public int epoch() { return epoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ConsumerGroupMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
