import kaitai_struct_nim_runtime
import options

type
  KafkaBytes* = ref object of KaitaiStruct
    `lenValue`*: int32
    `value`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaBytes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBytes



##[
Bytes after their length.
@see <a href="https://kafka.apache.org/protocol#protocol_types">Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES</a>
]##
proc read*(_: typedesc[KafkaBytes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBytes =
  template this: untyped = result
  this = new(KafkaBytes)
  let root = if root == nil: cast[KafkaBytes](this) else: cast[KafkaBytes](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many bytes; any value below zero means null.
  ]##
  let lenValueExpr = this.io.readS4be()
  this.lenValue = lenValueExpr

  ##[
  The bytes; absent when they are null.
  ]##
  if this.lenValue >= 0:
    let valueExpr = this.io.readBytes(int(this.lenValue))
    this.value = valueExpr

proc fromFile*(_: typedesc[KafkaBytes], filename: string): KafkaBytes =
  KafkaBytes.read(newKaitaiFileStream(filename), nil, nil)
