import kaitai_struct_nim_runtime
import options

type
  KafkaUnsignedVarint* = ref object of KaitaiStruct
    `byte0`*: uint8
    `byte1`*: uint8
    `byte2`*: uint8
    `byte3`*: uint8
    `byte4`*: uint8
    `parent`*: KaitaiStruct
    `valueInst`: int64
    `valueInstFlag`: bool

proc read*(_: typedesc[KafkaUnsignedVarint], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnsignedVarint

proc value*(this: KafkaUnsignedVarint): int64


##[
An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
lowest first, bit 7 set where another byte follows. Kafka's flexible
messages use it for the lengths of compact strings and arrays (stored plus
one, 0 for null) and for tagged fields.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readUnsignedVarint</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482, Unsigned Varints</a>
@see <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
]##
proc read*(_: typedesc[KafkaUnsignedVarint], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnsignedVarint =
  template this: untyped = result
  this = new(KafkaUnsignedVarint)
  let root = if root == nil: cast[KafkaUnsignedVarint](this) else: cast[KafkaUnsignedVarint](root)
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

proc value(this: KafkaUnsignedVarint): int64 =

  ##[
  The number, 0 to 2^32 - 1 (Java's int shows the upper half as
negative).

  ]##
  if this.valueInstFlag:
    return this.valueInst
  let valueInstExpr = int64((int64((int64(this.byte0 %%% 128)) + (if this.byte0 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte1)) %%% (int64(128)))) + (if this.byte1 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte2)) %%% (int64(128)))) + (if this.byte2 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64((int64(this.byte3)) %%% (int64(128)))) + (if this.byte3 < 128: (int64(0)) else: (int64((int64(128)) * (int64((int64(this.byte4)) %%% (int64(16)))))))))))))))))))))))))
  this.valueInst = valueInstExpr
  this.valueInstFlag = true
  return this.valueInst

proc fromFile*(_: typedesc[KafkaUnsignedVarint], filename: string): KafkaUnsignedVarint =
  KafkaUnsignedVarint.read(newKaitaiFileStream(filename), nil, nil)
