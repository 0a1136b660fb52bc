// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of the control record KRAFT_VOTERS, the whole set of voters of a
 * KRaft quorum.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
 */
public class KafkaVotersRecord extends KaitaiStruct {
    public static KafkaVotersRecord fromFile(String fileName) throws IOException {
        return new KafkaVotersRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaVotersRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaVotersRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaVotersRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaVotersRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        this.numVotersPlusOne = new KafkaUnsignedVarint(this._io);
        this.voters = new ArrayList<VotersRecordVoter>();
        for (int i = 0; i < ((Number) (numVotersPlusOne().value() - ((long) 1))).longValue(); i++) {
            this.voters.add(new VotersRecordVoter(this._io, this, _root));
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numVotersPlusOne._fetchInstances();
        for (int i = 0; i < this.voters.size(); i++) {
            this.voters.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.taggedFields._fetchInstances();
    }

    /**
     * The levels of kraft.version that the voter knows.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, KRaftVersionFeature</a>
     */
    public static class KraftVersionFeature extends KaitaiStruct {
        public static KraftVersionFeature fromFile(String fileName) throws IOException {
            return new KraftVersionFeature(new ByteBufferKaitaiStream(fileName));
        }

        public KraftVersionFeature(KaitaiStream _io) {
            this(_io, null, null);
        }

        public KraftVersionFeature(KaitaiStream _io, KafkaVotersRecord.VotersRecordVoter _parent) {
            this(_io, _parent, null);
        }

        public KraftVersionFeature(KaitaiStream _io, KafkaVotersRecord.VotersRecordVoter _parent, KafkaVotersRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.minSupportedVersion = this._io.readS2be();
            this.maxSupportedVersion = this._io.readS2be();
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.taggedFields._fetchInstances();
        }
        private short minSupportedVersion;
        private short maxSupportedVersion;
        private KafkaTaggedFields taggedFields;
        private KafkaVotersRecord _root;
        private KafkaVotersRecord.VotersRecordVoter _parent;

        /**
         * The lowest level.
         */
        public short minSupportedVersion() { return minSupportedVersion; }

        /**
         * The highest level.
         */
        public short maxSupportedVersion() { return maxSupportedVersion; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaVotersRecord _root() { return _root; }
        public KafkaVotersRecord.VotersRecordVoter _parent() { return _parent; }
    }

    /**
     * An address at which the voter listens.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Endpoint</a>
     */
    public static class VoterEndpoint extends KaitaiStruct {
        public static VoterEndpoint fromFile(String fileName) throws IOException {
            return new VoterEndpoint(new ByteBufferKaitaiStream(fileName));
        }

        public VoterEndpoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VoterEndpoint(KaitaiStream _io, KafkaVotersRecord.VotersRecordVoter _parent) {
            this(_io, _parent, null);
        }

        public VoterEndpoint(KaitaiStream _io, KafkaVotersRecord.VotersRecordVoter _parent, KafkaVotersRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new KafkaCompactString(this._io);
            this.host = new KafkaCompactString(this._io);
            this.port = this._io.readU2be();
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
        private KafkaTaggedFields taggedFields;
        private KafkaVotersRecord _root;
        private KafkaVotersRecord.VotersRecordVoter _parent;

        /**
         * Name of the listener.
         */
        public KafkaCompactString name() { return name; }

        /**
         * Name or address of the machine.
         */
        public KafkaCompactString host() { return host; }

        /**
         * The port.
         */
        public int port() { return port; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaVotersRecord _root() { return _root; }
        public KafkaVotersRecord.VotersRecordVoter _parent() { return _parent; }
    }

    /**
     * One voter.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Voter</a>
     */
    public static class VotersRecordVoter extends KaitaiStruct {
        public static VotersRecordVoter fromFile(String fileName) throws IOException {
            return new VotersRecordVoter(new ByteBufferKaitaiStream(fileName));
        }

        public VotersRecordVoter(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VotersRecordVoter(KaitaiStream _io, KafkaVotersRecord _parent) {
            this(_io, _parent, null);
        }

        public VotersRecordVoter(KaitaiStream _io, KafkaVotersRecord _parent, KafkaVotersRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.voterId = this._io.readS4be();
            this.voterDirectoryId = this._io.readBytes(16);
            this.numEndpointsPlusOne = new KafkaUnsignedVarint(this._io);
            this.endpoints = new ArrayList<VoterEndpoint>();
            for (int i = 0; i < ((Number) (numEndpointsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.endpoints.add(new VoterEndpoint(this._io, this, _root));
            }
            this.kraftVersionFeature = new KraftVersionFeature(this._io, this, _root);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.numEndpointsPlusOne._fetchInstances();
            for (int i = 0; i < this.endpoints.size(); i++) {
                this.endpoints.get(((Number) (i)).intValue())._fetchInstances();
            }
            this.kraftVersionFeature._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private int voterId;
        private byte[] voterDirectoryId;
        private KafkaUnsignedVarint numEndpointsPlusOne;
        private List<VoterEndpoint> endpoints;
        private KraftVersionFeature kraftVersionFeature;
        private KafkaTaggedFields taggedFields;
        private KafkaVotersRecord _root;
        private KafkaVotersRecord _parent;

        /**
         * The voter's node.
         */
        public int voterId() { return voterId; }

        /**
         * A UUID, the most significant byte first.
         */
        public byte[] voterDirectoryId() { return voterDirectoryId; }

        /**
         * The array's length plus one (a compact array); never 0, which
         * would be null.
         */
        public KafkaUnsignedVarint numEndpointsPlusOne() { return numEndpointsPlusOne; }

        /**
         * The addresses at which it listens.
         */
        public List<VoterEndpoint> endpoints() { return endpoints; }

        /**
         * The levels of kraft.version that it knows.
         */
        public KraftVersionFeature kraftVersionFeature() { return kraftVersionFeature; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaVotersRecord _root() { return _root; }
        public KafkaVotersRecord _parent() { return _parent; }
    }
    private short version;
    private KafkaUnsignedVarint numVotersPlusOne;
    private List<VotersRecordVoter> voters;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaVotersRecord _root;
    private KaitaiStruct _parent;

    /**
     * The version of this message; 0 in every release.
     */
    public short version() { return version; }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    public KafkaUnsignedVarint numVotersPlusOne() { return numVotersPlusOne; }

    /**
     * All voters of the quorum.
     */
    public List<VotersRecordVoter> voters() { return voters; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaVotersRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
