import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields

type
  KafkaShareGroupMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `epoch`*: int32
    `metadataHash`*: int64
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupMetadataValue



##[
The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json">ShareGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupMetadataValue =
  template this: untyped = result
  this = new(KafkaShareGroupMetadataValue)
  let root = if root == nil: cast[KafkaShareGroupMetadataValue](this) else: cast[KafkaShareGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int32`, since Kafka 3.9.
  ]##
  let epochExpr = this.io.readS4be()
  this.epoch = epochExpr

  ##[
  `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  ]##
  let metadataHashExpr = this.io.readS8be()
  this.metadataHash = metadataHashExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareGroupMetadataValue], filename: string): KafkaShareGroupMetadataValue =
  KafkaShareGroupMetadataValue.read(newKaitaiFileStream(filename), nil, nil)
