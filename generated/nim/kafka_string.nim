import kaitai_struct_nim_runtime
import options

type
  KafkaString* = ref object of KaitaiStruct
    `lenValue`*: int16
    `value`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaString], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaString



##[
Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
what is not UTF-8.

@see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING</a>
]##
proc read*(_: typedesc[KafkaString], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaString =
  template this: untyped = result
  this = new(KafkaString)
  let root = if root == nil: cast[KafkaString](this) else: cast[KafkaString](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the text; any value below zero means null.
  ]##
  let lenValueExpr = this.io.readS2be()
  this.lenValue = lenValueExpr

  ##[
  The text; absent when it is null.
  ]##
  if this.lenValue >= 0:
    let valueExpr = this.io.readBytes(int(this.lenValue))
    this.value = valueExpr

proc fromFile*(_: typedesc[KafkaString], filename: string): KafkaString =
  KafkaString.read(newKaitaiFileStream(filename), nil, nil)
