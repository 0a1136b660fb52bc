// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The key of any record in `__consumer_offsets`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaConsumerOffsetsKey : KaitaiStruct
    {
        public static KafkaConsumerOffsetsKey FromFile(string fileName)
        {
            return new KafkaConsumerOffsetsKey(new KaitaiStream(fileName));
        }

        public KafkaConsumerOffsetsKey(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerOffsetsKey p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_recordType = false;
            _read();
        }
        private void _read()
        {
            if (RecordType == 0) {
                _legacyOffsetCommitKey = new KafkaLegacyOffsetCommitKey(m_io);
            }
            if (RecordType == 1) {
                _offsetCommitKey = new KafkaOffsetCommitKey(m_io);
            }
            if (RecordType == 2) {
                _groupMetadataKey = new KafkaGroupMetadataKey(m_io);
            }
            if (RecordType == 3) {
                _consumerGroupMetadataKey = new KafkaConsumerGroupMetadataKey(m_io);
            }
            if (RecordType == 4) {
                _consumerGroupPartitionMetadataKey = new KafkaConsumerGroupPartitionMetadataKey(m_io);
            }
            if (RecordType == 5) {
                _consumerGroupMemberMetadataKey = new KafkaConsumerGroupMemberMetadataKey(m_io);
            }
            if (RecordType == 6) {
                _consumerGroupTargetAssignmentMetadataKey = new KafkaConsumerGroupTargetAssignmentMetadataKey(m_io);
            }
            if (RecordType == 7) {
                _consumerGroupTargetAssignmentMemberKey = new KafkaConsumerGroupTargetAssignmentMemberKey(m_io);
            }
            if (RecordType == 8) {
                _consumerGroupCurrentMemberAssignmentKey = new KafkaConsumerGroupCurrentMemberAssignmentKey(m_io);
            }
            if (RecordType == 10) {
                _shareGroupMemberMetadataKey = new KafkaShareGroupMemberMetadataKey(m_io);
            }
            if (RecordType == 11) {
                _shareGroupMetadataKey = new KafkaShareGroupMetadataKey(m_io);
            }
            if (RecordType == 12) {
                _shareGroupTargetAssignmentMetadataKey = new KafkaShareGroupTargetAssignmentMetadataKey(m_io);
            }
            if (RecordType == 13) {
                _shareGroupTargetAssignmentMemberKey = new KafkaShareGroupTargetAssignmentMemberKey(m_io);
            }
            if (RecordType == 14) {
                _shareGroupCurrentMemberAssignmentKey = new KafkaShareGroupCurrentMemberAssignmentKey(m_io);
            }
            if (RecordType == 15) {
                _shareGroupStatePartitionMetadataKey = new KafkaShareGroupStatePartitionMetadataKey(m_io);
            }
            if (RecordType == 16) {
                _consumerGroupRegularExpressionKey = new KafkaConsumerGroupRegularExpressionKey(m_io);
            }
            if (RecordType == 17) {
                _streamsGroupMetadataKey = new KafkaStreamsGroupMetadataKey(m_io);
            }
            if (RecordType == 19) {
                _streamsGroupMemberMetadataKey = new KafkaStreamsGroupMemberMetadataKey(m_io);
            }
            if (RecordType == 20) {
                _streamsGroupTargetAssignmentMetadataKey = new KafkaStreamsGroupTargetAssignmentMetadataKey(m_io);
            }
            if (RecordType == 21) {
                _streamsGroupTargetAssignmentMemberKey = new KafkaStreamsGroupTargetAssignmentMemberKey(m_io);
            }
            if (RecordType == 22) {
                _streamsGroupCurrentMemberAssignmentKey = new KafkaStreamsGroupCurrentMemberAssignmentKey(m_io);
            }
            if (RecordType == 23) {
                _streamsGroupTopologyKey = new KafkaStreamsGroupTopologyKey(m_io);
            }
            if ( ((RecordType != 0) && (RecordType != 1) && (RecordType != 2) && (RecordType != 3) && (RecordType != 4) && (RecordType != 5) && (RecordType != 6) && (RecordType != 7) && (RecordType != 8) && (RecordType != 10) && (RecordType != 11) && (RecordType != 12) && (RecordType != 13) && (RecordType != 14) && (RecordType != 15) && (RecordType != 16) && (RecordType != 17) && (RecordType != 19) && (RecordType != 20) && (RecordType != 21) && (RecordType != 22) && (RecordType != 23)) ) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private bool f_recordType;
        private short _recordType;

        /// <summary>
        /// The type of the record.
        /// </summary>
        public short RecordType
        {
            get
            {
                if (f_recordType)
                    return _recordType;
                f_recordType = true;
                long _pos = m_io.Pos;
                m_io.Seek(0);
                _recordType = m_io.ReadS2be();
                m_io.Seek(_pos);
                return _recordType;
            }
        }
        private KafkaLegacyOffsetCommitKey _legacyOffsetCommitKey;
        private KafkaOffsetCommitKey _offsetCommitKey;
        private KafkaGroupMetadataKey _groupMetadataKey;
        private KafkaConsumerGroupMetadataKey _consumerGroupMetadataKey;
        private KafkaConsumerGroupPartitionMetadataKey _consumerGroupPartitionMetadataKey;
        private KafkaConsumerGroupMemberMetadataKey _consumerGroupMemberMetadataKey;
        private KafkaConsumerGroupTargetAssignmentMetadataKey _consumerGroupTargetAssignmentMetadataKey;
        private KafkaConsumerGroupTargetAssignmentMemberKey _consumerGroupTargetAssignmentMemberKey;
        private KafkaConsumerGroupCurrentMemberAssignmentKey _consumerGroupCurrentMemberAssignmentKey;
        private KafkaShareGroupMemberMetadataKey _shareGroupMemberMetadataKey;
        private KafkaShareGroupMetadataKey _shareGroupMetadataKey;
        private KafkaShareGroupTargetAssignmentMetadataKey _shareGroupTargetAssignmentMetadataKey;
        private KafkaShareGroupTargetAssignmentMemberKey _shareGroupTargetAssignmentMemberKey;
        private KafkaShareGroupCurrentMemberAssignmentKey _shareGroupCurrentMemberAssignmentKey;
        private KafkaShareGroupStatePartitionMetadataKey _shareGroupStatePartitionMetadataKey;
        private KafkaConsumerGroupRegularExpressionKey _consumerGroupRegularExpressionKey;
        private KafkaStreamsGroupMetadataKey _streamsGroupMetadataKey;
        private KafkaStreamsGroupMemberMetadataKey _streamsGroupMemberMetadataKey;
        private KafkaStreamsGroupTargetAssignmentMetadataKey _streamsGroupTargetAssignmentMetadataKey;
        private KafkaStreamsGroupTargetAssignmentMemberKey _streamsGroupTargetAssignmentMemberKey;
        private KafkaStreamsGroupCurrentMemberAssignmentKey _streamsGroupCurrentMemberAssignmentKey;
        private KafkaStreamsGroupTopologyKey _streamsGroupTopologyKey;
        private byte[] _unknown;
        private KafkaConsumerOffsetsKey m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 0.8.2.
        /// </summary>
        public KafkaLegacyOffsetCommitKey LegacyOffsetCommitKey { get { return _legacyOffsetCommitKey; } }

        /// <summary>
        /// Since Kafka 0.9.
        /// </summary>
        public KafkaOffsetCommitKey OffsetCommitKey { get { return _offsetCommitKey; } }

        /// <summary>
        /// Since Kafka 0.9.
        /// </summary>
        public KafkaGroupMetadataKey GroupMetadataKey { get { return _groupMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupMetadataKey ConsumerGroupMetadataKey { get { return _consumerGroupMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupPartitionMetadataKey ConsumerGroupPartitionMetadataKey { get { return _consumerGroupPartitionMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupMemberMetadataKey ConsumerGroupMemberMetadataKey { get { return _consumerGroupMemberMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupTargetAssignmentMetadataKey ConsumerGroupTargetAssignmentMetadataKey { get { return _consumerGroupTargetAssignmentMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupTargetAssignmentMemberKey ConsumerGroupTargetAssignmentMemberKey { get { return _consumerGroupTargetAssignmentMemberKey; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupCurrentMemberAssignmentKey ConsumerGroupCurrentMemberAssignmentKey { get { return _consumerGroupCurrentMemberAssignmentKey; } }

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareGroupMemberMetadataKey ShareGroupMemberMetadataKey { get { return _shareGroupMemberMetadataKey; } }

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareGroupMetadataKey ShareGroupMetadataKey { get { return _shareGroupMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupTargetAssignmentMetadataKey ShareGroupTargetAssignmentMetadataKey { get { return _shareGroupTargetAssignmentMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupTargetAssignmentMemberKey ShareGroupTargetAssignmentMemberKey { get { return _shareGroupTargetAssignmentMemberKey; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupCurrentMemberAssignmentKey ShareGroupCurrentMemberAssignmentKey { get { return _shareGroupCurrentMemberAssignmentKey; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupStatePartitionMetadataKey ShareGroupStatePartitionMetadataKey { get { return _shareGroupStatePartitionMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaConsumerGroupRegularExpressionKey ConsumerGroupRegularExpressionKey { get { return _consumerGroupRegularExpressionKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupMetadataKey StreamsGroupMetadataKey { get { return _streamsGroupMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupMemberMetadataKey StreamsGroupMemberMetadataKey { get { return _streamsGroupMemberMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTargetAssignmentMetadataKey StreamsGroupTargetAssignmentMetadataKey { get { return _streamsGroupTargetAssignmentMetadataKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTargetAssignmentMemberKey StreamsGroupTargetAssignmentMemberKey { get { return _streamsGroupTargetAssignmentMemberKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupCurrentMemberAssignmentKey StreamsGroupCurrentMemberAssignmentKey { get { return _streamsGroupCurrentMemberAssignmentKey; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTopologyKey StreamsGroupTopologyKey { get { return _streamsGroupTopologyKey; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }
        public KafkaConsumerOffsetsKey M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
