import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaProducerIdsRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `brokerId`*: int32
    `brokerEpoch`*: int64
    `nextProducerId`*: int64
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaProducerIdsRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaProducerIdsRecord



##[
The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json">ProducerIdsRecord</a>
]##
proc read*(_: typedesc[KafkaProducerIdsRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaProducerIdsRecord =
  template this: untyped = result
  this = new(KafkaProducerIdsRecord)
  let root = if root == nil: cast[KafkaProducerIdsRecord](this) else: cast[KafkaProducerIdsRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 15.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
beyond 2^53.

  ]##
  let brokerEpochExpr = this.io.readS8be()
  this.brokerEpoch = brokerEpochExpr

  ##[
  `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
  ]##
  let nextProducerIdExpr = this.io.readS8be()
  this.nextProducerId = nextProducerIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaProducerIdsRecord], filename: string): KafkaProducerIdsRecord =
  KafkaProducerIdsRecord.read(newKaitaiFileStream(filename), nil, nil)
