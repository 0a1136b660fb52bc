import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoveTopicRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `topicId`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaRemoveTopicRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveTopicRecord



##[
The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
2.8.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json">RemoveTopicRecord</a>
]##
proc read*(_: typedesc[KafkaRemoveTopicRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveTopicRecord =
  template this: untyped = result
  this = new(KafkaRemoveTopicRecord)
  let root = if root == nil: cast[KafkaRemoveTopicRecord](this) else: cast[KafkaRemoveTopicRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 9.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

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

proc fromFile*(_: typedesc[KafkaRemoveTopicRecord], filename: string): KafkaRemoveTopicRecord =
  KafkaRemoveTopicRecord.read(newKaitaiFileStream(filename), nil, nil)
