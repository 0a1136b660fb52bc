import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaUnfenceBrokerRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `id`*: int32
    `epoch`*: int64
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaUnfenceBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnfenceBrokerRecord



##[
The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
2.8.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json">UnfenceBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaUnfenceBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnfenceBrokerRecord =
  template this: untyped = result
  this = new(KafkaUnfenceBrokerRecord)
  let root = if root == nil: cast[KafkaUnfenceBrokerRecord](this) else: cast[KafkaUnfenceBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 8.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 2.8.
  ]##
  let idExpr = this.io.readS4be()
  this.id = idExpr

  ##[
  `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
  ]##
  let epochExpr = this.io.readS8be()
  this.epoch = epochExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaUnfenceBrokerRecord], filename: string): KafkaUnfenceBrokerRecord =
  KafkaUnfenceBrokerRecord.read(newKaitaiFileStream(filename), nil, nil)
