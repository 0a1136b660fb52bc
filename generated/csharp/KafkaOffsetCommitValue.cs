// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
    /// Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
    /// 2.1. Version 4 since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
    /// </remarks>
    public partial class KafkaOffsetCommitValue : KaitaiStruct
    {
        public static KafkaOffsetCommitValue FromFile(string fileName)
        {
            return new KafkaOffsetCommitValue(new KaitaiStream(fileName));
        }

        public KafkaOffsetCommitValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaOffsetCommitValue p__root = null) : base(p__io)
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
            _offset = m_io.ReadS8be();
            if (MessageVersion >= 3) {
                _leaderEpoch = m_io.ReadS4be();
            }
            if (MessageVersion <= 3) {
                _metadataV0 = new KafkaString(m_io);
            }
            if (MessageVersion >= 4) {
                _metadataV4 = new KafkaCompactString(m_io);
            }
            _commitTimestamp = m_io.ReadS8be();
            if (MessageVersion == 1) {
                _expireTimestamp = m_io.ReadS8be();
            }
            if (MessageVersion >= 4) {
                _taggedFields = new OffsetCommitValueTaggedFields(m_io, this, m_root);
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A tagged field of `offset_commit_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
        /// </remarks>
        public partial class OffsetCommitValueTaggedField : KaitaiStruct
        {
            public static OffsetCommitValueTaggedField FromFile(string fileName)
            {
                return new OffsetCommitValueTaggedField(new KaitaiStream(fileName));
            }

            public OffsetCommitValueTaggedField(KaitaiStream p__io, KafkaOffsetCommitValue.OffsetCommitValueTaggedFields p__parent = null, KafkaOffsetCommitValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _tag = new KafkaUnsignedVarint(m_io);
                _lenData = new KafkaUnsignedVarint(m_io);
                if (Tag.Value == 0) {
                    __raw_topicId = m_io.ReadBytes(LenData.Value);
                    var io___raw_topicId = new KaitaiStream(__raw_topicId);
                    _topicId = new OffsetCommitValueTopicIdTag(io___raw_topicId, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private OffsetCommitValueTopicIdTag _topicId;
            private byte[] _unknownData;
            private KafkaOffsetCommitValue m_root;
            private KafkaOffsetCommitValue.OffsetCommitValueTaggedFields m_parent;
            private byte[] __raw_topicId;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
            /// </summary>
            public OffsetCommitValueTopicIdTag TopicId { get { return _topicId; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaOffsetCommitValue M_Root { get { return m_root; } }
            public KafkaOffsetCommitValue.OffsetCommitValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawTopicId { get { return __raw_topicId; } }
        }

        /// <summary>
        /// The tagged fields of `offset_commit_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
        /// </remarks>
        public partial class OffsetCommitValueTaggedFields : KaitaiStruct
        {
            public static OffsetCommitValueTaggedFields FromFile(string fileName)
            {
                return new OffsetCommitValueTaggedFields(new KaitaiStream(fileName));
            }

            public OffsetCommitValueTaggedFields(KaitaiStream p__io, KafkaOffsetCommitValue p__parent = null, KafkaOffsetCommitValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<OffsetCommitValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new OffsetCommitValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<OffsetCommitValueTaggedField> _fields;
            private KafkaOffsetCommitValue m_root;
            private KafkaOffsetCommitValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<OffsetCommitValueTaggedField> Fields { get { return _fields; } }
            public KafkaOffsetCommitValue M_Root { get { return m_root; } }
            public KafkaOffsetCommitValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `topicId`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
        /// </remarks>
        public partial class OffsetCommitValueTopicIdTag : KaitaiStruct
        {
            public static OffsetCommitValueTopicIdTag FromFile(string fileName)
            {
                return new OffsetCommitValueTopicIdTag(new KaitaiStream(fileName));
            }

            public OffsetCommitValueTopicIdTag(KaitaiStream p__io, KafkaOffsetCommitValue.OffsetCommitValueTaggedField p__parent = null, KafkaOffsetCommitValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topicId = m_io.ReadBytes(16);
            }
            private byte[] _topicId;
            private KafkaOffsetCommitValue m_root;
            private KafkaOffsetCommitValue.OffsetCommitValueTaggedField m_parent;

            /// <summary>
            /// `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
            /// </summary>
            public byte[] TopicId { get { return _topicId; } }
            public KafkaOffsetCommitValue M_Root { get { return m_root; } }
            public KafkaOffsetCommitValue.OffsetCommitValueTaggedField M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private long _offset;
        private int? _leaderEpoch;
        private KafkaString _metadataV0;
        private KafkaCompactString _metadataV4;
        private long _commitTimestamp;
        private long? _expireTimestamp;
        private OffsetCommitValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaOffsetCommitValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long Offset { get { return _offset; } }

        /// <summary>
        /// `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
        /// </summary>
        public int? LeaderEpoch { get { return _leaderEpoch; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaString MetadataV0 { get { return _metadataV0; } }

        /// <summary>
        /// `string`, since Kafka 0.9.
        /// </summary>
        public KafkaCompactString MetadataV4 { get { return _metadataV4; } }

        /// <summary>
        /// `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long CommitTimestamp { get { return _commitTimestamp; } }

        /// <summary>
        /// `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
        /// rounds it beyond 2^53.
        /// </summary>
        public long? ExpireTimestamp { get { return _expireTimestamp; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public OffsetCommitValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaOffsetCommitValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
