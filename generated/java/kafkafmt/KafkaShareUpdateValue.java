// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 1 in `__share_group_state`. Since Kafka
 * 3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
 */
public class KafkaShareUpdateValue extends KaitaiStruct {
    public static KafkaShareUpdateValue fromFile(String fileName) throws IOException {
        return new KafkaShareUpdateValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareUpdateValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareUpdateValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareUpdateValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareUpdateValue _root) {
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
        this.leaderEpoch = this._io.readS4be();
        this.startOffset = this._io.readS8be();
        this.numStateBatchesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numStateBatchesPlusOne().value() >= ((long) 1)) {
            this.stateBatches = new ArrayList<ShareUpdateValueStateBatch>();
            for (int i = 0; i < ((Number) (numStateBatchesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.stateBatches.add(new ShareUpdateValueStateBatch(this._io, this, _root));
            }
        }
        this.taggedFields = new ShareUpdateValueTaggedFields(this._io, this, _root);
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
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
     */
    public static class ShareUpdateValueDeliveryCompleteCountTag extends KaitaiStruct {
        public static ShareUpdateValueDeliveryCompleteCountTag fromFile(String fileName) throws IOException {
            return new ShareUpdateValueDeliveryCompleteCountTag(new ByteBufferKaitaiStream(fileName));
        }

        public ShareUpdateValueDeliveryCompleteCountTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareUpdateValueDeliveryCompleteCountTag(KaitaiStream _io, KafkaShareUpdateValue.ShareUpdateValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ShareUpdateValueDeliveryCompleteCountTag(KaitaiStream _io, KafkaShareUpdateValue.ShareUpdateValueTaggedField _parent, KafkaShareUpdateValue _root) {
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
        private KafkaShareUpdateValue _root;
        private KafkaShareUpdateValue.ShareUpdateValueTaggedField _parent;

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        public int deliveryCompleteCount() { return deliveryCompleteCount; }
        public KafkaShareUpdateValue _root() { return _root; }
        public KafkaShareUpdateValue.ShareUpdateValueTaggedField _parent() { return _parent; }
    }

    /**
     * `StateBatch` of `ShareUpdateValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue, StateBatch</a>
     */
    public static class ShareUpdateValueStateBatch extends KaitaiStruct {
        public static ShareUpdateValueStateBatch fromFile(String fileName) throws IOException {
            return new ShareUpdateValueStateBatch(new ByteBufferKaitaiStream(fileName));
        }

        public ShareUpdateValueStateBatch(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareUpdateValueStateBatch(KaitaiStream _io, KafkaShareUpdateValue _parent) {
            this(_io, _parent, null);
        }

        public ShareUpdateValueStateBatch(KaitaiStream _io, KafkaShareUpdateValue _parent, KafkaShareUpdateValue _root) {
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
        private KafkaShareUpdateValue _root;
        private KafkaShareUpdateValue _parent;

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
        public KafkaShareUpdateValue _root() { return _root; }
        public KafkaShareUpdateValue _parent() { return _parent; }
    }

    /**
     * A tagged field of `share_update_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
     */
    public static class ShareUpdateValueTaggedField extends KaitaiStruct {
        public static ShareUpdateValueTaggedField fromFile(String fileName) throws IOException {
            return new ShareUpdateValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ShareUpdateValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareUpdateValueTaggedField(KaitaiStream _io, KafkaShareUpdateValue.ShareUpdateValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ShareUpdateValueTaggedField(KaitaiStream _io, KafkaShareUpdateValue.ShareUpdateValueTaggedFields _parent, KafkaShareUpdateValue _root) {
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
                this.deliveryCompleteCount = new ShareUpdateValueDeliveryCompleteCountTag(_io_deliveryCompleteCount, this, _root);
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
        private ShareUpdateValueDeliveryCompleteCountTag deliveryCompleteCount;
        private byte[] unknownData;
        private KafkaShareUpdateValue _root;
        private KafkaShareUpdateValue.ShareUpdateValueTaggedFields _parent;

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
        public ShareUpdateValueDeliveryCompleteCountTag deliveryCompleteCount() { return deliveryCompleteCount; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaShareUpdateValue _root() { return _root; }
        public KafkaShareUpdateValue.ShareUpdateValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `share_update_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
     */
    public static class ShareUpdateValueTaggedFields extends KaitaiStruct {
        public static ShareUpdateValueTaggedFields fromFile(String fileName) throws IOException {
            return new ShareUpdateValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ShareUpdateValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShareUpdateValueTaggedFields(KaitaiStream _io, KafkaShareUpdateValue _parent) {
            this(_io, _parent, null);
        }

        public ShareUpdateValueTaggedFields(KaitaiStream _io, KafkaShareUpdateValue _parent, KafkaShareUpdateValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ShareUpdateValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ShareUpdateValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ShareUpdateValueTaggedField> fields;
        private KafkaShareUpdateValue _root;
        private KafkaShareUpdateValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ShareUpdateValueTaggedField> fields() { return fields; }
        public KafkaShareUpdateValue _root() { return _root; }
        public KafkaShareUpdateValue _parent() { return _parent; }
    }
    private short messageVersion;
    private int snapshotEpoch;
    private int leaderEpoch;
    private long startOffset;
    private KafkaUnsignedVarint numStateBatchesPlusOne;
    private List<ShareUpdateValueStateBatch> stateBatches;
    private ShareUpdateValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareUpdateValue _root;
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
    public int leaderEpoch() { return leaderEpoch; }

    /**
     * `int64`, since Kafka 3.9.
     */
    public long startOffset() { return startOffset; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numStateBatchesPlusOne() { return numStateBatchesPlusOne; }

    /**
     * `[]StateBatch`, since Kafka 3.9.
     */
    public List<ShareUpdateValueStateBatch> stateBatches() { return stateBatches; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ShareUpdateValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareUpdateValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
