import kaitai_struct_nim_runtime
import options
import kafka_streams_group_current_member_assignment_value
import kafka_consumer_group_member_metadata_value
import kafka_streams_group_target_assignment_metadata_value
import kafka_share_group_metadata_value
import kafka_streams_group_target_assignment_member_value
import kafka_consumer_group_target_assignment_metadata_value
import kafka_share_group_target_assignment_metadata_value
import kafka_consumer_group_metadata_value
import kafka_share_group_state_partition_metadata_value
import kafka_streams_group_topology_value
import kafka_consumer_group_partition_metadata_value
import kafka_legacy_offset_commit_value
import kafka_consumer_group_regular_expression_value
import kafka_streams_group_member_metadata_value
import kafka_share_group_target_assignment_member_value
import kafka_share_group_current_member_assignment_value
import kafka_consumer_group_current_member_assignment_value
import kafka_consumer_group_target_assignment_member_value
import kafka_group_metadata_value
import kafka_streams_group_metadata_value
import kafka_offset_commit_value
import kafka_share_group_member_metadata_value

type
  KafkaConsumerOffsetsValue* = ref object of KaitaiStruct
    `legacyOffsetCommitValue`*: KafkaLegacyOffsetCommitValue
    `offsetCommitValue`*: KafkaOffsetCommitValue
    `groupMetadataValue`*: KafkaGroupMetadataValue
    `consumerGroupMetadataValue`*: KafkaConsumerGroupMetadataValue
    `consumerGroupPartitionMetadataValue`*: KafkaConsumerGroupPartitionMetadataValue
    `consumerGroupMemberMetadataValue`*: KafkaConsumerGroupMemberMetadataValue
    `consumerGroupTargetAssignmentMetadataValue`*: KafkaConsumerGroupTargetAssignmentMetadataValue
    `consumerGroupTargetAssignmentMemberValue`*: KafkaConsumerGroupTargetAssignmentMemberValue
    `consumerGroupCurrentMemberAssignmentValue`*: KafkaConsumerGroupCurrentMemberAssignmentValue
    `shareGroupMemberMetadataValue`*: KafkaShareGroupMemberMetadataValue
    `shareGroupMetadataValue`*: KafkaShareGroupMetadataValue
    `shareGroupTargetAssignmentMetadataValue`*: KafkaShareGroupTargetAssignmentMetadataValue
    `shareGroupTargetAssignmentMemberValue`*: KafkaShareGroupTargetAssignmentMemberValue
    `shareGroupCurrentMemberAssignmentValue`*: KafkaShareGroupCurrentMemberAssignmentValue
    `shareGroupStatePartitionMetadataValue`*: KafkaShareGroupStatePartitionMetadataValue
    `consumerGroupRegularExpressionValue`*: KafkaConsumerGroupRegularExpressionValue
    `streamsGroupMetadataValue`*: KafkaStreamsGroupMetadataValue
    `streamsGroupMemberMetadataValue`*: KafkaStreamsGroupMemberMetadataValue
    `streamsGroupTargetAssignmentMetadataValue`*: KafkaStreamsGroupTargetAssignmentMetadataValue
    `streamsGroupTargetAssignmentMemberValue`*: KafkaStreamsGroupTargetAssignmentMemberValue
    `streamsGroupCurrentMemberAssignmentValue`*: KafkaStreamsGroupCurrentMemberAssignmentValue
    `streamsGroupTopologyValue`*: KafkaStreamsGroupTopologyValue
    `unknown`*: seq[byte]
    `recordType`*: int16
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConsumerOffsetsValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaConsumerOffsetsValue



##[
The value of any record in `__consumer_offsets`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaConsumerOffsetsValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaConsumerOffsetsValue =
  template this: untyped = result
  this = new(KafkaConsumerOffsetsValue)
  let root = if root == nil: cast[KafkaConsumerOffsetsValue](this) else: cast[KafkaConsumerOffsetsValue](root)
  this.io = io
  this.root = root
  this.parent = parent
  let recordTypeExpr = int16(recordType)
  this.recordType = recordTypeExpr


  ##[
  Since Kafka 0.8.2.
  ]##
  if this.recordType == 0:
    let legacyOffsetCommitValueExpr = KafkaLegacyOffsetCommitValue.read(this.io, nil, nil)
    this.legacyOffsetCommitValue = legacyOffsetCommitValueExpr

  ##[
  Since Kafka 0.9.
  ]##
  if this.recordType == 1:
    let offsetCommitValueExpr = KafkaOffsetCommitValue.read(this.io, nil, nil)
    this.offsetCommitValue = offsetCommitValueExpr

  ##[
  Since Kafka 0.9.
  ]##
  if this.recordType == 2:
    let groupMetadataValueExpr = KafkaGroupMetadataValue.read(this.io, nil, nil)
    this.groupMetadataValue = groupMetadataValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 3:
    let consumerGroupMetadataValueExpr = KafkaConsumerGroupMetadataValue.read(this.io, nil, nil)
    this.consumerGroupMetadataValue = consumerGroupMetadataValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 4:
    let consumerGroupPartitionMetadataValueExpr = KafkaConsumerGroupPartitionMetadataValue.read(this.io, nil, nil)
    this.consumerGroupPartitionMetadataValue = consumerGroupPartitionMetadataValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 5:
    let consumerGroupMemberMetadataValueExpr = KafkaConsumerGroupMemberMetadataValue.read(this.io, nil, nil)
    this.consumerGroupMemberMetadataValue = consumerGroupMemberMetadataValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 6:
    let consumerGroupTargetAssignmentMetadataValueExpr = KafkaConsumerGroupTargetAssignmentMetadataValue.read(this.io, nil, nil)
    this.consumerGroupTargetAssignmentMetadataValue = consumerGroupTargetAssignmentMetadataValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 7:
    let consumerGroupTargetAssignmentMemberValueExpr = KafkaConsumerGroupTargetAssignmentMemberValue.read(this.io, nil, nil)
    this.consumerGroupTargetAssignmentMemberValue = consumerGroupTargetAssignmentMemberValueExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 8:
    let consumerGroupCurrentMemberAssignmentValueExpr = KafkaConsumerGroupCurrentMemberAssignmentValue.read(this.io, nil, nil)
    this.consumerGroupCurrentMemberAssignmentValue = consumerGroupCurrentMemberAssignmentValueExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 10:
    let shareGroupMemberMetadataValueExpr = KafkaShareGroupMemberMetadataValue.read(this.io, nil, nil)
    this.shareGroupMemberMetadataValue = shareGroupMemberMetadataValueExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 11:
    let shareGroupMetadataValueExpr = KafkaShareGroupMetadataValue.read(this.io, nil, nil)
    this.shareGroupMetadataValue = shareGroupMetadataValueExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 12:
    let shareGroupTargetAssignmentMetadataValueExpr = KafkaShareGroupTargetAssignmentMetadataValue.read(this.io, nil, nil)
    this.shareGroupTargetAssignmentMetadataValue = shareGroupTargetAssignmentMetadataValueExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 13:
    let shareGroupTargetAssignmentMemberValueExpr = KafkaShareGroupTargetAssignmentMemberValue.read(this.io, nil, nil)
    this.shareGroupTargetAssignmentMemberValue = shareGroupTargetAssignmentMemberValueExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 14:
    let shareGroupCurrentMemberAssignmentValueExpr = KafkaShareGroupCurrentMemberAssignmentValue.read(this.io, nil, nil)
    this.shareGroupCurrentMemberAssignmentValue = shareGroupCurrentMemberAssignmentValueExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 15:
    let shareGroupStatePartitionMetadataValueExpr = KafkaShareGroupStatePartitionMetadataValue.read(this.io, nil, nil)
    this.shareGroupStatePartitionMetadataValue = shareGroupStatePartitionMetadataValueExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 16:
    let consumerGroupRegularExpressionValueExpr = KafkaConsumerGroupRegularExpressionValue.read(this.io, nil, nil)
    this.consumerGroupRegularExpressionValue = consumerGroupRegularExpressionValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 17:
    let streamsGroupMetadataValueExpr = KafkaStreamsGroupMetadataValue.read(this.io, nil, nil)
    this.streamsGroupMetadataValue = streamsGroupMetadataValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 19:
    let streamsGroupMemberMetadataValueExpr = KafkaStreamsGroupMemberMetadataValue.read(this.io, nil, nil)
    this.streamsGroupMemberMetadataValue = streamsGroupMemberMetadataValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 20:
    let streamsGroupTargetAssignmentMetadataValueExpr = KafkaStreamsGroupTargetAssignmentMetadataValue.read(this.io, nil, nil)
    this.streamsGroupTargetAssignmentMetadataValue = streamsGroupTargetAssignmentMetadataValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 21:
    let streamsGroupTargetAssignmentMemberValueExpr = KafkaStreamsGroupTargetAssignmentMemberValue.read(this.io, nil, nil)
    this.streamsGroupTargetAssignmentMemberValue = streamsGroupTargetAssignmentMemberValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 22:
    let streamsGroupCurrentMemberAssignmentValueExpr = KafkaStreamsGroupCurrentMemberAssignmentValue.read(this.io, nil, nil)
    this.streamsGroupCurrentMemberAssignmentValue = streamsGroupCurrentMemberAssignmentValueExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 23:
    let streamsGroupTopologyValueExpr = KafkaStreamsGroupTopologyValue.read(this.io, nil, nil)
    this.streamsGroupTopologyValue = streamsGroupTopologyValueExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.recordType != 0) and (this.recordType != 1) and (this.recordType != 2) and (this.recordType != 3) and (this.recordType != 4) and (this.recordType != 5) and (this.recordType != 6) and (this.recordType != 7) and (this.recordType != 8) and (this.recordType != 10) and (this.recordType != 11) and (this.recordType != 12) and (this.recordType != 13) and (this.recordType != 14) and (this.recordType != 15) and (this.recordType != 16) and (this.recordType != 17) and (this.recordType != 19) and (this.recordType != 20) and (this.recordType != 21) and (this.recordType != 22) and (this.recordType != 23)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc fromFile*(_: typedesc[KafkaConsumerOffsetsValue], filename: string): KafkaConsumerOffsetsValue =
  KafkaConsumerOffsetsValue.read(newKaitaiFileStream(filename), nil, nil)
