// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 17 in `__cluster_metadata`. Since
 * Kafka 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version
 * 3 since Kafka 4.3.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
 */
public class KafkaBrokerRegistrationChangeRecord extends KaitaiStruct {
    public static KafkaBrokerRegistrationChangeRecord fromFile(String fileName) throws IOException {
        return new KafkaBrokerRegistrationChangeRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaBrokerRegistrationChangeRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaBrokerRegistrationChangeRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaBrokerRegistrationChangeRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaBrokerRegistrationChangeRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.brokerId = this._io.readS4be();
        this.brokerEpoch = this._io.readS8be();
        this.taggedFields = new BrokerRegistrationChangeRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `CordonedLogDirs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordCordonedLogDirsTag extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordCordonedLogDirsTag fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordCordonedLogDirsTag(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordCordonedLogDirsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordCordonedLogDirsTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordCordonedLogDirsTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numCordonedLogDirsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numCordonedLogDirsPlusOne().value() >= ((long) 1)) {
                this.cordonedLogDirs = new ArrayList<byte[]>();
                for (int i = 0; i < ((Number) (numCordonedLogDirsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.cordonedLogDirs.add(this._io.readBytes(16));
                }
            }
        }

        public void _fetchInstances() {
            this.numCordonedLogDirsPlusOne._fetchInstances();
            if (numCordonedLogDirsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.cordonedLogDirs.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numCordonedLogDirsPlusOne;
        private List<byte[]> cordonedLogDirs;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numCordonedLogDirsPlusOne() { return numCordonedLogDirsPlusOne; }

        /**
         * Log directories that take no new replica. `[]uuid`, since Kafka
         * 4.3. Tag 3 from version 3 on. Null unless it is given. May be
         * null.
         */
        public List<byte[]> cordonedLogDirs() { return cordonedLogDirs; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `Fenced`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordFencedTag extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordFencedTag fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordFencedTag(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordFencedTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordFencedTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordFencedTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.fenced = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private byte fenced;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent;

        /**
         * A fenced broker leads no partition. `int8`, since Kafka 3.0. Tag
         * 0.
         */
        public byte fenced() { return fenced; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `InControlledShutdown`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordInControlledShutdownTag extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordInControlledShutdownTag fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordInControlledShutdownTag(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordInControlledShutdownTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordInControlledShutdownTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordInControlledShutdownTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.inControlledShutdown = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private byte inControlledShutdown;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent;

        /**
         * The broker's partitions get other leaders before it stops.
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        public byte inControlledShutdown() { return inControlledShutdown; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LogDirs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordLogDirsTag extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordLogDirsTag fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordLogDirsTag(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordLogDirsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordLogDirsTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordLogDirsTag(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numLogDirsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numLogDirsPlusOne().value() >= ((long) 1)) {
                this.logDirs = new ArrayList<byte[]>();
                for (int i = 0; i < ((Number) (numLogDirsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.logDirs.add(this._io.readBytes(16));
                }
            }
        }

        public void _fetchInstances() {
            this.numLogDirsPlusOne._fetchInstances();
            if (numLogDirsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.logDirs.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numLogDirsPlusOne;
        private List<byte[]> logDirs;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numLogDirsPlusOne() { return numLogDirsPlusOne; }

        /**
         * Ids of the broker's log directories (KIP-858). `[]uuid`, since
         * Kafka 3.7. Tag 2 from version 2 on.
         */
        public List<byte[]> logDirs() { return logDirs; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `broker_registration_change_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordTaggedField extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordTaggedField fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordTaggedField(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordTaggedField(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_fenced = this._io.substream(lenData().value());
                this.fenced = new BrokerRegistrationChangeRecordFencedTag(_io_fenced, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_inControlledShutdown = this._io.substream(lenData().value());
                this.inControlledShutdown = new BrokerRegistrationChangeRecordInControlledShutdownTag(_io_inControlledShutdown, this, _root);
            }
            if (tag().value() == 2) {
                KaitaiStream _io_logDirs = this._io.substream(lenData().value());
                this.logDirs = new BrokerRegistrationChangeRecordLogDirsTag(_io_logDirs, this, _root);
            }
            if (tag().value() == 3) {
                KaitaiStream _io_cordonedLogDirs = this._io.substream(lenData().value());
                this.cordonedLogDirs = new BrokerRegistrationChangeRecordCordonedLogDirsTag(_io_cordonedLogDirs, this, _root);
            }
            if (tag().value() > 3) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.fenced._fetchInstances();
            }
            if (tag().value() == 1) {
                this.inControlledShutdown._fetchInstances();
            }
            if (tag().value() == 2) {
                this.logDirs._fetchInstances();
            }
            if (tag().value() == 3) {
                this.cordonedLogDirs._fetchInstances();
            }
            if (tag().value() > 3) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private BrokerRegistrationChangeRecordFencedTag fenced;
        private BrokerRegistrationChangeRecordInControlledShutdownTag inControlledShutdown;
        private BrokerRegistrationChangeRecordLogDirsTag logDirs;
        private BrokerRegistrationChangeRecordCordonedLogDirsTag cordonedLogDirs;
        private byte[] unknownData;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * A fenced broker leads no partition. `int8`, since Kafka 3.0. Tag
         * 0.
         */
        public BrokerRegistrationChangeRecordFencedTag fenced() { return fenced; }

        /**
         * The broker's partitions get other leaders before it stops.
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        public BrokerRegistrationChangeRecordInControlledShutdownTag inControlledShutdown() { return inControlledShutdown; }

        /**
         * Ids of the broker's log directories (KIP-858). `[]uuid`, since
         * Kafka 3.7. Tag 2 from version 2 on.
         */
        public BrokerRegistrationChangeRecordLogDirsTag logDirs() { return logDirs; }

        /**
         * Log directories that take no new replica. `[]uuid`, since Kafka
         * 4.3. Tag 3 from version 3 on. Null unless it is given. May be
         * null.
         */
        public BrokerRegistrationChangeRecordCordonedLogDirsTag cordonedLogDirs() { return cordonedLogDirs; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `broker_registration_change_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
     */
    public static class BrokerRegistrationChangeRecordTaggedFields extends KaitaiStruct {
        public static BrokerRegistrationChangeRecordTaggedFields fromFile(String fileName) throws IOException {
            return new BrokerRegistrationChangeRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public BrokerRegistrationChangeRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BrokerRegistrationChangeRecordTaggedFields(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord _parent) {
            this(_io, _parent, null);
        }

        public BrokerRegistrationChangeRecordTaggedFields(KaitaiStream _io, KafkaBrokerRegistrationChangeRecord _parent, KafkaBrokerRegistrationChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<BrokerRegistrationChangeRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new BrokerRegistrationChangeRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<BrokerRegistrationChangeRecordTaggedField> fields;
        private KafkaBrokerRegistrationChangeRecord _root;
        private KafkaBrokerRegistrationChangeRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<BrokerRegistrationChangeRecordTaggedField> fields() { return fields; }
        public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
        public KafkaBrokerRegistrationChangeRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private int brokerId;
    private long brokerEpoch;
    private BrokerRegistrationChangeRecordTaggedFields taggedFields;
    private KafkaBrokerRegistrationChangeRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 17.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * Epoch of the broker's registration, the offset of its record.
     * `int64`, since Kafka 3.0.
     */
    public long brokerEpoch() { return brokerEpoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public BrokerRegistrationChangeRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaBrokerRegistrationChangeRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
