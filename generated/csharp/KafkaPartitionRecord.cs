// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
    /// </remarks>
    public partial class KafkaPartitionRecord : KaitaiStruct
    {
        public static KafkaPartitionRecord FromFile(string fileName)
        {
            return new KafkaPartitionRecord(new KaitaiStream(fileName));
        }

        public KafkaPartitionRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _partitionId = m_io.ReadS4be();
            _topicId = m_io.ReadBytes(16);
            _numReplicasPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumReplicasPlusOne.Value >= ((long) (1))) {
                _replicas = new List<int>();
                for (var i = 0; i < ((long) (NumReplicasPlusOne.Value - ((long) (1)))); i++)
                {
                    _replicas.Add(m_io.ReadS4be());
                }
            }
            _numIsrPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumIsrPlusOne.Value >= ((long) (1))) {
                _isr = new List<int>();
                for (var i = 0; i < ((long) (NumIsrPlusOne.Value - ((long) (1)))); i++)
                {
                    _isr.Add(m_io.ReadS4be());
                }
            }
            _numRemovingReplicasPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumRemovingReplicasPlusOne.Value >= ((long) (1))) {
                _removingReplicas = new List<int>();
                for (var i = 0; i < ((long) (NumRemovingReplicasPlusOne.Value - ((long) (1)))); i++)
                {
                    _removingReplicas.Add(m_io.ReadS4be());
                }
            }
            _numAddingReplicasPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumAddingReplicasPlusOne.Value >= ((long) (1))) {
                _addingReplicas = new List<int>();
                for (var i = 0; i < ((long) (NumAddingReplicasPlusOne.Value - ((long) (1)))); i++)
                {
                    _addingReplicas.Add(m_io.ReadS4be());
                }
            }
            _leader = m_io.ReadS4be();
            _leaderEpoch = m_io.ReadS4be();
            _partitionEpoch = m_io.ReadS4be();
            if (Frame.Version.Value >= 1) {
                _numDirectoriesPlusOne = new KafkaUnsignedVarint(m_io);
            }
            if ( ((Frame.Version.Value >= 1) && (NumDirectoriesPlusOne.Value >= ((long) (1)))) ) {
                _directories = new List<byte[]>();
                for (var i = 0; i < ((long) (NumDirectoriesPlusOne.Value - ((long) (1)))); i++)
                {
                    _directories.Add(m_io.ReadBytes(16));
                }
            }
            _taggedFields = new PartitionRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// The bytes of the tagged field `EligibleLeaderReplicas`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
        /// </remarks>
        public partial class PartitionRecordEligibleLeaderReplicasTag : KaitaiStruct
        {
            public static PartitionRecordEligibleLeaderReplicasTag FromFile(string fileName)
            {
                return new PartitionRecordEligibleLeaderReplicasTag(new KaitaiStream(fileName));
            }

            public PartitionRecordEligibleLeaderReplicasTag(KaitaiStream p__io, KafkaPartitionRecord.PartitionRecordTaggedField p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numEligibleLeaderReplicasPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumEligibleLeaderReplicasPlusOne.Value >= ((long) (1))) {
                    _eligibleLeaderReplicas = new List<int>();
                    for (var i = 0; i < ((long) (NumEligibleLeaderReplicasPlusOne.Value - ((long) (1)))); i++)
                    {
                        _eligibleLeaderReplicas.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numEligibleLeaderReplicasPlusOne;
            private List<int> _eligibleLeaderReplicas;
            private KafkaPartitionRecord m_root;
            private KafkaPartitionRecord.PartitionRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumEligibleLeaderReplicasPlusOne { get { return _numEligibleLeaderReplicasPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public List<int> EligibleLeaderReplicas { get { return _eligibleLeaderReplicas; } }
            public KafkaPartitionRecord M_Root { get { return m_root; } }
            public KafkaPartitionRecord.PartitionRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LastKnownElr`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
        /// </remarks>
        public partial class PartitionRecordLastKnownElrTag : KaitaiStruct
        {
            public static PartitionRecordLastKnownElrTag FromFile(string fileName)
            {
                return new PartitionRecordLastKnownElrTag(new KaitaiStream(fileName));
            }

            public PartitionRecordLastKnownElrTag(KaitaiStream p__io, KafkaPartitionRecord.PartitionRecordTaggedField p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numLastKnownElrPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumLastKnownElrPlusOne.Value >= ((long) (1))) {
                    _lastKnownElr = new List<int>();
                    for (var i = 0; i < ((long) (NumLastKnownElrPlusOne.Value - ((long) (1)))); i++)
                    {
                        _lastKnownElr.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numLastKnownElrPlusOne;
            private List<int> _lastKnownElr;
            private KafkaPartitionRecord m_root;
            private KafkaPartitionRecord.PartitionRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumLastKnownElrPlusOne { get { return _numLastKnownElrPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public List<int> LastKnownElr { get { return _lastKnownElr; } }
            public KafkaPartitionRecord M_Root { get { return m_root; } }
            public KafkaPartitionRecord.PartitionRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LeaderRecoveryState`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
        /// </remarks>
        public partial class PartitionRecordLeaderRecoveryStateTag : KaitaiStruct
        {
            public static PartitionRecordLeaderRecoveryStateTag FromFile(string fileName)
            {
                return new PartitionRecordLeaderRecoveryStateTag(new KaitaiStream(fileName));
            }

            public PartitionRecordLeaderRecoveryStateTag(KaitaiStream p__io, KafkaPartitionRecord.PartitionRecordTaggedField p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _leaderRecoveryState = m_io.ReadS1();
            }
            private sbyte _leaderRecoveryState;
            private KafkaPartitionRecord m_root;
            private KafkaPartitionRecord.PartitionRecordTaggedField m_parent;

            /// <summary>
            /// `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
            /// </summary>
            public sbyte LeaderRecoveryState { get { return _leaderRecoveryState; } }
            public KafkaPartitionRecord M_Root { get { return m_root; } }
            public KafkaPartitionRecord.PartitionRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `partition_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
        /// </remarks>
        public partial class PartitionRecordTaggedField : KaitaiStruct
        {
            public static PartitionRecordTaggedField FromFile(string fileName)
            {
                return new PartitionRecordTaggedField(new KaitaiStream(fileName));
            }

            public PartitionRecordTaggedField(KaitaiStream p__io, KafkaPartitionRecord.PartitionRecordTaggedFields p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
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
                    __raw_leaderRecoveryState = m_io.ReadBytes(LenData.Value);
                    var io___raw_leaderRecoveryState = new KaitaiStream(__raw_leaderRecoveryState);
                    _leaderRecoveryState = new PartitionRecordLeaderRecoveryStateTag(io___raw_leaderRecoveryState, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_eligibleLeaderReplicas = m_io.ReadBytes(LenData.Value);
                    var io___raw_eligibleLeaderReplicas = new KaitaiStream(__raw_eligibleLeaderReplicas);
                    _eligibleLeaderReplicas = new PartitionRecordEligibleLeaderReplicasTag(io___raw_eligibleLeaderReplicas, this, m_root);
                }
                if (Tag.Value == 2) {
                    __raw_lastKnownElr = m_io.ReadBytes(LenData.Value);
                    var io___raw_lastKnownElr = new KaitaiStream(__raw_lastKnownElr);
                    _lastKnownElr = new PartitionRecordLastKnownElrTag(io___raw_lastKnownElr, this, m_root);
                }
                if (Tag.Value > 2) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private PartitionRecordLeaderRecoveryStateTag _leaderRecoveryState;
            private PartitionRecordEligibleLeaderReplicasTag _eligibleLeaderReplicas;
            private PartitionRecordLastKnownElrTag _lastKnownElr;
            private byte[] _unknownData;
            private KafkaPartitionRecord m_root;
            private KafkaPartitionRecord.PartitionRecordTaggedFields m_parent;
            private byte[] __raw_leaderRecoveryState;
            private byte[] __raw_eligibleLeaderReplicas;
            private byte[] __raw_lastKnownElr;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
            /// </summary>
            public PartitionRecordLeaderRecoveryStateTag LeaderRecoveryState { get { return _leaderRecoveryState; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public PartitionRecordEligibleLeaderReplicasTag EligibleLeaderReplicas { get { return _eligibleLeaderReplicas; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public PartitionRecordLastKnownElrTag LastKnownElr { get { return _lastKnownElr; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaPartitionRecord M_Root { get { return m_root; } }
            public KafkaPartitionRecord.PartitionRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawLeaderRecoveryState { get { return __raw_leaderRecoveryState; } }
            public byte[] M_RawEligibleLeaderReplicas { get { return __raw_eligibleLeaderReplicas; } }
            public byte[] M_RawLastKnownElr { get { return __raw_lastKnownElr; } }
        }

        /// <summary>
        /// The tagged fields of `partition_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
        /// </remarks>
        public partial class PartitionRecordTaggedFields : KaitaiStruct
        {
            public static PartitionRecordTaggedFields FromFile(string fileName)
            {
                return new PartitionRecordTaggedFields(new KaitaiStream(fileName));
            }

            public PartitionRecordTaggedFields(KaitaiStream p__io, KafkaPartitionRecord p__parent = null, KafkaPartitionRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<PartitionRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new PartitionRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<PartitionRecordTaggedField> _fields;
            private KafkaPartitionRecord m_root;
            private KafkaPartitionRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<PartitionRecordTaggedField> Fields { get { return _fields; } }
            public KafkaPartitionRecord M_Root { get { return m_root; } }
            public KafkaPartitionRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private int _partitionId;
        private byte[] _topicId;
        private KafkaUnsignedVarint _numReplicasPlusOne;
        private List<int> _replicas;
        private KafkaUnsignedVarint _numIsrPlusOne;
        private List<int> _isr;
        private KafkaUnsignedVarint _numRemovingReplicasPlusOne;
        private List<int> _removingReplicas;
        private KafkaUnsignedVarint _numAddingReplicasPlusOne;
        private List<int> _addingReplicas;
        private int _leader;
        private int _leaderEpoch;
        private int _partitionEpoch;
        private KafkaUnsignedVarint _numDirectoriesPlusOne;
        private List<byte[]> _directories;
        private PartitionRecordTaggedFields _taggedFields;
        private KafkaPartitionRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 3.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 2.8. -1 unless it is given.
        /// </summary>
        public int PartitionId { get { return _partitionId; } }

        /// <summary>
        /// `uuid`, since Kafka 2.8.
        /// </summary>
        public byte[] TopicId { get { return _topicId; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumReplicasPlusOne { get { return _numReplicasPlusOne; } }

        /// <summary>
        /// `[]int32`, since Kafka 2.8.
        /// </summary>
        public List<int> Replicas { get { return _replicas; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumIsrPlusOne { get { return _numIsrPlusOne; } }

        /// <summary>
        /// `[]int32`, since Kafka 2.8.
        /// </summary>
        public List<int> Isr { get { return _isr; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumRemovingReplicasPlusOne { get { return _numRemovingReplicasPlusOne; } }

        /// <summary>
        /// `[]int32`, since Kafka 2.8.
        /// </summary>
        public List<int> RemovingReplicas { get { return _removingReplicas; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumAddingReplicasPlusOne { get { return _numAddingReplicasPlusOne; } }

        /// <summary>
        /// `[]int32`, since Kafka 2.8.
        /// </summary>
        public List<int> AddingReplicas { get { return _addingReplicas; } }

        /// <summary>
        /// `int32`, since Kafka 2.8. -1 unless it is given.
        /// </summary>
        public int Leader { get { return _leader; } }

        /// <summary>
        /// `int32`, since Kafka 2.8. -1 unless it is given.
        /// </summary>
        public int LeaderEpoch { get { return _leaderEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 2.8. -1 unless it is given.
        /// </summary>
        public int PartitionEpoch { get { return _partitionEpoch; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumDirectoriesPlusOne { get { return _numDirectoriesPlusOne; } }

        /// <summary>
        /// `[]uuid`, since Kafka 3.7. Versions 1 to 2.
        /// </summary>
        public List<byte[]> Directories { get { return _directories; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public PartitionRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaPartitionRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
