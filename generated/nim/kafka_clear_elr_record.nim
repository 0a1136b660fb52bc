import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaClearElrRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `topicName`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaClearElrRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClearElrRecord



##[
The value of a record with API key 28 in `__cluster_metadata`. Since Kafka
4.0.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json">ClearElrRecord</a>
]##
proc read*(_: typedesc[KafkaClearElrRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClearElrRecord =
  template this: untyped = result
  this = new(KafkaClearElrRecord)
  let root = if root == nil: cast[KafkaClearElrRecord](this) else: cast[KafkaClearElrRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 28.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 4.0.
  ]##
  let topicNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.topicName = topicNameExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaClearElrRecord], filename: string): KafkaClearElrRecord =
  KafkaClearElrRecord.read(newKaitaiFileStream(filename), nil, nil)
