// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.1. Version 4 since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
 */
public class KafkaOffsetCommitValue extends KaitaiStruct {
    public static KafkaOffsetCommitValue fromFile(String fileName) throws IOException {
        return new KafkaOffsetCommitValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaOffsetCommitValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaOffsetCommitValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaOffsetCommitValue(KaitaiStream _io, KaitaiStruct _parent, KafkaOffsetCommitValue _root) {
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
        if (!(this.messageVersion <= 4)) {
            throw new KaitaiStream.ValidationGreaterThanError(4, this.messageVersion, this._io, "/seq/0");
        }
        this.offset = this._io.readS8be();
        if (messageVersion() >= 3) {
            this.leaderEpoch = this._io.readS4be();
        }
        if (messageVersion() <= 3) {
            this.metadataV0 = new KafkaString(this._io);
        }
        if (messageVersion() >= 4) {
            this.metadataV4 = new KafkaCompactString(this._io);
        }
        this.commitTimestamp = this._io.readS8be();
        if (messageVersion() == 1) {
            this.expireTimestamp = this._io.readS8be();
        }
        if (messageVersion() >= 4) {
            this.taggedFields = new OffsetCommitValueTaggedFields(this._io, this, _root);
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (messageVersion() >= 3) {
        }
        if (messageVersion() <= 3) {
            this.metadataV0._fetchInstances();
        }
        if (messageVersion() >= 4) {
            this.metadataV4._fetchInstances();
        }
        if (messageVersion() == 1) {
        }
        if (messageVersion() >= 4) {
            this.taggedFields._fetchInstances();
        }
    }

    /**
     * A tagged field of `offset_commit_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
     */
    public static class OffsetCommitValueTaggedField extends KaitaiStruct {
        public static OffsetCommitValueTaggedField fromFile(String fileName) throws IOException {
            return new OffsetCommitValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public OffsetCommitValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OffsetCommitValueTaggedField(KaitaiStream _io, KafkaOffsetCommitValue.OffsetCommitValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public OffsetCommitValueTaggedField(KaitaiStream _io, KafkaOffsetCommitValue.OffsetCommitValueTaggedFields _parent, KafkaOffsetCommitValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_topicId = this._io.substream(lenData().value());
                this.topicId = new OffsetCommitValueTopicIdTag(_io_topicId, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.topicId._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private OffsetCommitValueTopicIdTag topicId;
        private byte[] unknownData;
        private KafkaOffsetCommitValue _root;
        private KafkaOffsetCommitValue.OffsetCommitValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        public OffsetCommitValueTopicIdTag topicId() { return topicId; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaOffsetCommitValue _root() { return _root; }
        public KafkaOffsetCommitValue.OffsetCommitValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `offset_commit_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
     */
    public static class OffsetCommitValueTaggedFields extends KaitaiStruct {
        public static OffsetCommitValueTaggedFields fromFile(String fileName) throws IOException {
            return new OffsetCommitValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public OffsetCommitValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OffsetCommitValueTaggedFields(KaitaiStream _io, KafkaOffsetCommitValue _parent) {
            this(_io, _parent, null);
        }

        public OffsetCommitValueTaggedFields(KaitaiStream _io, KafkaOffsetCommitValue _parent, KafkaOffsetCommitValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<OffsetCommitValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new OffsetCommitValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<OffsetCommitValueTaggedField> fields;
        private KafkaOffsetCommitValue _root;
        private KafkaOffsetCommitValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<OffsetCommitValueTaggedField> fields() { return fields; }
        public KafkaOffsetCommitValue _root() { return _root; }
        public KafkaOffsetCommitValue _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `topicId`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
     */
    public static class OffsetCommitValueTopicIdTag extends KaitaiStruct {
        public static OffsetCommitValueTopicIdTag fromFile(String fileName) throws IOException {
            return new OffsetCommitValueTopicIdTag(new ByteBufferKaitaiStream(fileName));
        }

        public OffsetCommitValueTopicIdTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OffsetCommitValueTopicIdTag(KaitaiStream _io, KafkaOffsetCommitValue.OffsetCommitValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public OffsetCommitValueTopicIdTag(KaitaiStream _io, KafkaOffsetCommitValue.OffsetCommitValueTaggedField _parent, KafkaOffsetCommitValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topicId = this._io.readBytes(16);
        }

        public void _fetchInstances() {
        }
        private byte[] topicId;
        private KafkaOffsetCommitValue _root;
        private KafkaOffsetCommitValue.OffsetCommitValueTaggedField _parent;

        /**
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        public byte[] topicId() { return topicId; }
        public KafkaOffsetCommitValue _root() { return _root; }
        public KafkaOffsetCommitValue.OffsetCommitValueTaggedField _parent() { return _parent; }
    }
    private short messageVersion;
    private long offset;
    private Integer leaderEpoch;
    private KafkaString metadataV0;
    private KafkaCompactString metadataV4;
    private long commitTimestamp;
    private Long expireTimestamp;
    private OffsetCommitValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaOffsetCommitValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The next offset that the group reads. `int64`, since Kafka 0.9.
     */
    public long offset() { return offset; }

    /**
     * Epoch of the leader that wrote the last record that was consumed; -1
     * for none. `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is
     * given.
     */
    public Integer leaderEpoch() { return leaderEpoch; }

    /**
     * Text that the consumer gave. `string`, since Kafka 0.9.
     */
    public KafkaString metadataV0() { return metadataV0; }

    /**
     * Text that the consumer gave. `string`, since Kafka 0.9.
     */
    public KafkaCompactString metadataV4() { return metadataV4; }

    /**
     * When the broker took the commit. `int64`, since Kafka 0.9.
     */
    public long commitTimestamp() { return commitTimestamp; }

    /**
     * When the offset expires; -1 for the retention of the broker. `int64`,
     * since Kafka 0.9. Version 1. -1 unless it is given.
     */
    public Long expireTimestamp() { return expireTimestamp; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public OffsetCommitValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaOffsetCommitValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
