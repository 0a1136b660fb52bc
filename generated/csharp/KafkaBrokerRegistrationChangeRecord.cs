// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
    /// 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
    /// Kafka 4.3.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
    /// </remarks>
    public partial class KafkaBrokerRegistrationChangeRecord : KaitaiStruct
    {
        public static KafkaBrokerRegistrationChangeRecord FromFile(string fileName)
        {
            return new KafkaBrokerRegistrationChangeRecord(new KaitaiStream(fileName));
        }

        public KafkaBrokerRegistrationChangeRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _brokerId = m_io.ReadS4be();
            _brokerEpoch = m_io.ReadS8be();
            _taggedFields = new BrokerRegistrationChangeRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// The bytes of the tagged field `CordonedLogDirs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordCordonedLogDirsTag : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordCordonedLogDirsTag FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordCordonedLogDirsTag(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordCordonedLogDirsTag(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numCordonedLogDirsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumCordonedLogDirsPlusOne.Value >= ((long) (1))) {
                    _cordonedLogDirs = new List<byte[]>();
                    for (var i = 0; i < ((long) (NumCordonedLogDirsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _cordonedLogDirs.Add(m_io.ReadBytes(16));
                    }
                }
            }
            private KafkaUnsignedVarint _numCordonedLogDirsPlusOne;
            private List<byte[]> _cordonedLogDirs;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumCordonedLogDirsPlusOne { get { return _numCordonedLogDirsPlusOne; } }

            /// <summary>
            /// `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public List<byte[]> CordonedLogDirs { get { return _cordonedLogDirs; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `Fenced`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordFencedTag : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordFencedTag FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordFencedTag(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordFencedTag(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _fenced = m_io.ReadS1();
            }
            private sbyte _fenced;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField m_parent;

            /// <summary>
            /// `int8`, since Kafka 3.0. Tag 0.
            /// </summary>
            public sbyte Fenced { get { return _fenced; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `InControlledShutdown`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordInControlledShutdownTag : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordInControlledShutdownTag FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordInControlledShutdownTag(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordInControlledShutdownTag(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _inControlledShutdown = m_io.ReadS1();
            }
            private sbyte _inControlledShutdown;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField m_parent;

            /// <summary>
            /// `int8`, since Kafka 3.3. Tag 1 from version 1 on.
            /// </summary>
            public sbyte InControlledShutdown { get { return _inControlledShutdown; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LogDirs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordLogDirsTag : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordLogDirsTag FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordLogDirsTag(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordLogDirsTag(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numLogDirsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumLogDirsPlusOne.Value >= ((long) (1))) {
                    _logDirs = new List<byte[]>();
                    for (var i = 0; i < ((long) (NumLogDirsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _logDirs.Add(m_io.ReadBytes(16));
                    }
                }
            }
            private KafkaUnsignedVarint _numLogDirsPlusOne;
            private List<byte[]> _logDirs;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumLogDirsPlusOne { get { return _numLogDirsPlusOne; } }

            /// <summary>
            /// `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
            /// </summary>
            public List<byte[]> LogDirs { get { return _logDirs; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `broker_registration_change_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordTaggedField : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordTaggedField FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordTaggedField(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordTaggedField(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
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
                    __raw_fenced = m_io.ReadBytes(LenData.Value);
                    var io___raw_fenced = new KaitaiStream(__raw_fenced);
                    _fenced = new BrokerRegistrationChangeRecordFencedTag(io___raw_fenced, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_inControlledShutdown = m_io.ReadBytes(LenData.Value);
                    var io___raw_inControlledShutdown = new KaitaiStream(__raw_inControlledShutdown);
                    _inControlledShutdown = new BrokerRegistrationChangeRecordInControlledShutdownTag(io___raw_inControlledShutdown, this, m_root);
                }
                if (Tag.Value == 2) {
                    __raw_logDirs = m_io.ReadBytes(LenData.Value);
                    var io___raw_logDirs = new KaitaiStream(__raw_logDirs);
                    _logDirs = new BrokerRegistrationChangeRecordLogDirsTag(io___raw_logDirs, this, m_root);
                }
                if (Tag.Value == 3) {
                    __raw_cordonedLogDirs = m_io.ReadBytes(LenData.Value);
                    var io___raw_cordonedLogDirs = new KaitaiStream(__raw_cordonedLogDirs);
                    _cordonedLogDirs = new BrokerRegistrationChangeRecordCordonedLogDirsTag(io___raw_cordonedLogDirs, this, m_root);
                }
                if (Tag.Value > 3) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private BrokerRegistrationChangeRecordFencedTag _fenced;
            private BrokerRegistrationChangeRecordInControlledShutdownTag _inControlledShutdown;
            private BrokerRegistrationChangeRecordLogDirsTag _logDirs;
            private BrokerRegistrationChangeRecordCordonedLogDirsTag _cordonedLogDirs;
            private byte[] _unknownData;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields m_parent;
            private byte[] __raw_fenced;
            private byte[] __raw_inControlledShutdown;
            private byte[] __raw_logDirs;
            private byte[] __raw_cordonedLogDirs;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int8`, since Kafka 3.0. Tag 0.
            /// </summary>
            public BrokerRegistrationChangeRecordFencedTag Fenced { get { return _fenced; } }

            /// <summary>
            /// `int8`, since Kafka 3.3. Tag 1 from version 1 on.
            /// </summary>
            public BrokerRegistrationChangeRecordInControlledShutdownTag InControlledShutdown { get { return _inControlledShutdown; } }

            /// <summary>
            /// `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
            /// </summary>
            public BrokerRegistrationChangeRecordLogDirsTag LogDirs { get { return _logDirs; } }

            /// <summary>
            /// `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public BrokerRegistrationChangeRecordCordonedLogDirsTag CordonedLogDirs { get { return _cordonedLogDirs; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawFenced { get { return __raw_fenced; } }
            public byte[] M_RawInControlledShutdown { get { return __raw_inControlledShutdown; } }
            public byte[] M_RawLogDirs { get { return __raw_logDirs; } }
            public byte[] M_RawCordonedLogDirs { get { return __raw_cordonedLogDirs; } }
        }

        /// <summary>
        /// The tagged fields of `broker_registration_change_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
        /// </remarks>
        public partial class BrokerRegistrationChangeRecordTaggedFields : KaitaiStruct
        {
            public static BrokerRegistrationChangeRecordTaggedFields FromFile(string fileName)
            {
                return new BrokerRegistrationChangeRecordTaggedFields(new KaitaiStream(fileName));
            }

            public BrokerRegistrationChangeRecordTaggedFields(KaitaiStream p__io, KafkaBrokerRegistrationChangeRecord p__parent = null, KafkaBrokerRegistrationChangeRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<BrokerRegistrationChangeRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new BrokerRegistrationChangeRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<BrokerRegistrationChangeRecordTaggedField> _fields;
            private KafkaBrokerRegistrationChangeRecord m_root;
            private KafkaBrokerRegistrationChangeRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<BrokerRegistrationChangeRecordTaggedField> Fields { get { return _fields; } }
            public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
            public KafkaBrokerRegistrationChangeRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private int _brokerId;
        private long _brokerEpoch;
        private BrokerRegistrationChangeRecordTaggedFields _taggedFields;
        private KafkaBrokerRegistrationChangeRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 17.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long BrokerEpoch { get { return _brokerEpoch; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public BrokerRegistrationChangeRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaBrokerRegistrationChangeRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
