// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
    /// Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
    /// Kafka 2.3. Version 4 since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue</a>
    /// </remarks>
    public partial class KafkaGroupMetadataValue : KaitaiStruct
    {
        public static KafkaGroupMetadataValue FromFile(string fileName)
        {
            return new KafkaGroupMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaGroupMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaGroupMetadataValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _messageVersion = m_io.ReadS2be();
            if (!(_messageVersion >= 0))
            {
                throw new ValidationLessThanError(0, _messageVersion, m_io, "/seq/0");
            }
            if (!(_messageVersion <= 4))
            {
                throw new ValidationGreaterThanError(4, _messageVersion, m_io, "/seq/0");
            }
            if (MessageVersion <= 3) {
                _protocolTypeV0 = new KafkaString(m_io);
            }
            if (MessageVersion >= 4) {
                _protocolTypeV4 = new KafkaCompactString(m_io);
            }
            _generation = m_io.ReadS4be();
            if (MessageVersion <= 3) {
                _protocolV0 = new KafkaString(m_io);
            }
            if (MessageVersion >= 4) {
                _protocolV4 = new KafkaCompactString(m_io);
            }
            if (MessageVersion <= 3) {
                _leaderV0 = new KafkaString(m_io);
            }
            if (MessageVersion >= 4) {
                _leaderV4 = new KafkaCompactString(m_io);
            }
            if (MessageVersion >= 2) {
                _currentStateTimestamp = m_io.ReadS8be();
            }
            if (MessageVersion <= 0) {
                _numMembersV0 = m_io.ReadS4be();
            }
            if ( ((MessageVersion <= 0) && (NumMembersV0 >= 0)) ) {
                _membersV0 = new List<GroupMetadataValueMemberMetadataV0>();
                for (var i = 0; i < NumMembersV0; i++)
                {
                    _membersV0.Add(new GroupMetadataValueMemberMetadataV0(m_io, this, m_root));
                }
            }
            if ( ((MessageVersion >= 1) && (MessageVersion <= 2)) ) {
                _numMembersV1 = m_io.ReadS4be();
            }
            if ( ((MessageVersion >= 1) && (MessageVersion <= 2) && (NumMembersV1 >= 0)) ) {
                _membersV1 = new List<GroupMetadataValueMemberMetadataV1>();
                for (var i = 0; i < NumMembersV1; i++)
                {
                    _membersV1.Add(new GroupMetadataValueMemberMetadataV1(m_io, this, m_root));
                }
            }
            if (MessageVersion == 3) {
                _numMembersV3 = m_io.ReadS4be();
            }
            if ( ((MessageVersion == 3) && (NumMembersV3 >= 0)) ) {
                _membersV3 = new List<GroupMetadataValueMemberMetadataV3>();
                for (var i = 0; i < NumMembersV3; i++)
                {
                    _membersV3.Add(new GroupMetadataValueMemberMetadataV3(m_io, this, m_root));
                }
            }
            if (MessageVersion >= 4) {
                _numMembersV4PlusOne = new KafkaUnsignedVarint(m_io);
            }
            if ( ((MessageVersion >= 4) && (NumMembersV4PlusOne.Value >= ((long) (1)))) ) {
                _membersV4 = new List<GroupMetadataValueMemberMetadataV4>();
                for (var i = 0; i < ((long) (NumMembersV4PlusOne.Value - ((long) (1)))); i++)
                {
                    _membersV4.Add(new GroupMetadataValueMemberMetadataV4(m_io, this, m_root));
                }
            }
            if (MessageVersion >= 4) {
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// `MemberMetadata` of `GroupMetadataValue`, version 0.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
        /// </remarks>
        public partial class GroupMetadataValueMemberMetadataV0 : KaitaiStruct
        {
            public static GroupMetadataValueMemberMetadataV0 FromFile(string fileName)
            {
                return new GroupMetadataValueMemberMetadataV0(new KaitaiStream(fileName));
            }

            public GroupMetadataValueMemberMetadataV0(KaitaiStream p__io, KafkaGroupMetadataValue p__parent = null, KafkaGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _memberId = new KafkaString(m_io);
                _clientId = new KafkaString(m_io);
                _clientHost = new KafkaString(m_io);
                _sessionTimeout = m_io.ReadS4be();
                _subscription = new KafkaBytes(m_io);
                _assignment = new KafkaBytes(m_io);
            }
            private KafkaString _memberId;
            private KafkaString _clientId;
            private KafkaString _clientHost;
            private int _sessionTimeout;
            private KafkaBytes _subscription;
            private KafkaBytes _assignment;
            private KafkaGroupMetadataValue m_root;
            private KafkaGroupMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString MemberId { get { return _memberId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientId { get { return _clientId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientHost { get { return _clientHost; } }

            /// <summary>
            /// `int32`, since Kafka 0.9.
            /// </summary>
            public int SessionTimeout { get { return _sessionTimeout; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Subscription { get { return _subscription; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Assignment { get { return _assignment; } }
            public KafkaGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaGroupMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
        /// </remarks>
        public partial class GroupMetadataValueMemberMetadataV1 : KaitaiStruct
        {
            public static GroupMetadataValueMemberMetadataV1 FromFile(string fileName)
            {
                return new GroupMetadataValueMemberMetadataV1(new KaitaiStream(fileName));
            }

            public GroupMetadataValueMemberMetadataV1(KaitaiStream p__io, KafkaGroupMetadataValue p__parent = null, KafkaGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _memberId = new KafkaString(m_io);
                _clientId = new KafkaString(m_io);
                _clientHost = new KafkaString(m_io);
                _rebalanceTimeout = m_io.ReadS4be();
                _sessionTimeout = m_io.ReadS4be();
                _subscription = new KafkaBytes(m_io);
                _assignment = new KafkaBytes(m_io);
            }
            private KafkaString _memberId;
            private KafkaString _clientId;
            private KafkaString _clientHost;
            private int _rebalanceTimeout;
            private int _sessionTimeout;
            private KafkaBytes _subscription;
            private KafkaBytes _assignment;
            private KafkaGroupMetadataValue m_root;
            private KafkaGroupMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString MemberId { get { return _memberId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientId { get { return _clientId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientHost { get { return _clientHost; } }

            /// <summary>
            /// `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
            /// </summary>
            public int RebalanceTimeout { get { return _rebalanceTimeout; } }

            /// <summary>
            /// `int32`, since Kafka 0.9.
            /// </summary>
            public int SessionTimeout { get { return _sessionTimeout; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Subscription { get { return _subscription; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Assignment { get { return _assignment; } }
            public KafkaGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaGroupMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `MemberMetadata` of `GroupMetadataValue`, version 3.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
        /// </remarks>
        public partial class GroupMetadataValueMemberMetadataV3 : KaitaiStruct
        {
            public static GroupMetadataValueMemberMetadataV3 FromFile(string fileName)
            {
                return new GroupMetadataValueMemberMetadataV3(new KaitaiStream(fileName));
            }

            public GroupMetadataValueMemberMetadataV3(KaitaiStream p__io, KafkaGroupMetadataValue p__parent = null, KafkaGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _memberId = new KafkaString(m_io);
                _groupInstanceId = new KafkaString(m_io);
                _clientId = new KafkaString(m_io);
                _clientHost = new KafkaString(m_io);
                _rebalanceTimeout = m_io.ReadS4be();
                _sessionTimeout = m_io.ReadS4be();
                _subscription = new KafkaBytes(m_io);
                _assignment = new KafkaBytes(m_io);
            }
            private KafkaString _memberId;
            private KafkaString _groupInstanceId;
            private KafkaString _clientId;
            private KafkaString _clientHost;
            private int _rebalanceTimeout;
            private int _sessionTimeout;
            private KafkaBytes _subscription;
            private KafkaBytes _assignment;
            private KafkaGroupMetadataValue m_root;
            private KafkaGroupMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString MemberId { get { return _memberId; } }

            /// <summary>
            /// `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
            /// May be null.
            /// </summary>
            public KafkaString GroupInstanceId { get { return _groupInstanceId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientId { get { return _clientId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaString ClientHost { get { return _clientHost; } }

            /// <summary>
            /// `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
            /// </summary>
            public int RebalanceTimeout { get { return _rebalanceTimeout; } }

            /// <summary>
            /// `int32`, since Kafka 0.9.
            /// </summary>
            public int SessionTimeout { get { return _sessionTimeout; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Subscription { get { return _subscription; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaBytes Assignment { get { return _assignment; } }
            public KafkaGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaGroupMetadataValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `MemberMetadata` of `GroupMetadataValue`, version 4.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
        /// </remarks>
        public partial class GroupMetadataValueMemberMetadataV4 : KaitaiStruct
        {
            public static GroupMetadataValueMemberMetadataV4 FromFile(string fileName)
            {
                return new GroupMetadataValueMemberMetadataV4(new KaitaiStream(fileName));
            }

            public GroupMetadataValueMemberMetadataV4(KaitaiStream p__io, KafkaGroupMetadataValue p__parent = null, KafkaGroupMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _memberId = new KafkaCompactString(m_io);
                _groupInstanceId = new KafkaCompactString(m_io);
                _clientId = new KafkaCompactString(m_io);
                _clientHost = new KafkaCompactString(m_io);
                _rebalanceTimeout = m_io.ReadS4be();
                _sessionTimeout = m_io.ReadS4be();
                _subscription = new KafkaCompactBytes(m_io);
                _assignment = new KafkaCompactBytes(m_io);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _memberId;
            private KafkaCompactString _groupInstanceId;
            private KafkaCompactString _clientId;
            private KafkaCompactString _clientHost;
            private int _rebalanceTimeout;
            private int _sessionTimeout;
            private KafkaCompactBytes _subscription;
            private KafkaCompactBytes _assignment;
            private KafkaTaggedFields _taggedFields;
            private KafkaGroupMetadataValue m_root;
            private KafkaGroupMetadataValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaCompactString MemberId { get { return _memberId; } }

            /// <summary>
            /// `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
            /// May be null.
            /// </summary>
            public KafkaCompactString GroupInstanceId { get { return _groupInstanceId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaCompactString ClientId { get { return _clientId; } }

            /// <summary>
            /// `string`, since Kafka 0.9.
            /// </summary>
            public KafkaCompactString ClientHost { get { return _clientHost; } }

            /// <summary>
            /// `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
            /// </summary>
            public int RebalanceTimeout { get { return _rebalanceTimeout; } }

            /// <summary>
            /// `int32`, since Kafka 0.9.
            /// </summary>
            public int SessionTimeout { get { return _sessionTimeout; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaCompactBytes Subscription { get { return _subscription; } }

            /// <summary>
            /// `bytes`, since Kafka 0.9.
            /// </summary>
            public KafkaCompactBytes Assignment { get { return _assignment; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaGroupMetadataValue M_Root { get { return m_root; } }
            public KafkaGroupMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private KafkaString _protocolTypeV0;
        private KafkaCompactString _protocolTypeV4;
        private int _generation;
        private KafkaString _protocolV0;
        private KafkaCompactString _protocolV4;
        private KafkaString _leaderV0;
        private KafkaCompactString _leaderV4;
        private long? _currentStateTimestamp;
        private int? _numMembersV0;
        private List<GroupMetadataValueMemberMetadataV0> _membersV0;
        private int? _numMembersV1;
        private List<GroupMetadataValueMemberMetadataV1> _membersV1;
        private int? _numMembersV3;
        private List<GroupMetadataValueMemberMetadataV3> _membersV3;
        private KafkaUnsignedVarint _numMembersV4PlusOne;
        private List<GroupMetadataValueMemberMetadataV4> _membersV4;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaGroupMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaString ProtocolTypeV0 { get { return _protocolTypeV0; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaCompactString ProtocolTypeV4 { get { return _protocolTypeV4; } }

        /// <summary>
        /// `int32`, since Kafka 0.9.
        /// </summary>
        public int Generation { get { return _generation; } }

        /// <summary>
        /// `string`, since Kafka 0.9. May be null.
        /// </summary>
        public KafkaString ProtocolV0 { get { return _protocolV0; } }

        /// <summary>
        /// `string`, since Kafka 0.9. May be null.
        /// </summary>
        public KafkaCompactString ProtocolV4 { get { return _protocolV4; } }

        /// <summary>
        /// `string`, since Kafka 0.9. May be null.
        /// </summary>
        public KafkaString LeaderV0 { get { return _leaderV0; } }

        /// <summary>
        /// `string`, since Kafka 0.9. May be null.
        /// </summary>
        public KafkaCompactString LeaderV4 { get { return _leaderV4; } }

        /// <summary>
        /// `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
        /// JavaScript rounds it beyond 2^53.
        /// </summary>
        public long? CurrentStateTimestamp { get { return _currentStateTimestamp; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int? NumMembersV0 { get { return _numMembersV0; } }

        /// <summary>
        /// `[]MemberMetadata`, since Kafka 0.9.
        /// </summary>
        public List<GroupMetadataValueMemberMetadataV0> MembersV0 { get { return _membersV0; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int? NumMembersV1 { get { return _numMembersV1; } }

        /// <summary>
        /// `[]MemberMetadata`, since Kafka 0.9.
        /// </summary>
        public List<GroupMetadataValueMemberMetadataV1> MembersV1 { get { return _membersV1; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int? NumMembersV3 { get { return _numMembersV3; } }

        /// <summary>
        /// `[]MemberMetadata`, since Kafka 0.9.
        /// </summary>
        public List<GroupMetadataValueMemberMetadataV3> MembersV3 { get { return _membersV3; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumMembersV4PlusOne { get { return _numMembersV4PlusOne; } }

        /// <summary>
        /// `[]MemberMetadata`, since Kafka 0.9.
        /// </summary>
        public List<GroupMetadataValueMemberMetadataV4> MembersV4 { get { return _membersV4; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaGroupMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
