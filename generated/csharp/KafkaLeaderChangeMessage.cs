// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of the control record LEADER_CHANGE, versions 0 and 1.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum">KIP-595</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853 (version 1)</a>
    /// </remarks>
    public partial class KafkaLeaderChangeMessage : KaitaiStruct
    {
        public static KafkaLeaderChangeMessage FromFile(string fileName)
        {
            return new KafkaLeaderChangeMessage(new KaitaiStream(fileName));
        }

        public KafkaLeaderChangeMessage(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaLeaderChangeMessage p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            _leaderId = m_io.ReadS4be();
            _numVotersPlusOne = new KafkaUnsignedVarint(m_io);
            _voters = new List<LeaderChangeVoter>();
            for (var i = 0; i < ((long) (NumVotersPlusOne.Value - ((long) (1)))); i++)
            {
                _voters.Add(new LeaderChangeVoter(m_io, this, m_root));
            }
            _numGrantingVotersPlusOne = new KafkaUnsignedVarint(m_io);
            _grantingVoters = new List<LeaderChangeVoter>();
            for (var i = 0; i < ((long) (NumGrantingVotersPlusOne.Value - ((long) (1)))); i++)
            {
                _grantingVoters.Add(new LeaderChangeVoter(m_io, this, m_root));
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A voter, with its directory since version 1.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage, Voter</a>
        /// </remarks>
        public partial class LeaderChangeVoter : KaitaiStruct
        {
            public static LeaderChangeVoter FromFile(string fileName)
            {
                return new LeaderChangeVoter(new KaitaiStream(fileName));
            }

            public LeaderChangeVoter(KaitaiStream p__io, KafkaLeaderChangeMessage p__parent = null, KafkaLeaderChangeMessage p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _voterId = m_io.ReadS4be();
                if (M_Parent.Version >= 1) {
                    _voterDirectoryId = m_io.ReadBytes(16);
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private int _voterId;
            private byte[] _voterDirectoryId;
            private KafkaTaggedFields _taggedFields;
            private KafkaLeaderChangeMessage m_root;
            private KafkaLeaderChangeMessage m_parent;

            /// <summary>
            /// The voter's node.
            /// </summary>
            public int VoterId { get { return _voterId; } }

            /// <summary>
            /// A UUID, the most significant byte first.
            /// </summary>
            public byte[] VoterDirectoryId { get { return _voterDirectoryId; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaLeaderChangeMessage M_Root { get { return m_root; } }
            public KafkaLeaderChangeMessage M_Parent { get { return m_parent; } }
        }
        private short _version;
        private int _leaderId;
        private KafkaUnsignedVarint _numVotersPlusOne;
        private List<LeaderChangeVoter> _voters;
        private KafkaUnsignedVarint _numGrantingVotersPlusOne;
        private List<LeaderChangeVoter> _grantingVoters;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaLeaderChangeMessage m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of this message, 0 or 1.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// The node that became the leader.
        /// </summary>
        public int LeaderId { get { return _leaderId; } }

        /// <summary>
        /// The array's length plus one (a compact array); never 0, which would be
        /// null.
        /// </summary>
        public KafkaUnsignedVarint NumVotersPlusOne { get { return _numVotersPlusOne; } }

        /// <summary>
        /// The quorum's voters.
        /// </summary>
        public List<LeaderChangeVoter> Voters { get { return _voters; } }

        /// <summary>
        /// The array's length plus one (a compact array); never 0, which would be
        /// null.
        /// </summary>
        public KafkaUnsignedVarint NumGrantingVotersPlusOne { get { return _numGrantingVotersPlusOne; } }

        /// <summary>
        /// The voters who voted for this leader.
        /// </summary>
        public List<LeaderChangeVoter> GrantingVoters { get { return _grantingVoters; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaLeaderChangeMessage M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
