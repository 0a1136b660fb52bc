import kaitai_struct_nim_runtime
import options
import kafka_varlong
import kafka_varint
import kafka_header

type
  KafkaRecord* = ref object of KaitaiStruct
    `len`*: KafkaVarint
    `body`*: KafkaRecord_RecordBody
    `parent`*: KaitaiStruct
    `rawBody`*: seq[byte]
  KafkaRecord_RecordBody* = ref object of KaitaiStruct
    `attributes`*: int8
    `timestampDelta`*: KafkaVarlong
    `offsetDelta`*: KafkaVarint
    `lenKey`*: KafkaVarint
    `key`*: seq[byte]
    `lenValue`*: KafkaVarint
    `value`*: seq[byte]
    `numHeaders`*: KafkaVarint
    `headers`*: seq[KafkaHeader]
    `parent`*: KafkaRecord

proc read*(_: typedesc[KafkaRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecord
proc read*(_: typedesc[KafkaRecord_RecordBody], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRecord): KafkaRecord_RecordBody



##[
One record of a batch. Offset and timestamp are stored as distances from
the batch's base.

@see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java">DefaultRecord.readFrom</a>
]##
proc read*(_: typedesc[KafkaRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecord =
  template this: untyped = result
  this = new(KafkaRecord)
  let root = if root == nil: cast[KafkaRecord](this) else: cast[KafkaRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow this field.
  ]##
  let lenExpr = KafkaVarint.read(this.io, nil, nil)
  this.len = lenExpr

  ##[
  Everything after the length.
  ]##
  let rawBodyExpr = this.io.readBytes(int(this.len.value))
  this.rawBody = rawBodyExpr
  let rawBodyIo = newKaitaiStream(rawBodyExpr)
  let bodyExpr = KafkaRecord_RecordBody.read(rawBodyIo, this.root, this)
  this.body = bodyExpr

proc fromFile*(_: typedesc[KafkaRecord], filename: string): KafkaRecord =
  KafkaRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
A record inside exactly its own bytes. A length below zero says null,
which is not empty. A sound record fills its length to the last byte.

@see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
]##
proc read*(_: typedesc[KafkaRecord_RecordBody], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRecord): KafkaRecord_RecordBody =
  template this: untyped = result
  this = new(KafkaRecord_RecordBody)
  let root = if root == nil: cast[KafkaRecord](this) else: cast[KafkaRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Unused.
  ]##
  let attributesExpr = this.io.readS1()
  this.attributes = attributesExpr

  ##[
  Milliseconds from the batch's `base_timestamp`; may be negative.

  ]##
  let timestampDeltaExpr = KafkaVarlong.read(this.io, nil, nil)
  this.timestampDelta = timestampDeltaExpr

  ##[
  Distance from the batch's `base_offset`; compaction leaves gaps.

  ]##
  let offsetDeltaExpr = KafkaVarint.read(this.io, nil, nil)
  this.offsetDelta = offsetDeltaExpr

  ##[
  Any value below zero means a null key.
  ]##
  let lenKeyExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenKey = lenKeyExpr

  ##[
  Bytes that Kafka does not interpret; compaction keeps the newest
record of each key.

  ]##
  if this.lenKey.value >= 0:
    let keyExpr = this.io.readBytes(int(this.lenKey.value))
    this.key = keyExpr

  ##[
  Any value below zero means a null value, a tombstone.
  ]##
  let lenValueExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenValue = lenValueExpr

  ##[
  Bytes that Kafka does not interpret.
  ]##
  if this.lenValue.value >= 0:
    let valueExpr = this.io.readBytes(int(this.lenValue.value))
    this.value = valueExpr

  ##[
  Never below zero in a sound record.
  ]##
  let numHeadersExpr = KafkaVarint.read(this.io, nil, nil)
  this.numHeaders = numHeadersExpr

  ##[
  In the order of the producer; a key may come more than once.
  ]##
  for i in 0 ..< int(this.numHeaders.value):
    let it = KafkaHeader.read(this.io, nil, nil)
    this.headers.add(it)

proc fromFile*(_: typedesc[KafkaRecord_RecordBody], filename: string): KafkaRecord_RecordBody =
  KafkaRecord_RecordBody.read(newKaitaiFileStream(filename), nil, nil)
