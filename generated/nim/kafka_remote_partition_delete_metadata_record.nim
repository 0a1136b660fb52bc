import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemotePartitionDeleteMetadataRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `topicIdPartition`*: KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry
    `brokerId`*: int32
    `eventTimestampMs`*: int64
    `remotePartitionDeleteState`*: int8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct
  KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `id`*: seq[byte]
    `partition`*: int32
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemotePartitionDeleteMetadataRecord

proc read*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemotePartitionDeleteMetadataRecord
proc read*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemotePartitionDeleteMetadataRecord): KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry



##[
The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
3.0.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord</a>
]##
proc read*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemotePartitionDeleteMetadataRecord =
  template this: untyped = result
  this = new(KafkaRemotePartitionDeleteMetadataRecord)
  let root = if root == nil: cast[KafkaRemotePartitionDeleteMetadataRecord](this) else: cast[KafkaRemotePartitionDeleteMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 2.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `TopicIdPartitionEntry`, since Kafka 3.0.
  ]##
  let topicIdPartitionExpr = KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.read(this.io, this.root, this)
  this.topicIdPartition = topicIdPartitionExpr

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
  `int8`, since Kafka 3.0.
  ]##
  let remotePartitionDeleteStateExpr = this.io.readS1()
  this.remotePartitionDeleteState = remotePartitionDeleteStateExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord], filename: string): KafkaRemotePartitionDeleteMetadataRecord =
  KafkaRemotePartitionDeleteMetadataRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json">RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry</a>
]##
proc read*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemotePartitionDeleteMetadataRecord): KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry =
  template this: untyped = result
  this = new(KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry)
  let root = if root == nil: cast[KafkaRemotePartitionDeleteMetadataRecord](this) else: cast[KafkaRemotePartitionDeleteMetadataRecord](root)
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

proc fromFile*(_: typedesc[KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry], filename: string): KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry =
  KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.read(newKaitaiFileStream(filename), nil, nil)
