// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of the control record KRAFT_VOTERS, the whole set of voters of a
    /// KRaft quorum.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
    /// </remarks>
    public partial class KafkaVotersRecord : KaitaiStruct
    {
        public static KafkaVotersRecord FromFile(string fileName)
        {
            return new KafkaVotersRecord(new KaitaiStream(fileName));
        }

        public KafkaVotersRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaVotersRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _version = m_io.ReadS2be();
            _numVotersPlusOne = new KafkaUnsignedVarint(m_io);
            _voters = new List<VotersRecordVoter>();
            for (var i = 0; i < ((long) (NumVotersPlusOne.Value - ((long) (1)))); i++)
            {
                _voters.Add(new VotersRecordVoter(m_io, this, m_root));
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The levels of kraft.version that the voter knows.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, KRaftVersionFeature</a>
        /// </remarks>
        public partial class KraftVersionFeature : KaitaiStruct
        {
            public static KraftVersionFeature FromFile(string fileName)
            {
                return new KraftVersionFeature(new KaitaiStream(fileName));
            }

            public KraftVersionFeature(KaitaiStream p__io, KafkaVotersRecord.VotersRecordVoter p__parent = null, KafkaVotersRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _minSupportedVersion = m_io.ReadS2be();
                _maxSupportedVersion = m_io.ReadS2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private short _minSupportedVersion;
            private short _maxSupportedVersion;
            private KafkaTaggedFields _taggedFields;
            private KafkaVotersRecord m_root;
            private KafkaVotersRecord.VotersRecordVoter m_parent;

            /// <summary>
            /// The lowest level.
            /// </summary>
            public short MinSupportedVersion { get { return _minSupportedVersion; } }

            /// <summary>
            /// The highest level.
            /// </summary>
            public short MaxSupportedVersion { get { return _maxSupportedVersion; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaVotersRecord M_Root { get { return m_root; } }
            public KafkaVotersRecord.VotersRecordVoter M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An address at which the voter listens.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Endpoint</a>
        /// </remarks>
        public partial class VoterEndpoint : KaitaiStruct
        {
            public static VoterEndpoint FromFile(string fileName)
            {
                return new VoterEndpoint(new KaitaiStream(fileName));
            }

            public VoterEndpoint(KaitaiStream p__io, KafkaVotersRecord.VotersRecordVoter p__parent = null, KafkaVotersRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _host = new KafkaCompactString(m_io);
                _port = m_io.ReadU2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private KafkaCompactString _host;
            private ushort _port;
            private KafkaTaggedFields _taggedFields;
            private KafkaVotersRecord m_root;
            private KafkaVotersRecord.VotersRecordVoter m_parent;

            /// <summary>
            /// Name of the listener.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// Name or address of the machine.
            /// </summary>
            public KafkaCompactString Host { get { return _host; } }

            /// <summary>
            /// The port.
            /// </summary>
            public ushort Port { get { return _port; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaVotersRecord M_Root { get { return m_root; } }
            public KafkaVotersRecord.VotersRecordVoter M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// One voter.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Voter</a>
        /// </remarks>
        public partial class VotersRecordVoter : KaitaiStruct
        {
            public static VotersRecordVoter FromFile(string fileName)
            {
                return new VotersRecordVoter(new KaitaiStream(fileName));
            }

            public VotersRecordVoter(KaitaiStream p__io, KafkaVotersRecord p__parent = null, KafkaVotersRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _voterId = m_io.ReadS4be();
                _voterDirectoryId = m_io.ReadBytes(16);
                _numEndpointsPlusOne = new KafkaUnsignedVarint(m_io);
                _endpoints = new List<VoterEndpoint>();
                for (var i = 0; i < ((long) (NumEndpointsPlusOne.Value - ((long) (1)))); i++)
                {
                    _endpoints.Add(new VoterEndpoint(m_io, this, m_root));
                }
                _kraftVersionFeature = new KraftVersionFeature(m_io, this, m_root);
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private int _voterId;
            private byte[] _voterDirectoryId;
            private KafkaUnsignedVarint _numEndpointsPlusOne;
            private List<VoterEndpoint> _endpoints;
            private KraftVersionFeature _kraftVersionFeature;
            private KafkaTaggedFields _taggedFields;
            private KafkaVotersRecord m_root;
            private KafkaVotersRecord m_parent;

            /// <summary>
            /// The voter's node.
            /// </summary>
            public int VoterId { get { return _voterId; } }

            /// <summary>
            /// A UUID, the most significant byte first.
            /// </summary>
            public byte[] VoterDirectoryId { get { return _voterDirectoryId; } }

            /// <summary>
            /// The array's length plus one (a compact array); never 0, which
            /// would be null.
            /// </summary>
            public KafkaUnsignedVarint NumEndpointsPlusOne { get { return _numEndpointsPlusOne; } }

            /// <summary>
            /// The addresses at which it listens.
            /// </summary>
            public List<VoterEndpoint> Endpoints { get { return _endpoints; } }

            /// <summary>
            /// The levels of kraft.version that it knows.
            /// </summary>
            public KraftVersionFeature KraftVersionFeature { get { return _kraftVersionFeature; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaVotersRecord M_Root { get { return m_root; } }
            public KafkaVotersRecord M_Parent { get { return m_parent; } }
        }
        private short _version;
        private KafkaUnsignedVarint _numVotersPlusOne;
        private List<VotersRecordVoter> _voters;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaVotersRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of this message; 0 in every release.
        /// </summary>
        public short Version { get { return _version; } }

        /// <summary>
        /// The array's length plus one (a compact array); never 0, which would be
        /// null.
        /// </summary>
        public KafkaUnsignedVarint NumVotersPlusOne { get { return _numVotersPlusOne; } }

        /// <summary>
        /// All voters of the quorum.
        /// </summary>
        public List<VotersRecordVoter> Voters { get { return _voters; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaVotersRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
