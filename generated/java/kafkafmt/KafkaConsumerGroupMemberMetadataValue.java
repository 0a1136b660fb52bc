// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another
 * one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
 */
public class KafkaConsumerGroupMemberMetadataValue extends KaitaiStruct {
    public static KafkaConsumerGroupMemberMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupMemberMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupMemberMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupMemberMetadataValue _root) {
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
        this.numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numSubscribedTopicNamesPlusOne().value() >= ((long) 1)) {
            this.subscribedTopicNames = new ArrayList<KafkaCompactString>();
            for (int i = 0; i < ((Number) (numSubscribedTopicNamesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.subscribedTopicNames.add(new KafkaCompactString(this._io));
            }
        }
        this.subscribedTopicRegex = new KafkaCompactString(this._io);
        this.rebalanceTimeoutMs = this._io.readS4be();
        this.serverAssignor = new KafkaCompactString(this._io);
        this.taggedFields = new ConsumerGroupMemberMetadataValueTaggedFields(this._io, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.instanceId._fetchInstances();
        this.rackId._fetchInstances();
        this.clientId._fetchInstances();
        this.clientHost._fetchInstances();
        this.numSubscribedTopicNamesPlusOne._fetchInstances();
        if (numSubscribedTopicNamesPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.subscribedTopicNames.size(); i++) {
                this.subscribedTopicNames.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.subscribedTopicRegex._fetchInstances();
        this.serverAssignor._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicMemberMetadata</a>
     */
    public static class ConsumerGroupMemberMetadataValueClassicMemberMetadata extends KaitaiStruct {
        public static ConsumerGroupMemberMetadataValueClassicMemberMetadata fromFile(String fileName) throws IOException {
            return new ConsumerGroupMemberMetadataValueClassicMemberMetadata(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadata(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadata(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadata(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag _parent, KafkaConsumerGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.sessionTimeoutMs = this._io.readS4be();
            this.numSupportedProtocolsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numSupportedProtocolsPlusOne().value() >= ((long) 1)) {
                this.supportedProtocols = new ArrayList<ConsumerGroupMemberMetadataValueClassicProtocol>();
                for (int i = 0; i < ((Number) (numSupportedProtocolsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.supportedProtocols.add(new ConsumerGroupMemberMetadataValueClassicProtocol(this._io, this, _root));
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.numSupportedProtocolsPlusOne._fetchInstances();
            if (numSupportedProtocolsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.supportedProtocols.size(); i++) {
                    this.supportedProtocols.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.taggedFields._fetchInstances();
        }
        private int sessionTimeoutMs;
        private KafkaUnsignedVarint numSupportedProtocolsPlusOne;
        private List<ConsumerGroupMemberMetadataValueClassicProtocol> supportedProtocols;
        private KafkaTaggedFields taggedFields;
        private KafkaConsumerGroupMemberMetadataValue _root;
        private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag _parent;

        /**
         * `int32`, since Kafka 3.8.
         */
        public int sessionTimeoutMs() { return sessionTimeoutMs; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numSupportedProtocolsPlusOne() { return numSupportedProtocolsPlusOne; }

        /**
         * `[]ClassicProtocol`, since Kafka 3.8.
         */
        public List<ConsumerGroupMemberMetadataValueClassicProtocol> supportedProtocols() { return supportedProtocols; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `ClassicMemberMetadata`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
     */
    public static class ConsumerGroupMemberMetadataValueClassicMemberMetadataTag extends KaitaiStruct {
        public static ConsumerGroupMemberMetadataValueClassicMemberMetadataTag fromFile(String fileName) throws IOException {
            return new ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField _parent, KafkaConsumerGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.classicMemberMetadataMarker = new KafkaUnsignedVarint(this._io);
            if (classicMemberMetadataMarker().value() >= 1) {
                this.classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadata(this._io, this, _root);
            }
        }

        public void _fetchInstances() {
            this.classicMemberMetadataMarker._fetchInstances();
            if (classicMemberMetadataMarker().value() >= 1) {
                this.classicMemberMetadata._fetchInstances();
            }
        }
        private KafkaUnsignedVarint classicMemberMetadataMarker;
        private ConsumerGroupMemberMetadataValueClassicMemberMetadata classicMemberMetadata;
        private KafkaConsumerGroupMemberMetadataValue _root;
        private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField _parent;

        /**
         * 0 means null.
         */
        public KafkaUnsignedVarint classicMemberMetadataMarker() { return classicMemberMetadataMarker; }

        /**
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        public ConsumerGroupMemberMetadataValueClassicMemberMetadata classicMemberMetadata() { return classicMemberMetadata; }
        public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField _parent() { return _parent; }
    }

    /**
     * `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicProtocol</a>
     */
    public static class ConsumerGroupMemberMetadataValueClassicProtocol extends KaitaiStruct {
        public static ConsumerGroupMemberMetadataValueClassicProtocol fromFile(String fileName) throws IOException {
            return new ConsumerGroupMemberMetadataValueClassicProtocol(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMemberMetadataValueClassicProtocol(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMemberMetadataValueClassicProtocol(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMemberMetadataValueClassicProtocol(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata _parent, KafkaConsumerGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.metadata = new KafkaCompactBytes(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.metadata._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString name;
        private KafkaCompactBytes metadata;
        private KafkaTaggedFields taggedFields;
        private KafkaConsumerGroupMemberMetadataValue _root;
        private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata _parent;

        /**
         * `string`, since Kafka 3.8.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `bytes`, since Kafka 3.8.
         */
        public KafkaCompactBytes metadata() { return metadata; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata _parent() { return _parent; }
    }

    /**
     * A tagged field of `consumer_group_member_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
     */
    public static class ConsumerGroupMemberMetadataValueTaggedField extends KaitaiStruct {
        public static ConsumerGroupMemberMetadataValueTaggedField fromFile(String fileName) throws IOException {
            return new ConsumerGroupMemberMetadataValueTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMemberMetadataValueTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMemberMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMemberMetadataValueTaggedField(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields _parent, KafkaConsumerGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_classicMemberMetadata = this._io.substream(lenData().value());
                this.classicMemberMetadata = new ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(_io_classicMemberMetadata, this, _root);
            }
            if (tag().value() > 0) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.classicMemberMetadata._fetchInstances();
            }
            if (tag().value() > 0) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private ConsumerGroupMemberMetadataValueClassicMemberMetadataTag classicMemberMetadata;
        private byte[] unknownData;
        private KafkaConsumerGroupMemberMetadataValue _root;
        private KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        public ConsumerGroupMemberMetadataValueClassicMemberMetadataTag classicMemberMetadata() { return classicMemberMetadata; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `consumer_group_member_metadata_value`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
     */
    public static class ConsumerGroupMemberMetadataValueTaggedFields extends KaitaiStruct {
        public static ConsumerGroupMemberMetadataValueTaggedFields fromFile(String fileName) throws IOException {
            return new ConsumerGroupMemberMetadataValueTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public ConsumerGroupMemberMetadataValueTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ConsumerGroupMemberMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public ConsumerGroupMemberMetadataValueTaggedFields(KaitaiStream _io, KafkaConsumerGroupMemberMetadataValue _parent, KafkaConsumerGroupMemberMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<ConsumerGroupMemberMetadataValueTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new ConsumerGroupMemberMetadataValueTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<ConsumerGroupMemberMetadataValueTaggedField> fields;
        private KafkaConsumerGroupMemberMetadataValue _root;
        private KafkaConsumerGroupMemberMetadataValue _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<ConsumerGroupMemberMetadataValueTaggedField> fields() { return fields; }
        public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
        public KafkaConsumerGroupMemberMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaCompactString instanceId;
    private KafkaCompactString rackId;
    private KafkaCompactString clientId;
    private KafkaCompactString clientHost;
    private KafkaUnsignedVarint numSubscribedTopicNamesPlusOne;
    private List<KafkaCompactString> subscribedTopicNames;
    private KafkaCompactString subscribedTopicRegex;
    private int rebalanceTimeoutMs;
    private KafkaCompactString serverAssignor;
    private ConsumerGroupMemberMetadataValueTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupMemberMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * Id of a static member (KIP-345). `string`, since Kafka 3.5. May be
     * null.
     */
    public KafkaCompactString instanceId() { return instanceId; }

    /**
     * `string`, since Kafka 3.5. May be null.
     */
    public KafkaCompactString rackId() { return rackId; }

    /**
     * `string`, since Kafka 3.5.
     */
    public KafkaCompactString clientId() { return clientId; }

    /**
     * `string`, since Kafka 3.5.
     */
    public KafkaCompactString clientHost() { return clientHost; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numSubscribedTopicNamesPlusOne() { return numSubscribedTopicNamesPlusOne; }

    /**
     * `[]string`, since Kafka 3.5.
     */
    public List<KafkaCompactString> subscribedTopicNames() { return subscribedTopicNames; }

    /**
     * `string`, since Kafka 3.5. May be null.
     */
    public KafkaCompactString subscribedTopicRegex() { return subscribedTopicRegex; }

    /**
     * `int32`, since Kafka 3.6. -1 unless it is given.
     */
    public int rebalanceTimeoutMs() { return rebalanceTimeoutMs; }

    /**
     * Assignor that the member prefers. `string`, since Kafka 3.6. May be
     * null.
     */
    public KafkaCompactString serverAssignor() { return serverAssignor; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public ConsumerGroupMemberMetadataValueTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupMemberMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
