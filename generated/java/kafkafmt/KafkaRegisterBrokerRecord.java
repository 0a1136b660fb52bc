// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3
 * since Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout
 * since Kafka 3.0; earlier releases wrote another one under the same
 * number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
 */
public class KafkaRegisterBrokerRecord extends KaitaiStruct {
    public static KafkaRegisterBrokerRecord fromFile(String fileName) throws IOException {
        return new KafkaRegisterBrokerRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRegisterBrokerRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRegisterBrokerRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRegisterBrokerRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRegisterBrokerRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.brokerId = this._io.readS4be();
        if (frame().version().value() >= 2) {
            this.isMigratingZkBroker = this._io.readU1();
        }
        this.incarnationId = this._io.readBytes(16);
        this.brokerEpoch = this._io.readS8be();
        this.numEndPointsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numEndPointsPlusOne().value() >= ((long) 1)) {
            this.endPoints = new ArrayList<RegisterBrokerRecordBrokerEndpoint>();
            for (int i = 0; i < ((Number) (numEndPointsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.endPoints.add(new RegisterBrokerRecordBrokerEndpoint(this._io, this, _root));
            }
        }
        this.numFeaturesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numFeaturesPlusOne().value() >= ((long) 1)) {
            this.features = new ArrayList<RegisterBrokerRecordBrokerFeature>();
            for (int i = 0; i < ((Number) (numFeaturesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.features.add(new RegisterBrokerRecordBrokerFeature(this._io, this, _root));
            }
        }
        this.rack = new KafkaCompactString(this._io);
        this.fenced = this._io.readU1();
        if (frame().version().value() >= 1) {
            this.inControlledShutdown = this._io.readU1();
        }
        this.taggedFields = new RegisterBrokerRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        if (frame().version().value() >= 2) {
        }
        this.numEndPointsPlusOne._fetchInstances();
        if (numEndPointsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.endPoints.size(); i++) {
                this.endPoints.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.numFeaturesPlusOne._fetchInstances();
        if (numFeaturesPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.features.size(); i++) {
                this.features.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.rack._fetchInstances();
        if (frame().version().value() >= 1) {
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `BrokerEndpoint` of `RegisterBrokerRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerEndpoint</a>
     */
    public static class RegisterBrokerRecordBrokerEndpoint extends KaitaiStruct {
        public static RegisterBrokerRecordBrokerEndpoint fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordBrokerEndpoint(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordBrokerEndpoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordBrokerEndpoint(KaitaiStream _io, KafkaRegisterBrokerRecord _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordBrokerEndpoint(KaitaiStream _io, KafkaRegisterBrokerRecord _parent, KafkaRegisterBrokerRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.host = new KafkaCompactString(this._io);
            this.port = this._io.readU2be();
            this.securityProtocol = this._io.readS2be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.host._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString name;
        private KafkaCompactString host;
        private int port;
        private short securityProtocol;
        private KafkaTaggedFields taggedFields;
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord _parent;

        /**
         * `string`, since Kafka 3.0.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `string`, since Kafka 3.0.
         */
        public KafkaCompactString host() { return host; }

        /**
         * `uint16`, since Kafka 3.0.
         */
        public int port() { return port; }

        /**
         * 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL. `int16`, since
         * Kafka 3.0.
         */
        public short securityProtocol() { return securityProtocol; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord _parent() { return _parent; }
    }

    /**
     * `BrokerFeature` of `RegisterBrokerRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerFeature</a>
     */
    public static class RegisterBrokerRecordBrokerFeature extends KaitaiStruct {
        public static RegisterBrokerRecordBrokerFeature fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordBrokerFeature(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordBrokerFeature(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordBrokerFeature(KaitaiStream _io, KafkaRegisterBrokerRecord _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordBrokerFeature(KaitaiStream _io, KafkaRegisterBrokerRecord _parent, KafkaRegisterBrokerRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.minSupportedVersion = this._io.readS2be();
            this.maxSupportedVersion = this._io.readS2be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString name;
        private short minSupportedVersion;
        private short maxSupportedVersion;
        private KafkaTaggedFields taggedFields;
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord _parent;

        /**
         * `string`, since Kafka 3.0.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `int16`, since Kafka 3.0.
         */
        public short minSupportedVersion() { return minSupportedVersion; }

        /**
         * `int16`, since Kafka 3.0.
         */
        public short maxSupportedVersion() { return maxSupportedVersion; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `CordonedLogDirs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
     */
    public static class RegisterBrokerRecordCordonedLogDirsTag extends KaitaiStruct {
        public static RegisterBrokerRecordCordonedLogDirsTag fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordCordonedLogDirsTag(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordCordonedLogDirsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordCordonedLogDirsTag(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordCordonedLogDirsTag(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent, KafkaRegisterBrokerRecord _root) {
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
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numCordonedLogDirsPlusOne() { return numCordonedLogDirsPlusOne; }

        /**
         * Log directories that take no new replica. `[]uuid`, since Kafka
         * 4.3. Tag 1 from version 4 on. Null unless it is given. May be
         * null.
         */
        public List<byte[]> cordonedLogDirs() { return cordonedLogDirs; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LogDirs`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
     */
    public static class RegisterBrokerRecordLogDirsTag extends KaitaiStruct {
        public static RegisterBrokerRecordLogDirsTag fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordLogDirsTag(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordLogDirsTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordLogDirsTag(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordLogDirsTag(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent, KafkaRegisterBrokerRecord _root) {
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
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numLogDirsPlusOne() { return numLogDirsPlusOne; }

        /**
         * Ids of the broker's log directories (KIP-858). `[]uuid`, since
         * Kafka 3.7. Tag 0 from version 3 on.
         */
        public List<byte[]> logDirs() { return logDirs; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `register_broker_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
     */
    public static class RegisterBrokerRecordTaggedField extends KaitaiStruct {
        public static RegisterBrokerRecordTaggedField fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordTaggedField(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordTaggedField(KaitaiStream _io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields _parent, KafkaRegisterBrokerRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_logDirs = this._io.substream(lenData().value());
                this.logDirs = new RegisterBrokerRecordLogDirsTag(_io_logDirs, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_cordonedLogDirs = this._io.substream(lenData().value());
                this.cordonedLogDirs = new RegisterBrokerRecordCordonedLogDirsTag(_io_cordonedLogDirs, this, _root);
            }
            if (tag().value() > 1) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.logDirs._fetchInstances();
            }
            if (tag().value() == 1) {
                this.cordonedLogDirs._fetchInstances();
            }
            if (tag().value() > 1) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private RegisterBrokerRecordLogDirsTag logDirs;
        private RegisterBrokerRecordCordonedLogDirsTag cordonedLogDirs;
        private byte[] unknownData;
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * Ids of the broker's log directories (KIP-858). `[]uuid`, since
         * Kafka 3.7. Tag 0 from version 3 on.
         */
        public RegisterBrokerRecordLogDirsTag logDirs() { return logDirs; }

        /**
         * Log directories that take no new replica. `[]uuid`, since Kafka
         * 4.3. Tag 1 from version 4 on. Null unless it is given. May be
         * null.
         */
        public RegisterBrokerRecordCordonedLogDirsTag cordonedLogDirs() { return cordonedLogDirs; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `register_broker_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
     */
    public static class RegisterBrokerRecordTaggedFields extends KaitaiStruct {
        public static RegisterBrokerRecordTaggedFields fromFile(String fileName) throws IOException {
            return new RegisterBrokerRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterBrokerRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterBrokerRecordTaggedFields(KaitaiStream _io, KafkaRegisterBrokerRecord _parent) {
            this(_io, _parent, null);
        }

        public RegisterBrokerRecordTaggedFields(KaitaiStream _io, KafkaRegisterBrokerRecord _parent, KafkaRegisterBrokerRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<RegisterBrokerRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new RegisterBrokerRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<RegisterBrokerRecordTaggedField> fields;
        private KafkaRegisterBrokerRecord _root;
        private KafkaRegisterBrokerRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<RegisterBrokerRecordTaggedField> fields() { return fields; }
        public KafkaRegisterBrokerRecord _root() { return _root; }
        public KafkaRegisterBrokerRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private int brokerId;
    private Integer isMigratingZkBroker;
    private byte[] incarnationId;
    private long brokerEpoch;
    private KafkaUnsignedVarint numEndPointsPlusOne;
    private List<RegisterBrokerRecordBrokerEndpoint> endPoints;
    private KafkaUnsignedVarint numFeaturesPlusOne;
    private List<RegisterBrokerRecordBrokerFeature> features;
    private KafkaCompactString rack;
    private int fenced;
    private Integer inControlledShutdown;
    private RegisterBrokerRecordTaggedFields taggedFields;
    private KafkaRegisterBrokerRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 0.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * The broker runs with ZooKeeper, during a migration. `bool`, since
     * Kafka 3.4. Versions 2 to 4. false unless it is given.
     */
    public Integer isMigratingZkBroker() { return isMigratingZkBroker; }

    /**
     * A new one at each start of the process. `uuid`, since Kafka 3.0.
     */
    public byte[] incarnationId() { return incarnationId; }

    /**
     * Epoch of the broker's registration, the offset of its record.
     * `int64`, since Kafka 3.0.
     */
    public long brokerEpoch() { return brokerEpoch; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numEndPointsPlusOne() { return numEndPointsPlusOne; }

    /**
     * `[]BrokerEndpoint`, since Kafka 3.0.
     */
    public List<RegisterBrokerRecordBrokerEndpoint> endPoints() { return endPoints; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numFeaturesPlusOne() { return numFeaturesPlusOne; }

    /**
     * `[]BrokerFeature`, since Kafka 3.0.
     */
    public List<RegisterBrokerRecordBrokerFeature> features() { return features; }

    /**
     * `string`, since Kafka 3.0. May be null.
     */
    public KafkaCompactString rack() { return rack; }

    /**
     * A fenced broker leads no partition. `bool`, since Kafka 3.0. true
     * unless it is given.
     */
    public int fenced() { return fenced; }

    /**
     * The broker's partitions get other leaders before it stops. `bool`,
     * since Kafka 3.3. Versions 1 to 4. false unless it is given.
     */
    public Integer inControlledShutdown() { return inControlledShutdown; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public RegisterBrokerRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaRegisterBrokerRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
