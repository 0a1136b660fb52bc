// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json">ShareGroupMemberMetadataValue</a>
    /// </remarks>
    public partial class KafkaShareGroupMemberMetadataValue : KaitaiStruct
    {
        public static KafkaShareGroupMemberMetadataValue FromFile(string fileName)
        {
            return new KafkaShareGroupMemberMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupMemberMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupMemberMetadataValue p__root = null) : base(p__io)
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
            if (!(_messageVersion <= 0))
            {
                throw new ValidationGreaterThanError(0, _messageVersion, m_io, "/seq/0");
            }
            _rackId = new KafkaCompactString(m_io);
            _clientId = new KafkaCompactString(m_io);
            _clientHost = new KafkaCompactString(m_io);
            _numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumSubscribedTopicNamesPlusOne.Value >= ((long) (1))) {
                _subscribedTopicNames = new List<KafkaCompactString>();
                for (var i = 0; i < ((long) (NumSubscribedTopicNamesPlusOne.Value - ((long) (1)))); i++)
                {
                    _subscribedTopicNames.Add(new KafkaCompactString(m_io));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _messageVersion;
        private KafkaCompactString _rackId;
        private KafkaCompactString _clientId;
        private KafkaCompactString _clientHost;
        private KafkaUnsignedVarint _numSubscribedTopicNamesPlusOne;
        private List<KafkaCompactString> _subscribedTopicNames;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupMemberMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `string`, since Kafka 3.9. May be null.
        /// </summary>
        public KafkaCompactString RackId { get { return _rackId; } }

        /// <summary>
        /// `string`, since Kafka 3.9.
        /// </summary>
        public KafkaCompactString ClientId { get { return _clientId; } }

        /// <summary>
        /// `string`, since Kafka 3.9.
        /// </summary>
        public KafkaCompactString ClientHost { get { return _clientHost; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumSubscribedTopicNamesPlusOne { get { return _numSubscribedTopicNamesPlusOne; } }

        /// <summary>
        /// `[]string`, since Kafka 3.9.
        /// </summary>
        public List<KafkaCompactString> SubscribedTopicNames { get { return _subscribedTopicNames; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupMemberMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
