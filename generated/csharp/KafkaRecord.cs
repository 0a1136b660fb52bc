// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// One record of a batch. Offset and timestamp are stored as distances from
    /// the batch's base.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readFrom</a>
    /// </remarks>
    public partial class KafkaRecord : KaitaiStruct
    {
        public static KafkaRecord FromFile(string fileName)
        {
            return new KafkaRecord(new KaitaiStream(fileName));
        }

        public KafkaRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRecord p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _len = new KafkaVarint(m_io);
            __raw_body = m_io.ReadBytes(Len.Value);
            var io___raw_body = new KaitaiStream(__raw_body);
            _body = new RecordBody(io___raw_body, this, m_root);
        }

        /// <summary>
        /// A record inside exactly its own bytes. A length below zero says null,
        /// which is not empty. A sound record fills its length to the last byte.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
        /// </remarks>
        public partial class RecordBody : KaitaiStruct
        {
            public static RecordBody FromFile(string fileName)
            {
                return new RecordBody(new KaitaiStream(fileName));
            }

            public RecordBody(KaitaiStream p__io, KafkaRecord p__parent = null, KafkaRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _attributes = m_io.ReadS1();
                _timestampDelta = new KafkaVarlong(m_io);
                _offsetDelta = new KafkaVarint(m_io);
                _lenKey = new KafkaVarint(m_io);
                if (LenKey.Value >= 0) {
                    _key = m_io.ReadBytes(LenKey.Value);
                }
                _lenValue = new KafkaVarint(m_io);
                if (LenValue.Value >= 0) {
                    _value = m_io.ReadBytes(LenValue.Value);
                }
                _numHeaders = new KafkaVarint(m_io);
                _headers = new List<KafkaHeader>();
                for (var i = 0; i < NumHeaders.Value; i++)
                {
                    _headers.Add(new KafkaHeader(m_io));
                }
            }
            private sbyte _attributes;
            private KafkaVarlong _timestampDelta;
            private KafkaVarint _offsetDelta;
            private KafkaVarint _lenKey;
            private byte[] _key;
            private KafkaVarint _lenValue;
            private byte[] _value;
            private KafkaVarint _numHeaders;
            private List<KafkaHeader> _headers;
            private KafkaRecord m_root;
            private KafkaRecord m_parent;

            /// <summary>
            /// Unused.
            /// </summary>
            public sbyte Attributes { get { return _attributes; } }

            /// <summary>
            /// Milliseconds from the batch's `base_timestamp`; may be negative.
            /// </summary>
            public KafkaVarlong TimestampDelta { get { return _timestampDelta; } }

            /// <summary>
            /// Distance from the batch's `base_offset`; compaction leaves gaps.
            /// </summary>
            public KafkaVarint OffsetDelta { get { return _offsetDelta; } }

            /// <summary>
            /// Any value below zero means a null key.
            /// </summary>
            public KafkaVarint LenKey { get { return _lenKey; } }

            /// <summary>
            /// Bytes that Kafka does not interpret; compaction keeps the newest
            /// record of each key.
            /// </summary>
            public byte[] Key { get { return _key; } }

            /// <summary>
            /// Any value below zero means a null value, a tombstone.
            /// </summary>
            public KafkaVarint LenValue { get { return _lenValue; } }

            /// <summary>
            /// Bytes that Kafka does not interpret.
            /// </summary>
            public byte[] Value { get { return _value; } }

            /// <summary>
            /// Never below zero in a sound record.
            /// </summary>
            public KafkaVarint NumHeaders { get { return _numHeaders; } }

            /// <summary>
            /// In the order of the producer; a key may come more than once.
            /// </summary>
            public List<KafkaHeader> Headers { get { return _headers; } }
            public KafkaRecord M_Root { get { return m_root; } }
            public KafkaRecord M_Parent { get { return m_parent; } }
        }
        private KafkaVarint _len;
        private RecordBody _body;
        private KafkaRecord m_root;
        private KaitaiStruct m_parent;
        private byte[] __raw_body;

        /// <summary>
        /// Bytes that follow this field.
        /// </summary>
        public KafkaVarint Len { get { return _len; } }

        /// <summary>
        /// Everything after the length.
        /// </summary>
        public RecordBody Body { get { return _body; } }
        public KafkaRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
        public byte[] M_RawBody { get { return __raw_body; } }
    }
}
