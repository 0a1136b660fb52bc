import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaTopicRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `name`*: KafkaCompactString
    `topicId`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaTopicRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTopicRecord



##[
The value of a record with API key 2 in `__cluster_metadata`. Since Kafka
2.8.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/TopicRecord.json">TopicRecord</a>
]##
proc read*(_: typedesc[KafkaTopicRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTopicRecord =
  template this: untyped = result
  this = new(KafkaTopicRecord)
  let root = if root == nil: cast[KafkaTopicRecord](this) else: cast[KafkaTopicRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 2.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 2.8.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `uuid`, since Kafka 2.8.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaTopicRecord], filename: string): KafkaTopicRecord =
  KafkaTopicRecord.read(newKaitaiFileStream(filename), nil, nil)
