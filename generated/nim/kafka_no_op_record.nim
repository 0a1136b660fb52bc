import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaNoOpRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaNoOpRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaNoOpRecord



##[
The value of a record with API key 20 in `__cluster_metadata`. Since Kafka
3.3.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/NoOpRecord.json">NoOpRecord</a>
]##
proc read*(_: typedesc[KafkaNoOpRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaNoOpRecord =
  template this: untyped = result
  this = new(KafkaNoOpRecord)
  let root = if root == nil: cast[KafkaNoOpRecord](this) else: cast[KafkaNoOpRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 20.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaNoOpRecord], filename: string): KafkaNoOpRecord =
  KafkaNoOpRecord.read(newKaitaiFileStream(filename), nil, nil)
