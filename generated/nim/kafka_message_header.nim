import kaitai_struct_nim_runtime
import options

type
  KafkaMessageHeader* = ref object of KaitaiStruct
    `offset`*: int64
    `lenMessage`*: int32
    `crc`*: uint32
    `magic`*: int8
    `attributes`*: KafkaMessageHeader_MessageAttributes
    `timestamp`*: int64
    `parent`*: KaitaiStruct
    `isCompressedInst`: bool
    `isCompressedInstFlag`: bool
  KafkaMessageHeader_MessageCompression* = enum
    none = 0
    gzip = 1
    snappy = 2
    lz4 = 3
    zstd = 4
  KafkaMessageHeader_MessageTimestampType* = enum
    create_time = 0
    log_append_time = 1
  KafkaMessageHeader_MessageAttributes* = ref object of KaitaiStruct
    `unused`*: uint64
    `timestampType`*: KafkaMessageHeader_MessageTimestampType
    `compressionId`*: uint64
    `parent`*: KafkaMessageHeader
    `compressionInst`: KafkaMessageHeader_MessageCompression
    `compressionInstFlag`: bool

proc read*(_: typedesc[KafkaMessageHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageHeader
proc read*(_: typedesc[KafkaMessageHeader_MessageAttributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageHeader): KafkaMessageHeader_MessageAttributes

proc isCompressed*(this: KafkaMessageHeader): bool
proc compression*(this: KafkaMessageHeader_MessageAttributes): KafkaMessageHeader_MessageCompression


##[
What stands before the key of a message of the formats before Kafka 0.11:
the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
bytes of magic 1, which adds a timestamp.

@see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message">KIP-32</a>
]##
proc read*(_: typedesc[KafkaMessageHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageHeader =
  template this: untyped = result
  this = new(KafkaMessageHeader)
  let root = if root == nil: cast[KafkaMessageHeader](this) else: cast[KafkaMessageHeader](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Absolute for a message of the log. Inside a compressed message of
magic 1 it is relative, as a rule, and the outer offset is that of the
last inner message.

  ]##
  let offsetExpr = this.io.readS8be()
  this.offset = offsetExpr

  ##[
  Bytes that follow this field; at least
LegacyRecord.RECORD_OVERHEAD_V0.

  ]##
  let lenMessageExpr = this.io.readS4be()
  this.lenMessage = lenMessageExpr

  ##[
  CRC-32 (IEEE) of all that follows this field, `magic` to the end of
the message.

  ]##
  let crcExpr = this.io.readU4be()
  this.crc = crcExpr

  ##[
  The format of the message.
  ]##
  let magicExpr = this.io.readS1()
  this.magic = magicExpr

  ##[
  The codec and the kind of timestamp.
  ]##
  let attributesExpr = KafkaMessageHeader_MessageAttributes.read(this.io, this.root, this)
  this.attributes = attributesExpr

  ##[
  Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
compressed message, the greatest of the inner ones, or the append
time.

  ]##
  if this.magic >= 1:
    let timestampExpr = this.io.readS8be()
    this.timestamp = timestampExpr

proc isCompressed(this: KafkaMessageHeader): bool =

  ##[
  The value holds a compressed message set, or bytes of an unknown
codec.

  ]##
  if this.isCompressedInstFlag:
    return this.isCompressedInst
  let isCompressedInstExpr = bool(this.attributes.compressionId != 0)
  this.isCompressedInst = isCompressedInstExpr
  this.isCompressedInstFlag = true
  return this.isCompressedInst

proc fromFile*(_: typedesc[KafkaMessageHeader], filename: string): KafkaMessageHeader =
  KafkaMessageHeader.read(newKaitaiFileStream(filename), nil, nil)


##[
One byte of flags, the highest bit first.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java">LegacyRecord.attributes</a>
]##
proc read*(_: typedesc[KafkaMessageHeader_MessageAttributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageHeader): KafkaMessageHeader_MessageAttributes =
  template this: untyped = result
  this = new(KafkaMessageHeader_MessageAttributes)
  let root = if root == nil: cast[KafkaMessageHeader](this) else: cast[KafkaMessageHeader](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bits 4 to 7; ignored.
  ]##
  let unusedExpr = this.io.readBitsIntBe(4)
  this.unused = unusedExpr

  ##[
  Bit 3; has no meaning in magic 0.
  ]##
  let timestampTypeExpr = KafkaMessageHeader_MessageTimestampType(this.io.readBitsIntBe(1))
  this.timestampType = timestampTypeExpr

  ##[
  Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
here; they stay readable.

  ]##
  let compressionIdExpr = this.io.readBitsIntBe(3)
  this.compressionId = compressionIdExpr

proc compression(this: KafkaMessageHeader_MessageAttributes): KafkaMessageHeader_MessageCompression =

  ##[
  The codec by its name.
  ]##
  if this.compressionInstFlag:
    return this.compressionInst
  let compressionInstExpr = KafkaMessageHeader_MessageCompression(KafkaMessageHeader_MessageCompression(this.compressionId))
  this.compressionInst = compressionInstExpr
  this.compressionInstFlag = true
  return this.compressionInst

proc fromFile*(_: typedesc[KafkaMessageHeader_MessageAttributes], filename: string): KafkaMessageHeader_MessageAttributes =
  KafkaMessageHeader_MessageAttributes.read(newKaitaiFileStream(filename), nil, nil)
