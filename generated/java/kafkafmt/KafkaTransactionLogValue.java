// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 0 in `__transaction_state`. Since Kafka
 * 0.11. Version 1 since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
 */
public class KafkaTransactionLogValue extends KaitaiStruct {
    public static KafkaTransactionLogValue fromFile(String fileName) throws IOException {
        return new KafkaTransactionLogValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTransactionLogValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTransactionLogValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTransactionLogValue(KaitaiStream _io, KaitaiStruct _parent, KafkaTransactionLogValue _root) {
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
        if (!(this.messageVersion <= 1)) {
            throw new KaitaiStream.ValidationGreaterThanError(1, this.messageVersion, this._io, "/seq/0");
        }
        this.producerId = this._io.readS8be();
        this.producerEpoch = this._io.readS2be();
        this.transactionTimeoutMs = this._io.readS4be();
        this.transactionStatus = this._io.readS1();
        if (messageVersion() <= 0) {
            this.numTransactionPartitionsV0 = this._io.readS4be();
        }
        if ( ((messageVersion() <= 0) && (numTransactionPartitionsV0() >= 0)) ) {
            this.transactionPartitionsV0 = new ArrayList<TransactionLogValuePartitionsSchemaV0>();
            for (int i = 0; i < numTransactionPartitionsV0(); i++) {
                this.transactionPartitionsV0.add(new TransactionLogValuePartitionsSchemaV0(this._io, this, _root));
            }
        }
        if (messageVersion() >= 1) {
            this.numTransactionPartitionsV1PlusOne = new KafkaUnsignedVarint(this._io);
        }
        if ( ((messageVersion() >= 1) && (numTransactionPartitionsV1PlusOne().value() >= ((long) 1))) ) {
            this.transactionPartitionsV1 = new ArrayList<TransactionLogValuePartitionsSchemaV1>();
            for (int i = 0; i < ((Number) (numTransactionPartitionsV1PlusOne().value() - ((long) 1))).longValue(); i++) {
                this.transactionPartitionsV1.add(new TransactionLogValuePartitionsSchemaV1(this._io, this, _root));
            }
        }
        this.transactionLastUpdateTimestampMs = this._io.readS8be();
        this.transactionStartTimestampMs = this._io.readS8be();
        if (messageVersion() >= 1) {
            this.taggedFields = new TransactionLogValueTaggedFields(this._io, this, _root);
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (messageVersion() <= 0) {
        }
        if ( ((messageVersion() <= 0) && (numTransactionPartitionsV0() >= 0)) ) {
            for (int i = 0; i < this.transactionPartitionsV0.size(); i++) {
                this.transactionPartitionsV0.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() >= 1) {
            this.numTransactionPartitionsV1PlusOne._fetchInstances();
        }
        if ( ((messageVersion() >= 1) && (numTransactionPartitionsV1PlusOne().value() >= ((long) 1))) ) {
            for (int i = 0; i < this.transactionPartitionsV1.size(); i++) {
                this.transactionPartitionsV1.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() >= 1) {
            this.taggedFields._fetchInstances();
        }
    }

    /**
     * The bytes of the tagged field `ClientTransactionVersion`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValueClientTransactionVersionTag extends KaitaiStruct {
        public static TransactionLogValueClientTransactionVersionTag fromFile(String fileName) throws IOException {
            return new TransactionLogValueClientTransactionVersionTag(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValueClientTransactionVersionTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValueClientTransactionVersionTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValueClientTransactionVersionTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.clientTransactionVersion = this._io.readS2be();
        }

        public void _fetchInstances() {
        }
        private short clientTransactionVersion;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue.TransactionLogValueTaggedField _parent;

        /**
         * Level of transaction.version that the producer uses (KIP-890).
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        public short clientTransactionVersion() { return clientTransactionVersion; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue.TransactionLogValueTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `NextProducerEpoch`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValueNextProducerEpochTag extends KaitaiStruct {
        public static TransactionLogValueNextProducerEpochTag fromFile(String fileName) throws IOException {
            return new TransactionLogValueNextProducerEpochTag(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValueNextProducerEpochTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValueNextProducerEpochTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValueNextProducerEpochTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.nextProducerEpoch = this._io.readS2be();
        }

        public void _fetchInstances() {
        }
        private short nextProducerEpoch;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue.TransactionLogValueTaggedField _parent;

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it
         * is given.
         */
        public short nextProducerEpoch() { return nextProducerEpoch; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue.TransactionLogValueTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `NextProducerId`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValueNextProducerIdTag extends KaitaiStruct {
        public static TransactionLogValueNextProducerIdTag fromFile(String fileName) throws IOException {
            return new TransactionLogValueNextProducerIdTag(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValueNextProducerIdTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValueNextProducerIdTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValueNextProducerIdTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.nextProducerId = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long nextProducerId;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue.TransactionLogValueTaggedField _parent;

        /**
         * Id with which the producer goes on after the transaction
         * (KIP-890). `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1
         * unless it is given.
         */
        public long nextProducerId() { return nextProducerId; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue.TransactionLogValueTaggedField _parent() { return _parent; }
    }

    /**
     * `PartitionsSchema` of `TransactionLogValue`, version 0.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
     */
    public static class TransactionLogValuePartitionsSchemaV0 extends KaitaiStruct {
        public static TransactionLogValuePartitionsSchemaV0 fromFile(String fileName) throws IOException {
            return new TransactionLogValuePartitionsSchemaV0(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValuePartitionsSchemaV0(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValuePartitionsSchemaV0(KaitaiStream _io, KafkaTransactionLogValue _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValuePartitionsSchemaV0(KaitaiStream _io, KafkaTransactionLogValue _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topic = new KafkaString(this._io);
            this.numPartitionIds = this._io.readS4be();
            if (numPartitionIds() >= 0) {
                this.partitionIds = new ArrayList<Integer>();
                for (int i = 0; i < numPartitionIds(); i++) {
                    this.partitionIds.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.topic._fetchInstances();
            if (numPartitionIds() >= 0) {
                for (int i = 0; i < this.partitionIds.size(); i++) {
                }
            }
        }
        private KafkaString topic;
        private int numPartitionIds;
        private List<Integer> partitionIds;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue _parent;

        /**
         * `string`, since Kafka 0.11.
         */
        public KafkaString topic() { return topic; }

        /**
         * The number of elements; any value below zero means null.
         */
        public int numPartitionIds() { return numPartitionIds; }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        public List<Integer> partitionIds() { return partitionIds; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue _parent() { return _parent; }
    }

    /**
     * `PartitionsSchema` of `TransactionLogValue`, version 1.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
     */
    public static class TransactionLogValuePartitionsSchemaV1 extends KaitaiStruct {
        public static TransactionLogValuePartitionsSchemaV1 fromFile(String fileName) throws IOException {
            return new TransactionLogValuePartitionsSchemaV1(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValuePartitionsSchemaV1(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValuePartitionsSchemaV1(KaitaiStream _io, KafkaTransactionLogValue _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValuePartitionsSchemaV1(KaitaiStream _io, KafkaTransactionLogValue _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.topic = new KafkaCompactString(this._io);
            this.numPartitionIdsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numPartitionIdsPlusOne().value() >= ((long) 1)) {
                this.partitionIds = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numPartitionIdsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.partitionIds.add(this._io.readS4be());
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.topic._fetchInstances();
            this.numPartitionIdsPlusOne._fetchInstances();
            if (numPartitionIdsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.partitionIds.size(); i++) {
                }
            }
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString topic;
        private KafkaUnsignedVarint numPartitionIdsPlusOne;
        private List<Integer> partitionIds;
        private KafkaTaggedFields taggedFields;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue _parent;

        /**
         * `string`, since Kafka 0.11.
         */
        public KafkaCompactString topic() { return topic; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numPartitionIdsPlusOne() { return numPartitionIdsPlusOne; }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        public List<Integer> partitionIds() { return partitionIds; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `PreviousProducerId`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValuePreviousProducerIdTag extends KaitaiStruct {
        public static TransactionLogValuePreviousProducerIdTag fromFile(String fileName) throws IOException {
            return new TransactionLogValuePreviousProducerIdTag(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValuePreviousProducerIdTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValuePreviousProducerIdTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValuePreviousProducerIdTag(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedField _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.previousProducerId = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long previousProducerId;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue.TransactionLogValueTaggedField _parent;

        /**
         * Id that the producer had before; -1 for none. `int64`, since
         * Kafka 4.0. Tag 0 from version 1 on. -1 unless it is given.
         */
        public long previousProducerId() { return previousProducerId; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue.TransactionLogValueTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `transaction_log_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValueTaggedField extends KaitaiStruct {
        public static TransactionLogValueTaggedField fromFile(String fileName) throws IOException {
            return new TransactionLogValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValueTaggedField(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValueTaggedField(KaitaiStream _io, KafkaTransactionLogValue.TransactionLogValueTaggedFields _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_previousProducerId = this._io.substream(lenData().value());
                this.previousProducerId = new TransactionLogValuePreviousProducerIdTag(_io_previousProducerId, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_nextProducerId = this._io.substream(lenData().value());
                this.nextProducerId = new TransactionLogValueNextProducerIdTag(_io_nextProducerId, this, _root);
            }
            if (tag().value() == 2) {
                KaitaiStream _io_clientTransactionVersion = this._io.substream(lenData().value());
                this.clientTransactionVersion = new TransactionLogValueClientTransactionVersionTag(_io_clientTransactionVersion, this, _root);
            }
            if (tag().value() == 3) {
                KaitaiStream _io_nextProducerEpoch = this._io.substream(lenData().value());
                this.nextProducerEpoch = new TransactionLogValueNextProducerEpochTag(_io_nextProducerEpoch, this, _root);
            }
            if (tag().value() > 3) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.previousProducerId._fetchInstances();
            }
            if (tag().value() == 1) {
                this.nextProducerId._fetchInstances();
            }
            if (tag().value() == 2) {
                this.clientTransactionVersion._fetchInstances();
            }
            if (tag().value() == 3) {
                this.nextProducerEpoch._fetchInstances();
            }
            if (tag().value() > 3) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private TransactionLogValuePreviousProducerIdTag previousProducerId;
        private TransactionLogValueNextProducerIdTag nextProducerId;
        private TransactionLogValueClientTransactionVersionTag clientTransactionVersion;
        private TransactionLogValueNextProducerEpochTag nextProducerEpoch;
        private byte[] unknownData;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue.TransactionLogValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * Id that the producer had before; -1 for none. `int64`, since
         * Kafka 4.0. Tag 0 from version 1 on. -1 unless it is given.
         */
        public TransactionLogValuePreviousProducerIdTag previousProducerId() { return previousProducerId; }

        /**
         * Id with which the producer goes on after the transaction
         * (KIP-890). `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1
         * unless it is given.
         */
        public TransactionLogValueNextProducerIdTag nextProducerId() { return nextProducerId; }

        /**
         * Level of transaction.version that the producer uses (KIP-890).
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        public TransactionLogValueClientTransactionVersionTag clientTransactionVersion() { return clientTransactionVersion; }

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it
         * is given.
         */
        public TransactionLogValueNextProducerEpochTag nextProducerEpoch() { return nextProducerEpoch; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue.TransactionLogValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `transaction_log_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
     */
    public static class TransactionLogValueTaggedFields extends KaitaiStruct {
        public static TransactionLogValueTaggedFields fromFile(String fileName) throws IOException {
            return new TransactionLogValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public TransactionLogValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransactionLogValueTaggedFields(KaitaiStream _io, KafkaTransactionLogValue _parent) {
            this(_io, _parent, null);
        }

        public TransactionLogValueTaggedFields(KaitaiStream _io, KafkaTransactionLogValue _parent, KafkaTransactionLogValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<TransactionLogValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new TransactionLogValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<TransactionLogValueTaggedField> fields;
        private KafkaTransactionLogValue _root;
        private KafkaTransactionLogValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<TransactionLogValueTaggedField> fields() { return fields; }
        public KafkaTransactionLogValue _root() { return _root; }
        public KafkaTransactionLogValue _parent() { return _parent; }
    }
    private short messageVersion;
    private long producerId;
    private short producerEpoch;
    private int transactionTimeoutMs;
    private byte transactionStatus;
    private Integer numTransactionPartitionsV0;
    private List<TransactionLogValuePartitionsSchemaV0> transactionPartitionsV0;
    private KafkaUnsignedVarint numTransactionPartitionsV1PlusOne;
    private List<TransactionLogValuePartitionsSchemaV1> transactionPartitionsV1;
    private long transactionLastUpdateTimestampMs;
    private long transactionStartTimestampMs;
    private TransactionLogValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaTransactionLogValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int64`, since Kafka 0.11.
     */
    public long producerId() { return producerId; }

    /**
     * Goes up with each start of the producer, and in version 2 of
     * transactions with each of them. `int16`, since Kafka 0.11.
     */
    public short producerEpoch() { return producerEpoch; }

    /**
     * After this time the coordinator aborts the transaction. `int32`,
     * since Kafka 0.11.
     */
    public int transactionTimeoutMs() { return transactionTimeoutMs; }

    /**
     * 0 empty, 1 ongoing, 2 prepare commit, 3 prepare abort, 4 complete
     * commit, 5 complete abort, 6 dead, 7 prepare epoch fence. `int8`,
     * since Kafka 0.11.
     */
    public byte transactionStatus() { return transactionStatus; }

    /**
     * The number of elements; any value below zero means null.
     */
    public Integer numTransactionPartitionsV0() { return numTransactionPartitionsV0; }

    /**
     * Where the markers are to be written. `[]PartitionsSchema`, since
     * Kafka 0.11. May be null.
     */
    public List<TransactionLogValuePartitionsSchemaV0> transactionPartitionsV0() { return transactionPartitionsV0; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numTransactionPartitionsV1PlusOne() { return numTransactionPartitionsV1PlusOne; }

    /**
     * Where the markers are to be written. `[]PartitionsSchema`, since
     * Kafka 0.11. May be null.
     */
    public List<TransactionLogValuePartitionsSchemaV1> transactionPartitionsV1() { return transactionPartitionsV1; }

    /**
     * `int64`, since Kafka 0.11.
     */
    public long transactionLastUpdateTimestampMs() { return transactionLastUpdateTimestampMs; }

    /**
     * `int64`, since Kafka 0.11.
     */
    public long transactionStartTimestampMs() { return transactionStartTimestampMs; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public TransactionLogValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaTransactionLogValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
