import kaitai_struct_nim_runtime
import options
import kafka_message_0_7

type
  KafkaMessageSet07* = ref object of KaitaiStruct
    `entries`*: seq[KafkaMessageSet07_MessageSet07Entry]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasEntriesInst`: bool
    `hasEntriesInstFlag`: bool
    `lenFirstInst`: int32
    `lenFirstInstFlag`: bool
  KafkaMessageSet07_MessageSet07Entry* = ref object of KaitaiStruct
    `raw`*: seq[byte]
    `parent`*: KafkaMessageSet07
    `rawMessageInst`*: seq[byte]
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
    `magicInst`: int8
    `magicInstFlag`: bool
    `messageInst`: KafkaMessage07
    `messageInstFlag`: bool
    `ofsEntryInst`: int64
    `ofsEntryInstFlag`: bool
    `ofsNextInst`: int64
    `ofsNextInstFlag`: bool

proc read*(_: typedesc[KafkaMessageSet07], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageSet07
proc read*(_: typedesc[KafkaMessageSet07_MessageSet07Entry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageSet07): KafkaMessageSet07_MessageSet07Entry

proc hasEntries*(this: KafkaMessageSet07): bool
proc lenFirst*(this: KafkaMessageSet07): int32
proc hasNext*(this: KafkaMessageSet07_MessageSet07Entry): bool
proc lenEntry*(this: KafkaMessageSet07_MessageSet07Entry): int64
proc lenLeft*(this: KafkaMessageSet07_MessageSet07Entry): int64
proc lenMessage*(this: KafkaMessageSet07_MessageSet07Entry): int32
proc lenNext*(this: KafkaMessageSet07_MessageSet07Entry): int32
proc magic*(this: KafkaMessageSet07_MessageSet07Entry): int8
proc message*(this: KafkaMessageSet07_MessageSet07Entry): KafkaMessage07
proc ofsEntry*(this: KafkaMessageSet07_MessageSet07Entry): int64
proc ofsNext*(this: KafkaMessageSet07_MessageSet07Entry): int64


##[
Messages of Kafka 0.7 one after the other: a file of a log,
`00000000000000000000.kafka`, and also what the payload of a compressed
message holds once it is decompressed.

The offset of a message is its byte position in the log: the number in the
file's name plus `ofs_entry`. The position after a message is the next one
to fetch. Messages inside a compressed one have no position of their own;
they are fetched by that of the compressed one.

Every whole message is found by its length alone; its content is parsed on
first access, so that a damaged message does not affect the others.
Reading ends, as in Kafka, where no whole message follows. The rest is the
`tail`. Checksums are not checked, and compressed bytes stay as they are.

Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
of 100 messages of magic 0 among its tests
(`test-kafka-logs/MagicByte0-0`).

@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet</a>
@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala">FileMessageSet.iterator</a>
@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala">Log.nameFromOffset</a>
]##
proc read*(_: typedesc[KafkaMessageSet07], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMessageSet07 =
  template this: untyped = result
  this = new(KafkaMessageSet07)
  let root = if root == nil: cast[KafkaMessageSet07](this) else: cast[KafkaMessageSet07](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Absent when the file holds no whole message.
  ]##
  if this.hasEntries:
    block:
      var i: int
      while true:
        let it = KafkaMessageSet07_MessageSet07Entry.read(this.io, this.root, this)
        this.entries.add(it)
        if not(it.hasNext):
          break
        inc i

  ##[
  The bytes after the last whole message; usually empty.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasEntries(this: KafkaMessageSet07): bool =

  ##[
  The first message is whole.
  ]##
  if this.hasEntriesInstFlag:
    return this.hasEntriesInst
  let hasEntriesInstExpr = bool( (((int64(this.io.size)) >= (int64(9))) and (this.lenFirst >= 5) and ((int64(this.lenFirst)) <= (int64((int64(this.io.size)) - (int64(4)))))) )
  this.hasEntriesInst = hasEntriesInstExpr
  this.hasEntriesInstFlag = true
  return this.hasEntriesInst

proc lenFirst(this: KafkaMessageSet07): int32 =

  ##[
  The first message's length, read ahead.
  ]##
  if this.lenFirstInstFlag:
    return this.lenFirstInst
  if (int64(this.io.size)) >= (int64(9)):
    let pos = this.io.pos()
    this.io.seek(int(0))
    let lenFirstInstExpr = this.io.readS4be()
    this.lenFirstInst = lenFirstInstExpr
    this.io.seek(pos)
  this.lenFirstInstFlag = true
  return this.lenFirstInst

proc fromFile*(_: typedesc[KafkaMessageSet07], filename: string): KafkaMessageSet07 =
  KafkaMessageSet07.read(newKaitaiFileStream(filename), nil, nil)


##[
A message by its length, and what is in it, if the magic is known.
@see <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet.entrySize</a>
]##
proc read*(_: typedesc[KafkaMessageSet07_MessageSet07Entry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaMessageSet07): KafkaMessageSet07_MessageSet07Entry =
  template this: untyped = result
  this = new(KafkaMessageSet07_MessageSet07Entry)
  let root = if root == nil: cast[KafkaMessageSet07](this) else: cast[KafkaMessageSet07](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The whole message with its length, as it is.
  ]##
  let rawExpr = this.io.readBytes(int((int64(this.lenEntry))))
  this.raw = rawExpr

proc hasNext(this: KafkaMessageSet07_MessageSet07Entry): bool =

  ##[
  The next message is whole.
  ]##
  if this.hasNextInstFlag:
    return this.hasNextInst
  let hasNextInstExpr = bool( ((this.lenLeft >= (int64(9))) and (this.lenNext >= 5) and ((int64(this.lenNext)) <= (int64(this.lenLeft - (int64(4)))))) )
  this.hasNextInst = hasNextInstExpr
  this.hasNextInstFlag = true
  return this.hasNextInst

proc lenEntry(this: KafkaMessageSet07_MessageSet07Entry): int64 =

  ##[
  Bytes of the whole message, its length included.
  ]##
  if this.lenEntryInstFlag:
    return this.lenEntryInst
  let lenEntryInstExpr = int64((int64((int64(this.lenMessage)) + (int64(4)))))
  this.lenEntryInst = lenEntryInstExpr
  this.lenEntryInstFlag = true
  return this.lenEntryInst

proc lenLeft(this: KafkaMessageSet07_MessageSet07Entry): int64 =

  ##[
  Bytes after this message.
  ]##
  if this.lenLeftInstFlag:
    return this.lenLeftInst
  let lenLeftInstExpr = int64((int64((int64(this.io.size)) - this.ofsNext)))
  this.lenLeftInst = lenLeftInstExpr
  this.lenLeftInstFlag = true
  return this.lenLeftInst

proc lenMessage(this: KafkaMessageSet07_MessageSet07Entry): int32 =

  ##[
  Bytes that follow this field, 5 at least.
  ]##
  if this.lenMessageInstFlag:
    return this.lenMessageInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry))
  let lenMessageInstExpr = this.io.readS4be()
  this.lenMessageInst = lenMessageInstExpr
  this.io.seek(pos)
  this.lenMessageInstFlag = true
  return this.lenMessageInst

proc lenNext(this: KafkaMessageSet07_MessageSet07Entry): int32 =

  ##[
  The next message's length, read ahead.
  ]##
  if this.lenNextInstFlag:
    return this.lenNextInst
  if this.lenLeft >= (int64(9)):
    let pos = this.io.pos()
    this.io.seek(int(this.ofsNext))
    let lenNextInstExpr = this.io.readS4be()
    this.lenNextInst = lenNextInstExpr
    this.io.seek(pos)
  this.lenNextInstFlag = true
  return this.lenNextInst

proc magic(this: KafkaMessageSet07_MessageSet07Entry): int8 =

  ##[
  The format, 0 or 1.
  ]##
  if this.magicInstFlag:
    return this.magicInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry + (int64(4))))
  let magicInstExpr = this.io.readS1()
  this.magicInst = magicInstExpr
  this.io.seek(pos)
  this.magicInstFlag = true
  return this.magicInst

proc message(this: KafkaMessageSet07_MessageSet07Entry): KafkaMessage07 =

  ##[
  Present if the magic is known and the length is large enough.
  ]##
  if this.messageInstFlag:
    return this.messageInst
  if  ((this.magic == 0) or ( ((this.magic == 1) and (this.lenMessage >= 6)) )) :
    let pos = this.io.pos()
    this.io.seek(int(this.ofsEntry))
    let rawMessageInstExpr = this.io.readBytes(int((int64(this.lenEntry))))
    this.rawMessageInst = rawMessageInstExpr
    let rawMessageInstIo = newKaitaiStream(rawMessageInstExpr)
    let messageInstExpr = KafkaMessage07.read(rawMessageInstIo, nil, nil)
    this.messageInst = messageInstExpr
    this.io.seek(pos)
  this.messageInstFlag = true
  return this.messageInst

proc ofsEntry(this: KafkaMessageSet07_MessageSet07Entry): int64 =

  ##[
  Where the message starts. It is computed first, for the length,
before `raw` is read, and keeps that value.

  ]##
  if this.ofsEntryInstFlag:
    return this.ofsEntryInst
  let ofsEntryInstExpr = int64((int64(this.io.pos)))
  this.ofsEntryInst = ofsEntryInstExpr
  this.ofsEntryInstFlag = true
  return this.ofsEntryInst

proc ofsNext(this: KafkaMessageSet07_MessageSet07Entry): int64 =

  ##[
  Where the next message would start.
  ]##
  if this.ofsNextInstFlag:
    return this.ofsNextInst
  let ofsNextInstExpr = int64((int64(this.ofsEntry + this.lenEntry)))
  this.ofsNextInst = ofsNextInstExpr
  this.ofsNextInstFlag = true
  return this.ofsNextInst

proc fromFile*(_: typedesc[KafkaMessageSet07_MessageSet07Entry], filename: string): KafkaMessageSet07_MessageSet07Entry =
  KafkaMessageSet07_MessageSet07Entry.read(newKaitaiFileStream(filename), nil, nil)
