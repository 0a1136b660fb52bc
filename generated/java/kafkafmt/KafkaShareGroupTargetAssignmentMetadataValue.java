// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 12 in `__consumer_offsets`. Since Kafka
 * 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
 */
public class KafkaShareGroupTargetAssignmentMetadataValue extends KaitaiStruct {
    public static KafkaShareGroupTargetAssignmentMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupTargetAssignmentMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupTargetAssignmentMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupTargetAssignmentMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupTargetAssignmentMetadataValue _root) {
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
        this.taggedFields = new ShareGroupTargetAssignmentMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `AssignmentTimestamp`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
     */
    public static class ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag extends KaitaiStruct {
        public static ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag fromFile(String fileName) throws IOException {
            return new ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField _parent, KafkaShareGroupTargetAssignmentMetadataValue _root) {
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
        private KafkaShareGroupTargetAssignmentMetadataValue _root;
        private KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField _parent;

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given.
         */
        public long assignmentTimestamp() { return assignmentTimestamp; }
        public KafkaShareGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `share_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
     */
    public static class ShareGroupTargetAssignmentMetadataValueTaggedField extends KaitaiStruct {
        public static ShareGroupTargetAssignmentMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new ShareGroupTargetAssignmentMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields _parent, KafkaShareGroupTargetAssignmentMetadataValue _root) {
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
                this.assignmentTimestamp = new ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io_assignmentTimestamp, this, _root);
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
        private ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp;
        private byte[] unknownData;
        private KafkaShareGroupTargetAssignmentMetadataValue _root;
        private KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields _parent;

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
        public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag assignmentTimestamp() { return assignmentTimestamp; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaShareGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `share_group_target_assignment_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
     */
    public static class ShareGroupTargetAssignmentMetadataValueTaggedFields extends KaitaiStruct {
        public static ShareGroupTargetAssignmentMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new ShareGroupTargetAssignmentMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ShareGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream _io, KafkaShareGroupTargetAssignmentMetadataValue _parent, KafkaShareGroupTargetAssignmentMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ShareGroupTargetAssignmentMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ShareGroupTargetAssignmentMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ShareGroupTargetAssignmentMetadataValueTaggedField> fields;
        private KafkaShareGroupTargetAssignmentMetadataValue _root;
        private KafkaShareGroupTargetAssignmentMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ShareGroupTargetAssignmentMetadataValueTaggedField> fields() { return fields; }
        public KafkaShareGroupTargetAssignmentMetadataValue _root() { return _root; }
        public KafkaShareGroupTargetAssignmentMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int assignmentEpoch;
    private ShareGroupTargetAssignmentMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupTargetAssignmentMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Epoch of the group for which the target assignment was computed.
     * `int32`, since Kafka 4.0.
     */
    public int assignmentEpoch() { return assignmentEpoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ShareGroupTargetAssignmentMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupTargetAssignmentMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
