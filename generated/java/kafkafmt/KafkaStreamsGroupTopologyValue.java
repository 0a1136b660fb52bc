// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 23 in `__consumer_offsets`. Since Kafka
 * 4.1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue</a>
 */
public class KafkaStreamsGroupTopologyValue extends KaitaiStruct {
    public static KafkaStreamsGroupTopologyValue fromFile(String fileName) throws IOException {
        return new KafkaStreamsGroupTopologyValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaStreamsGroupTopologyValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaStreamsGroupTopologyValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaStreamsGroupTopologyValue(KaitaiStream _io, KaitaiStruct _parent, KafkaStreamsGroupTopologyValue _root) {
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
        this.epoch = this._io.readS4be();
        this.numSubtopologiesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numSubtopologiesPlusOne().value() >= ((long) 1)) {
            this.subtopologies = new ArrayList<StreamsGroupTopologyValueSubtopology>();
            for (int i = 0; i < ((Number) (numSubtopologiesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.subtopologies.add(new StreamsGroupTopologyValueSubtopology(this._io, this, _root));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numSubtopologiesPlusOne._fetchInstances();
        if (numSubtopologiesPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.subtopologies.size(); i++) {
                this.subtopologies.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * `CopartitionGroup` of `StreamsGroupTopologyValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, CopartitionGroup</a>
     */
    public static class StreamsGroupTopologyValueCopartitionGroup extends KaitaiStruct {
        public static StreamsGroupTopologyValueCopartitionGroup fromFile(String fileName) throws IOException {
            return new StreamsGroupTopologyValueCopartitionGroup(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTopologyValueCopartitionGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTopologyValueCopartitionGroup(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTopologyValueCopartitionGroup(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent, KafkaStreamsGroupTopologyValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numSourceTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numSourceTopicsPlusOne().value() >= ((long) 1)) {
                this.sourceTopics = new ArrayList<Short>();
                for (int i = 0; i < ((Number) (numSourceTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.sourceTopics.add(this._io.readS2be());
                }
            }
            this.numSourceTopicRegexPlusOne = new KafkaUnsignedVarint(this._io);
            if (numSourceTopicRegexPlusOne().value() >= ((long) 1)) {
                this.sourceTopicRegex = new ArrayList<Short>();
                for (int i = 0; i < ((Number) (numSourceTopicRegexPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.sourceTopicRegex.add(this._io.readS2be());
                }
            }
            this.numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numRepartitionSourceTopicsPlusOne().value() >= ((long) 1)) {
                this.repartitionSourceTopics = new ArrayList<Short>();
                for (int i = 0; i < ((Number) (numRepartitionSourceTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.repartitionSourceTopics.add(this._io.readS2be());
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.numSourceTopicsPlusOne._fetchInstances();
            if (numSourceTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.sourceTopics.size(); i++) {
                }
            }
            this.numSourceTopicRegexPlusOne._fetchInstances();
            if (numSourceTopicRegexPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.sourceTopicRegex.size(); i++) {
                }
            }
            this.numRepartitionSourceTopicsPlusOne._fetchInstances();
            if (numRepartitionSourceTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.repartitionSourceTopics.size(); i++) {
                }
            }
            this.taggedFields._fetchInstances();
        }
        private KafkaUnsignedVarint numSourceTopicsPlusOne;
        private List<Short> sourceTopics;
        private KafkaUnsignedVarint numSourceTopicRegexPlusOne;
        private List<Short> sourceTopicRegex;
        private KafkaUnsignedVarint numRepartitionSourceTopicsPlusOne;
        private List<Short> repartitionSourceTopics;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupTopologyValue _root;
        private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numSourceTopicsPlusOne() { return numSourceTopicsPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public List<Short> sourceTopics() { return sourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numSourceTopicRegexPlusOne() { return numSourceTopicRegexPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public List<Short> sourceTopicRegex() { return sourceTopicRegex; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numRepartitionSourceTopicsPlusOne() { return numRepartitionSourceTopicsPlusOne; }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        public List<Short> repartitionSourceTopics() { return repartitionSourceTopics; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupTopologyValue _root() { return _root; }
        public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent() { return _parent; }
    }

    /**
     * `Subtopology` of `StreamsGroupTopologyValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, Subtopology</a>
     */
    public static class StreamsGroupTopologyValueSubtopology extends KaitaiStruct {
        public static StreamsGroupTopologyValueSubtopology fromFile(String fileName) throws IOException {
            return new StreamsGroupTopologyValueSubtopology(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTopologyValueSubtopology(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTopologyValueSubtopology(KaitaiStream _io, KafkaStreamsGroupTopologyValue _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTopologyValueSubtopology(KaitaiStream _io, KafkaStreamsGroupTopologyValue _parent, KafkaStreamsGroupTopologyValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.subtopologyId = new KafkaCompactString(this._io);
            this.numSourceTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numSourceTopicsPlusOne().value() >= ((long) 1)) {
                this.sourceTopics = new ArrayList<KafkaCompactString>();
                for (int i = 0; i < ((Number) (numSourceTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.sourceTopics.add(new KafkaCompactString(this._io));
                }
            }
            this.numSourceTopicRegexPlusOne = new KafkaUnsignedVarint(this._io);
            if (numSourceTopicRegexPlusOne().value() >= ((long) 1)) {
                this.sourceTopicRegex = new ArrayList<KafkaCompactString>();
                for (int i = 0; i < ((Number) (numSourceTopicRegexPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.sourceTopicRegex.add(new KafkaCompactString(this._io));
                }
            }
            this.numStateChangelogTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numStateChangelogTopicsPlusOne().value() >= ((long) 1)) {
                this.stateChangelogTopics = new ArrayList<StreamsGroupTopologyValueTopicInfo>();
                for (int i = 0; i < ((Number) (numStateChangelogTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.stateChangelogTopics.add(new StreamsGroupTopologyValueTopicInfo(this._io, this, _root));
                }
            }
            this.numRepartitionSinkTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numRepartitionSinkTopicsPlusOne().value() >= ((long) 1)) {
                this.repartitionSinkTopics = new ArrayList<KafkaCompactString>();
                for (int i = 0; i < ((Number) (numRepartitionSinkTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.repartitionSinkTopics.add(new KafkaCompactString(this._io));
                }
            }
            this.numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numRepartitionSourceTopicsPlusOne().value() >= ((long) 1)) {
                this.repartitionSourceTopics = new ArrayList<StreamsGroupTopologyValueTopicInfo>();
                for (int i = 0; i < ((Number) (numRepartitionSourceTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.repartitionSourceTopics.add(new StreamsGroupTopologyValueTopicInfo(this._io, this, _root));
                }
            }
            this.numCopartitionGroupsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numCopartitionGroupsPlusOne().value() >= ((long) 1)) {
                this.copartitionGroups = new ArrayList<StreamsGroupTopologyValueCopartitionGroup>();
                for (int i = 0; i < ((Number) (numCopartitionGroupsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.copartitionGroups.add(new StreamsGroupTopologyValueCopartitionGroup(this._io, this, _root));
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.subtopologyId._fetchInstances();
            this.numSourceTopicsPlusOne._fetchInstances();
            if (numSourceTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.sourceTopics.size(); i++) {
                    this.sourceTopics.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.numSourceTopicRegexPlusOne._fetchInstances();
            if (numSourceTopicRegexPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.sourceTopicRegex.size(); i++) {
                    this.sourceTopicRegex.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.numStateChangelogTopicsPlusOne._fetchInstances();
            if (numStateChangelogTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.stateChangelogTopics.size(); i++) {
                    this.stateChangelogTopics.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.numRepartitionSinkTopicsPlusOne._fetchInstances();
            if (numRepartitionSinkTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.repartitionSinkTopics.size(); i++) {
                    this.repartitionSinkTopics.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.numRepartitionSourceTopicsPlusOne._fetchInstances();
            if (numRepartitionSourceTopicsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.repartitionSourceTopics.size(); i++) {
                    this.repartitionSourceTopics.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.numCopartitionGroupsPlusOne._fetchInstances();
            if (numCopartitionGroupsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.copartitionGroups.size(); i++) {
                    this.copartitionGroups.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString subtopologyId;
        private KafkaUnsignedVarint numSourceTopicsPlusOne;
        private List<KafkaCompactString> sourceTopics;
        private KafkaUnsignedVarint numSourceTopicRegexPlusOne;
        private List<KafkaCompactString> sourceTopicRegex;
        private KafkaUnsignedVarint numStateChangelogTopicsPlusOne;
        private List<StreamsGroupTopologyValueTopicInfo> stateChangelogTopics;
        private KafkaUnsignedVarint numRepartitionSinkTopicsPlusOne;
        private List<KafkaCompactString> repartitionSinkTopics;
        private KafkaUnsignedVarint numRepartitionSourceTopicsPlusOne;
        private List<StreamsGroupTopologyValueTopicInfo> repartitionSourceTopics;
        private KafkaUnsignedVarint numCopartitionGroupsPlusOne;
        private List<StreamsGroupTopologyValueCopartitionGroup> copartitionGroups;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupTopologyValue _root;
        private KafkaStreamsGroupTopologyValue _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString subtopologyId() { return subtopologyId; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numSourceTopicsPlusOne() { return numSourceTopicsPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public List<KafkaCompactString> sourceTopics() { return sourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numSourceTopicRegexPlusOne() { return numSourceTopicRegexPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public List<KafkaCompactString> sourceTopicRegex() { return sourceTopicRegex; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numStateChangelogTopicsPlusOne() { return numStateChangelogTopicsPlusOne; }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        public List<StreamsGroupTopologyValueTopicInfo> stateChangelogTopics() { return stateChangelogTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numRepartitionSinkTopicsPlusOne() { return numRepartitionSinkTopicsPlusOne; }

        /**
         * `[]string`, since Kafka 4.1.
         */
        public List<KafkaCompactString> repartitionSinkTopics() { return repartitionSinkTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numRepartitionSourceTopicsPlusOne() { return numRepartitionSourceTopicsPlusOne; }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        public List<StreamsGroupTopologyValueTopicInfo> repartitionSourceTopics() { return repartitionSourceTopics; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numCopartitionGroupsPlusOne() { return numCopartitionGroupsPlusOne; }

        /**
         * `[]CopartitionGroup`, since Kafka 4.1.
         */
        public List<StreamsGroupTopologyValueCopartitionGroup> copartitionGroups() { return copartitionGroups; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupTopologyValue _root() { return _root; }
        public KafkaStreamsGroupTopologyValue _parent() { return _parent; }
    }

    /**
     * `TopicConfig` of `StreamsGroupTopologyValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicConfig</a>
     */
    public static class StreamsGroupTopologyValueTopicConfig extends KaitaiStruct {
        public static StreamsGroupTopologyValueTopicConfig fromFile(String fileName) throws IOException {
            return new StreamsGroupTopologyValueTopicConfig(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTopologyValueTopicConfig(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTopologyValueTopicConfig(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTopologyValueTopicConfig(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo _parent, KafkaStreamsGroupTopologyValue _root) {
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
        private KafkaStreamsGroupTopologyValue _root;
        private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo _parent;

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
        public KafkaStreamsGroupTopologyValue _root() { return _root; }
        public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo _parent() { return _parent; }
    }

    /**
     * `TopicInfo` of `StreamsGroupTopologyValue`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicInfo</a>
     */
    public static class StreamsGroupTopologyValueTopicInfo extends KaitaiStruct {
        public static StreamsGroupTopologyValueTopicInfo fromFile(String fileName) throws IOException {
            return new StreamsGroupTopologyValueTopicInfo(new ByteBufferKaitaiStream(fileName));
        }

        public StreamsGroupTopologyValueTopicInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamsGroupTopologyValueTopicInfo(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent) {
            this(_io, _parent, null);
        }

        public StreamsGroupTopologyValueTopicInfo(KaitaiStream _io, KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent, KafkaStreamsGroupTopologyValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.partitions = this._io.readS4be();
            this.replicationFactor = this._io.readS2be();
            this.numTopicConfigsPlusOne = new KafkaUnsignedVarint(this._io);
            if (numTopicConfigsPlusOne().value() >= ((long) 1)) {
                this.topicConfigs = new ArrayList<StreamsGroupTopologyValueTopicConfig>();
                for (int i = 0; i < ((Number) (numTopicConfigsPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.topicConfigs.add(new StreamsGroupTopologyValueTopicConfig(this._io, this, _root));
                }
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.numTopicConfigsPlusOne._fetchInstances();
            if (numTopicConfigsPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.topicConfigs.size(); i++) {
                    this.topicConfigs.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString name;
        private int partitions;
        private short replicationFactor;
        private KafkaUnsignedVarint numTopicConfigsPlusOne;
        private List<StreamsGroupTopologyValueTopicConfig> topicConfigs;
        private KafkaTaggedFields taggedFields;
        private KafkaStreamsGroupTopologyValue _root;
        private KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent;

        /**
         * `string`, since Kafka 4.1.
         */
        public KafkaCompactString name() { return name; }

        /**
         * `int32`, since Kafka 4.1.
         */
        public int partitions() { return partitions; }

        /**
         * `int16`, since Kafka 4.1.
         */
        public short replicationFactor() { return replicationFactor; }

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numTopicConfigsPlusOne() { return numTopicConfigsPlusOne; }

        /**
         * `[]TopicConfig`, since Kafka 4.1.
         */
        public List<StreamsGroupTopologyValueTopicConfig> topicConfigs() { return topicConfigs; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaStreamsGroupTopologyValue _root() { return _root; }
        public KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology _parent() { return _parent; }
    }
    private short messageVersion;
    private int epoch;
    private KafkaUnsignedVarint numSubtopologiesPlusOne;
    private List<StreamsGroupTopologyValueSubtopology> subtopologies;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaStreamsGroupTopologyValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int32`, since Kafka 4.1.
     */
    public int epoch() { return epoch; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numSubtopologiesPlusOne() { return numSubtopologiesPlusOne; }

    /**
     * `[]Subtopology`, since Kafka 4.1.
     */
    public List<StreamsGroupTopologyValueSubtopology> subtopologies() { return subtopologies; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaStreamsGroupTopologyValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
