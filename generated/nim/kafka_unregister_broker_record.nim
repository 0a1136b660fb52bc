import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaUnregisterBrokerRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `brokerId`*: int32
    `brokerEpoch`*: int64
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaUnregisterBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnregisterBrokerRecord



##[
The value of a record with API key 1 in `__cluster_metadata`. Since Kafka
2.8.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json">UnregisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaUnregisterBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnregisterBrokerRecord =
  template this: untyped = result
  this = new(KafkaUnregisterBrokerRecord)
  let root = if root == nil: cast[KafkaUnregisterBrokerRecord](this) else: cast[KafkaUnregisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 1.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 2.8.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
  ]##
  let brokerEpochExpr = this.io.readS8be()
  this.brokerEpoch = brokerEpochExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaUnregisterBrokerRecord], filename: string): KafkaUnregisterBrokerRecord =
  KafkaUnregisterBrokerRecord.read(newKaitaiFileStream(filename), nil, nil)
