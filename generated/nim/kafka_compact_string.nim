import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaCompactString* = ref object of KaitaiStruct
    `lenValuePlusOne`*: KafkaUnsignedVarint
    `value`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaCompactString], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaCompactString



##[
Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
malformed ones.

@see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
]##
proc read*(_: typedesc[KafkaCompactString], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaCompactString =
  template this: untyped = result
  this = new(KafkaCompactString)
  let root = if root == nil: cast[KafkaCompactString](this) else: cast[KafkaCompactString](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The length plus one; 0 means null.
  ]##
  let lenValuePlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.lenValuePlusOne = lenValuePlusOneExpr

  ##[
  The text; absent when it is null.
  ]##
  if this.lenValuePlusOne.value >= (int64(1)):
    let valueExpr = this.io.readBytes(int((int64(this.lenValuePlusOne.value - (int64(1))))))
    this.value = valueExpr

proc fromFile*(_: typedesc[KafkaCompactString], filename: string): KafkaCompactString =
  KafkaCompactString.read(newKaitaiFileStream(filename), nil, nil)
