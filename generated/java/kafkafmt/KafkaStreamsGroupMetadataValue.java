// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 17 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
 */
public class KafkaStreamsGroupMetadataValue extends KaitaiStruct {
    public static KafkaStreamsGroupMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupMetadataValue _root) {
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
        this.metadataHash = this._io.readS8be();
        this.taggedFields = new StreamsGroupMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag extends KaitaiStruct {
        public static StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.failedDescriptionTopologyEpoch = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int failedDescriptionTopologyEpoch;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent;

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        public int failedDescriptionTopologyEpoch() { return failedDescriptionTopologyEpoch; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue, LastAssignmentConfig</a>
     */
    public static class StreamsGroupMetadataValueLastAssignmentConfig extends KaitaiStruct {
        public static StreamsGroupMetadataValueLastAssignmentConfig fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueLastAssignmentConfig(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueLastAssignmentConfig(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueLastAssignmentConfig(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueLastAssignmentConfig(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new KafkaCompactString(this._io);
            this.value = new KafkaCompactString(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            this.value._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString key;
        private KafkaCompactString value;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString key() { return key; }

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString value() { return value; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LastAssignmentConfigs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueLastAssignmentConfigsTag extends KaitaiStruct {
        public static StreamsGroupMetadataValueLastAssignmentConfigsTag fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueLastAssignmentConfigsTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueLastAssignmentConfigsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueLastAssignmentConfigsTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueLastAssignmentConfigsTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numLastAssignmentConfigsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numLastAssignmentConfigsPlusOne().value() >= ((long) 1)) {
                this.lastAssignmentConfigs = new ArrayList<StreamsGroupMetadataValueLastAssignmentConfig>();
                for (int i = 0; i < ((Number) (numLastAssignmentConfigsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.lastAssignmentConfigs.add(new StreamsGroupMetadataValueLastAssignmentConfig(this._io, this, _root));
                }
            }
        }

        public void _fetchInstances() {
            this.numLastAssignmentConfigsPlusOne._fetchInstances();
            if (numLastAssignmentConfigsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.lastAssignmentConfigs.size(); i++) {
                    this.lastAssignmentConfigs.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
        }
        private KafkaUnsignedVarint numLastAssignmentConfigsPlusOne;
        private List<StreamsGroupMetadataValueLastAssignmentConfig> lastAssignmentConfigs;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numLastAssignmentConfigsPlusOne() { return numLastAssignmentConfigsPlusOne; }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        public List<StreamsGroupMetadataValueLastAssignmentConfig> lastAssignmentConfigs() { return lastAssignmentConfigs; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag extends KaitaiStruct {
        public static StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.storedDescriptionTopologyEpoch = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int storedDescriptionTopologyEpoch;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent;

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        public int storedDescriptionTopologyEpoch() { return storedDescriptionTopologyEpoch; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `streams_group_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueTaggedField extends KaitaiStruct {
        public static StreamsGroupMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueTaggedField(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueTaggedField(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_validatedTopologyEpoch = this._io.substream(lenData().value());
                this.validatedTopologyEpoch = new StreamsGroupMetadataValueValidatedTopologyEpochTag(_io_validatedTopologyEpoch, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_lastAssignmentConfigs = this._io.substream(lenData().value());
                this.lastAssignmentConfigs = new StreamsGroupMetadataValueLastAssignmentConfigsTag(_io_lastAssignmentConfigs, this, _root);
            }
            if (tag().value() == 2) {
                KaitaiStream _io_storedDescriptionTopologyEpoch = this._io.substream(lenData().value());
                this.storedDescriptionTopologyEpoch = new StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(_io_storedDescriptionTopologyEpoch, this, _root);
            }
            if (tag().value() == 3) {
                KaitaiStream _io_failedDescriptionTopologyEpoch = this._io.substream(lenData().value());
                this.failedDescriptionTopologyEpoch = new StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(_io_failedDescriptionTopologyEpoch, this, _root);
            }
            if (tag().value() > 3) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.validatedTopologyEpoch._fetchInstances();
            }
            if (tag().value() == 1) {
                this.lastAssignmentConfigs._fetchInstances();
            }
            if (tag().value() == 2) {
                this.storedDescriptionTopologyEpoch._fetchInstances();
            }
            if (tag().value() == 3) {
                this.failedDescriptionTopologyEpoch._fetchInstances();
            }
            if (tag().value() > 3) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private StreamsGroupMetadataValueValidatedTopologyEpochTag validatedTopologyEpoch;
        private StreamsGroupMetadataValueLastAssignmentConfigsTag lastAssignmentConfigs;
        private StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag storedDescriptionTopologyEpoch;
        private StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag failedDescriptionTopologyEpoch;
        private byte[] unknownData;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public StreamsGroupMetadataValueValidatedTopologyEpochTag validatedTopologyEpoch() { return validatedTopologyEpoch; }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        public StreamsGroupMetadataValueLastAssignmentConfigsTag lastAssignmentConfigs() { return lastAssignmentConfigs; }

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        public StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag storedDescriptionTopologyEpoch() { return storedDescriptionTopologyEpoch; }

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        public StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag failedDescriptionTopologyEpoch() { return failedDescriptionTopologyEpoch; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `streams_group_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueTaggedFields extends KaitaiStruct {
        public static StreamsGroupMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueTaggedFields(KaitaiStream _io, KafkaStreamsGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueTaggedFields(KaitaiStream _io, KafkaStreamsGroupMetadataValue _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<StreamsGroupMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new StreamsGroupMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<StreamsGroupMetadataValueTaggedField> fields;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<StreamsGroupMetadataValueTaggedField> fields() { return fields; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `ValidatedTopologyEpoch`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
     */
    public static class StreamsGroupMetadataValueValidatedTopologyEpochTag extends KaitaiStruct {
        public static StreamsGroupMetadataValueValidatedTopologyEpochTag fromFile(String fileName) throws IOException {
            return new StreamsGroupMetadataValueValidatedTopologyEpochTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMetadataValueValidatedTopologyEpochTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMetadataValueValidatedTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMetadataValueValidatedTopologyEpochTag(KaitaiStream _io, KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent, KafkaStreamsGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.validatedTopologyEpoch = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int validatedTopologyEpoch;
        private KafkaStreamsGroupMetadataValue _root;
        private KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent;

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public int validatedTopologyEpoch() { return validatedTopologyEpoch; }
        public KafkaStreamsGroupMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField _parent() { return _parent; }
    }
    private short messageVersion;
    private int epoch;
    private long metadataHash;
    private StreamsGroupMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int32`, since Kafka 4.1.
     */
    public int epoch() { return epoch; }

    /**
     * Hash of what is known of the topics; a change makes a new assignment.
     * `int64`, since Kafka 4.1.
     */
    public long metadataHash() { return metadataHash; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public StreamsGroupMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
