// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// A record that Kafka writes for itself. The key tells its kind, the kind
    /// tells the value's layout. The value of an unknown kind stays readable as
    /// bytes.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java">ControlRecordUtils</a>
    /// </remarks>
    public partial class KafkaControlRecord : KaitaiStruct
    {
        public static KafkaControlRecord FromFile(string fileName)
        {
            return new KafkaControlRecord(new KaitaiStream(fileName));
        }

        public KafkaControlRecord(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaControlRecord p__root = null) : base(p__io)
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
            _body = new ControlRecordBody(io___raw_body, this, m_root);
        }

        /// <summary>
        /// A control record inside exactly its own bytes, laid out as any record.
        /// At most one of the fields between `len_value` and `num_headers` is
        /// there: the value, by its kind.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
        /// </remarks>
        public partial class ControlRecordBody : KaitaiStruct
        {
            public static ControlRecordBody FromFile(string fileName)
            {
                return new ControlRecordBody(new KaitaiStream(fileName));
            }

            public ControlRecordBody(KaitaiStream p__io, KafkaControlRecord p__parent = null, KafkaControlRecord p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_typeId = false;
                _read();
            }
            private void _read()
            {
                _attributes = m_io.ReadS1();
                _timestampDelta = new KafkaVarlong(m_io);
                _offsetDelta = new KafkaVarint(m_io);
                _lenKey = new KafkaVarint(m_io);
                if (LenKey.Value >= 0) {
                    __raw_key = m_io.ReadBytes(LenKey.Value);
                    var io___raw_key = new KaitaiStream(__raw_key);
                    _key = new KafkaControlRecordKey(io___raw_key);
                }
                _lenValue = new KafkaVarint(m_io);
                if ( ((LenValue.Value >= 0) && ( ((TypeId == 0) || (TypeId == 1)) )) ) {
                    __raw_endTxnMarker = m_io.ReadBytes(LenValue.Value);
                    var io___raw_endTxnMarker = new KaitaiStream(__raw_endTxnMarker);
                    _endTxnMarker = new KafkaEndTxnMarker(io___raw_endTxnMarker);
                }
                if ( ((LenValue.Value >= 0) && (TypeId == 2)) ) {
                    __raw_leaderChangeMessage = m_io.ReadBytes(LenValue.Value);
                    var io___raw_leaderChangeMessage = new KaitaiStream(__raw_leaderChangeMessage);
                    _leaderChangeMessage = new KafkaLeaderChangeMessage(io___raw_leaderChangeMessage);
                }
                if ( ((LenValue.Value >= 0) && (TypeId == 3)) ) {
                    __raw_snapshotHeaderRecord = m_io.ReadBytes(LenValue.Value);
                    var io___raw_snapshotHeaderRecord = new KaitaiStream(__raw_snapshotHeaderRecord);
                    _snapshotHeaderRecord = new KafkaSnapshotHeaderRecord(io___raw_snapshotHeaderRecord);
                }
                if ( ((LenValue.Value >= 0) && (TypeId == 4)) ) {
                    __raw_snapshotFooterRecord = m_io.ReadBytes(LenValue.Value);
                    var io___raw_snapshotFooterRecord = new KaitaiStream(__raw_snapshotFooterRecord);
                    _snapshotFooterRecord = new KafkaSnapshotFooterRecord(io___raw_snapshotFooterRecord);
                }
                if ( ((LenValue.Value >= 0) && (TypeId == 5)) ) {
                    __raw_kraftVersionRecord = m_io.ReadBytes(LenValue.Value);
                    var io___raw_kraftVersionRecord = new KaitaiStream(__raw_kraftVersionRecord);
                    _kraftVersionRecord = new KafkaKraftVersionRecord(io___raw_kraftVersionRecord);
                }
                if ( ((LenValue.Value >= 0) && (TypeId == 6)) ) {
                    __raw_votersRecord = m_io.ReadBytes(LenValue.Value);
                    var io___raw_votersRecord = new KaitaiStream(__raw_votersRecord);
                    _votersRecord = new KafkaVotersRecord(io___raw_votersRecord);
                }
                if ( ((LenValue.Value >= 0) && ( ((TypeId < 0) || (TypeId > 6)) )) ) {
                    _unknownValue = m_io.ReadBytes(LenValue.Value);
                }
                _numHeaders = new KafkaVarint(m_io);
                _headers = new List<KafkaHeader>();
                for (var i = 0; i < NumHeaders.Value; i++)
                {
                    _headers.Add(new KafkaHeader(m_io));
                }
            }
            private bool f_typeId;
            private int _typeId;

            /// <summary>
            /// The kind as a number; -1 when the key is null.
            /// </summary>
            public int TypeId
            {
                get
                {
                    if (f_typeId)
                        return _typeId;
                    f_typeId = true;
                    _typeId = (int) ((LenKey.Value >= 0 ? Key.TypeId : -1));
                    return _typeId;
                }
            }
            private sbyte _attributes;
            private KafkaVarlong _timestampDelta;
            private KafkaVarint _offsetDelta;
            private KafkaVarint _lenKey;
            private KafkaControlRecordKey _key;
            private KafkaVarint _lenValue;
            private KafkaEndTxnMarker _endTxnMarker;
            private KafkaLeaderChangeMessage _leaderChangeMessage;
            private KafkaSnapshotHeaderRecord _snapshotHeaderRecord;
            private KafkaSnapshotFooterRecord _snapshotFooterRecord;
            private KafkaKraftVersionRecord _kraftVersionRecord;
            private KafkaVotersRecord _votersRecord;
            private byte[] _unknownValue;
            private KafkaVarint _numHeaders;
            private List<KafkaHeader> _headers;
            private KafkaControlRecord m_root;
            private KafkaControlRecord m_parent;
            private byte[] __raw_key;
            private byte[] __raw_endTxnMarker;
            private byte[] __raw_leaderChangeMessage;
            private byte[] __raw_snapshotHeaderRecord;
            private byte[] __raw_snapshotFooterRecord;
            private byte[] __raw_kraftVersionRecord;
            private byte[] __raw_votersRecord;

            /// <summary>
            /// Unused.
            /// </summary>
            public sbyte Attributes { get { return _attributes; } }

            /// <summary>
            /// Milliseconds from the batch's `base_timestamp`; may be negative.
            /// </summary>
            public KafkaVarlong TimestampDelta { get { return _timestampDelta; } }

            /// <summary>
            /// Distance from the batch's `base_offset`.
            /// </summary>
            public KafkaVarint OffsetDelta { get { return _offsetDelta; } }

            /// <summary>
            /// Any value below zero means a null key, which no sound control
            /// record has.
            /// </summary>
            public KafkaVarint LenKey { get { return _lenKey; } }

            /// <summary>
            /// Tells the kind.
            /// </summary>
            public KafkaControlRecordKey Key { get { return _key; } }

            /// <summary>
            /// Any value below zero means a null value.
            /// </summary>
            public KafkaVarint LenValue { get { return _lenValue; } }

            /// <summary>
            /// The value of ABORT and COMMIT.
            /// </summary>
            public KafkaEndTxnMarker EndTxnMarker { get { return _endTxnMarker; } }

            /// <summary>
            /// The value of LEADER_CHANGE.
            /// </summary>
            public KafkaLeaderChangeMessage LeaderChangeMessage { get { return _leaderChangeMessage; } }

            /// <summary>
            /// The value of SNAPSHOT_HEADER.
            /// </summary>
            public KafkaSnapshotHeaderRecord SnapshotHeaderRecord { get { return _snapshotHeaderRecord; } }

            /// <summary>
            /// The value of SNAPSHOT_FOOTER.
            /// </summary>
            public KafkaSnapshotFooterRecord SnapshotFooterRecord { get { return _snapshotFooterRecord; } }

            /// <summary>
            /// The value of KRAFT_VERSION.
            /// </summary>
            public KafkaKraftVersionRecord KraftVersionRecord { get { return _kraftVersionRecord; } }

            /// <summary>
            /// The value of KRAFT_VOTERS.
            /// </summary>
            public KafkaVotersRecord VotersRecord { get { return _votersRecord; } }

            /// <summary>
            /// The value of a kind that is not known.
            /// </summary>
            public byte[] UnknownValue { get { return _unknownValue; } }

            /// <summary>
            /// Never below zero in a sound record.
            /// </summary>
            public KafkaVarint NumHeaders { get { return _numHeaders; } }

            /// <summary>
            /// None as a rule.
            /// </summary>
            public List<KafkaHeader> Headers { get { return _headers; } }
            public KafkaControlRecord M_Root { get { return m_root; } }
            public KafkaControlRecord M_Parent { get { return m_parent; } }
            public byte[] M_RawKey { get { return __raw_key; } }
            public byte[] M_RawEndTxnMarker { get { return __raw_endTxnMarker; } }
            public byte[] M_RawLeaderChangeMessage { get { return __raw_leaderChangeMessage; } }
            public byte[] M_RawSnapshotHeaderRecord { get { return __raw_snapshotHeaderRecord; } }
            public byte[] M_RawSnapshotFooterRecord { get { return __raw_snapshotFooterRecord; } }
            public byte[] M_RawKraftVersionRecord { get { return __raw_kraftVersionRecord; } }
            public byte[] M_RawVotersRecord { get { return __raw_votersRecord; } }
        }
        private KafkaVarint _len;
        private ControlRecordBody _body;
        private KafkaControlRecord m_root;
        private KaitaiStruct m_parent;
        private byte[] __raw_body;

        /// <summary>
        /// Bytes that follow this field.
        /// </summary>
        public KafkaVarint Len { get { return _len; } }

        /// <summary>
        /// Everything after the length.
        /// </summary>
        public ControlRecordBody Body { get { return _body; } }
        public KafkaControlRecord M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
        public byte[] M_RawBody { get { return __raw_body; } }
    }
}
