// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
    /// </remarks>
    public partial class KafkaShareGroupTargetAssignmentMetadataValue : KaitaiStruct
    {
        public static KafkaShareGroupTargetAssignmentMetadataValue FromFile(string fileName)
        {
            return new KafkaShareGroupTargetAssignmentMetadataValue(new KaitaiStream(fileName));
        }

        public KafkaShareGroupTargetAssignmentMetadataValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaShareGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
            _assignmentEpoch = m_io.ReadS4be();
            _taggedFields = new ShareGroupTargetAssignmentMetadataValueTaggedFields(m_io, this, m_root);
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `AssignmentTimestamp`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag : KaitaiStruct
        {
            public static ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag FromFile(string fileName)
            {
                return new ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(new KaitaiStream(fileName));
            }

            public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStream p__io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField p__parent = null, KafkaShareGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _assignmentTimestamp = m_io.ReadS8be();
            }
            private long _assignmentTimestamp;
            private KafkaShareGroupTargetAssignmentMetadataValue m_root;
            private KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public long AssignmentTimestamp { get { return _assignmentTimestamp; } }
            public KafkaShareGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `share_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ShareGroupTargetAssignmentMetadataValueTaggedField : KaitaiStruct
        {
            public static ShareGroupTargetAssignmentMetadataValueTaggedField FromFile(string fileName)
            {
                return new ShareGroupTargetAssignmentMetadataValueTaggedField(new KaitaiStream(fileName));
            }

            public ShareGroupTargetAssignmentMetadataValueTaggedField(KaitaiStream p__io, KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields p__parent = null, KafkaShareGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
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
                    __raw_assignmentTimestamp = m_io.ReadBytes(LenData.Value);
                    var io___raw_assignmentTimestamp = new KaitaiStream(__raw_assignmentTimestamp);
                    _assignmentTimestamp = new ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(io___raw_assignmentTimestamp, this, m_root);
                }
                if (Tag.Value > 0) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag _assignmentTimestamp;
            private byte[] _unknownData;
            private KafkaShareGroupTargetAssignmentMetadataValue m_root;
            private KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields m_parent;
            private byte[] __raw_assignmentTimestamp;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
            /// rounds it beyond 2^53.
            /// </summary>
            public ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag AssignmentTimestamp { get { return _assignmentTimestamp; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaShareGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawAssignmentTimestamp { get { return __raw_assignmentTimestamp; } }
        }

        /// <summary>
        /// The tagged fields of `share_group_target_assignment_metadata_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
        /// </remarks>
        public partial class ShareGroupTargetAssignmentMetadataValueTaggedFields : KaitaiStruct
        {
            public static ShareGroupTargetAssignmentMetadataValueTaggedFields FromFile(string fileName)
            {
                return new ShareGroupTargetAssignmentMetadataValueTaggedFields(new KaitaiStream(fileName));
            }

            public ShareGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStream p__io, KafkaShareGroupTargetAssignmentMetadataValue p__parent = null, KafkaShareGroupTargetAssignmentMetadataValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<ShareGroupTargetAssignmentMetadataValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new ShareGroupTargetAssignmentMetadataValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<ShareGroupTargetAssignmentMetadataValueTaggedField> _fields;
            private KafkaShareGroupTargetAssignmentMetadataValue m_root;
            private KafkaShareGroupTargetAssignmentMetadataValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<ShareGroupTargetAssignmentMetadataValueTaggedField> Fields { get { return _fields; } }
            public KafkaShareGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
            public KafkaShareGroupTargetAssignmentMetadataValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private int _assignmentEpoch;
        private ShareGroupTargetAssignmentMetadataValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaShareGroupTargetAssignmentMetadataValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int32`, since Kafka 4.0.
        /// </summary>
        public int AssignmentEpoch { get { return _assignmentEpoch; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public ShareGroupTargetAssignmentMetadataValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaShareGroupTargetAssignmentMetadataValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
