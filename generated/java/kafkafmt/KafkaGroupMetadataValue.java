// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.3. Version 4 since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue</a>
 */
public class KafkaGroupMetadataValue extends KaitaiStruct {
    public static KafkaGroupMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaGroupMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaGroupMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaGroupMetadataValue _root) {
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
        if (!(this.messageVersion <= 4)) {
            throw new KaitaiStream.ValidationGreaterThanError(4, this.messageVersion, this._io, "/seq/0");
        }
        if (messageVersion() <= 3) {
            this.protocolTypeV0 = new KafkaString(this._io);
        }
        if (messageVersion() >= 4) {
            this.protocolTypeV4 = new KafkaCompactString(this._io);
        }
        this.generation = this._io.readS4be();
        if (messageVersion() <= 3) {
            this.protocolV0 = new KafkaString(this._io);
        }
        if (messageVersion() >= 4) {
            this.protocolV4 = new KafkaCompactString(this._io);
        }
        if (messageVersion() <= 3) {
            this.leaderV0 = new KafkaString(this._io);
        }
        if (messageVersion() >= 4) {
            this.leaderV4 = new KafkaCompactString(this._io);
        }
        if (messageVersion() >= 2) {
            this.currentStateTimestamp = this._io.readS8be();
        }
        if (messageVersion() <= 0) {
            this.numMembersV0 = this._io.readS4be();
        }
        if ( ((messageVersion() <= 0) && (numMembersV0() >= 0)) ) {
            this.membersV0 = new ArrayList<GroupMetadataValueMemberMetadataV0>();
            for (int i = 0; i < numMembersV0(); i++) {
                this.membersV0.add(new GroupMetadataValueMemberMetadataV0(this._io, this, _root));
            }
        }
        if ( ((messageVersion() >= 1) && (messageVersion() <= 2)) ) {
            this.numMembersV1 = this._io.readS4be();
        }
        if ( ((messageVersion() >= 1) && (messageVersion() <= 2) && (numMembersV1() >= 0)) ) {
            this.membersV1 = new ArrayList<GroupMetadataValueMemberMetadataV1>();
            for (int i = 0; i < numMembersV1(); i++) {
                this.membersV1.add(new GroupMetadataValueMemberMetadataV1(this._io, this, _root));
            }
        }
        if (messageVersion() == 3) {
            this.numMembersV3 = this._io.readS4be();
        }
        if ( ((messageVersion() == 3) && (numMembersV3() >= 0)) ) {
            this.membersV3 = new ArrayList<GroupMetadataValueMemberMetadataV3>();
            for (int i = 0; i < numMembersV3(); i++) {
                this.membersV3.add(new GroupMetadataValueMemberMetadataV3(this._io, this, _root));
            }
        }
        if (messageVersion() >= 4) {
            this.numMembersV4PlusOne = new KafkaUnsignedVarint(this._io);
        }
        if ( ((messageVersion() >= 4) && (numMembersV4PlusOne().value() >= ((long) 1))) ) {
            this.membersV4 = new ArrayList<GroupMetadataValueMemberMetadataV4>();
            for (int i = 0; i < ((Number) (numMembersV4PlusOne().value() - ((long) 1))).longValue(); i++) {
                this.membersV4.add(new GroupMetadataValueMemberMetadataV4(this._io, this, _root));
            }
        }
        if (messageVersion() >= 4) {
            this.taggedFields = new KafkaTaggedFields(this._io);
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        if (messageVersion() <= 3) {
            this.protocolTypeV0._fetchInstances();
        }
        if (messageVersion() >= 4) {
            this.protocolTypeV4._fetchInstances();
        }
        if (messageVersion() <= 3) {
            this.protocolV0._fetchInstances();
        }
        if (messageVersion() >= 4) {
            this.protocolV4._fetchInstances();
        }
        if (messageVersion() <= 3) {
            this.leaderV0._fetchInstances();
        }
        if (messageVersion() >= 4) {
            this.leaderV4._fetchInstances();
        }
        if (messageVersion() >= 2) {
        }
        if (messageVersion() <= 0) {
        }
        if ( ((messageVersion() <= 0) && (numMembersV0() >= 0)) ) {
            for (int i = 0; i < this.membersV0.size(); i++) {
                this.membersV0.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if ( ((messageVersion() >= 1) && (messageVersion() <= 2)) ) {
        }
        if ( ((messageVersion() >= 1) && (messageVersion() <= 2) && (numMembersV1() >= 0)) ) {
            for (int i = 0; i < this.membersV1.size(); i++) {
                this.membersV1.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() == 3) {
        }
        if ( ((messageVersion() == 3) && (numMembersV3() >= 0)) ) {
            for (int i = 0; i < this.membersV3.size(); i++) {
                this.membersV3.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() >= 4) {
            this.numMembersV4PlusOne._fetchInstances();
        }
        if ( ((messageVersion() >= 4) && (numMembersV4PlusOne().value() >= ((long) 1))) ) {
            for (int i = 0; i < this.membersV4.size(); i++) {
                this.membersV4.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (messageVersion() >= 4) {
            this.taggedFields._fetchInstances();
        }
    }

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 0.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
     */
    public static class GroupMetadataValueMemberMetadataV0 extends KaitaiStruct {
        public static GroupMetadataValueMemberMetadataV0 fromFile(String fileName) throws IOException {
            return new GroupMetadataValueMemberMetadataV0(new ByteBufferKaitaiStream(fileName));
        }

        public GroupMetadataValueMemberMetadataV0(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GroupMetadataValueMemberMetadataV0(KaitaiStream _io, KafkaGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public GroupMetadataValueMemberMetadataV0(KaitaiStream _io, KafkaGroupMetadataValue _parent, KafkaGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.memberId = new KafkaString(this._io);
            this.clientId = new KafkaString(this._io);
            this.clientHost = new KafkaString(this._io);
            this.sessionTimeout = this._io.readS4be();
            this.subscription = new KafkaBytes(this._io);
            this.assignment = new KafkaBytes(this._io);
        }

        public void _fetchInstances() {
            this.memberId._fetchInstances();
            this.clientId._fetchInstances();
            this.clientHost._fetchInstances();
            this.subscription._fetchInstances();
            this.assignment._fetchInstances();
        }
        private KafkaString memberId;
        private KafkaString clientId;
        private KafkaString clientHost;
        private int sessionTimeout;
        private KafkaBytes subscription;
        private KafkaBytes assignment;
        private KafkaGroupMetadataValue _root;
        private KafkaGroupMetadataValue _parent;

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString memberId() { return memberId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientId() { return clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientHost() { return clientHost; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public int sessionTimeout() { return sessionTimeout; }

        /**
         * The member's blob; a consumer's is a
         * ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes subscription() { return subscription; }

        /**
         * The leader's blob for the member; a consumer's is a
         * ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes assignment() { return assignment; }
        public KafkaGroupMetadataValue _root() { return _root; }
        public KafkaGroupMetadataValue _parent() { return _parent; }
    }

    /**
     * `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
     */
    public static class GroupMetadataValueMemberMetadataV1 extends KaitaiStruct {
        public static GroupMetadataValueMemberMetadataV1 fromFile(String fileName) throws IOException {
            return new GroupMetadataValueMemberMetadataV1(new ByteBufferKaitaiStream(fileName));
        }

        public GroupMetadataValueMemberMetadataV1(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GroupMetadataValueMemberMetadataV1(KaitaiStream _io, KafkaGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public GroupMetadataValueMemberMetadataV1(KaitaiStream _io, KafkaGroupMetadataValue _parent, KafkaGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.memberId = new KafkaString(this._io);
            this.clientId = new KafkaString(this._io);
            this.clientHost = new KafkaString(this._io);
            this.rebalanceTimeout = this._io.readS4be();
            this.sessionTimeout = this._io.readS4be();
            this.subscription = new KafkaBytes(this._io);
            this.assignment = new KafkaBytes(this._io);
        }

        public void _fetchInstances() {
            this.memberId._fetchInstances();
            this.clientId._fetchInstances();
            this.clientHost._fetchInstances();
            this.subscription._fetchInstances();
            this.assignment._fetchInstances();
        }
        private KafkaString memberId;
        private KafkaString clientId;
        private KafkaString clientHost;
        private int rebalanceTimeout;
        private int sessionTimeout;
        private KafkaBytes subscription;
        private KafkaBytes assignment;
        private KafkaGroupMetadataValue _root;
        private KafkaGroupMetadataValue _parent;

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString memberId() { return memberId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientId() { return clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientHost() { return clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
         * given.
         */
        public int rebalanceTimeout() { return rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public int sessionTimeout() { return sessionTimeout; }

        /**
         * The member's blob; a consumer's is a
         * ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes subscription() { return subscription; }

        /**
         * The leader's blob for the member; a consumer's is a
         * ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes assignment() { return assignment; }
        public KafkaGroupMetadataValue _root() { return _root; }
        public KafkaGroupMetadataValue _parent() { return _parent; }
    }

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 3.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
     */
    public static class GroupMetadataValueMemberMetadataV3 extends KaitaiStruct {
        public static GroupMetadataValueMemberMetadataV3 fromFile(String fileName) throws IOException {
            return new GroupMetadataValueMemberMetadataV3(new ByteBufferKaitaiStream(fileName));
        }

        public GroupMetadataValueMemberMetadataV3(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GroupMetadataValueMemberMetadataV3(KaitaiStream _io, KafkaGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public GroupMetadataValueMemberMetadataV3(KaitaiStream _io, KafkaGroupMetadataValue _parent, KafkaGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.memberId = new KafkaString(this._io);
            this.groupInstanceId = new KafkaString(this._io);
            this.clientId = new KafkaString(this._io);
            this.clientHost = new KafkaString(this._io);
            this.rebalanceTimeout = this._io.readS4be();
            this.sessionTimeout = this._io.readS4be();
            this.subscription = new KafkaBytes(this._io);
            this.assignment = new KafkaBytes(this._io);
        }

        public void _fetchInstances() {
            this.memberId._fetchInstances();
            this.groupInstanceId._fetchInstances();
            this.clientId._fetchInstances();
            this.clientHost._fetchInstances();
            this.subscription._fetchInstances();
            this.assignment._fetchInstances();
        }
        private KafkaString memberId;
        private KafkaString groupInstanceId;
        private KafkaString clientId;
        private KafkaString clientHost;
        private int rebalanceTimeout;
        private int sessionTimeout;
        private KafkaBytes subscription;
        private KafkaBytes assignment;
        private KafkaGroupMetadataValue _root;
        private KafkaGroupMetadataValue _parent;

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString memberId() { return memberId; }

        /**
         * Id of a static member (KIP-345). `string`, since Kafka 2.3.
         * Versions 3 to 4. Null unless it is given. May be null.
         */
        public KafkaString groupInstanceId() { return groupInstanceId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientId() { return clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaString clientHost() { return clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
         * given.
         */
        public int rebalanceTimeout() { return rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public int sessionTimeout() { return sessionTimeout; }

        /**
         * The member's blob; a consumer's is a
         * ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes subscription() { return subscription; }

        /**
         * The leader's blob for the member; a consumer's is a
         * ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
         */
        public KafkaBytes assignment() { return assignment; }
        public KafkaGroupMetadataValue _root() { return _root; }
        public KafkaGroupMetadataValue _parent() { return _parent; }
    }

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 4.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
     */
    public static class GroupMetadataValueMemberMetadataV4 extends KaitaiStruct {
        public static GroupMetadataValueMemberMetadataV4 fromFile(String fileName) throws IOException {
            return new GroupMetadataValueMemberMetadataV4(new ByteBufferKaitaiStream(fileName));
        }

        public GroupMetadataValueMemberMetadataV4(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GroupMetadataValueMemberMetadataV4(KaitaiStream _io, KafkaGroupMetadataValue _parent) {
            this(_io, _parent, null);
        }

        public GroupMetadataValueMemberMetadataV4(KaitaiStream _io, KafkaGroupMetadataValue _parent, KafkaGroupMetadataValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.memberId = new KafkaCompactString(this._io);
            this.groupInstanceId = new KafkaCompactString(this._io);
            this.clientId = new KafkaCompactString(this._io);
            this.clientHost = new KafkaCompactString(this._io);
            this.rebalanceTimeout = this._io.readS4be();
            this.sessionTimeout = this._io.readS4be();
            this.subscription = new KafkaCompactBytes(this._io);
            this.assignment = new KafkaCompactBytes(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.memberId._fetchInstances();
            this.groupInstanceId._fetchInstances();
            this.clientId._fetchInstances();
            this.clientHost._fetchInstances();
            this.subscription._fetchInstances();
            this.assignment._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString memberId;
        private KafkaCompactString groupInstanceId;
        private KafkaCompactString clientId;
        private KafkaCompactString clientHost;
        private int rebalanceTimeout;
        private int sessionTimeout;
        private KafkaCompactBytes subscription;
        private KafkaCompactBytes assignment;
        private KafkaTaggedFields taggedFields;
        private KafkaGroupMetadataValue _root;
        private KafkaGroupMetadataValue _parent;

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaCompactString memberId() { return memberId; }

        /**
         * Id of a static member (KIP-345). `string`, since Kafka 2.3.
         * Versions 3 to 4. Null unless it is given. May be null.
         */
        public KafkaCompactString groupInstanceId() { return groupInstanceId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaCompactString clientId() { return clientId; }

        /**
         * `string`, since Kafka 0.9.
         */
        public KafkaCompactString clientHost() { return clientHost; }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
         * given.
         */
        public int rebalanceTimeout() { return rebalanceTimeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        public int sessionTimeout() { return sessionTimeout; }

        /**
         * The member's blob; a consumer's is a
         * ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
         */
        public KafkaCompactBytes subscription() { return subscription; }

        /**
         * The leader's blob for the member; a consumer's is a
         * ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
         */
        public KafkaCompactBytes assignment() { return assignment; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaGroupMetadataValue _root() { return _root; }
        public KafkaGroupMetadataValue _parent() { return _parent; }
    }
    private short messageVersion;
    private KafkaString protocolTypeV0;
    private KafkaCompactString protocolTypeV4;
    private int generation;
    private KafkaString protocolV0;
    private KafkaCompactString protocolV4;
    private KafkaString leaderV0;
    private KafkaCompactString leaderV4;
    private Long currentStateTimestamp;
    private Integer numMembersV0;
    private List<GroupMetadataValueMemberMetadataV0> membersV0;
    private Integer numMembersV1;
    private List<GroupMetadataValueMemberMetadataV1> membersV1;
    private Integer numMembersV3;
    private List<GroupMetadataValueMemberMetadataV3> membersV3;
    private KafkaUnsignedVarint numMembersV4PlusOne;
    private List<GroupMetadataValueMemberMetadataV4> membersV4;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaGroupMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `consumer` of consumers; others have their own, as `connect`.
     * `string`, since Kafka 0.9.
     */
    public KafkaString protocolTypeV0() { return protocolTypeV0; }

    /**
     * `consumer` of consumers; others have their own, as `connect`.
     * `string`, since Kafka 0.9.
     */
    public KafkaCompactString protocolTypeV4() { return protocolTypeV4; }

    /**
     * Goes up with each rebalance. `int32`, since Kafka 0.9.
     */
    public int generation() { return generation; }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    public KafkaString protocolV0() { return protocolV0; }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    public KafkaCompactString protocolV4() { return protocolV4; }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    public KafkaString leaderV0() { return leaderV0; }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    public KafkaCompactString leaderV4() { return leaderV4; }

    /**
     * When the group came into its state. `int64`, since Kafka 2.1.
     * Versions 2 to 4. -1 unless it is given.
     */
    public Long currentStateTimestamp() { return currentStateTimestamp; }

    /**
     * The number of elements; any value below zero means null.
     */
    public Integer numMembersV0() { return numMembersV0; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    public List<GroupMetadataValueMemberMetadataV0> membersV0() { return membersV0; }

    /**
     * The number of elements; any value below zero means null.
     */
    public Integer numMembersV1() { return numMembersV1; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    public List<GroupMetadataValueMemberMetadataV1> membersV1() { return membersV1; }

    /**
     * The number of elements; any value below zero means null.
     */
    public Integer numMembersV3() { return numMembersV3; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    public List<GroupMetadataValueMemberMetadataV3> membersV3() { return membersV3; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numMembersV4PlusOne() { return numMembersV4PlusOne; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    public List<GroupMetadataValueMemberMetadataV4> membersV4() { return membersV4; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaGroupMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
