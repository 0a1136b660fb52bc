// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 19 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue</a>
 */
public class KafkaStreamsGroupMemberMetadataValue extends KaitaiStruct {
    public static KafkaStreamsGroupMemberMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupMemberMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupMemberMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupMemberMetadataValue _root) {
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
        this.instanceId = new KafkaCompactString(this._io);
        this.rackId = new KafkaCompactString(this._io);
        this.clientId = new KafkaCompactString(this._io);
        this.clientHost = new KafkaCompactString(this._io);
        this.rebalanceTimeoutMs = this._io.readS4be();
        this.topologyEpoch = this._io.readS4be();
        this.processId = new KafkaCompactString(this._io);
        this.userEndpointMarker = this._io.readS1();
        if (userEndpointMarker() >= 0) {
            this.userEndpoint = new StreamsGroupMemberMetadataValueEndpoint(this._io, this, _root);
        }
        this.numClientTagsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numClientTagsPlusOne().value() >= ((long) 1)) {
            this.clientTags = new ArrayList<StreamsGroupMemberMetadataValueKeyValue>();
            for (int i = 0; i < ((Number) (numClientTagsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.clientTags.add(new StreamsGroupMemberMetadataValueKeyValue(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.instanceId._fetchInstances();
        this.rackId._fetchInstances();
        this.clientId._fetchInstances();
        this.clientHost._fetchInstances();
        this.processId._fetchInstances();
        if (userEndpointMarker() >= 0) {
            this.userEndpoint._fetchInstances();
        }
        this.numClientTagsPlusOne._fetchInstances();
        if (numClientTagsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.clientTags.size(); i++) {
                this.clientTags.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `Endpoint` of `StreamsGroupMemberMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, Endpoint</a>
     */
    public static class StreamsGroupMemberMetadataValueEndpoint extends KaitaiStruct {
        public static StreamsGroupMemberMetadataValueEndpoint fromFile(String fileName) throws IOException {
            return new StreamsGroupMemberMetadataValueEndpoint(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMemberMetadataValueEndpoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMemberMetadataValueEndpoint(KaitaiStream _io, KafkaStreamsGroupMemberMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMemberMetadataValueEndpoint(KaitaiStream _io, KafkaStreamsGroupMemberMetadataValue _parent, KafkaStreamsGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.host = new KafkaCompactString(this._io);
            this.port = this._io.readU2be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.host._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString host;
        private int port;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupMemberMetadataValue _root;
        private KafkaStreamsGroupMemberMetadataValue _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString host() { return host; }

        /**
         * `uint16`, since Kafka 4.1.
         */
        public int port() { return port; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupMemberMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMemberMetadataValue _parent() { return _parent; }
    }

    /**
     * `KeyValue` of `StreamsGroupMemberMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, KeyValue</a>
     */
    public static class StreamsGroupMemberMetadataValueKeyValue extends KaitaiStruct {
        public static StreamsGroupMemberMetadataValueKeyValue fromFile(String fileName) throws IOException {
            return new StreamsGroupMemberMetadataValueKeyValue(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupMemberMetadataValueKeyValue(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupMemberMetadataValueKeyValue(KaitaiStream _io, KafkaStreamsGroupMemberMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupMemberMetadataValueKeyValue(KaitaiStream _io, KafkaStreamsGroupMemberMetadataValue _parent, KafkaStreamsGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new KafkaCompactString(this._io);
            this.value = new KafkaCompactString(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            this.value._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString key;
        private KafkaCompactString value;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupMemberMetadataValue _root;
        private KafkaStreamsGroupMemberMetadataValue _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString key() { return key; }

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString value() { return value; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupMemberMetadataValue _root() { return _root; }
        public KafkaStreamsGroupMemberMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaCompactString instanceId;
    private KafkaCompactString rackId;
    private KafkaCompactString clientId;
    private KafkaCompactString clientHost;
    private int rebalanceTimeoutMs;
    private int topologyEpoch;
    private KafkaCompactString processId;
    private byte userEndpointMarker;
    private StreamsGroupMemberMetadataValueEndpoint userEndpoint;
    private KafkaUnsignedVarint numClientTagsPlusOne;
    private List<StreamsGroupMemberMetadataValueKeyValue> clientTags;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupMemberMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Id of a static member (KIP-345). `string`, since Kafka 4.1. May be
     * null.
     */
    public KafkaCompactString instanceId() { return instanceId; }

    /**
     * `string`, since Kafka 4.1. May be null.
     */
    public KafkaCompactString rackId() { return rackId; }

    /**
     * `string`, since Kafka 4.1.
     */
    public KafkaCompactString clientId() { return clientId; }

    /**
     * `string`, since Kafka 4.1.
     */
    public KafkaCompactString clientHost() { return clientHost; }

    /**
     * `int32`, since Kafka 4.1. -1 unless it is given.
     */
    public int rebalanceTimeoutMs() { return rebalanceTimeoutMs; }

    /**
     * `int32`, since Kafka 4.1.
     */
    public int topologyEpoch() { return topologyEpoch; }

    /**
     * `string`, since Kafka 4.1.
     */
    public KafkaCompactString processId() { return processId; }

    /**
     * Any value below zero means null.
     */
    public byte userEndpointMarker() { return userEndpointMarker; }

    /**
     * `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
     */
    public StreamsGroupMemberMetadataValueEndpoint userEndpoint() { return userEndpoint; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numClientTagsPlusOne() { return numClientTagsPlusOne; }

    /**
     * `[]KeyValue`, since Kafka 4.1.
     */
    public List<StreamsGroupMemberMetadataValueKeyValue> clientTags() { return clientTags; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupMemberMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
