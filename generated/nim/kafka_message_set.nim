import kaitai_struct_nim_runtime
import options
import kafka_message

type
  KafkaMessageSet* = ref object of KaitaiStruct
    `entries`*: seq[KafkaMessageSet_MessageSetEntry]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasEntriesInst`: bool
    `hasEntriesInstFlag`: bool
    `lenFirstInst`: int32
    `lenFirstInstFlag`: bool
  KafkaMessageSet_MessageSetEntry* = ref object of KaitaiStruct
    `message`*: KafkaMessage
    `parent`*: KafkaMessageSet
    `rawMessage`*: seq[byte]
    `hasNextInst`: bool
    `hasNextInstFlag`: bool
    `lenEntryInst`: int64
    `lenEntryInstFlag`: bool
    `lenLeftInst`: int64
    `lenLeftInstFlag`: bool
    `lenMessageInst`: int32
    `lenMessageInstFlag`: bool
    `lenNextInst`: int32
    `lenNextInstFlag`: bool
    `ofsEntryInst`: int64
    `ofsEntryInstFlag`: bool
    `ofsNextInst`: int64
    `ofsNextInstFlag`: bool

proc read*(_: typedesc[KafkaMessageSet], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageSet
proc read*(_: typedesc[KafkaMessageSet_MessageSetEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageSet): KafkaMessageSet_MessageSetEntry

proc hasEntries*(this: KafkaMessageSet): bool
proc lenFirst*(this: KafkaMessageSet): int32
proc hasNext*(this: KafkaMessageSet_MessageSetEntry): bool
proc lenEntry*(this: KafkaMessageSet_MessageSetEntry): int64
proc lenLeft*(this: KafkaMessageSet_MessageSetEntry): int64
proc lenMessage*(this: KafkaMessageSet_MessageSetEntry): int32
proc lenNext*(this: KafkaMessageSet_MessageSetEntry): int32
proc ofsEntry*(this: KafkaMessageSet_MessageSetEntry): int64
proc ofsNext*(this: KafkaMessageSet_MessageSetEntry): int64


##[
Messages one after the other: what the value of a compressed message holds
once it is decompressed. A last message that is not whole is dropped, as
Kafka drops it, and left in `tail`. A length below 14 is an error, also in
Kafka.

@see <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DeepRecordsIterator</a>
]##
proc read*(_: typedesc[KafkaMessageSet], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageSet =
  template this: untyped = result
  this = new(KafkaMessageSet)
  let root = if root == nil: cast[KafkaMessageSet](this) else: cast[KafkaMessageSet](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Absent when not even one message is whole.
  ]##
  if this.hasEntries:
    block:
      var i: int
      while true:
        let it = KafkaMessageSet_MessageSetEntry.read(this.io, this.root, this)
        this.entries.add(it)
        if not(it.hasNext):
          break
        inc i

  ##[
  The bytes after the last whole message.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasEntries(this: KafkaMessageSet): bool =

  ##[
  The first message is whole.
  ]##
  if this.hasEntriesInstFlag:
    return this.hasEntriesInst
  let hasEntriesInstExpr = bool( (((int64(this.io.size)) >= (int64(12))) and ((int64(this.lenFirst)) <= (int64((int64(this.io.size)) - (int64(12)))))) )
  this.hasEntriesInst = hasEntriesInstExpr
  this.hasEntriesInstFlag = true
  return this.hasEntriesInst

proc lenFirst(this: KafkaMessageSet): int32 =

  ##[
  The first message's length, read ahead.
  ]##
  if this.lenFirstInstFlag:
    return this.lenFirstInst
  if (int64(this.io.size)) >= (int64(12)):
    let pos = this.io.pos()
    this.io.seek(int(8))
    let lenFirstInstExpr = this.io.readS4be()
    this.lenFirstInst = lenFirstInstExpr
    this.io.seek(pos)
  this.lenFirstInstFlag = true
  return this.lenFirstInst

proc fromFile*(_: typedesc[KafkaMessageSet], filename: string): KafkaMessageSet =
  KafkaMessageSet.read(newKaitaiFileStream(filename), nil, nil)


##[
A message inside exactly its own bytes.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DataLogInputStream</a>
]##
proc read*(_: typedesc[KafkaMessageSet_MessageSetEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageSet): KafkaMessageSet_MessageSetEntry =
  template this: untyped = result
  this = new(KafkaMessageSet_MessageSetEntry)
  let root = if root == nil: cast[KafkaMessageSet](this) else: cast[KafkaMessageSet](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The message.
  ]##
  let rawMessageExpr = this.io.readBytes(int((int64(this.lenEntry))))
  this.rawMessage = rawMessageExpr
  let rawMessageIo = newKaitaiStream(rawMessageExpr)
  let messageExpr = KafkaMessage.read(rawMessageIo, nil, nil)
  this.message = messageExpr

proc hasNext(this: KafkaMessageSet_MessageSetEntry): bool =

  ##[
  The next message is whole.
  ]##
  if this.hasNextInstFlag:
    return this.hasNextInst
  let hasNextInstExpr = bool( ((this.lenLeft >= (int64(12))) and ((int64(this.lenNext)) <= (int64(this.lenLeft - (int64(12)))))) )
  this.hasNextInst = hasNextInstExpr
  this.hasNextInstFlag = true
  return this.hasNextInst

proc lenEntry(this: KafkaMessageSet_MessageSetEntry): int64 =

  ##[
  Bytes of the whole message.
  ]##
  if this.lenEntryInstFlag:
    return this.lenEntryInst
  let lenEntryInstExpr = int64((int64((int64(this.lenMessage)) + (int64(12)))))
  this.lenEntryInst = lenEntryInstExpr
  this.lenEntryInstFlag = true
  return this.lenEntryInst

proc lenLeft(this: KafkaMessageSet_MessageSetEntry): int64 =

  ##[
  Bytes after this message.
  ]##
  if this.lenLeftInstFlag:
    return this.lenLeftInst
  let lenLeftInstExpr = int64((int64((int64(this.io.size)) - this.ofsNext)))
  this.lenLeftInst = lenLeftInstExpr
  this.lenLeftInstFlag = true
  return this.lenLeftInst

proc lenMessage(this: KafkaMessageSet_MessageSetEntry): int32 =

  ##[
  Bytes that follow this field.
  ]##
  if this.lenMessageInstFlag:
    return this.lenMessageInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry + (int64(8))))
  let lenMessageInstExpr = this.io.readS4be()
  this.lenMessageInst = lenMessageInstExpr
  this.io.seek(pos)
  this.lenMessageInstFlag = true
  return this.lenMessageInst

proc lenNext(this: KafkaMessageSet_MessageSetEntry): int32 =

  ##[
  The next message's length, read ahead.
  ]##
  if this.lenNextInstFlag:
    return this.lenNextInst
  if this.lenLeft >= (int64(12)):
    let pos = this.io.pos()
    this.io.seek(int(this.ofsNext + (int64(8))))
    let lenNextInstExpr = this.io.readS4be()
    this.lenNextInst = lenNextInstExpr
    this.io.seek(pos)
  this.lenNextInstFlag = true
  return this.lenNextInst

proc ofsEntry(this: KafkaMessageSet_MessageSetEntry): int64 =

  ##[
  Where the message starts. Computed first, before `message` is
read.

  ]##
  if this.ofsEntryInstFlag:
    return this.ofsEntryInst
  let ofsEntryInstExpr = int64((int64(this.io.pos)))
  this.ofsEntryInst = ofsEntryInstExpr
  this.ofsEntryInstFlag = true
  return this.ofsEntryInst

proc ofsNext(this: KafkaMessageSet_MessageSetEntry): int64 =

  ##[
  Where the next message would start.
  ]##
  if this.ofsNextInstFlag:
    return this.ofsNextInst
  let ofsNextInstExpr = int64((int64(this.ofsEntry + this.lenEntry)))
  this.ofsNextInst = ofsNextInstExpr
  this.ofsNextInstFlag = true
  return this.ofsNextInst

proc fromFile*(_: typedesc[KafkaMessageSet_MessageSetEntry], filename: string): KafkaMessageSet_MessageSetEntry =
  KafkaMessageSet_MessageSetEntry.read(newKaitaiFileStream(filename), nil, nil)
