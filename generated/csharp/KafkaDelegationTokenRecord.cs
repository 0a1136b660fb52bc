// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
    /// another one under the same number, and nothing in the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json">DelegationTokenRecord</a>
    /// </remarks>
    public partial class KafkaDelegationTokenRecord : KaitaiStruct
    {
        public static KafkaDelegationTokenRecord FromFile(string fileName)
        {
            return new KafkaDelegationTokenRecord(new KaitaiStream(fileName));
        }

        public KafkaDelegationTokenRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaDelegationTokenRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _owner = new KafkaCompactString(m_io);
            _requester = new KafkaCompactString(m_io);
            _numRenewersPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumRenewersPlusOne.Value >= ((long) (1))) {
                _renewers = new List<KafkaCompactString>();
                for (var i = 0; i < ((long) (NumRenewersPlusOne.Value - ((long) (1)))); i++)
                {
                    _renewers.Add(new KafkaCompactString(m_io));
                }
            }
            _issueTimestamp = m_io.ReadS8be();
            _maxTimestamp = m_io.ReadS8be();
            _expirationTimestamp = m_io.ReadS8be();
            _tokenId = new KafkaCompactString(m_io);
            _taggedFields = new KafkaTaggedFields(m_io);
        }
        private KafkaMetadataFrame _frame;
        private KafkaCompactString _owner;
        private KafkaCompactString _requester;
        private KafkaUnsignedVarint _numRenewersPlusOne;
        private List<KafkaCompactString> _renewers;
        private long _issueTimestamp;
        private long _maxTimestamp;
        private long _expirationTimestamp;
        private KafkaCompactString _tokenId;
        private KafkaTaggedFields _taggedFields;
        private KafkaDelegationTokenRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 10.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `string`, since Kafka 3.0.
        /// </summary>
        public KafkaCompactString Owner { get { return _owner; } }

        /// <summary>
        /// `string`, since Kafka 3.6.
        /// </summary>
        public KafkaCompactString Requester { get { return _requester; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumRenewersPlusOne { get { return _numRenewersPlusOne; } }

        /// <summary>
        /// `[]string`, since Kafka 3.0.
        /// </summary>
        public List<KafkaCompactString> Renewers { get { return _renewers; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long IssueTimestamp { get { return _issueTimestamp; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long MaxTimestamp { get { return _maxTimestamp; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long ExpirationTimestamp { get { return _expirationTimestamp; } }

        /// <summary>
        /// `string`, since Kafka 3.0.
        /// </summary>
        public KafkaCompactString TokenId { get { return _tokenId; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaDelegationTokenRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
