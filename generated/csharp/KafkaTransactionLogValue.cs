// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
    /// Version 1 since Kafka 3.5.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
    /// </remarks>
    public partial class KafkaTransactionLogValue : KaitaiStruct
    {
        public static KafkaTransactionLogValue FromFile(string fileName)
        {
            return new KafkaTransactionLogValue(new KaitaiStream(fileName));
        }

        public KafkaTransactionLogValue(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
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
            if (!(_messageVersion <= 1))
            {
                throw new ValidationGreaterThanError(1, _messageVersion, m_io, "/seq/0");
            }
            _producerId = m_io.ReadS8be();
            _producerEpoch = m_io.ReadS2be();
            _transactionTimeoutMs = m_io.ReadS4be();
            _transactionStatus = m_io.ReadS1();
            if (MessageVersion <= 0) {
                _numTransactionPartitionsV0 = m_io.ReadS4be();
            }
            if ( ((MessageVersion <= 0) && (NumTransactionPartitionsV0 >= 0)) ) {
                _transactionPartitionsV0 = new List<TransactionLogValuePartitionsSchemaV0>();
                for (var i = 0; i < NumTransactionPartitionsV0; i++)
                {
                    _transactionPartitionsV0.Add(new TransactionLogValuePartitionsSchemaV0(m_io, this, m_root));
                }
            }
            if (MessageVersion >= 1) {
                _numTransactionPartitionsV1PlusOne = new KafkaUnsignedVarint(m_io);
            }
            if ( ((MessageVersion >= 1) && (NumTransactionPartitionsV1PlusOne.Value >= ((long) (1)))) ) {
                _transactionPartitionsV1 = new List<TransactionLogValuePartitionsSchemaV1>();
                for (var i = 0; i < ((long) (NumTransactionPartitionsV1PlusOne.Value - ((long) (1)))); i++)
                {
                    _transactionPartitionsV1.Add(new TransactionLogValuePartitionsSchemaV1(m_io, this, m_root));
                }
            }
            _transactionLastUpdateTimestampMs = m_io.ReadS8be();
            _transactionStartTimestampMs = m_io.ReadS8be();
            if (MessageVersion >= 1) {
                _taggedFields = new TransactionLogValueTaggedFields(m_io, this, m_root);
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The bytes of the tagged field `ClientTransactionVersion`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValueClientTransactionVersionTag : KaitaiStruct
        {
            public static TransactionLogValueClientTransactionVersionTag FromFile(string fileName)
            {
                return new TransactionLogValueClientTransactionVersionTag(new KaitaiStream(fileName));
            }

            public TransactionLogValueClientTransactionVersionTag(KaitaiStream p__io, KafkaTransactionLogValue.TransactionLogValueTaggedField p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _clientTransactionVersion = m_io.ReadS2be();
            }
            private short _clientTransactionVersion;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue.TransactionLogValueTaggedField m_parent;

            /// <summary>
            /// `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
            /// given.
            /// </summary>
            public short ClientTransactionVersion { get { return _clientTransactionVersion; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue.TransactionLogValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `NextProducerEpoch`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValueNextProducerEpochTag : KaitaiStruct
        {
            public static TransactionLogValueNextProducerEpochTag FromFile(string fileName)
            {
                return new TransactionLogValueNextProducerEpochTag(new KaitaiStream(fileName));
            }

            public TransactionLogValueNextProducerEpochTag(KaitaiStream p__io, KafkaTransactionLogValue.TransactionLogValueTaggedField p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _nextProducerEpoch = m_io.ReadS2be();
            }
            private short _nextProducerEpoch;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue.TransactionLogValueTaggedField m_parent;

            /// <summary>
            /// `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
            /// given.
            /// </summary>
            public short NextProducerEpoch { get { return _nextProducerEpoch; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue.TransactionLogValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `NextProducerId`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValueNextProducerIdTag : KaitaiStruct
        {
            public static TransactionLogValueNextProducerIdTag FromFile(string fileName)
            {
                return new TransactionLogValueNextProducerIdTag(new KaitaiStream(fileName));
            }

            public TransactionLogValueNextProducerIdTag(KaitaiStream p__io, KafkaTransactionLogValue.TransactionLogValueTaggedField p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _nextProducerId = m_io.ReadS8be();
            }
            private long _nextProducerId;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue.TransactionLogValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
            /// given. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long NextProducerId { get { return _nextProducerId; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue.TransactionLogValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `PartitionsSchema` of `TransactionLogValue`, version 0.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
        /// </remarks>
        public partial class TransactionLogValuePartitionsSchemaV0 : KaitaiStruct
        {
            public static TransactionLogValuePartitionsSchemaV0 FromFile(string fileName)
            {
                return new TransactionLogValuePartitionsSchemaV0(new KaitaiStream(fileName));
            }

            public TransactionLogValuePartitionsSchemaV0(KaitaiStream p__io, KafkaTransactionLogValue p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topic = new KafkaString(m_io);
                _numPartitionIds = m_io.ReadS4be();
                if (NumPartitionIds >= 0) {
                    _partitionIds = new List<int>();
                    for (var i = 0; i < NumPartitionIds; i++)
                    {
                        _partitionIds.Add(m_io.ReadS4be());
                    }
                }
            }
            private KafkaString _topic;
            private int _numPartitionIds;
            private List<int> _partitionIds;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.11.
            /// </summary>
            public KafkaString Topic { get { return _topic; } }

            /// <summary>
            /// The number of elements; any value below zero means null.
            /// </summary>
            public int NumPartitionIds { get { return _numPartitionIds; } }

            /// <summary>
            /// `[]int32`, since Kafka 0.11.
            /// </summary>
            public List<int> PartitionIds { get { return _partitionIds; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// `PartitionsSchema` of `TransactionLogValue`, version 1.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
        /// </remarks>
        public partial class TransactionLogValuePartitionsSchemaV1 : KaitaiStruct
        {
            public static TransactionLogValuePartitionsSchemaV1 FromFile(string fileName)
            {
                return new TransactionLogValuePartitionsSchemaV1(new KaitaiStream(fileName));
            }

            public TransactionLogValuePartitionsSchemaV1(KaitaiStream p__io, KafkaTransactionLogValue p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _topic = new KafkaCompactString(m_io);
                _numPartitionIdsPlusOne = new KafkaUnsignedVarint(m_io);
                if (NumPartitionIdsPlusOne.Value >= ((long) (1))) {
                    _partitionIds = new List<int>();
                    for (var i = 0; i < ((long) (NumPartitionIdsPlusOne.Value - ((long) (1)))); i++)
                    {
                        _partitionIds.Add(m_io.ReadS4be());
                    }
                }
                _taggedFields = new KafkaTaggedFields(m_io);
            }
            private KafkaCompactString _topic;
            private KafkaUnsignedVarint _numPartitionIdsPlusOne;
            private List<int> _partitionIds;
            private KafkaTaggedFields _taggedFields;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue m_parent;

            /// <summary>
            /// `string`, since Kafka 0.11.
            /// </summary>
            public KafkaCompactString Topic { get { return _topic; } }

            /// <summary>
            /// The number of elements plus one; 0 means null.
            /// </summary>
            public KafkaUnsignedVarint NumPartitionIdsPlusOne { get { return _numPartitionIdsPlusOne; } }

            /// <summary>
            /// `[]int32`, since Kafka 0.11.
            /// </summary>
            public List<int> PartitionIds { get { return _partitionIds; } }

            /// <summary>
            /// None is known.
            /// </summary>
            public KafkaTaggedFields TaggedFields { get { return _taggedFields; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// The bytes of the tagged field `PreviousProducerId`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValuePreviousProducerIdTag : KaitaiStruct
        {
            public static TransactionLogValuePreviousProducerIdTag FromFile(string fileName)
            {
                return new TransactionLogValuePreviousProducerIdTag(new KaitaiStream(fileName));
            }

            public TransactionLogValuePreviousProducerIdTag(KaitaiStream p__io, KafkaTransactionLogValue.TransactionLogValueTaggedField p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _previousProducerId = m_io.ReadS8be();
            }
            private long _previousProducerId;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue.TransactionLogValueTaggedField m_parent;

            /// <summary>
            /// `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
            /// given. JavaScript rounds it beyond 2^53.
            /// </summary>
            public long PreviousProducerId { get { return _previousProducerId; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue.TransactionLogValueTaggedField M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A tagged field of `transaction_log_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValueTaggedField : KaitaiStruct
        {
            public static TransactionLogValueTaggedField FromFile(string fileName)
            {
                return new TransactionLogValueTaggedField(new KaitaiStream(fileName));
            }

            public TransactionLogValueTaggedField(KaitaiStream p__io, KafkaTransactionLogValue.TransactionLogValueTaggedFields p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
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
                    __raw_previousProducerId = m_io.ReadBytes(LenData.Value);
                    var io___raw_previousProducerId = new KaitaiStream(__raw_previousProducerId);
                    _previousProducerId = new TransactionLogValuePreviousProducerIdTag(io___raw_previousProducerId, this, m_root);
                }
                if (Tag.Value == 1) {
                    __raw_nextProducerId = m_io.ReadBytes(LenData.Value);
                    var io___raw_nextProducerId = new KaitaiStream(__raw_nextProducerId);
                    _nextProducerId = new TransactionLogValueNextProducerIdTag(io___raw_nextProducerId, this, m_root);
                }
                if (Tag.Value == 2) {
                    __raw_clientTransactionVersion = m_io.ReadBytes(LenData.Value);
                    var io___raw_clientTransactionVersion = new KaitaiStream(__raw_clientTransactionVersion);
                    _clientTransactionVersion = new TransactionLogValueClientTransactionVersionTag(io___raw_clientTransactionVersion, this, m_root);
                }
                if (Tag.Value == 3) {
                    __raw_nextProducerEpoch = m_io.ReadBytes(LenData.Value);
                    var io___raw_nextProducerEpoch = new KaitaiStream(__raw_nextProducerEpoch);
                    _nextProducerEpoch = new TransactionLogValueNextProducerEpochTag(io___raw_nextProducerEpoch, this, m_root);
                }
                if (Tag.Value > 3) {
                    _unknownData = m_io.ReadBytes(LenData.Value);
                }
            }
            private KafkaUnsignedVarint _tag;
            private KafkaUnsignedVarint _lenData;
            private TransactionLogValuePreviousProducerIdTag _previousProducerId;
            private TransactionLogValueNextProducerIdTag _nextProducerId;
            private TransactionLogValueClientTransactionVersionTag _clientTransactionVersion;
            private TransactionLogValueNextProducerEpochTag _nextProducerEpoch;
            private byte[] _unknownData;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue.TransactionLogValueTaggedFields m_parent;
            private byte[] __raw_previousProducerId;
            private byte[] __raw_nextProducerId;
            private byte[] __raw_clientTransactionVersion;
            private byte[] __raw_nextProducerEpoch;

            /// <summary>
            /// The number that names the field.
            /// </summary>
            public KafkaUnsignedVarint Tag { get { return _tag; } }

            /// <summary>
            /// Bytes of the field.
            /// </summary>
            public KafkaUnsignedVarint LenData { get { return _lenData; } }

            /// <summary>
            /// `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
            /// given. JavaScript rounds it beyond 2^53.
            /// </summary>
            public TransactionLogValuePreviousProducerIdTag PreviousProducerId { get { return _previousProducerId; } }

            /// <summary>
            /// `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
            /// given. JavaScript rounds it beyond 2^53.
            /// </summary>
            public TransactionLogValueNextProducerIdTag NextProducerId { get { return _nextProducerId; } }

            /// <summary>
            /// `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
            /// given.
            /// </summary>
            public TransactionLogValueClientTransactionVersionTag ClientTransactionVersion { get { return _clientTransactionVersion; } }

            /// <summary>
            /// `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
            /// given.
            /// </summary>
            public TransactionLogValueNextProducerEpochTag NextProducerEpoch { get { return _nextProducerEpoch; } }

            /// <summary>
            /// A field of a tag that is not known.
            /// </summary>
            public byte[] UnknownData { get { return _unknownData; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue.TransactionLogValueTaggedFields M_Parent { get { return m_parent; } }
            public byte[] M_RawPreviousProducerId { get { return __raw_previousProducerId; } }
            public byte[] M_RawNextProducerId { get { return __raw_nextProducerId; } }
            public byte[] M_RawClientTransactionVersion { get { return __raw_clientTransactionVersion; } }
            public byte[] M_RawNextProducerEpoch { get { return __raw_nextProducerEpoch; } }
        }

        /// <summary>
        /// The tagged fields of `transaction_log_value`.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
        /// </remarks>
        public partial class TransactionLogValueTaggedFields : KaitaiStruct
        {
            public static TransactionLogValueTaggedFields FromFile(string fileName)
            {
                return new TransactionLogValueTaggedFields(new KaitaiStream(fileName));
            }

            public TransactionLogValueTaggedFields(KaitaiStream p__io, KafkaTransactionLogValue p__parent = null, KafkaTransactionLogValue p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _numFields = new KafkaUnsignedVarint(m_io);
                _fields = new List<TransactionLogValueTaggedField>();
                for (var i = 0; i < NumFields.Value; i++)
                {
                    _fields.Add(new TransactionLogValueTaggedField(m_io, this, m_root));
                }
            }
            private KafkaUnsignedVarint _numFields;
            private List<TransactionLogValueTaggedField> _fields;
            private KafkaTransactionLogValue m_root;
            private KafkaTransactionLogValue m_parent;

            /// <summary>
            /// How many follow.
            /// </summary>
            public KafkaUnsignedVarint NumFields { get { return _numFields; } }

            /// <summary>
            /// Ascending by tag.
            /// </summary>
            public List<TransactionLogValueTaggedField> Fields { get { return _fields; } }
            public KafkaTransactionLogValue M_Root { get { return m_root; } }
            public KafkaTransactionLogValue M_Parent { get { return m_parent; } }
        }
        private short _messageVersion;
        private long _producerId;
        private short _producerEpoch;
        private int _transactionTimeoutMs;
        private sbyte _transactionStatus;
        private int? _numTransactionPartitionsV0;
        private List<TransactionLogValuePartitionsSchemaV0> _transactionPartitionsV0;
        private KafkaUnsignedVarint _numTransactionPartitionsV1PlusOne;
        private List<TransactionLogValuePartitionsSchemaV1> _transactionPartitionsV1;
        private long _transactionLastUpdateTimestampMs;
        private long _transactionStartTimestampMs;
        private TransactionLogValueTaggedFields _taggedFields;
        private byte[] _trailing;
        private KafkaTransactionLogValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The version of the message.
        /// </summary>
        public short MessageVersion { get { return _messageVersion; } }

        /// <summary>
        /// `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long ProducerId { get { return _producerId; } }

        /// <summary>
        /// `int16`, since Kafka 0.11.
        /// </summary>
        public short ProducerEpoch { get { return _producerEpoch; } }

        /// <summary>
        /// `int32`, since Kafka 0.11.
        /// </summary>
        public int TransactionTimeoutMs { get { return _transactionTimeoutMs; } }

        /// <summary>
        /// `int8`, since Kafka 0.11.
        /// </summary>
        public sbyte TransactionStatus { get { return _transactionStatus; } }

        /// <summary>
        /// The number of elements; any value below zero means null.
        /// </summary>
        public int? NumTransactionPartitionsV0 { get { return _numTransactionPartitionsV0; } }

        /// <summary>
        /// `[]PartitionsSchema`, since Kafka 0.11. May be null.
        /// </summary>
        public List<TransactionLogValuePartitionsSchemaV0> TransactionPartitionsV0 { get { return _transactionPartitionsV0; } }

        /// <summary>
        /// The number of elements plus one; 0 means null.
        /// </summary>
        public KafkaUnsignedVarint NumTransactionPartitionsV1PlusOne { get { return _numTransactionPartitionsV1PlusOne; } }

        /// <summary>
        /// `[]PartitionsSchema`, since Kafka 0.11. May be null.
        /// </summary>
        public List<TransactionLogValuePartitionsSchemaV1> TransactionPartitionsV1 { get { return _transactionPartitionsV1; } }

        /// <summary>
        /// `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long TransactionLastUpdateTimestampMs { get { return _transactionLastUpdateTimestampMs; } }

        /// <summary>
        /// `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
        /// </summary>
        public long TransactionStartTimestampMs { get { return _transactionStartTimestampMs; } }

        /// <summary>
        /// The fields that are there only where they differ from their defaults.
        /// </summary>
        public TransactionLogValueTaggedFields TaggedFields { get { return _taggedFields; } }

        /// <summary>
        /// Empty as a rule. Kafka does not look at what follows the message.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public KafkaTransactionLogValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
