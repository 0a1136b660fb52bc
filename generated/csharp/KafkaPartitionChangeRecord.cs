// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
    /// </remarks>
    public partial class KafkaPartitionChangeRecord : KaitaiStruct
    {
        public static KafkaPartitionChangeRecord FromFile(string fileName)
        {
            return new KafkaPartitionChangeRecord(new KaitaiStream(fileName));
        }

        public KafkaPartitionChangeRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
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
            _taggedFields = new PartitionChangeRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// The bytes of the tagged field `AddingReplicas`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordAddingReplicasTag : KaitaiStruct
        {
            public static PartitionChangeRecordAddingReplicasTag FromFile(string fileName)
            {
                return new PartitionChangeRecordAddingReplicasTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordAddingReplicasTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numAddingReplicasPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumAddingReplicasPlusOne.Value >= ((long) (1))) {
                    _addingReplicas = new List<int>();
                    for (var i = 0; i < ((long) (NumAddingReplicasPlusOne.Value - ((long) (1)))); i++)
                    {
                        _addingReplicas.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numAddingReplicasPlusOne;
            private List<int> _addingReplicas;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumAddingReplicasPlusOne { get { return _numAddingReplicasPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
            /// null.
            /// </summary>
            public List<int> AddingReplicas { get { return _addingReplicas; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `Directories`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordDirectoriesTag : KaitaiStruct
        {
            public static PartitionChangeRecordDirectoriesTag FromFile(string fileName)
            {
                return new PartitionChangeRecordDirectoriesTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordDirectoriesTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numDirectoriesPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumDirectoriesPlusOne.Value >= ((long) (1))) {
                    _directories = new List<byte[]>();
                    for (var i = 0; i < ((long) (NumDirectoriesPlusOne.Value - ((long) (1)))); i++)
                    {
                        _directories.Add(m_io.ReadBytes(16));
                    }
                }
            }
            private KafkaUnsignedVarint _numDirectoriesPlusOne;
            private List<byte[]> _directories;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumDirectoriesPlusOne { get { return _numDirectoriesPlusOne; } }

            /// <summary>
            /// `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public List<byte[]> Directories { get { return _directories; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `EligibleLeaderReplicas`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordEligibleLeaderReplicasTag : KaitaiStruct
        {
            public static PartitionChangeRecordEligibleLeaderReplicasTag FromFile(string fileName)
            {
                return new PartitionChangeRecordEligibleLeaderReplicasTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordEligibleLeaderReplicasTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
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
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumEligibleLeaderReplicasPlusOne { get { return _numEligibleLeaderReplicasPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public List<int> EligibleLeaderReplicas { get { return _eligibleLeaderReplicas; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `Isr`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordIsrTag : KaitaiStruct
        {
            public static PartitionChangeRecordIsrTag FromFile(string fileName)
            {
                return new PartitionChangeRecordIsrTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordIsrTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numIsrPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumIsrPlusOne.Value >= ((long) (1))) {
                    _isr = new List<int>();
                    for (var i = 0; i < ((long) (NumIsrPlusOne.Value - ((long) (1)))); i++)
                    {
                        _isr.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numIsrPlusOne;
            private List<int> _isr;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumIsrPlusOne { get { return _numIsrPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
            /// null.
            /// </summary>
            public List<int> Isr { get { return _isr; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LastKnownElr`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordLastKnownElrTag : KaitaiStruct
        {
            public static PartitionChangeRecordLastKnownElrTag FromFile(string fileName)
            {
                return new PartitionChangeRecordLastKnownElrTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordLastKnownElrTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
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
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumLastKnownElrPlusOne { get { return _numLastKnownElrPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public List<int> LastKnownElr { get { return _lastKnownElr; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LeaderRecoveryState`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordLeaderRecoveryStateTag : KaitaiStruct
        {
            public static PartitionChangeRecordLeaderRecoveryStateTag FromFile(string fileName)
            {
                return new PartitionChangeRecordLeaderRecoveryStateTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordLeaderRecoveryStateTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
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
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
            /// </summary>
            public sbyte LeaderRecoveryState { get { return _leaderRecoveryState; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `Leader`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordLeaderTag : KaitaiStruct
        {
            public static PartitionChangeRecordLeaderTag FromFile(string fileName)
            {
                return new PartitionChangeRecordLeaderTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordLeaderTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _leader = m_io.ReadS4be();
            }
            private int _leader;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
            /// </summary>
            public int Leader { get { return _leader; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `RemovingReplicas`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordRemovingReplicasTag : KaitaiStruct
        {
            public static PartitionChangeRecordRemovingReplicasTag FromFile(string fileName)
            {
                return new PartitionChangeRecordRemovingReplicasTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordRemovingReplicasTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numRemovingReplicasPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumRemovingReplicasPlusOne.Value >= ((long) (1))) {
                    _removingReplicas = new List<int>();
                    for (var i = 0; i < ((long) (NumRemovingReplicasPlusOne.Value - ((long) (1)))); i++)
                    {
                        _removingReplicas.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numRemovingReplicasPlusOne;
            private List<int> _removingReplicas;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumRemovingReplicasPlusOne { get { return _numRemovingReplicasPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
            /// null.
            /// </summary>
            public List<int> RemovingReplicas { get { return _removingReplicas; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `Replicas`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordReplicasTag : KaitaiStruct
        {
            public static PartitionChangeRecordReplicasTag FromFile(string fileName)
            {
                return new PartitionChangeRecordReplicasTag(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordReplicasTag(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numReplicasPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumReplicasPlusOne.Value >= ((long) (1))) {
                    _replicas = new List<int>();
                    for (var i = 0; i < ((long) (NumReplicasPlusOne.Value - ((long) (1)))); i++)
                    {
                        _replicas.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaUnsignedVarint _numReplicasPlusOne;
            private List<int> _replicas;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumReplicasPlusOne { get { return _numReplicasPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
            /// null.
            /// </summary>
            public List<int> Replicas { get { return _replicas; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `partition_change_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordTaggedField : KaitaiStruct
        {
            public static PartitionChangeRecordTaggedField FromFile(string fileName)
            {
                return new PartitionChangeRecordTaggedField(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordTaggedField(KaitaiStream p__io, KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
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
                    __raw_isr = m_io.ReadBytes(LenData.Value);
                    var io___raw_isr = new KaitaiStream(__raw_isr);
                    _isr = new PartitionChangeRecordIsrTag(io___raw_isr, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_leader = m_io.ReadBytes(LenData.Value);
                    var io___raw_leader = new KaitaiStream(__raw_leader);
                    _leader = new PartitionChangeRecordLeaderTag(io___raw_leader, this, m_root);
                }
                if (Tag.Value == 2) {
                    __raw_replicas = m_io.ReadBytes(LenData.Value);
                    var io___raw_replicas = new KaitaiStream(__raw_replicas);
                    _replicas = new PartitionChangeRecordReplicasTag(io___raw_replicas, this, m_root);
                }
                if (Tag.Value == 3) {
                    __raw_removingReplicas = m_io.ReadBytes(LenData.Value);
                    var io___raw_removingReplicas = new KaitaiStream(__raw_removingReplicas);
                    _removingReplicas = new PartitionChangeRecordRemovingReplicasTag(io___raw_removingReplicas, this, m_root);
                }
                if (Tag.Value == 4) {
                    __raw_addingReplicas = m_io.ReadBytes(LenData.Value);
                    var io___raw_addingReplicas = new KaitaiStream(__raw_addingReplicas);
                    _addingReplicas = new PartitionChangeRecordAddingReplicasTag(io___raw_addingReplicas, this, m_root);
                }
                if (Tag.Value == 5) {
                    __raw_leaderRecoveryState = m_io.ReadBytes(LenData.Value);
                    var io___raw_leaderRecoveryState = new KaitaiStream(__raw_leaderRecoveryState);
                    _leaderRecoveryState = new PartitionChangeRecordLeaderRecoveryStateTag(io___raw_leaderRecoveryState, this, m_root);
                }
                if (Tag.Value == 6) {
                    __raw_eligibleLeaderReplicas = m_io.ReadBytes(LenData.Value);
                    var io___raw_eligibleLeaderReplicas = new KaitaiStream(__raw_eligibleLeaderReplicas);
                    _eligibleLeaderReplicas = new PartitionChangeRecordEligibleLeaderReplicasTag(io___raw_eligibleLeaderReplicas, this, m_root);
                }
                if (Tag.Value == 7) {
                    __raw_lastKnownElr = m_io.ReadBytes(LenData.Value);
                    var io___raw_lastKnownElr = new KaitaiStream(__raw_lastKnownElr);
                    _lastKnownElr = new PartitionChangeRecordLastKnownElrTag(io___raw_lastKnownElr, this, m_root);
                }
                if (Tag.Value == 8) {
                    __raw_directories = m_io.ReadBytes(LenData.Value);
                    var io___raw_directories = new KaitaiStream(__raw_directories);
                    _directories = new PartitionChangeRecordDirectoriesTag(io___raw_directories, this, m_root);
                }
                if (Tag.Value > 8) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private PartitionChangeRecordIsrTag _isr;
            private PartitionChangeRecordLeaderTag _leader;
            private PartitionChangeRecordReplicasTag _replicas;
            private PartitionChangeRecordRemovingReplicasTag _removingReplicas;
            private PartitionChangeRecordAddingReplicasTag _addingReplicas;
            private PartitionChangeRecordLeaderRecoveryStateTag _leaderRecoveryState;
            private PartitionChangeRecordEligibleLeaderReplicasTag _eligibleLeaderReplicas;
            private PartitionChangeRecordLastKnownElrTag _lastKnownElr;
            private PartitionChangeRecordDirectoriesTag _directories;
            private byte[] _unknownData;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields m_parent;
            private byte[] __raw_isr;
            private byte[] __raw_leader;
            private byte[] __raw_replicas;
            private byte[] __raw_removingReplicas;
            private byte[] __raw_addingReplicas;
            private byte[] __raw_leaderRecoveryState;
            private byte[] __raw_eligibleLeaderReplicas;
            private byte[] __raw_lastKnownElr;
            private byte[] __raw_directories;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
            /// null.
            /// </summary>
            public PartitionChangeRecordIsrTag Isr { get { return _isr; } }

            /// <summary>
            /// `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
            /// </summary>
            public PartitionChangeRecordLeaderTag Leader { get { return _leader; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
            /// null.
            /// </summary>
            public PartitionChangeRecordReplicasTag Replicas { get { return _replicas; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
            /// null.
            /// </summary>
            public PartitionChangeRecordRemovingReplicasTag RemovingReplicas { get { return _removingReplicas; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
            /// null.
            /// </summary>
            public PartitionChangeRecordAddingReplicasTag AddingReplicas { get { return _addingReplicas; } }

            /// <summary>
            /// `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
            /// </summary>
            public PartitionChangeRecordLeaderRecoveryStateTag LeaderRecoveryState { get { return _leaderRecoveryState; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public PartitionChangeRecordEligibleLeaderReplicasTag EligibleLeaderReplicas { get { return _eligibleLeaderReplicas; } }

            /// <summary>
            /// `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
            /// is given. May be null.
            /// </summary>
            public PartitionChangeRecordLastKnownElrTag LastKnownElr { get { return _lastKnownElr; } }

            /// <summary>
            /// `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public PartitionChangeRecordDirectoriesTag Directories { get { return _directories; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawIsr { get { return __raw_isr; } }
            public byte[] M_RawLeader { get { return __raw_leader; } }
            public byte[] M_RawReplicas { get { return __raw_replicas; } }
            public byte[] M_RawRemovingReplicas { get { return __raw_removingReplicas; } }
            public byte[] M_RawAddingReplicas { get { return __raw_addingReplicas; } }
            public byte[] M_RawLeaderRecoveryState { get { return __raw_leaderRecoveryState; } }
            public byte[] M_RawEligibleLeaderReplicas { get { return __raw_eligibleLeaderReplicas; } }
            public byte[] M_RawLastKnownElr { get { return __raw_lastKnownElr; } }
            public byte[] M_RawDirectories { get { return __raw_directories; } }
        }

        /// <summary>
        /// The tagged fields of `partition_change_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
        /// </remarks>
        public partial class PartitionChangeRecordTaggedFields : KaitaiStruct
        {
            public static PartitionChangeRecordTaggedFields FromFile(string fileName)
            {
                return new PartitionChangeRecordTaggedFields(new KaitaiStream(fileName));
            }

            public PartitionChangeRecordTaggedFields(KaitaiStream p__io, KafkaPartitionChangeRecord p__parent = null, KafkaPartitionChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<PartitionChangeRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new PartitionChangeRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<PartitionChangeRecordTaggedField> _fields;
            private KafkaPartitionChangeRecord m_root;
            private KafkaPartitionChangeRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<PartitionChangeRecordTaggedField> Fields { get { return _fields; } }
            public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
            public KafkaPartitionChangeRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private int _partitionId;
        private byte[] _topicId;
        private PartitionChangeRecordTaggedFields _taggedFields;
        private KafkaPartitionChangeRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 5.
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
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public PartitionChangeRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaPartitionChangeRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
