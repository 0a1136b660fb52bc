import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaFeatureLevelRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `name`*: KafkaCompactString
    `featureLevel`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaFeatureLevelRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaFeatureLevelRecord



##[
The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json">FeatureLevelRecord</a>
]##
proc read*(_: typedesc[KafkaFeatureLevelRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaFeatureLevelRecord =
  template this: untyped = result
  this = new(KafkaFeatureLevelRecord)
  let root = if root == nil: cast[KafkaFeatureLevelRecord](this) else: cast[KafkaFeatureLevelRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 12.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int16`, since Kafka 3.3.
  ]##
  let featureLevelExpr = this.io.readS2be()
  this.featureLevel = featureLevelExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaFeatureLevelRecord], filename: string): KafkaFeatureLevelRecord =
  KafkaFeatureLevelRecord.read(newKaitaiFileStream(filename), nil, nil)
