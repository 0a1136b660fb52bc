// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json">ConsumerGroupRegularExpressionValue</a>
    /// </remarks>
    public partial class KafkaConsumerGroupRegularExpressionValue : KaitaiStruct
    {
        public static KafkaConsumerGroupRegularExpressionValue FromFile(string fileName)
        {
            return new KafkaConsumerGroupRegularExpressionValue(new KaitaiStream(fileName));
        }

        public KafkaConsumerGroupRegularExpressionValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerGroupRegularExpressionValue p__root = null) : base(p__io)
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
            _numTopicsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumTopicsPlusOne.Value >= ((long) (1))) {
                _topics = new List<KafkaCompactString>();
                for (var i = 0; i < ((long) (NumTopicsPlusOne.Value - ((long) (1)))); i++)
                {
                    _topics.Add(new KafkaCompactString(m_io));
                }
            }
            _versionNumber = m_io.ReadS8be();
            _timestamp = m_io.ReadS8be();
            _taggedFields = new KafkaTaggedFields(m_io);
            _trailing = m_io.ReadBytesFull();
        }
        private short _messageVersion;
        private KafkaUnsignedVarint _numTopicsPlusOne;
        private List<KafkaCompactString> _topics;
        private long _versionNumber;
        private long _timestamp;
        private KafkaTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaConsumerGroupRegularExpressionValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumTopicsPlusOne { get { return _numTopicsPlusOne; } }

        /// <summary>
        /// `[]string`, since Kafka 4.0.
        /// </summary>
        public List<KafkaCompactString> Topics { get { return _topics; } }

        /// <summary>
        /// `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long VersionNumber { get { return _versionNumber; } }

        /// <summary>
        /// `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long Timestamp { get { return _timestamp; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaConsumerGroupRegularExpressionValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
