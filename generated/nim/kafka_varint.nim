import kaitai_struct_nim_runtime
import options

type
  KafkaVarint* = ref object of KaitaiStruct
    `byte0`*: uint8
    `byte1`*: uint8
    `byte2`*: uint8
    `byte3`*: uint8
    `byte4`*: uint8
    `parent`*: KaitaiStruct
    `storedInst`: int64
    `storedInstFlag`: bool
    `valueInst`: int64
    `valueInstFlag`: bool

proc read*(_: typedesc[KafkaVarint], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVarint

proc stored*(this: KafkaVarint): int64
proc value*(this: KafkaVarint): int64


##[
A signed 32-bit integer in one to five bytes: seven bits a byte, the
lowest first, bit 7 set where another byte follows. The bits hold 2 * n
for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
are accepted, as Kafka accepts them.

The arithmetic divides and multiplies and never shifts, so that it is
right in every target language, also where all numbers are doubles.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarint</a>
@see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
]##
proc read*(_: typedesc[KafkaVarint], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVarint =
  template this: untyped = result
  this = new(KafkaVarint)
  let root = if root == nil: cast[KafkaVarint](this) else: cast[KafkaVarint](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Seven bits, the lowest first; bit 7 of a byte tells that one more byte
follows.

  ]##
  let byte0Expr = this.io.readU1()
  this.byte0 = byte0Expr

  ##[
  The next seven bits.
  ]##
  if this.byte0 >= 128:
    let byte1Expr = this.io.readU1()
    this.byte1 = byte1Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128)) :
    let byte2Expr = this.io.readU1()
    this.byte2 = byte2Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128)) :
    let byte3Expr = this.io.readU1()
    this.byte3 = byte3Expr

  ##[
  Four bits count; what is above them falls off, as in Java, where they
are shifted out of an int. A sixth byte is invalid.

  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128)) :
    let byte4Expr = this.io.readU1()
    this.byte4 = byte4Expr

proc stored(this: KafkaVarint): int64 =

  ##[
  The bits as they are stored, 0 to 2^32 - 1.
  ]##
  if this.storedInstFlag:
    return this.storedInst
  let storedInstExpr = int64((int64((int64(this.byte0 %%% 128)) + (if this.byte0 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte1)) %%% (int64(128)))) + (if this.byte1 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte2)) %%% (int64(128)))) + (if this.byte2 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte3)) %%% (int64(128)))) + (if this.byte3 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64(this.byte4)) %%% (int64(16)))))))))))))))))))))))))
  this.storedInst = storedInstExpr
  this.storedInstFlag = true
  return this.storedInst

proc value(this: KafkaVarint): int64 =

  ##[
  The number, -2^31 to 2^31 - 1.
  ]##
  if this.valueInstFlag:
    return this.valueInst
  let valueInstExpr = int64((if this.stored %%% (int64(2)) == (int64(0)): (int64(this.stored div (int64(2)))) else: (int64(-((int64(1))) - (int64(this.stored div (int64(2))))))))
  this.valueInst = valueInstExpr
  this.valueInstFlag = true
  return this.valueInst

proc fromFile*(_: typedesc[KafkaVarint], filename: string): KafkaVarint =
  KafkaVarint.read(newKaitaiFileStream(filename), nil, nil)
