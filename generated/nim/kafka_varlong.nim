import kaitai_struct_nim_runtime
import options

type
  KafkaVarlong* = ref object of KaitaiStruct
    `byte0`*: uint8
    `byte1`*: uint8
    `byte2`*: uint8
    `byte3`*: uint8
    `byte4`*: uint8
    `byte5`*: uint8
    `byte6`*: uint8
    `byte7`*: uint8
    `byte8`*: uint8
    `byte9`*: uint8
    `parent`*: KaitaiStruct
    `halfInst`: int64
    `halfInstFlag`: bool
    `valueInst`: int64
    `valueInstFlag`: bool

proc read*(_: typedesc[KafkaVarlong], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVarlong

proc half*(this: KafkaVarlong): int64
proc value*(this: KafkaVarlong): int64


##[
A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
first, bit 7 set where another byte follows. The bits hold 2 * n for
n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
are accepted, as Kafka accepts them.

The sign bit is bit 0 of the first byte; the other 63 bits are summed
apart from it, since all 64 together fit no signed integer.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarlong</a>
@see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
]##
proc read*(_: typedesc[KafkaVarlong], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVarlong =
  template this: untyped = result
  this = new(KafkaVarlong)
  let root = if root == nil: cast[KafkaVarlong](this) else: cast[KafkaVarlong](root)
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
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128)) :
    let byte4Expr = this.io.readU1()
    this.byte4 = byte4Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128) and (this.byte4 >= 128)) :
    let byte5Expr = this.io.readU1()
    this.byte5 = byte5Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128) and (this.byte4 >= 128) and (this.byte5 >= 128)) :
    let byte6Expr = this.io.readU1()
    this.byte6 = byte6Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128) and (this.byte4 >= 128) and (this.byte5 >= 128) and (this.byte6 >= 128)) :
    let byte7Expr = this.io.readU1()
    this.byte7 = byte7Expr

  ##[
  The next seven bits.
  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128) and (this.byte4 >= 128) and (this.byte5 >= 128) and (this.byte6 >= 128) and (this.byte7 >= 128)) :
    let byte8Expr = this.io.readU1()
    this.byte8 = byte8Expr

  ##[
  One bit counts; what is above it falls off, as in Java, where it is
shifted out of a long. An eleventh byte is invalid.

  ]##
  if  ((this.byte0 >= 128) and (this.byte1 >= 128) and (this.byte2 >= 128) and (this.byte3 >= 128) and (this.byte4 >= 128) and (this.byte5 >= 128) and (this.byte6 >= 128) and (this.byte7 >= 128) and (this.byte8 >= 128)) :
    let byte9Expr = this.io.readU1()
    this.byte9 = byte9Expr

proc half(this: KafkaVarlong): int64 =

  ##[
  The bits without the lowest, 0 to 2^63 - 1.
  ]##
  if this.halfInstFlag:
    return this.halfInst
  let halfInstExpr = int64((int64((int64((this.byte0 %%% 128) div 2)) + (if this.byte0 < 128: (int64(0)) else: (int64((int64(64)) * (int64((int64((int64(this.byte1)) %%% (int64(128)))) + (if this.byte1 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte2)) %%% (int64(128)))) + (if this.byte2 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte3)) %%% (int64(128)))) + (if this.byte3 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte4)) %%% (int64(128)))) + (if this.byte4 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte5)) %%% (int64(128)))) + (if this.byte5 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte6)) %%% (int64(128)))) + (if this.byte6 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte7)) %%% (int64(128)))) + (if this.byte7 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte8)) %%% (int64(128)))) + (if this.byte8 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64(this.byte9)) %%% (int64(2))))))))))))))))))))))))))))))))))))))))))))))))))
  this.halfInst = halfInstExpr
  this.halfInstFlag = true
  return this.halfInst

proc value(this: KafkaVarlong): int64 =

  ##[
  The number, -2^63 to 2^63 - 1.
  ]##
  if this.valueInstFlag:
    return this.valueInst
  let valueInstExpr = int64((if this.byte0 %%% 2 == 0: this.half else: (int64(-((int64(1))) - this.half))))
  this.valueInst = valueInstExpr
  this.valueInstFlag = true
  return this.valueInst

proc fromFile*(_: typedesc[KafkaVarlong], filename: string): KafkaVarlong =
  KafkaVarlong.read(newKaitaiFileStream(filename), nil, nil)
