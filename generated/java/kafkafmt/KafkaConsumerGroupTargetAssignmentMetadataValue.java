// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
 */
public class KafkaConsumerGroupTargetAssignmentMetadataValue extends KaitaiStruct {
    public static KafkaConsumerGroupTargetAssignmentMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupTargetAssignmentMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupTargetAssignmentMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupTargetAssignmentMetadataValue _root) {
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
        this.taggedFields = new ConsumerGroupTargetAssignmentMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `AssignmentTimestamp`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
     */
    public static class ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag extends KaitaiStruct {
        public static ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag fromFile(String fileName) throws IOException {
            return new ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField _parent, KafkaConsumerGroupTargetAssignmentMetadataValue _root) {
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
        private KafkaConsumerGroupTargetAssignmentMetadataValue _root;
        private KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField _parent;

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given.
         */
        public long assignmentTimestamp() { return assignmentTimestamp; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `consumer_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
     */
    public static class ConsumerGroupTargetAssignmentMetadataValueTaggedField extends KaitaiStruct {
        public static ConsumerGroupTargetAssignmentMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new ConsumerGroupTargetAssignmentMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields _parent, KafkaConsumerGroupTargetAssignmentMetadataValue _root) {
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
                this.assignmentTimestamp = new ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io_assignmentTimestamp, this, _root);
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
        private ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp;
        private byte[] unknownData;
        private KafkaConsumerGroupTargetAssignmentMetadataValue _root;
        private KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields _parent;

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
        public ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp() { return assignmentTimestamp; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of
     * `consumer_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
     */
    public static class ConsumerGroupTargetAssignmentMetadataValueTaggedFields extends KaitaiStruct {
        public static ConsumerGroupTargetAssignmentMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new ConsumerGroupTargetAssignmentMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupTargetAssignmentMetadataValue _parent, KafkaConsumerGroupTargetAssignmentMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ConsumerGroupTargetAssignmentMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ConsumerGroupTargetAssignmentMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ConsumerGroupTargetAssignmentMetadataValueTaggedField> fields;
        private KafkaConsumerGroupTargetAssignmentMetadataValue _root;
        private KafkaConsumerGroupTargetAssignmentMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ConsumerGroupTargetAssignmentMetadataValueTaggedField> fields() { return fields; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaConsumerGroupTargetAssignmentMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int assignmentEpoch;
    private ConsumerGroupTargetAssignmentMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupTargetAssignmentMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group for which the target assignment was computed.
     * `int32`, since Kafka 3.5.
     */
    public int assignmentEpoch() { return assignmentEpoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ConsumerGroupTargetAssignmentMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupTargetAssignmentMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
