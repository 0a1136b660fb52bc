import kaitai_struct_nim_runtime
import options
import kafka_compact_bytes
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoteLogSegmentMetadataUpdateRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `remoteLogSegmentId`*: KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry
    `brokerId`*: int32
    `eventTimestampMs`*: int64
    `customMetadata`*: KafkaCompactBytes
    `remoteLogSegmentState`*: int8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct
  KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry* = ref object of KaitaiStruct
    `topicIdPartition`*: KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry
    `id`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataUpdateRecord
  KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `id`*: seq[byte]
    `partition`*: int32
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry

proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataUpdateRecord
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataUpdateRecord): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry



##[
The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataUpdateRecord =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataUpdateRecord)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](this) else: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 1.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `RemoteLogSegmentIdEntry`, since Kafka 3.0.
  ]##
  let remoteLogSegmentIdExpr = KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.read(this.io, this.root, this)
  this.remoteLogSegmentId = remoteLogSegmentIdExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let eventTimestampMsExpr = this.io.readS8be()
  this.eventTimestampMs = eventTimestampMsExpr

  ##[
  `bytes`, since Kafka 3.6. Null unless it is given. May be null.
  ]##
  let customMetadataExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.customMetadata = customMetadataExpr

  ##[
  `int8`, since Kafka 3.0.
  ]##
  let remoteLogSegmentStateExpr = this.io.readS1()
  this.remoteLogSegmentState = remoteLogSegmentStateExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord], filename: string): KafkaRemoteLogSegmentMetadataUpdateRecord =
  KafkaRemoteLogSegmentMetadataUpdateRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataUpdateRecord): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](this) else: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `TopicIdPartitionEntry`, since Kafka 3.0.
  ]##
  let topicIdPartitionExpr = KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.read(this.io, this.root, this)
  this.topicIdPartition = topicIdPartitionExpr

  ##[
  `uuid`, since Kafka 3.0.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry], filename: string): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry =
  KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json">RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](this) else: cast[KafkaRemoteLogSegmentMetadataUpdateRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `uuid`, since Kafka 3.0.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry], filename: string): KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry =
  KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.read(newKaitaiFileStream(filename), nil, nil)
