// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// The value of any record in `__consumer_offsets`: the message that its type
    /// names.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
    /// </remarks>
    public partial class KafkaConsumerOffsetsValue : KaitaiStruct
    {
        public KafkaConsumerOffsetsValue(short p_recordType, KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaConsumerOffsetsValue p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _recordType = p_recordType;
            _read();
        }
        private void _read()
        {
            if (RecordType == 0) {
                _legacyOffsetCommitValue = new KafkaLegacyOffsetCommitValue(m_io);
            }
            if (RecordType == 1) {
                _offsetCommitValue = new KafkaOffsetCommitValue(m_io);
            }
            if (RecordType == 2) {
                _groupMetadataValue = new KafkaGroupMetadataValue(m_io);
            }
            if (RecordType == 3) {
                _consumerGroupMetadataValue = new KafkaConsumerGroupMetadataValue(m_io);
            }
            if (RecordType == 4) {
                _consumerGroupPartitionMetadataValue = new KafkaConsumerGroupPartitionMetadataValue(m_io);
            }
            if (RecordType == 5) {
                _consumerGroupMemberMetadataValue = new KafkaConsumerGroupMemberMetadataValue(m_io);
            }
            if (RecordType == 6) {
                _consumerGroupTargetAssignmentMetadataValue = new KafkaConsumerGroupTargetAssignmentMetadataValue(m_io);
            }
            if (RecordType == 7) {
                _consumerGroupTargetAssignmentMemberValue = new KafkaConsumerGroupTargetAssignmentMemberValue(m_io);
            }
            if (RecordType == 8) {
                _consumerGroupCurrentMemberAssignmentValue = new KafkaConsumerGroupCurrentMemberAssignmentValue(m_io);
            }
            if (RecordType == 10) {
                _shareGroupMemberMetadataValue = new KafkaShareGroupMemberMetadataValue(m_io);
            }
            if (RecordType == 11) {
                _shareGroupMetadataValue = new KafkaShareGroupMetadataValue(m_io);
            }
            if (RecordType == 12) {
                _shareGroupTargetAssignmentMetadataValue = new KafkaShareGroupTargetAssignmentMetadataValue(m_io);
            }
            if (RecordType == 13) {
                _shareGroupTargetAssignmentMemberValue = new KafkaShareGroupTargetAssignmentMemberValue(m_io);
            }
            if (RecordType == 14) {
                _shareGroupCurrentMemberAssignmentValue = new KafkaShareGroupCurrentMemberAssignmentValue(m_io);
            }
            if (RecordType == 15) {
                _shareGroupStatePartitionMetadataValue = new KafkaShareGroupStatePartitionMetadataValue(m_io);
            }
            if (RecordType == 16) {
                _consumerGroupRegularExpressionValue = new KafkaConsumerGroupRegularExpressionValue(m_io);
            }
            if (RecordType == 17) {
                _streamsGroupMetadataValue = new KafkaStreamsGroupMetadataValue(m_io);
            }
            if (RecordType == 19) {
                _streamsGroupMemberMetadataValue = new KafkaStreamsGroupMemberMetadataValue(m_io);
            }
            if (RecordType == 20) {
                _streamsGroupTargetAssignmentMetadataValue = new KafkaStreamsGroupTargetAssignmentMetadataValue(m_io);
            }
            if (RecordType == 21) {
                _streamsGroupTargetAssignmentMemberValue = new KafkaStreamsGroupTargetAssignmentMemberValue(m_io);
            }
            if (RecordType == 22) {
                _streamsGroupCurrentMemberAssignmentValue = new KafkaStreamsGroupCurrentMemberAssignmentValue(m_io);
            }
            if (RecordType == 23) {
                _streamsGroupTopologyValue = new KafkaStreamsGroupTopologyValue(m_io);
            }
            if ( ((RecordType != 0) && (RecordType != 1) && (RecordType != 2) && (RecordType != 3) && (RecordType != 4) && (RecordType != 5) && (RecordType != 6) && (RecordType != 7) && (RecordType != 8) && (RecordType != 10) && (RecordType != 11) && (RecordType != 12) && (RecordType != 13) && (RecordType != 14) && (RecordType != 15) && (RecordType != 16) && (RecordType != 17) && (RecordType != 19) && (RecordType != 20) && (RecordType != 21) && (RecordType != 22) && (RecordType != 23)) ) {
                _unknown = m_io.ReadBytesFull();
            }
        }
        private KafkaLegacyOffsetCommitValue _legacyOffsetCommitValue;
        private KafkaOffsetCommitValue _offsetCommitValue;
        private KafkaGroupMetadataValue _groupMetadataValue;
        private KafkaConsumerGroupMetadataValue _consumerGroupMetadataValue;
        private KafkaConsumerGroupPartitionMetadataValue _consumerGroupPartitionMetadataValue;
        private KafkaConsumerGroupMemberMetadataValue _consumerGroupMemberMetadataValue;
        private KafkaConsumerGroupTargetAssignmentMetadataValue _consumerGroupTargetAssignmentMetadataValue;
        private KafkaConsumerGroupTargetAssignmentMemberValue _consumerGroupTargetAssignmentMemberValue;
        private KafkaConsumerGroupCurrentMemberAssignmentValue _consumerGroupCurrentMemberAssignmentValue;
        private KafkaShareGroupMemberMetadataValue _shareGroupMemberMetadataValue;
        private KafkaShareGroupMetadataValue _shareGroupMetadataValue;
        private KafkaShareGroupTargetAssignmentMetadataValue _shareGroupTargetAssignmentMetadataValue;
        private KafkaShareGroupTargetAssignmentMemberValue _shareGroupTargetAssignmentMemberValue;
        private KafkaShareGroupCurrentMemberAssignmentValue _shareGroupCurrentMemberAssignmentValue;
        private KafkaShareGroupStatePartitionMetadataValue _shareGroupStatePartitionMetadataValue;
        private KafkaConsumerGroupRegularExpressionValue _consumerGroupRegularExpressionValue;
        private KafkaStreamsGroupMetadataValue _streamsGroupMetadataValue;
        private KafkaStreamsGroupMemberMetadataValue _streamsGroupMemberMetadataValue;
        private KafkaStreamsGroupTargetAssignmentMetadataValue _streamsGroupTargetAssignmentMetadataValue;
        private KafkaStreamsGroupTargetAssignmentMemberValue _streamsGroupTargetAssignmentMemberValue;
        private KafkaStreamsGroupCurrentMemberAssignmentValue _streamsGroupCurrentMemberAssignmentValue;
        private KafkaStreamsGroupTopologyValue _streamsGroupTopologyValue;
        private byte[] _unknown;
        private short _recordType;
        private KafkaConsumerOffsetsValue m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Since Kafka 0.8.2.
        /// </summary>
        public KafkaLegacyOffsetCommitValue LegacyOffsetCommitValue { get { return _legacyOffsetCommitValue; } }

        /// <summary>
        /// Since Kafka 0.9.
        /// </summary>
        public KafkaOffsetCommitValue OffsetCommitValue { get { return _offsetCommitValue; } }

        /// <summary>
        /// Since Kafka 0.9.
        /// </summary>
        public KafkaGroupMetadataValue GroupMetadataValue { get { return _groupMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupMetadataValue ConsumerGroupMetadataValue { get { return _consumerGroupMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupPartitionMetadataValue ConsumerGroupPartitionMetadataValue { get { return _consumerGroupPartitionMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupMemberMetadataValue ConsumerGroupMemberMetadataValue { get { return _consumerGroupMemberMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupTargetAssignmentMetadataValue ConsumerGroupTargetAssignmentMetadataValue { get { return _consumerGroupTargetAssignmentMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupTargetAssignmentMemberValue ConsumerGroupTargetAssignmentMemberValue { get { return _consumerGroupTargetAssignmentMemberValue; } }

        /// <summary>
        /// Since Kafka 3.5.
        /// </summary>
        public KafkaConsumerGroupCurrentMemberAssignmentValue ConsumerGroupCurrentMemberAssignmentValue { get { return _consumerGroupCurrentMemberAssignmentValue; } }

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareGroupMemberMetadataValue ShareGroupMemberMetadataValue { get { return _shareGroupMemberMetadataValue; } }

        /// <summary>
        /// Since Kafka 3.9.
        /// </summary>
        public KafkaShareGroupMetadataValue ShareGroupMetadataValue { get { return _shareGroupMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupTargetAssignmentMetadataValue ShareGroupTargetAssignmentMetadataValue { get { return _shareGroupTargetAssignmentMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupTargetAssignmentMemberValue ShareGroupTargetAssignmentMemberValue { get { return _shareGroupTargetAssignmentMemberValue; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupCurrentMemberAssignmentValue ShareGroupCurrentMemberAssignmentValue { get { return _shareGroupCurrentMemberAssignmentValue; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaShareGroupStatePartitionMetadataValue ShareGroupStatePartitionMetadataValue { get { return _shareGroupStatePartitionMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.0.
        /// </summary>
        public KafkaConsumerGroupRegularExpressionValue ConsumerGroupRegularExpressionValue { get { return _consumerGroupRegularExpressionValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupMetadataValue StreamsGroupMetadataValue { get { return _streamsGroupMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupMemberMetadataValue StreamsGroupMemberMetadataValue { get { return _streamsGroupMemberMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTargetAssignmentMetadataValue StreamsGroupTargetAssignmentMetadataValue { get { return _streamsGroupTargetAssignmentMetadataValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTargetAssignmentMemberValue StreamsGroupTargetAssignmentMemberValue { get { return _streamsGroupTargetAssignmentMemberValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupCurrentMemberAssignmentValue StreamsGroupCurrentMemberAssignmentValue { get { return _streamsGroupCurrentMemberAssignmentValue; } }

        /// <summary>
        /// Since Kafka 4.1.
        /// </summary>
        public KafkaStreamsGroupTopologyValue StreamsGroupTopologyValue { get { return _streamsGroupTopologyValue; } }

        /// <summary>
        /// A type that is not known in Kafka 4.4.0, as bytes.
        /// </summary>
        public byte[] Unknown { get { return _unknown; } }

        /// <summary>
        /// The type that the record's key starts with.
        /// </summary>
        public short RecordType { get { return _recordType; } }
        public KafkaConsumerOffsetsValue M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
