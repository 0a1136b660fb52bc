// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
    /// 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
    /// Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
    /// 3.0; earlier releases wrote another one under the same number, and nothing in
    /// the bytes says so.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
    /// </remarks>
    public partial class KafkaRegisterBrokerRecord : KaitaiStruct
    {
        public static KafkaRegisterBrokerRecord FromFile(string fileName)
        {
            return new KafkaRegisterBrokerRecord(new KaitaiStream(fileName));
        }

        public KafkaRegisterBrokerRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _brokerId = m_io.ReadS4be();
            if (Frame.Version.Value >= 2) {
                _isMigratingZkBroker = m_io.ReadU1();
            }
            _incarnationId = m_io.ReadBytes(16);
            _brokerEpoch = m_io.ReadS8be();
            _numEndPointsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumEndPointsPlusOne.Value >= ((long) (1))) {
                _endPoints = new List<RegisterBrokerRecordBrokerEndpoint>();
                for (var i = 0; i < ((long) (NumEndPointsPlusOne.Value - ((long) (1)))); i++)
                {
                    _endPoints.Add(new RegisterBrokerRecordBrokerEndpoint(m_io, this, m_root));
                }
            }
            _numFeaturesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumFeaturesPlusOne.Value >= ((long) (1))) {
                _features = new List<RegisterBrokerRecordBrokerFeature>();
                for (var i = 0; i < ((long) (NumFeaturesPlusOne.Value - ((long) (1)))); i++)
                {
                    _features.Add(new RegisterBrokerRecordBrokerFeature(m_io, this, m_root));
                }
            }
            _rack = new KafkaCompactString(m_io);
            _fenced = m_io.ReadU1();
            if (Frame.Version.Value >= 1) {
                _inControlledShutdown = m_io.ReadU1();
            }
            _taggedFields = new RegisterBrokerRecordTaggedFields(m_io, this, m_root);
        }

        /// <summary>
        /// `BrokerEndpoint` of `RegisterBrokerRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerEndpoint</a>
        /// </remarks>
        public partial class RegisterBrokerRecordBrokerEndpoint : KaitaiStruct
        {
            public static RegisterBrokerRecordBrokerEndpoint FromFile(string fileName)
            {
                return new RegisterBrokerRecordBrokerEndpoint(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordBrokerEndpoint(KaitaiStream p__io, KafkaRegisterBrokerRecord p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
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
                _securityProtocol = m_io.ReadS2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private KafkaCompactString _host;
            private ushort _port;
            private short _securityProtocol;
            private KafkaTaggedFields _taggedFields;
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString Host { get { return _host; } }

            /// <summary>
            /// `uint16`, since Kafka 3.0.
            /// </summary>
            public ushort Port { get { return _port; } }

            /// <summary>
            /// `int16`, since Kafka 3.0.
            /// </summary>
            public short SecurityProtocol { get { return _securityProtocol; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `BrokerFeature` of `RegisterBrokerRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerFeature</a>
        /// </remarks>
        public partial class RegisterBrokerRecordBrokerFeature : KaitaiStruct
        {
            public static RegisterBrokerRecordBrokerFeature FromFile(string fileName)
            {
                return new RegisterBrokerRecordBrokerFeature(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordBrokerFeature(KaitaiStream p__io, KafkaRegisterBrokerRecord p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _name = new KafkaCompactString(m_io);
                _minSupportedVersion = m_io.ReadS2be();
                _maxSupportedVersion = m_io.ReadS2be();
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _name;
            private short _minSupportedVersion;
            private short _maxSupportedVersion;
            private KafkaTaggedFields _taggedFields;
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.0.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `int16`, since Kafka 3.0.
            /// </summary>
            public short MinSupportedVersion { get { return _minSupportedVersion; } }

            /// <summary>
            /// `int16`, since Kafka 3.0.
            /// </summary>
            public short MaxSupportedVersion { get { return _maxSupportedVersion; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `CordonedLogDirs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
        /// </remarks>
        public partial class RegisterBrokerRecordCordonedLogDirsTag : KaitaiStruct
        {
            public static RegisterBrokerRecordCordonedLogDirsTag FromFile(string fileName)
            {
                return new RegisterBrokerRecordCordonedLogDirsTag(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordCordonedLogDirsTag(KaitaiStream p__io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
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
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumCordonedLogDirsPlusOne { get { return _numCordonedLogDirsPlusOne; } }

            /// <summary>
            /// `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public List<byte[]> CordonedLogDirs { get { return _cordonedLogDirs; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `LogDirs`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
        /// </remarks>
        public partial class RegisterBrokerRecordLogDirsTag : KaitaiStruct
        {
            public static RegisterBrokerRecordLogDirsTag FromFile(string fileName)
            {
                return new RegisterBrokerRecordLogDirsTag(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordLogDirsTag(KaitaiStream p__io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
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
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField m_parent;

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumLogDirsPlusOne { get { return _numLogDirsPlusOne; } }

            /// <summary>
            /// `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
            /// </summary>
            public List<byte[]> LogDirs { get { return _logDirs; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `register_broker_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
        /// </remarks>
        public partial class RegisterBrokerRecordTaggedField : KaitaiStruct
        {
            public static RegisterBrokerRecordTaggedField FromFile(string fileName)
            {
                return new RegisterBrokerRecordTaggedField(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordTaggedField(KaitaiStream p__io, KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
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
                    __raw_logDirs = m_io.ReadBytes(LenData.Value);
                    var io___raw_logDirs = new KaitaiStream(__raw_logDirs);
                    _logDirs = new RegisterBrokerRecordLogDirsTag(io___raw_logDirs, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_cordonedLogDirs = m_io.ReadBytes(LenData.Value);
                    var io___raw_cordonedLogDirs = new KaitaiStream(__raw_cordonedLogDirs);
                    _cordonedLogDirs = new RegisterBrokerRecordCordonedLogDirsTag(io___raw_cordonedLogDirs, this, m_root);
                }
                if (Tag.Value > 1) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private RegisterBrokerRecordLogDirsTag _logDirs;
            private RegisterBrokerRecordCordonedLogDirsTag _cordonedLogDirs;
            private byte[] _unknownData;
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields m_parent;
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
            /// `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
            /// </summary>
            public RegisterBrokerRecordLogDirsTag LogDirs { get { return _logDirs; } }

            /// <summary>
            /// `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
            /// given. May be null.
            /// </summary>
            public RegisterBrokerRecordCordonedLogDirsTag CordonedLogDirs { get { return _cordonedLogDirs; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawLogDirs { get { return __raw_logDirs; } }
            public byte[] M_RawCordonedLogDirs { get { return __raw_cordonedLogDirs; } }
        }

        /// <summary>
        /// The tagged fields of `register_broker_record`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
        /// </remarks>
        public partial class RegisterBrokerRecordTaggedFields : KaitaiStruct
        {
            public static RegisterBrokerRecordTaggedFields FromFile(string fileName)
            {
                return new RegisterBrokerRecordTaggedFields(new KaitaiStream(fileName));
            }

            public RegisterBrokerRecordTaggedFields(KaitaiStream p__io, KafkaRegisterBrokerRecord p__parent = null, KafkaRegisterBrokerRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<RegisterBrokerRecordTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new RegisterBrokerRecordTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<RegisterBrokerRecordTaggedField> _fields;
            private KafkaRegisterBrokerRecord m_root;
            private KafkaRegisterBrokerRecord m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<RegisterBrokerRecordTaggedField> Fields { get { return _fields; } }
            public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
            public KafkaRegisterBrokerRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private int _brokerId;
        private byte? _isMigratingZkBroker;
        private byte[] _incarnationId;
        private long _brokerEpoch;
        private KafkaUnsignedVarint _numEndPointsPlusOne;
        private List<RegisterBrokerRecordBrokerEndpoint> _endPoints;
        private KafkaUnsignedVarint _numFeaturesPlusOne;
        private List<RegisterBrokerRecordBrokerFeature> _features;
        private KafkaCompactString _rack;
        private byte _fenced;
        private byte? _inControlledShutdown;
        private RegisterBrokerRecordTaggedFields _taggedFields;
        private KafkaRegisterBrokerRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 0.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 3.0.
        /// </summary>
        public int BrokerId { get { return _brokerId; } }

        /// <summary>
        /// `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
        /// </summary>
        public byte? IsMigratingZkBroker { get { return _isMigratingZkBroker; } }

        /// <summary>
        /// `uuid`, since Kafka 3.0.
        /// </summary>
        public byte[] IncarnationId { get { return _incarnationId; } }

        /// <summary>
        /// `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long BrokerEpoch { get { return _brokerEpoch; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumEndPointsPlusOne { get { return _numEndPointsPlusOne; } }

        /// <summary>
        /// `[]BrokerEndpoint`, since Kafka 3.0.
        /// </summary>
        public List<RegisterBrokerRecordBrokerEndpoint> EndPoints { get { return _endPoints; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumFeaturesPlusOne { get { return _numFeaturesPlusOne; } }

        /// <summary>
        /// `[]BrokerFeature`, since Kafka 3.0.
        /// </summary>
        public List<RegisterBrokerRecordBrokerFeature> Features { get { return _features; } }

        /// <summary>
        /// `string`, since Kafka 3.0. May be null.
        /// </summary>
        public KafkaCompactString Rack { get { return _rack; } }

        /// <summary>
        /// `bool`, since Kafka 3.0. true unless it is given.
        /// </summary>
        public byte Fenced { get { return _fenced; } }

        /// <summary>
        /// `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
        /// </summary>
        public byte? InControlledShutdown { get { return _inControlledShutdown; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public RegisterBrokerRecordTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRegisterBrokerRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
