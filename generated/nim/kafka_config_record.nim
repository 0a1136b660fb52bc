import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaConfigRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `resourceType`*: int8
    `resourceName`*: KafkaCompactString
    `name`*: KafkaCompactString
    `value`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConfigRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConfigRecord



##[
The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
2.8.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json">ConfigRecord</a>
]##
proc read*(_: typedesc[KafkaConfigRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConfigRecord =
  template this: untyped = result
  this = new(KafkaConfigRecord)
  let root = if root == nil: cast[KafkaConfigRecord](this) else: cast[KafkaConfigRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 4.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int8`, since Kafka 2.8.
  ]##
  let resourceTypeExpr = this.io.readS1()
  this.resourceType = resourceTypeExpr

  ##[
  `string`, since Kafka 2.8.
  ]##
  let resourceNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.resourceName = resourceNameExpr

  ##[
  `string`, since Kafka 2.8.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `string`, since Kafka 2.8. May be null.
  ]##
  let valueExpr = KafkaCompactString.read(this.io, nil, nil)
  this.value = valueExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConfigRecord], filename: string): KafkaConfigRecord =
  KafkaConfigRecord.read(newKaitaiFileStream(filename), nil, nil)
