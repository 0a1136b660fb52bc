import kaitai_struct_nim_runtime
import options
import kafka_message_header

type
  KafkaMessage* = ref object of KaitaiStruct
    `header`*: KafkaMessageHeader
    `lenKey`*: int32
    `key`*: seq[byte]
    `lenValue`*: int32
    `value`*: seq[byte]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaMessage], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessage



##[
One entry of a log of the formats before Kafka 0.11, or of a message set.
Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
end of the stream is the end of the message.

When `header.is_compressed`, `value` is a compressed message set:
decompress it and parse the result as `kafka_message_set`. A length below
zero says null, which is not the same as empty.

@see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch</a>
]##
proc read*(_: typedesc[KafkaMessage], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessage =
  template this: untyped = result
  this = new(KafkaMessage)
  let root = if root == nil: cast[KafkaMessage](this) else: cast[KafkaMessage](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Everything before the key.
  ]##
  let headerExpr = KafkaMessageHeader.read(this.io, nil, nil)
  this.header = headerExpr

  ##[
  Any value below zero means a null key.
  ]##
  let lenKeyExpr = this.io.readS4be()
  this.lenKey = lenKeyExpr

  ##[
  Bytes that Kafka does not interpret; absent when they are null.
  ]##
  if this.lenKey >= 0:
    let keyExpr = this.io.readBytes(int(this.lenKey))
    this.key = keyExpr

  ##[
  Any value below zero means a null value.
  ]##
  let lenValueExpr = this.io.readS4be()
  this.lenValue = lenValueExpr

  ##[
  The payload, or a compressed message set.
  ]##
  if this.lenValue >= 0:
    let valueExpr = this.io.readBytes(int(this.lenValue))
    this.value = valueExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the value.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaMessage], filename: string): KafkaMessage =
  KafkaMessage.read(newKaitaiFileStream(filename), nil, nil)
