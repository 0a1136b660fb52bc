// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
    /// 3.7.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord</a>
    /// </remarks>
    public partial class KafkaRegisterControllerRecord : KaitaiStruct
    {
        public static KafkaRegisterControllerRecord FromFile(string fileName)
        {
            return new KafkaRegisterControllerRecord(new KaitaiStream(fileName));
        }

        public KafkaRegisterControllerRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRegisterControllerRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _frame = new KafkaMetadataFrame(m_io);
            _controllerId = m_io.ReadS4be();
            _incarnationId = m_io.ReadBytes(16);
            _zkMigrationReady = m_io.ReadU1();
            _numEndPointsPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumEndPointsPlusOne.Value >= ((long) (1))) {
                _endPoints = new List<RegisterControllerRecordControllerEndpoint>();
                for (var i = 0; i < ((long) (NumEndPointsPlusOne.Value - ((long) (1)))); i++)
                {
                    _endPoints.Add(new RegisterControllerRecordControllerEndpoint(m_io, this, m_root));
                }
            }
            _numFeaturesPlusOne = new KafkaUnsignedVarint(m_io);
            if (NumFeaturesPlusOne.Value >= ((long) (1))) {
                _features = new List<RegisterControllerRecordControllerFeature>();
                for (var i = 0; i < ((long) (NumFeaturesPlusOne.Value - ((long) (1)))); i++)
                {
                    _features.Add(new RegisterControllerRecordControllerFeature(m_io, this, m_root));
                }
            }
            _taggedFields = new KafkaTaggedFields(m_io);
        }

        /// <summary>
        /// `ControllerEndpoint` of `RegisterControllerRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerEndpoint</a>
        /// </remarks>
        public partial class RegisterControllerRecordControllerEndpoint : KaitaiStruct
        {
            public static RegisterControllerRecordControllerEndpoint FromFile(string fileName)
            {
                return new RegisterControllerRecordControllerEndpoint(new KaitaiStream(fileName));
            }

            public RegisterControllerRecordControllerEndpoint(KaitaiStream p__io, KafkaRegisterControllerRecord p__parent = null, KafkaRegisterControllerRecord p__root = null) : base(p__io)
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
            private KafkaRegisterControllerRecord m_root;
            private KafkaRegisterControllerRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.7.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `string`, since Kafka 3.7.
            /// </summary>
            public KafkaCompactString Host { get { return _host; } }

            /// <summary>
            /// `uint16`, since Kafka 3.7.
            /// </summary>
            public ushort Port { get { return _port; } }

            /// <summary>
            /// `int16`, since Kafka 3.7.
            /// </summary>
            public short SecurityProtocol { get { return _securityProtocol; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRegisterControllerRecord M_Root { get { return m_root; } }
            public KafkaRegisterControllerRecord M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `ControllerFeature` of `RegisterControllerRecord`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerFeature</a>
        /// </remarks>
        public partial class RegisterControllerRecordControllerFeature : KaitaiStruct
        {
            public static RegisterControllerRecordControllerFeature FromFile(string fileName)
            {
                return new RegisterControllerRecordControllerFeature(new KaitaiStream(fileName));
            }

            public RegisterControllerRecordControllerFeature(KaitaiStream p__io, KafkaRegisterControllerRecord p__parent = null, KafkaRegisterControllerRecord p__root = null) : base(p__io)
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
            private KafkaRegisterControllerRecord m_root;
            private KafkaRegisterControllerRecord m_parent;

            /// <summary>
            /// `string`, since Kafka 3.7.
            /// </summary>
            public KafkaCompactString Name { get { return _name; } }

            /// <summary>
            /// `int16`, since Kafka 3.7.
            /// </summary>
            public short MinSupportedVersion { get { return _minSupportedVersion; } }

            /// <summary>
            /// `int16`, since Kafka 3.7.
            /// </summary>
            public short MaxSupportedVersion { get { return _maxSupportedVersion; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaRegisterControllerRecord M_Root { get { return m_root; } }
            public KafkaRegisterControllerRecord M_Parent { get { return m_parent; } }
        }
        private KafkaMetadataFrame _frame;
        private int _controllerId;
        private byte[] _incarnationId;
        private byte _zkMigrationReady;
        private KafkaUnsignedVarint _numEndPointsPlusOne;
        private List<RegisterControllerRecordControllerEndpoint> _endPoints;
        private KafkaUnsignedVarint _numFeaturesPlusOne;
        private List<RegisterControllerRecordControllerFeature> _features;
        private KafkaTaggedFields _taggedFields;
        private KafkaRegisterControllerRecord m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Its `api_key` is 27.
        /// </summary>
        public KafkaMetadataFrame Frame { get { return _frame; } }

        /// <summary>
        /// `int32`, since Kafka 3.7.
        /// </summary>
        public int ControllerId { get { return _controllerId; } }

        /// <summary>
        /// `uuid`, since Kafka 3.7.
        /// </summary>
        public byte[] IncarnationId { get { return _incarnationId; } }

        /// <summary>
        /// `bool`, since Kafka 3.7.
        /// </summary>
        public byte ZkMigrationReady { get { return _zkMigrationReady; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumEndPointsPlusOne { get { return _numEndPointsPlusOne; } }

        /// <summary>
        /// `[]ControllerEndpoint`, since Kafka 3.7.
        /// </summary>
        public List<RegisterControllerRecordControllerEndpoint> EndPoints { get { return _endPoints; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumFeaturesPlusOne { get { return _numFeaturesPlusOne; } }

        /// <summary>
        /// `[]ControllerFeature`, since Kafka 3.7.
        /// </summary>
        public List<RegisterControllerRecordControllerFeature> Features { get { return _features; } }

        /// <summary>
        /// None is known.
        /// </summary>
        public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
        public KafkaRegisterControllerRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
