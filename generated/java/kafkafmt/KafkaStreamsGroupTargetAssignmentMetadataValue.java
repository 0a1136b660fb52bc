// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 20 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
 */
public class KafkaStreamsGroupTargetAssignmentMetadataValue extends KaitaiStruct {
    public static KafkaStreamsGroupTargetAssignmentMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupTargetAssignmentMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupTargetAssignmentMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupTargetAssignmentMetadataValue _root) {
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
        this.assignmentEpoch = this._io.readS4be();
        this.taggedFields = new StreamsGroupTargetAssignmentMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `AssignmentTimestamp`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
     */
    public static class StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag extends KaitaiStruct {
        public static StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag fromFile(String fileName) throws IOException {
            return new StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField _parent, KafkaStreamsGroupTargetAssignmentMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.assignmentTimestamp = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long assignmentTimestamp;
        private KafkaStreamsGroupTargetAssignmentMetadataValue _root;
        private KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField _parent;

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given.
         */
        public long assignmentTimestamp() { return assignmentTimestamp; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `streams_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
     */
    public static class StreamsGroupTargetAssignmentMetadataValueTaggedField extends KaitaiStruct {
        public static StreamsGroupTargetAssignmentMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new StreamsGroupTargetAssignmentMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields _parent, KafkaStreamsGroupTargetAssignmentMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_assignmentTimestamp = this._io.substream(lenData().value());
                this.assignmentTimestamp = new StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io_assignmentTimestamp, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.assignmentTimestamp._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp;
        private byte[] unknownData;
        private KafkaStreamsGroupTargetAssignmentMetadataValue _root;
        private KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given.
         */
        public StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp() { return assignmentTimestamp; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue.StreamsGroupTargetAssignmentMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of
     * `streams_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
     */
    public static class StreamsGroupTargetAssignmentMetadataValueTaggedFields extends KaitaiStruct {
        public static StreamsGroupTargetAssignmentMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new StreamsGroupTargetAssignmentMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaStreamsGroupTargetAssignmentMetadataValue _parent, KafkaStreamsGroupTargetAssignmentMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<StreamsGroupTargetAssignmentMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new StreamsGroupTargetAssignmentMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<StreamsGroupTargetAssignmentMetadataValueTaggedField> fields;
        private KafkaStreamsGroupTargetAssignmentMetadataValue _root;
        private KafkaStreamsGroupTargetAssignmentMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<StreamsGroupTargetAssignmentMetadataValueTaggedField> fields() { return fields; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaStreamsGroupTargetAssignmentMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int assignmentEpoch;
    private StreamsGroupTargetAssignmentMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupTargetAssignmentMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group for which the target assignment was computed.
     * `int32`, since Kafka 4.1.
     */
    public int assignmentEpoch() { return assignmentEpoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public StreamsGroupTargetAssignmentMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupTargetAssignmentMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
