// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 27 in `__cluster_metadata`. Since
 * Kafka 3.7.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord</a>
 */
public class KafkaRegisterControllerRecord extends KaitaiStruct {
    public static KafkaRegisterControllerRecord fromFile(String fileName) throws IOException {
        return new KafkaRegisterControllerRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRegisterControllerRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRegisterControllerRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRegisterControllerRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRegisterControllerRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.controllerId = this._io.readS4be();
        this.incarnationId = this._io.readBytes(16);
        this.zkMigrationReady = this._io.readU1();
        this.numEndPointsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numEndPointsPlusOne().value() >= ((long) 1)) {
            this.endPoints = new ArrayList<RegisterControllerRecordControllerEndpoint>();
            for (int i = 0; i < ((Number) (numEndPointsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.endPoints.add(new RegisterControllerRecordControllerEndpoint(this._io, this, _root));
            }
        }
        this.numFeaturesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numFeaturesPlusOne().value() >= ((long) 1)) {
            this.features = new ArrayList<RegisterControllerRecordControllerFeature>();
            for (int i = 0; i < ((Number) (numFeaturesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.features.add(new RegisterControllerRecordControllerFeature(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
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
        this.taggedFields._fetchInstances();
    }

    /**
     * `ControllerEndpoint` of `RegisterControllerRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerEndpoint</a>
     */
    public static class RegisterControllerRecordControllerEndpoint extends KaitaiStruct {
        public static RegisterControllerRecordControllerEndpoint fromFile(String fileName) throws IOException {
            return new RegisterControllerRecordControllerEndpoint(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterControllerRecordControllerEndpoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterControllerRecordControllerEndpoint(KaitaiStream _io, KafkaRegisterControllerRecord _parent) {
            this(_io, _parent, null);
        }

        public RegisterControllerRecordControllerEndpoint(KaitaiStream _io, KafkaRegisterControllerRecord _parent, KafkaRegisterControllerRecord _root) {
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
        private KafkaRegisterControllerRecord _root;
        private KafkaRegisterControllerRecord _parent;

        /**
         * `string`, since Kafka 3.7.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `string`, since Kafka 3.7.
         */
        public KafkaCompactString host() { return host; }

        /**
         * `uint16`, since Kafka 3.7.
         */
        public int port() { return port; }

        /**
         * 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL. `int16`, since
         * Kafka 3.7.
         */
        public short securityProtocol() { return securityProtocol; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRegisterControllerRecord _root() { return _root; }
        public KafkaRegisterControllerRecord _parent() { return _parent; }
    }

    /**
     * `ControllerFeature` of `RegisterControllerRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerFeature</a>
     */
    public static class RegisterControllerRecordControllerFeature extends KaitaiStruct {
        public static RegisterControllerRecordControllerFeature fromFile(String fileName) throws IOException {
            return new RegisterControllerRecordControllerFeature(new ByteBufferKaitaiStream(fileName));
        }

        public RegisterControllerRecordControllerFeature(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegisterControllerRecordControllerFeature(KaitaiStream _io, KafkaRegisterControllerRecord _parent) {
            this(_io, _parent, null);
        }

        public RegisterControllerRecordControllerFeature(KaitaiStream _io, KafkaRegisterControllerRecord _parent, KafkaRegisterControllerRecord _root) {
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
        private KafkaRegisterControllerRecord _root;
        private KafkaRegisterControllerRecord _parent;

        /**
         * `string`, since Kafka 3.7.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `int16`, since Kafka 3.7.
         */
        public short minSupportedVersion() { return minSupportedVersion; }

        /**
         * `int16`, since Kafka 3.7.
         */
        public short maxSupportedVersion() { return maxSupportedVersion; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaRegisterControllerRecord _root() { return _root; }
        public KafkaRegisterControllerRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private int controllerId;
    private byte[] incarnationId;
    private int zkMigrationReady;
    private KafkaUnsignedVarint numEndPointsPlusOne;
    private List<RegisterControllerRecordControllerEndpoint> endPoints;
    private KafkaUnsignedVarint numFeaturesPlusOne;
    private List<RegisterControllerRecordControllerFeature> features;
    private KafkaTaggedFields taggedFields;
    private KafkaRegisterControllerRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 27.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 3.7.
     */
    public int controllerId() { return controllerId; }

    /**
     * A new one at each start of the process. `uuid`, since Kafka 3.7.
     */
    public byte[] incarnationId() { return incarnationId; }

    /**
     * The controller can take over a cluster from ZooKeeper. `bool`, since
     * Kafka 3.7.
     */
    public int zkMigrationReady() { return zkMigrationReady; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numEndPointsPlusOne() { return numEndPointsPlusOne; }

    /**
     * `[]ControllerEndpoint`, since Kafka 3.7.
     */
    public List<RegisterControllerRecordControllerEndpoint> endPoints() { return endPoints; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numFeaturesPlusOne() { return numFeaturesPlusOne; }

    /**
     * `[]ControllerFeature`, since Kafka 3.7.
     */
    public List<RegisterControllerRecordControllerFeature> features() { return features; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRegisterControllerRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
