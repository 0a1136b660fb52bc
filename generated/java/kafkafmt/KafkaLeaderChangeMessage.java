// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of the control record LEADER_CHANGE, versions 0 and 1.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum">KIP-595</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853 (version 1)</a>
 */
public class KafkaLeaderChangeMessage extends KaitaiStruct {
    public static KafkaLeaderChangeMessage fromFile(String fileName) throws IOException {
        return new KafkaLeaderChangeMessage(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaLeaderChangeMessage(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaLeaderChangeMessage(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaLeaderChangeMessage(KaitaiStream _io, KaitaiStruct _parent, KafkaLeaderChangeMessage _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        this.leaderId = this._io.readS4be();
        this.numVotersPlusOne = new KafkaUnsignedVarint(this._io);
        this.voters = new ArrayList<LeaderChangeVoter>();
        for (int i = 0; i < ((Number) (numVotersPlusOne().value() - ((long) 1))).longValue(); i++) {
            this.voters.add(new LeaderChangeVoter(this._io, this, _root));
        }
        this.numGrantingVotersPlusOne = new KafkaUnsignedVarint(this._io);
        this.grantingVoters = new ArrayList<LeaderChangeVoter>();
        for (int i = 0; i < ((Number) (numGrantingVotersPlusOne().value() - ((long) 1))).longValue(); i++) {
            this.grantingVoters.add(new LeaderChangeVoter(this._io, this, _root));
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numVotersPlusOne._fetchInstances();
        for (int i = 0; i < this.voters.size(); i++) {
            this.voters.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.numGrantingVotersPlusOne._fetchInstances();
        for (int i = 0; i < this.grantingVoters.size(); i++) {
            this.grantingVoters.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * A voter, with its directory since version 1.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage, Voter</a>
     */
    public static class LeaderChangeVoter extends KaitaiStruct {
        public static LeaderChangeVoter fromFile(String fileName) throws IOException {
            return new LeaderChangeVoter(new ByteBufferKaitaiStream(fileName));
        }

        public LeaderChangeVoter(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LeaderChangeVoter(KaitaiStream _io, KafkaLeaderChangeMessage _parent) {
            this(_io, _parent, null);
        }

        public LeaderChangeVoter(KaitaiStream _io, KafkaLeaderChangeMessage _parent, KafkaLeaderChangeMessage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.voterId = this._io.readS4be();
            if (_parent().version() >= 1) {
                this.voterDirectoryId = this._io.readBytes(16);
            }
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            if (_parent().version() >= 1) {
            }
            this.taggedFields._fetchInstances();
        }
        private int voterId;
        private byte[] voterDirectoryId;
        private KafkaTaggedFields taggedFields;
        private KafkaLeaderChangeMessage _root;
        private KafkaLeaderChangeMessage _parent;

        /**
         * The voter's node.
         */
        public int voterId() { return voterId; }

        /**
         * A UUID, the most significant byte first.
         */
        public byte[] voterDirectoryId() { return voterDirectoryId; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaLeaderChangeMessage _root() { return _root; }
        public KafkaLeaderChangeMessage _parent() { return _parent; }
    }
    private short version;
    private int leaderId;
    private KafkaUnsignedVarint numVotersPlusOne;
    private List<LeaderChangeVoter> voters;
    private KafkaUnsignedVarint numGrantingVotersPlusOne;
    private List<LeaderChangeVoter> grantingVoters;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaLeaderChangeMessage _root;
    private KaitaiStruct _parent;

    /**
     * The version of this message, 0 or 1.
     */
    public short version() { return version; }

    /**
     * The node that became the leader.
     */
    public int leaderId() { return leaderId; }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    public KafkaUnsignedVarint numVotersPlusOne() { return numVotersPlusOne; }

    /**
     * The quorum's voters.
     */
    public List<LeaderChangeVoter> voters() { return voters; }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    public KafkaUnsignedVarint numGrantingVotersPlusOne() { return numGrantingVotersPlusOne; }

    /**
     * The voters who voted for this leader.
     */
    public List<LeaderChangeVoter> grantingVoters() { return grantingVoters; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaLeaderChangeMessage _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
