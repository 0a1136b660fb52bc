import kaitai_struct_nim_runtime
import options

type
  KafkaMessage07* = ref object of KaitaiStruct
    `lenMessage`*: int32
    `magic`*: int8
    `attributes`*: KafkaMessage07_Message07Attributes
    `crc`*: uint32
    `payload`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaMessage07_Message07Compression* = enum
    none = 0
    gzip = 1
    snappy = 2
  KafkaMessage07_Message07Attributes* = ref object of KaitaiStruct
    `unused`*: uint64
    `compressionId`*: uint64
    `parent`*: KafkaMessage07
    `compressionInst`: KafkaMessage07_Message07Compression
    `compressionInstFlag`: bool

proc read*(_: typedesc[KafkaMessage07], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessage07
proc read*(_: typedesc[KafkaMessage07_Message07Attributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessage07): KafkaMessage07_Message07Attributes

proc compression*(this: KafkaMessage07_Message07Attributes): KafkaMessage07_Message07Compression


##[
One message as Kafka 0.7 and before wrote it, with its length. It has
neither an offset nor a key nor a time, and its magic stands where later
formats have the offset: nothing in the bytes tells the two apart, so this
grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
`len_message`: the end of the stream is the end of the message.

When the compression is not `none`, `payload` is a compressed message set:
decompress it and parse the result as `kafka_message_set_0_7`.

Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
of 100 messages of magic 0 among its tests
(`test-kafka-logs/MagicByte0-0`).

@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message</a>
@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala">CompressionCodec</a>
]##
proc read*(_: typedesc[KafkaMessage07], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessage07 =
  template this: untyped = result
  this = new(KafkaMessage07)
  let root = if root == nil: cast[KafkaMessage07](this) else: cast[KafkaMessage07](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow this field; at least Message.MinHeaderSize.
  ]##
  let lenMessageExpr = this.io.readS4be()
  this.lenMessage = lenMessageExpr

  ##[
  1 since compression came with 0.7. Both differ from the magic 0 and 1
of Kafka 0.8 to 0.10.

  ]##
  let magicExpr = this.io.readS1()
  this.magic = magicExpr

  ##[
  The codec; absent in magic 0.
  ]##
  if this.magic == 1:
    let attributesExpr = KafkaMessage07_Message07Attributes.read(this.io, this.root, this)
    this.attributes = attributesExpr

  ##[
  CRC-32 (IEEE) of the payload alone. Magic and attributes are not
covered.

  ]##
  let crcExpr = this.io.readU4be()
  this.crc = crcExpr

  ##[
  What the producer sent, perhaps nothing; or a compressed message set.

  ]##
  let payloadExpr = this.io.readBytesFull()
  this.payload = payloadExpr

proc fromFile*(_: typedesc[KafkaMessage07], filename: string): KafkaMessage07 =
  KafkaMessage07.read(newKaitaiFileStream(filename), nil, nil)


##[
One byte of flags, the highest bit first; magic 1 only.
@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala">Message.CompressionCodeMask</a>
]##
proc read*(_: typedesc[KafkaMessage07_Message07Attributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessage07): KafkaMessage07_Message07Attributes =
  template this: untyped = result
  this = new(KafkaMessage07_Message07Attributes)
  let root = if root == nil: cast[KafkaMessage07](this) else: cast[KafkaMessage07](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bits 2 to 7; ignored.
  ]##
  let unusedExpr = this.io.readBitsIntBe(6)
  this.unused = unusedExpr

  ##[
  Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
  ]##
  let compressionIdExpr = this.io.readBitsIntBe(2)
  this.compressionId = compressionIdExpr

proc compression(this: KafkaMessage07_Message07Attributes): KafkaMessage07_Message07Compression =

  ##[
  The codec by its name.
  ]##
  if this.compressionInstFlag:
    return this.compressionInst
  let compressionInstExpr = KafkaMessage07_Message07Compression(KafkaMessage07_Message07Compression(this.compressionId))
  this.compressionInst = compressionInstExpr
  this.compressionInstFlag = true
  return this.compressionInst

proc fromFile*(_: typedesc[KafkaMessage07_Message07Attributes], filename: string): KafkaMessage07_Message07Attributes =
  KafkaMessage07_Message07Attributes.read(newKaitaiFileStream(filename), nil, nil)
