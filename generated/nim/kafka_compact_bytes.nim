import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaCompactBytes* = ref object of KaitaiStruct
    `lenValuePlusOne`*: KafkaUnsignedVarint
    `value`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaCompactBytes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaCompactBytes



##[
Bytes after their length, which is stored plus one.
@see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
]##
proc read*(_: typedesc[KafkaCompactBytes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaCompactBytes =
  template this: untyped = result
  this = new(KafkaCompactBytes)
  let root = if root == nil: cast[KafkaCompactBytes](this) else: cast[KafkaCompactBytes](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The length plus one; 0 means null.
  ]##
  let lenValuePlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.lenValuePlusOne = lenValuePlusOneExpr

  ##[
  The bytes; absent when they are null.
  ]##
  if this.lenValuePlusOne.value >= (int64(1)):
    let valueExpr = this.io.readBytes(int((int64(this.lenValuePlusOne.value - (int64(1))))))
    this.value = valueExpr

proc fromFile*(_: typedesc[KafkaCompactBytes], filename: string): KafkaCompactBytes =
  KafkaCompactBytes.read(newKaitaiFileStream(filename), nil, nil)
