import kaitai_struct_nim_runtime
import options
import kafka_varint

type
  KafkaHeader* = ref object of KaitaiStruct
    `lenKey`*: KafkaVarint
    `key`*: seq[byte]
    `lenValue`*: KafkaVarint
    `value`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaHeader



##[
A key and a value that travel with a record. The key is text in UTF-8,
kept as bytes here, because Kafka accepts any bytes and replaces malformed
ones.

@see <a href="https://kafka.apache.org/documentation/#recordheader">Apache Kafka documentation, 5.3.2.1 Record Header</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readHeaders</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers">KIP-82</a>
]##
proc read*(_: typedesc[KafkaHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaHeader =
  template this: untyped = result
  this = new(KafkaHeader)
  let root = if root == nil: cast[KafkaHeader](this) else: cast[KafkaHeader](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Never null, but may be empty.
  ]##
  let lenKeyExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenKey = lenKeyExpr

  ##[
  The name; a record may have several headers of one name.
  ]##
  let keyExpr = this.io.readBytes(int(this.lenKey.value))
  this.key = keyExpr

  ##[
  Any value below zero means a null value.
  ]##
  let lenValueExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenValue = lenValueExpr

  ##[
  Bytes that Kafka does not interpret; absent when they are null.
  ]##
  if this.lenValue.value >= 0:
    let valueExpr = this.io.readBytes(int(this.lenValue.value))
    this.value = valueExpr

proc fromFile*(_: typedesc[KafkaHeader], filename: string): KafkaHeader =
  KafkaHeader.read(newKaitaiFileStream(filename), nil, nil)
