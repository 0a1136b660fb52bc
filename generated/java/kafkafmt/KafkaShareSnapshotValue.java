// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 0 in `__share_group_state`. Since Kafka
 * 3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
 */
public class KafkaShareSnapshotValue extends KaitaiStruct {
    public static KafkaShareSnapshotValue fromFile(String fileName) throws IOException {
        return new KafkaShareSnapshotValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareSnapshotValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareSnapshotValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareSnapshotValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareSnapshotValue _root) {
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
        this.snapshotEpoch = this._io.readS4be();
        this.stateEpoch = this._io.readS4be();
        this.leaderEpoch = this._io.readS4be();
        this.startOffset = this._io.readS8be();
        this.createTimestamp = this._io.readS8be();
        this.writeTimestamp = this._io.readS8be();
        this.numStateBatchesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numStateBatchesPlusOne().value() >= ((long) 1)) {
            this.stateBatches = new ArrayList<ShareSnapshotValueStateBatch>();
            for (int i = 0; i < ((Number) (numStateBatchesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.stateBatches.add(new ShareSnapshotValueStateBatch(this._io, this, _root));
            }
        }
        this.taggedFields = new ShareSnapshotValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numStateBatchesPlusOne._fetchInstances();
        if (numStateBatchesPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.stateBatches.size(); i++) {
                this.stateBatches.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `DeliveryCompleteCount`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
     */
    public static class ShareSnapshotValueDeliveryCompleteCountTag extends KaitaiStruct {
        public static ShareSnapshotValueDeliveryCompleteCountTag fromFile(String fileName) throws IOException {
            return new ShareSnapshotValueDeliveryCompleteCountTag(new ByteBufferKaitaiStream(fileName));
        }

        public ShareSnapshotValueDeliveryCompleteCountTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareSnapshotValueDeliveryCompleteCountTag(KaitaiStream _io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ShareSnapshotValueDeliveryCompleteCountTag(KaitaiStream _io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedField _parent, KafkaShareSnapshotValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.deliveryCompleteCount = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int deliveryCompleteCount;
        private KafkaShareSnapshotValue _root;
        private KafkaShareSnapshotValue.ShareSnapshotValueTaggedField _parent;

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public int deliveryCompleteCount() { return deliveryCompleteCount; }
        public KafkaShareSnapshotValue _root() { return _root; }
        public KafkaShareSnapshotValue.ShareSnapshotValueTaggedField _parent() { return _parent; }
    }

    /**
     * `StateBatch` of `ShareSnapshotValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue, StateBatch</a>
     */
    public static class ShareSnapshotValueStateBatch extends KaitaiStruct {
        public static ShareSnapshotValueStateBatch fromFile(String fileName) throws IOException {
            return new ShareSnapshotValueStateBatch(new ByteBufferKaitaiStream(fileName));
        }

        public ShareSnapshotValueStateBatch(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareSnapshotValueStateBatch(KaitaiStream _io, KafkaShareSnapshotValue _parent) {
            this(_io, _parent, null);
        }

        public ShareSnapshotValueStateBatch(KaitaiStream _io, KafkaShareSnapshotValue _parent, KafkaShareSnapshotValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.firstOffset = this._io.readS8be();
            this.lastOffset = this._io.readS8be();
            this.deliveryState = this._io.readS1();
            this.deliveryCount = this._io.readS2be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.taggedFields._fetchInstances();
        }
        private long firstOffset;
        private long lastOffset;
        private byte deliveryState;
        private short deliveryCount;
        private KafkaTaggedFields taggedFields;
        private KafkaShareSnapshotValue _root;
        private KafkaShareSnapshotValue _parent;

        /**
         * `int64`, since Kafka 3.9.
         */
        public long firstOffset() { return firstOffset; }

        /**
         * `int64`, since Kafka 3.9.
         */
        public long lastOffset() { return lastOffset; }

        /**
         * 0 available, 2 acknowledged, 4 archived. `int8`, since Kafka 3.9.
         */
        public byte deliveryState() { return deliveryState; }

        /**
         * How often the records were delivered. `int16`, since Kafka 3.9.
         */
        public short deliveryCount() { return deliveryCount; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaShareSnapshotValue _root() { return _root; }
        public KafkaShareSnapshotValue _parent() { return _parent; }
    }

    /**
     * A tagged field of `share_snapshot_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
     */
    public static class ShareSnapshotValueTaggedField extends KaitaiStruct {
        public static ShareSnapshotValueTaggedField fromFile(String fileName) throws IOException {
            return new ShareSnapshotValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ShareSnapshotValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareSnapshotValueTaggedField(KaitaiStream _io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ShareSnapshotValueTaggedField(KaitaiStream _io, KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields _parent, KafkaShareSnapshotValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_deliveryCompleteCount = this._io.substream(lenData().value());
                this.deliveryCompleteCount = new ShareSnapshotValueDeliveryCompleteCountTag(_io_deliveryCompleteCount, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.deliveryCompleteCount._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private ShareSnapshotValueDeliveryCompleteCountTag deliveryCompleteCount;
        private byte[] unknownData;
        private KafkaShareSnapshotValue _root;
        private KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields _parent;

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
        public ShareSnapshotValueDeliveryCompleteCountTag deliveryCompleteCount() { return deliveryCompleteCount; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaShareSnapshotValue _root() { return _root; }
        public KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `share_snapshot_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
     */
    public static class ShareSnapshotValueTaggedFields extends KaitaiStruct {
        public static ShareSnapshotValueTaggedFields fromFile(String fileName) throws IOException {
            return new ShareSnapshotValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ShareSnapshotValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareSnapshotValueTaggedFields(KaitaiStream _io, KafkaShareSnapshotValue _parent) {
            this(_io, _parent, null);
        }

        public ShareSnapshotValueTaggedFields(KaitaiStream _io, KafkaShareSnapshotValue _parent, KafkaShareSnapshotValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ShareSnapshotValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ShareSnapshotValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ShareSnapshotValueTaggedField> fields;
        private KafkaShareSnapshotValue _root;
        private KafkaShareSnapshotValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ShareSnapshotValueTaggedField> fields() { return fields; }
        public KafkaShareSnapshotValue _root() { return _root; }
        public KafkaShareSnapshotValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int snapshotEpoch;
    private int stateEpoch;
    private int leaderEpoch;
    private long startOffset;
    private long createTimestamp;
    private long writeTimestamp;
    private KafkaUnsignedVarint numStateBatchesPlusOne;
    private List<ShareSnapshotValueStateBatch> stateBatches;
    private ShareSnapshotValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareSnapshotValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Goes up with each snapshot of the state. `int32`, since Kafka 3.9.
     */
    public int snapshotEpoch() { return snapshotEpoch; }

    /**
     * `int32`, since Kafka 3.9.
     */
    public int stateEpoch() { return stateEpoch; }

    /**
     * `int32`, since Kafka 3.9.
     */
    public int leaderEpoch() { return leaderEpoch; }

    /**
     * `int64`, since Kafka 3.9.
     */
    public long startOffset() { return startOffset; }

    /**
     * `int64`, since Kafka 4.1.
     */
    public long createTimestamp() { return createTimestamp; }

    /**
     * `int64`, since Kafka 4.1.
     */
    public long writeTimestamp() { return writeTimestamp; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numStateBatchesPlusOne() { return numStateBatchesPlusOne; }

    /**
     * `[]StateBatch`, since Kafka 3.9.
     */
    public List<ShareSnapshotValueStateBatch> stateBatches() { return stateBatches; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ShareSnapshotValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareSnapshotValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
