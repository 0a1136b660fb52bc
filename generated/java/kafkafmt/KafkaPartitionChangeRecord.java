// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
 */
public class KafkaPartitionChangeRecord extends KaitaiStruct {
    public static KafkaPartitionChangeRecord fromFile(String fileName) throws IOException {
        return new KafkaPartitionChangeRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaPartitionChangeRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaPartitionChangeRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaPartitionChangeRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaPartitionChangeRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.partitionId = this._io.readS4be();
        this.topicId = this._io.readBytes(16);
        this.taggedFields = new PartitionChangeRecordTaggedFields(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * The bytes of the tagged field `AddingReplicas`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordAddingReplicasTag extends KaitaiStruct {
        public static PartitionChangeRecordAddingReplicasTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordAddingReplicasTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordAddingReplicasTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordAddingReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordAddingReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numAddingReplicasPlusOne = new KafkaUnsignedVarint(this._io);
            if (numAddingReplicasPlusOne().value() >= ((long) 1)) {
                this.addingReplicas = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numAddingReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.addingReplicas.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numAddingReplicasPlusOne._fetchInstances();
            if (numAddingReplicasPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.addingReplicas.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numAddingReplicasPlusOne;
        private List<Integer> addingReplicas;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numAddingReplicasPlusOne() { return numAddingReplicasPlusOne; }

        /**
         * Replicas that a reassignment adds. `[]int32`, since Kafka 3.0.
         * Tag 4. Null unless it is given. May be null.
         */
        public List<Integer> addingReplicas() { return addingReplicas; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `Directories`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordDirectoriesTag extends KaitaiStruct {
        public static PartitionChangeRecordDirectoriesTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordDirectoriesTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordDirectoriesTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordDirectoriesTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordDirectoriesTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numDirectoriesPlusOne = new KafkaUnsignedVarint(this._io);
            if (numDirectoriesPlusOne().value() >= ((long) 1)) {
                this.directories = new ArrayList<byte[]>();
                for (int i = 0; i < ((Number) (numDirectoriesPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.directories.add(this._io.readBytes(16));
                }
            }
        }

        public void _fetchInstances() {
            this.numDirectoriesPlusOne._fetchInstances();
            if (numDirectoriesPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.directories.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numDirectoriesPlusOne;
        private List<byte[]> directories;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numDirectoriesPlusOne() { return numDirectoriesPlusOne; }

        /**
         * Id of the log directory of each replica, in the order of the
         * replicas (KIP-858). `[]uuid`, since Kafka 3.7. Tag 8 from version
         * 1 on. Null unless it is given. May be null.
         */
        public List<byte[]> directories() { return directories; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `EligibleLeaderReplicas`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordEligibleLeaderReplicasTag extends KaitaiStruct {
        public static PartitionChangeRecordEligibleLeaderReplicasTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordEligibleLeaderReplicasTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordEligibleLeaderReplicasTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordEligibleLeaderReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordEligibleLeaderReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
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
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numEligibleLeaderReplicasPlusOne() { return numEligibleLeaderReplicasPlusOne; }

        /**
         * Replicas out of the ISR that have all committed records
         * (KIP-966). `[]int32`, since Kafka 3.7. Tag 6 from version 2 on.
         * Null unless it is given. May be null.
         */
        public List<Integer> eligibleLeaderReplicas() { return eligibleLeaderReplicas; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `Isr`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordIsrTag extends KaitaiStruct {
        public static PartitionChangeRecordIsrTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordIsrTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordIsrTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordIsrTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordIsrTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numIsrPlusOne = new KafkaUnsignedVarint(this._io);
            if (numIsrPlusOne().value() >= ((long) 1)) {
                this.isr = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numIsrPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.isr.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numIsrPlusOne._fetchInstances();
            if (numIsrPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.isr.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numIsrPlusOne;
        private List<Integer> isr;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numIsrPlusOne() { return numIsrPlusOne; }

        /**
         * Replicas that are in sync with the leader. `[]int32`, since Kafka
         * 3.0. Tag 0. Null unless it is given. May be null.
         */
        public List<Integer> isr() { return isr; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LastKnownElr`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordLastKnownElrTag extends KaitaiStruct {
        public static PartitionChangeRecordLastKnownElrTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordLastKnownElrTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordLastKnownElrTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordLastKnownElrTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordLastKnownElrTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
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
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numLastKnownElrPlusOne() { return numLastKnownElrPlusOne; }

        /**
         * For an unclean election when no eligible replica is left
         * (KIP-966). `[]int32`, since Kafka 3.8. Tag 7 from version 2 on.
         * Null unless it is given. May be null.
         */
        public List<Integer> lastKnownElr() { return lastKnownElr; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `LeaderRecoveryState`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordLeaderRecoveryStateTag extends KaitaiStruct {
        public static PartitionChangeRecordLeaderRecoveryStateTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordLeaderRecoveryStateTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordLeaderRecoveryStateTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordLeaderRecoveryStateTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordLeaderRecoveryStateTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
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
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * 1 after an unclean election, until the leader has recovered, else
         * 0. `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        public byte leaderRecoveryState() { return leaderRecoveryState; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `Leader`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordLeaderTag extends KaitaiStruct {
        public static PartitionChangeRecordLeaderTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordLeaderTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordLeaderTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordLeaderTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordLeaderTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.leader = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int leader;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The leader's node; -1 for none, -2 in a change that keeps it.
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        public int leader() { return leader; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `RemovingReplicas`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordRemovingReplicasTag extends KaitaiStruct {
        public static PartitionChangeRecordRemovingReplicasTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordRemovingReplicasTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordRemovingReplicasTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordRemovingReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordRemovingReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRemovingReplicasPlusOne = new KafkaUnsignedVarint(this._io);
            if (numRemovingReplicasPlusOne().value() >= ((long) 1)) {
                this.removingReplicas = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numRemovingReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.removingReplicas.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numRemovingReplicasPlusOne._fetchInstances();
            if (numRemovingReplicasPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.removingReplicas.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numRemovingReplicasPlusOne;
        private List<Integer> removingReplicas;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numRemovingReplicasPlusOne() { return numRemovingReplicasPlusOne; }

        /**
         * Replicas that a reassignment takes away. `[]int32`, since Kafka
         * 3.0. Tag 3. Null unless it is given. May be null.
         */
        public List<Integer> removingReplicas() { return removingReplicas; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * The bytes of the tagged field `Replicas`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordReplicasTag extends KaitaiStruct {
        public static PartitionChangeRecordReplicasTag fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordReplicasTag(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordReplicasTag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordReplicasTag(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numReplicasPlusOne = new KafkaUnsignedVarint(this._io);
            if (numReplicasPlusOne().value() >= ((long) 1)) {
                this.replicas = new ArrayList<Integer>();
                for (int i = 0; i < ((Number) (numReplicasPlusOne().value() - ((long) 1))).longValue(); i++) {
                    this.replicas.add(this._io.readS4be());
                }
            }
        }

        public void _fetchInstances() {
            this.numReplicasPlusOne._fetchInstances();
            if (numReplicasPlusOne().value() >= ((long) 1)) {
                for (int i = 0; i < this.replicas.size(); i++) {
                }
            }
        }
        private KafkaUnsignedVarint numReplicasPlusOne;
        private List<Integer> replicas;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent;

        /**
         * The number of elements plus one; 0 means null.
         */
        public KafkaUnsignedVarint numReplicasPlusOne() { return numReplicasPlusOne; }

        /**
         * All replicas, the preferred leader first. `[]int32`, since Kafka
         * 3.0. Tag 2. Null unless it is given. May be null.
         */
        public List<Integer> replicas() { return replicas; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField _parent() { return _parent; }
    }

    /**
     * A tagged field of `partition_change_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordTaggedField extends KaitaiStruct {
        public static PartitionChangeRecordTaggedField fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordTaggedField(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordTaggedField(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordTaggedField(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordTaggedField(KaitaiStream _io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = new KafkaUnsignedVarint(this._io);
            this.lenData = new KafkaUnsignedVarint(this._io);
            if (tag().value() == 0) {
                KaitaiStream _io_isr = this._io.substream(lenData().value());
                this.isr = new PartitionChangeRecordIsrTag(_io_isr, this, _root);
            }
            if (tag().value() == 1) {
                KaitaiStream _io_leader = this._io.substream(lenData().value());
                this.leader = new PartitionChangeRecordLeaderTag(_io_leader, this, _root);
            }
            if (tag().value() == 2) {
                KaitaiStream _io_replicas = this._io.substream(lenData().value());
                this.replicas = new PartitionChangeRecordReplicasTag(_io_replicas, this, _root);
            }
            if (tag().value() == 3) {
                KaitaiStream _io_removingReplicas = this._io.substream(lenData().value());
                this.removingReplicas = new PartitionChangeRecordRemovingReplicasTag(_io_removingReplicas, this, _root);
            }
            if (tag().value() == 4) {
                KaitaiStream _io_addingReplicas = this._io.substream(lenData().value());
                this.addingReplicas = new PartitionChangeRecordAddingReplicasTag(_io_addingReplicas, this, _root);
            }
            if (tag().value() == 5) {
                KaitaiStream _io_leaderRecoveryState = this._io.substream(lenData().value());
                this.leaderRecoveryState = new PartitionChangeRecordLeaderRecoveryStateTag(_io_leaderRecoveryState, this, _root);
            }
            if (tag().value() == 6) {
                KaitaiStream _io_eligibleLeaderReplicas = this._io.substream(lenData().value());
                this.eligibleLeaderReplicas = new PartitionChangeRecordEligibleLeaderReplicasTag(_io_eligibleLeaderReplicas, this, _root);
            }
            if (tag().value() == 7) {
                KaitaiStream _io_lastKnownElr = this._io.substream(lenData().value());
                this.lastKnownElr = new PartitionChangeRecordLastKnownElrTag(_io_lastKnownElr, this, _root);
            }
            if (tag().value() == 8) {
                KaitaiStream _io_directories = this._io.substream(lenData().value());
                this.directories = new PartitionChangeRecordDirectoriesTag(_io_directories, this, _root);
            }
            if (tag().value() > 8) {
                this.unknownData = this._io.readBytes(lenData().value());
            }
        }

        public void _fetchInstances() {
            this.tag._fetchInstances();
            this.lenData._fetchInstances();
            if (tag().value() == 0) {
                this.isr._fetchInstances();
            }
            if (tag().value() == 1) {
                this.leader._fetchInstances();
            }
            if (tag().value() == 2) {
                this.replicas._fetchInstances();
            }
            if (tag().value() == 3) {
                this.removingReplicas._fetchInstances();
            }
            if (tag().value() == 4) {
                this.addingReplicas._fetchInstances();
            }
            if (tag().value() == 5) {
                this.leaderRecoveryState._fetchInstances();
            }
            if (tag().value() == 6) {
                this.eligibleLeaderReplicas._fetchInstances();
            }
            if (tag().value() == 7) {
                this.lastKnownElr._fetchInstances();
            }
            if (tag().value() == 8) {
                this.directories._fetchInstances();
            }
            if (tag().value() > 8) {
            }
        }
        private KafkaUnsignedVarint tag;
        private KafkaUnsignedVarint lenData;
        private PartitionChangeRecordIsrTag isr;
        private PartitionChangeRecordLeaderTag leader;
        private PartitionChangeRecordReplicasTag replicas;
        private PartitionChangeRecordRemovingReplicasTag removingReplicas;
        private PartitionChangeRecordAddingReplicasTag addingReplicas;
        private PartitionChangeRecordLeaderRecoveryStateTag leaderRecoveryState;
        private PartitionChangeRecordEligibleLeaderReplicasTag eligibleLeaderReplicas;
        private PartitionChangeRecordLastKnownElrTag lastKnownElr;
        private PartitionChangeRecordDirectoriesTag directories;
        private byte[] unknownData;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields _parent;

        /**
         * The number that names the field.
         */
        public KafkaUnsignedVarint tag() { return tag; }

        /**
         * Bytes of the field.
         */
        public KafkaUnsignedVarint lenData() { return lenData; }

        /**
         * Replicas that are in sync with the leader. `[]int32`, since Kafka
         * 3.0. Tag 0. Null unless it is given. May be null.
         */
        public PartitionChangeRecordIsrTag isr() { return isr; }

        /**
         * The leader's node; -1 for none, -2 in a change that keeps it.
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        public PartitionChangeRecordLeaderTag leader() { return leader; }

        /**
         * All replicas, the preferred leader first. `[]int32`, since Kafka
         * 3.0. Tag 2. Null unless it is given. May be null.
         */
        public PartitionChangeRecordReplicasTag replicas() { return replicas; }

        /**
         * Replicas that a reassignment takes away. `[]int32`, since Kafka
         * 3.0. Tag 3. Null unless it is given. May be null.
         */
        public PartitionChangeRecordRemovingReplicasTag removingReplicas() { return removingReplicas; }

        /**
         * Replicas that a reassignment adds. `[]int32`, since Kafka 3.0.
         * Tag 4. Null unless it is given. May be null.
         */
        public PartitionChangeRecordAddingReplicasTag addingReplicas() { return addingReplicas; }

        /**
         * 1 after an unclean election, until the leader has recovered, else
         * 0. `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        public PartitionChangeRecordLeaderRecoveryStateTag leaderRecoveryState() { return leaderRecoveryState; }

        /**
         * Replicas out of the ISR that have all committed records
         * (KIP-966). `[]int32`, since Kafka 3.7. Tag 6 from version 2 on.
         * Null unless it is given. May be null.
         */
        public PartitionChangeRecordEligibleLeaderReplicasTag eligibleLeaderReplicas() { return eligibleLeaderReplicas; }

        /**
         * For an unclean election when no eligible replica is left
         * (KIP-966). `[]int32`, since Kafka 3.8. Tag 7 from version 2 on.
         * Null unless it is given. May be null.
         */
        public PartitionChangeRecordLastKnownElrTag lastKnownElr() { return lastKnownElr; }

        /**
         * Id of the log directory of each replica, in the order of the
         * replicas (KIP-858). `[]uuid`, since Kafka 3.7. Tag 8 from version
         * 1 on. Null unless it is given. May be null.
         */
        public PartitionChangeRecordDirectoriesTag directories() { return directories; }

        /**
         * A field of a tag that is not known.
         */
        public byte[] unknownData() { return unknownData; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields _parent() { return _parent; }
    }

    /**
     * The tagged fields of `partition_change_record`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
     */
    public static class PartitionChangeRecordTaggedFields extends KaitaiStruct {
        public static PartitionChangeRecordTaggedFields fromFile(String fileName) throws IOException {
            return new PartitionChangeRecordTaggedFields(new ByteBufferKaitaiStream(fileName));
        }

        public PartitionChangeRecordTaggedFields(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PartitionChangeRecordTaggedFields(KaitaiStream _io, KafkaPartitionChangeRecord _parent) {
            this(_io, _parent, null);
        }

        public PartitionChangeRecordTaggedFields(KaitaiStream _io, KafkaPartitionChangeRecord _parent, KafkaPartitionChangeRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numFields = new KafkaUnsignedVarint(this._io);
            this.fields = new ArrayList<PartitionChangeRecordTaggedField>();
            for (int i = 0; i < numFields().value(); i++) {
                this.fields.add(new PartitionChangeRecordTaggedField(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private KafkaUnsignedVarint numFields;
        private List<PartitionChangeRecordTaggedField> fields;
        private KafkaPartitionChangeRecord _root;
        private KafkaPartitionChangeRecord _parent;

        /**
         * How many follow.
         */
        public KafkaUnsignedVarint numFields() { return numFields; }

        /**
         * Ascending by tag.
         */
        public List<PartitionChangeRecordTaggedField> fields() { return fields; }
        public KafkaPartitionChangeRecord _root() { return _root; }
        public KafkaPartitionChangeRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private int partitionId;
    private byte[] topicId;
    private PartitionChangeRecordTaggedFields taggedFields;
    private KafkaPartitionChangeRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 5.
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
     * The fields that are there only where they differ from their defaults.
     */
    public PartitionChangeRecordTaggedFields taggedFields() { return taggedFields; }
    public KafkaPartitionChangeRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
