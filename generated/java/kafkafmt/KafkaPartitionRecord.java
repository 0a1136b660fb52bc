// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
 */
public class KafkaPartitionRecord extends KaitaiStruct {
    public static KafkaPartitionRecord fromFile(String fileName) throws IOException {
        return new KafkaPartitionRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaPartitionRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaPartitionRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaPartitionRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaPartitionRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.partitionId = this._io.readS4be();
        this.topicId = this._io.readBytes(16);
        this.numReplicasPlusOne = new KafkaUnsignedVarint(this._io);
        if (numReplicasPlusOne().value() >= ((long) 1)) {
            this.replicas = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.replicas.add(this._io.readS4be());
            }
        }
        this.numIsrPlusOne = new KafkaUnsignedVarint(this._io);
        if (numIsrPlusOne().value() >= ((long) 1)) {
            this.isr = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numIsrPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.isr.add(this._io.readS4be());
            }
        }
        this.numRemovingReplicasPlusOne = new KafkaUnsignedVarint(this._io);
        if (numRemovingReplicasPlusOne().value() >= ((long) 1)) {
            this.removingReplicas = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numRemovingReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.removingReplicas.add(this._io.readS4be());
            }
        }
        this.numAddingReplicasPlusOne = new KafkaUnsignedVarint(this._io);
        if (numAddingReplicasPlusOne().value() >= ((long) 1)) {
            this.addingReplicas = new ArrayList<Integer>();
            for (int i = 0; i < ((Number) (numAddingReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.addingReplicas.add(this._io.readS4be());
            }
        }
        this.leader = this._io.readS4be();
        this.leaderEpoch = this._io.readS4be();
        this.partitionEpoch = this._io.readS4be();
        if (frame().version().value() >= 1) {
            this.numDirectoriesPlusOne = new KafkaUnsignedVarint(this._io);
        }
        if ( ((frame().version().value() >= 1) && (numDirectoriesPlusOne().value() >= ((long) 1))) ) {
            this.directories = new ArrayList<byte[]>();
            for (int i = 0; i < ((Number) (numDirectoriesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.directories.add(this._io.readBytes(16));
            }
        }
        this.taggedFields = new PartitionRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.numReplicasPlusOne._fetchInstances();
        if (numReplicasPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.replicas.size(); i++) {
            }
        }
        this.numIsrPlusOne._fetchInstances();
        if (numIsrPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.isr.size(); i++) {
            }
        }
        this.numRemovingReplicasPlusOne._fetchInstances();
        if (numRemovingReplicasPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.removingReplicas.size(); i++) {
            }
        }
        this.numAddingReplicasPlusOne._fetchInstances();
        if (numAddingReplicasPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.addingReplicas.size(); i++) {
            }
        }
        if (frame().version().value() >= 1) {
            this.numDirectoriesPlusOne._fetchInstances();
        }
        if ( ((frame().version().value() >= 1) && (numDirectoriesPlusOne().value() >= ((long) 1))) ) {
            for (int i = 0; i < this.directories.size(); i++) {
            }
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `EligibleLeaderReplicas`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
     */
    public static class PartitionRecordEligibleLeaderReplicasTag extends KaitaiStruct {
        public static PartitionRecordEligibleLeaderReplicasTag fromFile(String fileName) throws IOException {
            return new PartitionRecordEligibleLeaderReplicasTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionRecordEligibleLeaderReplicasTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionRecordEligibleLeaderReplicasTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionRecordEligibleLeaderReplicasTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent, KafkaPartitionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numEligibleLeaderReplicasPlusOne = new KafkaUnsignedVarint(this._io);
            if (numEligibleLeaderReplicasPlusOne().value() >= ((long) 1)) {
                this.eligibleLeaderReplicas = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numEligibleLeaderReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.eligibleLeaderReplicas.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numEligibleLeaderReplicasPlusOne._fetchInstances();
            if (numEligibleLeaderReplicasPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.eligibleLeaderReplicas.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numEligibleLeaderReplicasPlusOne;
        private List<Integer> eligibleLeaderReplicas;
        private KafkaPartitionRecord _root;
        private KafkaPartitionRecord.PartitionRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numEligibleLeaderReplicasPlusOne() { return numEligibleLeaderReplicasPlusOne; }

        /**
         * Replicas out of the ISR that have all committed records
         * (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
         * Null unless it is given. May be null.
         */
        public List<Integer> eligibleLeaderReplicas() { return eligibleLeaderReplicas; }
        public KafkaPartitionRecord _root() { return _root; }
        public KafkaPartitionRecord.PartitionRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LastKnownElr`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
     */
    public static class PartitionRecordLastKnownElrTag extends KaitaiStruct {
        public static PartitionRecordLastKnownElrTag fromFile(String fileName) throws IOException {
            return new PartitionRecordLastKnownElrTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionRecordLastKnownElrTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionRecordLastKnownElrTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionRecordLastKnownElrTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent, KafkaPartitionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numLastKnownElrPlusOne = new KafkaUnsignedVarint(this._io);
            if (numLastKnownElrPlusOne().value() >= ((long) 1)) {
                this.lastKnownElr = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numLastKnownElrPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.lastKnownElr.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numLastKnownElrPlusOne._fetchInstances();
            if (numLastKnownElrPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.lastKnownElr.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numLastKnownElrPlusOne;
        private List<Integer> lastKnownElr;
        private KafkaPartitionRecord _root;
        private KafkaPartitionRecord.PartitionRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numLastKnownElrPlusOne() { return numLastKnownElrPlusOne; }

        /**
         * For an unclean election when no eligible replica is left
         * (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
         * Null unless it is given. May be null.
         */
        public List<Integer> lastKnownElr() { return lastKnownElr; }
        public KafkaPartitionRecord _root() { return _root; }
        public KafkaPartitionRecord.PartitionRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LeaderRecoveryState`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
     */
    public static class PartitionRecordLeaderRecoveryStateTag extends KaitaiStruct {
        public static PartitionRecordLeaderRecoveryStateTag fromFile(String fileName) throws IOException {
            return new PartitionRecordLeaderRecoveryStateTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionRecordLeaderRecoveryStateTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionRecordLeaderRecoveryStateTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionRecordLeaderRecoveryStateTag(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedField _parent, KafkaPartitionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.leaderRecoveryState = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private byte leaderRecoveryState;
        private KafkaPartitionRecord _root;
        private KafkaPartitionRecord.PartitionRecordTaggedField _parent;

        /**
         * 1 after an unclean election, until the leader has recovered, else
         * 0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
         */
        public byte leaderRecoveryState() { return leaderRecoveryState; }
        public KafkaPartitionRecord _root() { return _root; }
        public KafkaPartitionRecord.PartitionRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `partition_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
     */
    public static class PartitionRecordTaggedField extends KaitaiStruct {
        public static PartitionRecordTaggedField fromFile(String fileName) throws IOException {
            return new PartitionRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionRecordTaggedField(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public PartitionRecordTaggedField(KaitaiStream _io, KafkaPartitionRecord.PartitionRecordTaggedFields _parent, KafkaPartitionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_leaderRecoveryState = this._io.substream(lenData().value());
                this.leaderRecoveryState = new PartitionRecordLeaderRecoveryStateTag(_io_leaderRecoveryState, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_eligibleLeaderReplicas = this._io.substream(lenData().value());
                this.eligibleLeaderReplicas = new PartitionRecordEligibleLeaderReplicasTag(_io_eligibleLeaderReplicas, this, _root);
            }
            if (tag().value() == 2) {
                KaitaiStream _io_lastKnownElr = this._io.substream(lenData().value());
                this.lastKnownElr = new PartitionRecordLastKnownElrTag(_io_lastKnownElr, this, _root);
            }
            if (tag().value() > 2) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.leaderRecoveryState._fetchInstances();
            }
            if (tag().value() == 1) {
                this.eligibleLeaderReplicas._fetchInstances();
            }
            if (tag().value() == 2) {
                this.lastKnownElr._fetchInstances();
            }
            if (tag().value() > 2) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private PartitionRecordLeaderRecoveryStateTag leaderRecoveryState;
        private PartitionRecordEligibleLeaderReplicasTag eligibleLeaderReplicas;
        private PartitionRecordLastKnownElrTag lastKnownElr;
        private byte[] unknownData;
        private KafkaPartitionRecord _root;
        private KafkaPartitionRecord.PartitionRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * 1 after an unclean election, until the leader has recovered, else
         * 0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
         */
        public PartitionRecordLeaderRecoveryStateTag leaderRecoveryState() { return leaderRecoveryState; }

        /**
         * Replicas out of the ISR that have all committed records
         * (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
         * Null unless it is given. May be null.
         */
        public PartitionRecordEligibleLeaderReplicasTag eligibleLeaderReplicas() { return eligibleLeaderReplicas; }

        /**
         * For an unclean election when no eligible replica is left
         * (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
         * Null unless it is given. May be null.
         */
        public PartitionRecordLastKnownElrTag lastKnownElr() { return lastKnownElr; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaPartitionRecord _root() { return _root; }
        public KafkaPartitionRecord.PartitionRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `partition_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
     */
    public static class PartitionRecordTaggedFields extends KaitaiStruct {
        public static PartitionRecordTaggedFields fromFile(String fileName) throws IOException {
            return new PartitionRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionRecordTaggedFields(KaitaiStream _io, KafkaPartitionRecord _parent) {
            this(_io, _parent, null);
        }

        public PartitionRecordTaggedFields(KaitaiStream _io, KafkaPartitionRecord _parent, KafkaPartitionRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<PartitionRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new PartitionRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<PartitionRecordTaggedField> fields;
        private KafkaPartitionRecord _root;
        private KafkaPartitionRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<PartitionRecordTaggedField> fields() { return fields; }
        public KafkaPartitionRecord _root() { return _root; }
        public KafkaPartitionRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private int partitionId;
    private byte[] topicId;
    private KafkaUnsignedVarint numReplicasPlusOne;
    private List<Integer> replicas;
    private KafkaUnsignedVarint numIsrPlusOne;
    private List<Integer> isr;
    private KafkaUnsignedVarint numRemovingReplicasPlusOne;
    private List<Integer> removingReplicas;
    private KafkaUnsignedVarint numAddingReplicasPlusOne;
    private List<Integer> addingReplicas;
    private int leader;
    private int leaderEpoch;
    private int partitionEpoch;
    private KafkaUnsignedVarint numDirectoriesPlusOne;
    private List<byte[]> directories;
    private PartitionRecordTaggedFields taggedFields;
    private KafkaPartitionRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 3.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 2.8. -1 unless it is given.
     */
    public int partitionId() { return partitionId; }

    /**
     * `uuid`, since Kafka 2.8.
     */
    public byte[] topicId() { return topicId; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numReplicasPlusOne() { return numReplicasPlusOne; }

    /**
     * All replicas, the preferred leader first. `[]int32`, since Kafka 2.8.
     */
    public List<Integer> replicas() { return replicas; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numIsrPlusOne() { return numIsrPlusOne; }

    /**
     * Replicas that are in sync with the leader. `[]int32`, since Kafka
     * 2.8.
     */
    public List<Integer> isr() { return isr; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numRemovingReplicasPlusOne() { return numRemovingReplicasPlusOne; }

    /**
     * Replicas that a reassignment takes away. `[]int32`, since Kafka 2.8.
     */
    public List<Integer> removingReplicas() { return removingReplicas; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numAddingReplicasPlusOne() { return numAddingReplicasPlusOne; }

    /**
     * Replicas that a reassignment adds. `[]int32`, since Kafka 2.8.
     */
    public List<Integer> addingReplicas() { return addingReplicas; }

    /**
     * The leader's node; -1 for none, -2 in a change that keeps it.
     * `int32`, since Kafka 2.8. -1 unless it is given.
     */
    public int leader() { return leader; }

    /**
     * `int32`, since Kafka 2.8. -1 unless it is given.
     */
    public int leaderEpoch() { return leaderEpoch; }

    /**
     * Goes up with each change of the partition's record. `int32`, since
     * Kafka 2.8. -1 unless it is given.
     */
    public int partitionEpoch() { return partitionEpoch; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numDirectoriesPlusOne() { return numDirectoriesPlusOne; }

    /**
     * Id of the log directory of each replica, in the order of the replicas
     * (KIP-858). `[]uuid`, since Kafka 3.7. Versions 1 to 2.
     */
    public List<byte[]> directories() { return directories; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    public PartitionRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaPartitionRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
