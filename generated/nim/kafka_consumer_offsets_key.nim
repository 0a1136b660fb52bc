import kaitai_struct_nim_runtime
import options
import kafka_share_group_target_assignment_member_key
import kafka_consumer_group_target_assignment_metadata_key
import kafka_streams_group_target_assignment_member_key
import kafka_group_metadata_key
import kafka_share_group_member_metadata_key
import kafka_streams_group_target_assignment_metadata_key
import kafka_consumer_group_partition_metadata_key
import kafka_streams_group_metadata_key
import kafka_consumer_group_target_assignment_member_key
import kafka_streams_group_current_member_assignment_key
import kafka_legacy_offset_commit_key
import kafka_share_group_current_member_assignment_key
import kafka_consumer_group_current_member_assignment_key
import kafka_streams_group_member_metadata_key
import kafka_offset_commit_key
import kafka_share_group_target_assignment_metadata_key
import kafka_consumer_group_regular_expression_key
import kafka_share_group_metadata_key
import kafka_consumer_group_member_metadata_key
import kafka_share_group_state_partition_metadata_key
import kafka_consumer_group_metadata_key
import kafka_streams_group_topology_key

type
  KafkaConsumerOffsetsKey* = ref object of KaitaiStruct
    `legacyOffsetCommitKey`*: KafkaLegacyOffsetCommitKey
    `offsetCommitKey`*: KafkaOffsetCommitKey
    `groupMetadataKey`*: KafkaGroupMetadataKey
    `consumerGroupMetadataKey`*: KafkaConsumerGroupMetadataKey
    `consumerGroupPartitionMetadataKey`*: KafkaConsumerGroupPartitionMetadataKey
    `consumerGroupMemberMetadataKey`*: KafkaConsumerGroupMemberMetadataKey
    `consumerGroupTargetAssignmentMetadataKey`*: KafkaConsumerGroupTargetAssignmentMetadataKey
    `consumerGroupTargetAssignmentMemberKey`*: KafkaConsumerGroupTargetAssignmentMemberKey
    `consumerGroupCurrentMemberAssignmentKey`*: KafkaConsumerGroupCurrentMemberAssignmentKey
    `shareGroupMemberMetadataKey`*: KafkaShareGroupMemberMetadataKey
    `shareGroupMetadataKey`*: KafkaShareGroupMetadataKey
    `shareGroupTargetAssignmentMetadataKey`*: KafkaShareGroupTargetAssignmentMetadataKey
    `shareGroupTargetAssignmentMemberKey`*: KafkaShareGroupTargetAssignmentMemberKey
    `shareGroupCurrentMemberAssignmentKey`*: KafkaShareGroupCurrentMemberAssignmentKey
    `shareGroupStatePartitionMetadataKey`*: KafkaShareGroupStatePartitionMetadataKey
    `consumerGroupRegularExpressionKey`*: KafkaConsumerGroupRegularExpressionKey
    `streamsGroupMetadataKey`*: KafkaStreamsGroupMetadataKey
    `streamsGroupMemberMetadataKey`*: KafkaStreamsGroupMemberMetadataKey
    `streamsGroupTargetAssignmentMetadataKey`*: KafkaStreamsGroupTargetAssignmentMetadataKey
    `streamsGroupTargetAssignmentMemberKey`*: KafkaStreamsGroupTargetAssignmentMemberKey
    `streamsGroupCurrentMemberAssignmentKey`*: KafkaStreamsGroupCurrentMemberAssignmentKey
    `streamsGroupTopologyKey`*: KafkaStreamsGroupTopologyKey
    `unknown`*: seq[byte]
    `parent`*: KaitaiStruct
    `recordTypeInst`: int16
    `recordTypeInstFlag`: bool

proc read*(_: typedesc[KafkaConsumerOffsetsKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerOffsetsKey

proc recordType*(this: KafkaConsumerOffsetsKey): int16


##[
The key of any record in `__consumer_offsets`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaConsumerOffsetsKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerOffsetsKey =
  template this: untyped = result
  this = new(KafkaConsumerOffsetsKey)
  let root = if root == nil: cast[KafkaConsumerOffsetsKey](this) else: cast[KafkaConsumerOffsetsKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Since Kafka 0.8.2.
  ]##
  if this.recordType == 0:
    let legacyOffsetCommitKeyExpr = KafkaLegacyOffsetCommitKey.read(this.io, nil, nil)
    this.legacyOffsetCommitKey = legacyOffsetCommitKeyExpr

  ##[
  Since Kafka 0.9.
  ]##
  if this.recordType == 1:
    let offsetCommitKeyExpr = KafkaOffsetCommitKey.read(this.io, nil, nil)
    this.offsetCommitKey = offsetCommitKeyExpr

  ##[
  Since Kafka 0.9.
  ]##
  if this.recordType == 2:
    let groupMetadataKeyExpr = KafkaGroupMetadataKey.read(this.io, nil, nil)
    this.groupMetadataKey = groupMetadataKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 3:
    let consumerGroupMetadataKeyExpr = KafkaConsumerGroupMetadataKey.read(this.io, nil, nil)
    this.consumerGroupMetadataKey = consumerGroupMetadataKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 4:
    let consumerGroupPartitionMetadataKeyExpr = KafkaConsumerGroupPartitionMetadataKey.read(this.io, nil, nil)
    this.consumerGroupPartitionMetadataKey = consumerGroupPartitionMetadataKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 5:
    let consumerGroupMemberMetadataKeyExpr = KafkaConsumerGroupMemberMetadataKey.read(this.io, nil, nil)
    this.consumerGroupMemberMetadataKey = consumerGroupMemberMetadataKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 6:
    let consumerGroupTargetAssignmentMetadataKeyExpr = KafkaConsumerGroupTargetAssignmentMetadataKey.read(this.io, nil, nil)
    this.consumerGroupTargetAssignmentMetadataKey = consumerGroupTargetAssignmentMetadataKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 7:
    let consumerGroupTargetAssignmentMemberKeyExpr = KafkaConsumerGroupTargetAssignmentMemberKey.read(this.io, nil, nil)
    this.consumerGroupTargetAssignmentMemberKey = consumerGroupTargetAssignmentMemberKeyExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.recordType == 8:
    let consumerGroupCurrentMemberAssignmentKeyExpr = KafkaConsumerGroupCurrentMemberAssignmentKey.read(this.io, nil, nil)
    this.consumerGroupCurrentMemberAssignmentKey = consumerGroupCurrentMemberAssignmentKeyExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 10:
    let shareGroupMemberMetadataKeyExpr = KafkaShareGroupMemberMetadataKey.read(this.io, nil, nil)
    this.shareGroupMemberMetadataKey = shareGroupMemberMetadataKeyExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 11:
    let shareGroupMetadataKeyExpr = KafkaShareGroupMetadataKey.read(this.io, nil, nil)
    this.shareGroupMetadataKey = shareGroupMetadataKeyExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 12:
    let shareGroupTargetAssignmentMetadataKeyExpr = KafkaShareGroupTargetAssignmentMetadataKey.read(this.io, nil, nil)
    this.shareGroupTargetAssignmentMetadataKey = shareGroupTargetAssignmentMetadataKeyExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 13:
    let shareGroupTargetAssignmentMemberKeyExpr = KafkaShareGroupTargetAssignmentMemberKey.read(this.io, nil, nil)
    this.shareGroupTargetAssignmentMemberKey = shareGroupTargetAssignmentMemberKeyExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 14:
    let shareGroupCurrentMemberAssignmentKeyExpr = KafkaShareGroupCurrentMemberAssignmentKey.read(this.io, nil, nil)
    this.shareGroupCurrentMemberAssignmentKey = shareGroupCurrentMemberAssignmentKeyExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 15:
    let shareGroupStatePartitionMetadataKeyExpr = KafkaShareGroupStatePartitionMetadataKey.read(this.io, nil, nil)
    this.shareGroupStatePartitionMetadataKey = shareGroupStatePartitionMetadataKeyExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.recordType == 16:
    let consumerGroupRegularExpressionKeyExpr = KafkaConsumerGroupRegularExpressionKey.read(this.io, nil, nil)
    this.consumerGroupRegularExpressionKey = consumerGroupRegularExpressionKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 17:
    let streamsGroupMetadataKeyExpr = KafkaStreamsGroupMetadataKey.read(this.io, nil, nil)
    this.streamsGroupMetadataKey = streamsGroupMetadataKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 19:
    let streamsGroupMemberMetadataKeyExpr = KafkaStreamsGroupMemberMetadataKey.read(this.io, nil, nil)
    this.streamsGroupMemberMetadataKey = streamsGroupMemberMetadataKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 20:
    let streamsGroupTargetAssignmentMetadataKeyExpr = KafkaStreamsGroupTargetAssignmentMetadataKey.read(this.io, nil, nil)
    this.streamsGroupTargetAssignmentMetadataKey = streamsGroupTargetAssignmentMetadataKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 21:
    let streamsGroupTargetAssignmentMemberKeyExpr = KafkaStreamsGroupTargetAssignmentMemberKey.read(this.io, nil, nil)
    this.streamsGroupTargetAssignmentMemberKey = streamsGroupTargetAssignmentMemberKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 22:
    let streamsGroupCurrentMemberAssignmentKeyExpr = KafkaStreamsGroupCurrentMemberAssignmentKey.read(this.io, nil, nil)
    this.streamsGroupCurrentMemberAssignmentKey = streamsGroupCurrentMemberAssignmentKeyExpr

  ##[
  Since Kafka 4.1.
  ]##
  if this.recordType == 23:
    let streamsGroupTopologyKeyExpr = KafkaStreamsGroupTopologyKey.read(this.io, nil, nil)
    this.streamsGroupTopologyKey = streamsGroupTopologyKeyExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.recordType != 0) and (this.recordType != 1) and (this.recordType != 2) and (this.recordType != 3) and (this.recordType != 4) and (this.recordType != 5) and (this.recordType != 6) and (this.recordType != 7) and (this.recordType != 8) and (this.recordType != 10) and (this.recordType != 11) and (this.recordType != 12) and (this.recordType != 13) and (this.recordType != 14) and (this.recordType != 15) and (this.recordType != 16) and (this.recordType != 17) and (this.recordType != 19) and (this.recordType != 20) and (this.recordType != 21) and (this.recordType != 22) and (this.recordType != 23)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc recordType(this: KafkaConsumerOffsetsKey): int16 =

  ##[
  The type of the record.
  ]##
  if this.recordTypeInstFlag:
    return this.recordTypeInst
  let pos = this.io.pos()
  this.io.seek(int(0))
  let recordTypeInstExpr = this.io.readS2be()
  this.recordTypeInst = recordTypeInstExpr
  this.io.seek(pos)
  this.recordTypeInstFlag = true
  return this.recordTypeInst

proc fromFile*(_: typedesc[KafkaConsumerOffsetsKey], filename: string): KafkaConsumerOffsetsKey =
  KafkaConsumerOffsetsKey.read(newKaitaiFileStream(filename), nil, nil)
