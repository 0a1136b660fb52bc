import kaitai_struct_nim_runtime
import options
import kafka_message
import kafka_record_batch

type
  KafkaLog* = ref object of KaitaiStruct
    `entries`*: seq[KafkaLog_LogEntry]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasEntriesInst`: bool
    `hasEntriesInstFlag`: bool
    `lenFirstInst`: int32
    `lenFirstInstFlag`: bool
  KafkaLog_LogEntry* = ref object of KaitaiStruct
    `raw`*: seq[byte]
    `parent`*: KafkaLog
    `rawMessageInst`*: seq[byte]
    `rawRecordBatchInst`*: seq[byte]
    `baseOffsetInst`: int64
    `baseOffsetInstFlag`: bool
    `hasNextInst`: bool
    `hasNextInstFlag`: bool
    `lenBodyInst`: int32
    `lenBodyInstFlag`: bool
    `lenEntryInst`: int64
    `lenEntryInstFlag`: bool
    `lenLeftInst`: int64
    `lenLeftInstFlag`: bool
    `lenNextInst`: int32
    `lenNextInstFlag`: bool
    `magicInst`: int8
    `magicInstFlag`: bool
    `messageInst`: KafkaMessage
    `messageInstFlag`: bool
    `ofsEntryInst`: int64
    `ofsEntryInstFlag`: bool
    `ofsNextInst`: int64
    `ofsNextInstFlag`: bool
    `recordBatchInst`: KafkaRecordBatch
    `recordBatchInstFlag`: bool

proc read*(_: typedesc[KafkaLog], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLog
proc read*(_: typedesc[KafkaLog_LogEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaLog): KafkaLog_LogEntry

proc hasEntries*(this: KafkaLog): bool
proc lenFirst*(this: KafkaLog): int32
proc baseOffset*(this: KafkaLog_LogEntry): int64
proc hasNext*(this: KafkaLog_LogEntry): bool
proc lenBody*(this: KafkaLog_LogEntry): int32
proc lenEntry*(this: KafkaLog_LogEntry): int64
proc lenLeft*(this: KafkaLog_LogEntry): int64
proc lenNext*(this: KafkaLog_LogEntry): int32
proc magic*(this: KafkaLog_LogEntry): int8
proc message*(this: KafkaLog_LogEntry): KafkaMessage
proc ofsEntry*(this: KafkaLog_LogEntry): int64
proc ofsNext*(this: KafkaLog_LogEntry): int64
proc recordBatch*(this: KafkaLog_LogEntry): KafkaRecordBatch


##[
A file in which a broker keeps a part of a topic partition,
`00000000000000000000.log`, or a KRaft snapshot,
`00000000000000000000-0000000000.checkpoint`: entries one after the other.
The byte 16 of an entry gives its format, and one file may mix formats.

Every whole entry is found by its frame alone; its content is parsed on
first access, so that a damaged entry does not affect the others. Reading
ends, as in Kafka, where no whole entry follows: at a last entry that is
cut off, at the zeroes of a preallocated file, or at an impossible length.
The rest is the `tail`. Checksums are not checked, and compressed bytes
stay as they are.

@see <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java">Records</a>
]##
proc read*(_: typedesc[KafkaLog], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLog =
  template this: untyped = result
  this = new(KafkaLog)
  let root = if root == nil: cast[KafkaLog](this) else: cast[KafkaLog](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Absent when the file holds no whole entry.
  ]##
  if this.hasEntries:
    block:
      var i: int
      while true:
        let it = KafkaLog_LogEntry.read(this.io, this.root, this)
        this.entries.add(it)
        if not(it.hasNext):
          break
        inc i

  ##[
  The bytes after the last whole entry; usually empty.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasEntries(this: KafkaLog): bool =

  ##[
  The first entry is whole.
  ]##
  if this.hasEntriesInstFlag:
    return this.hasEntriesInst
  let hasEntriesInstExpr = bool( (((int64(this.io.size)) >= (int64(26))) and (this.lenFirst >= 14) and ((int64(this.lenFirst)) <= (int64((int64(this.io.size)) - (int64(12)))))) )
  this.hasEntriesInst = hasEntriesInstExpr
  this.hasEntriesInstFlag = true
  return this.hasEntriesInst

proc lenFirst(this: KafkaLog): int32 =

  ##[
  The first entry's length, read ahead.
  ]##
  if this.lenFirstInstFlag:
    return this.lenFirstInst
  if (int64(this.io.size)) >= (int64(26)):
    let pos = this.io.pos()
    this.io.seek(int(8))
    let lenFirstInstExpr = this.io.readS4be()
    this.lenFirstInst = lenFirstInstExpr
    this.io.seek(pos)
  this.lenFirstInstFlag = true
  return this.lenFirstInst

proc fromFile*(_: typedesc[KafkaLog], filename: string): KafkaLog =
  KafkaLog.read(newKaitaiFileStream(filename), nil, nil)


##[
An entry by its frame, which is the same in all formats, and what is
in it: a message or a record batch, or neither when the magic is
unknown or the entry too short for it.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
]##
proc read*(_: typedesc[KafkaLog_LogEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaLog): KafkaLog_LogEntry =
  template this: untyped = result
  this = new(KafkaLog_LogEntry)
  let root = if root == nil: cast[KafkaLog](this) else: cast[KafkaLog](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The whole entry as it is.
  ]##
  let rawExpr = this.io.readBytes(int((int64(this.lenEntry))))
  this.raw = rawExpr

proc baseOffset(this: KafkaLog_LogEntry): int64 =

  ##[
  The first record's offset of a record batch; of a message its own,
which for a compressed one is that of its last inner message.

  ]##
  if this.baseOffsetInstFlag:
    return this.baseOffsetInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry))
  let baseOffsetInstExpr = this.io.readS8be()
  this.baseOffsetInst = baseOffsetInstExpr
  this.io.seek(pos)
  this.baseOffsetInstFlag = true
  return this.baseOffsetInst

proc hasNext(this: KafkaLog_LogEntry): bool =

  ##[
  The next entry is whole.
  ]##
  if this.hasNextInstFlag:
    return this.hasNextInst
  let hasNextInstExpr = bool( ((this.lenLeft >= (int64(26))) and (this.lenNext >= 14) and ((int64(this.lenNext)) <= (int64(this.lenLeft - (int64(12)))))) )
  this.hasNextInst = hasNextInstExpr
  this.hasNextInstFlag = true
  return this.hasNextInst

proc lenBody(this: KafkaLog_LogEntry): int32 =

  ##[
  Bytes that follow this field, 14 at least.
  ]##
  if this.lenBodyInstFlag:
    return this.lenBodyInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry + (int64(8))))
  let lenBodyInstExpr = this.io.readS4be()
  this.lenBodyInst = lenBodyInstExpr
  this.io.seek(pos)
  this.lenBodyInstFlag = true
  return this.lenBodyInst

proc lenEntry(this: KafkaLog_LogEntry): int64 =

  ##[
  Bytes of the whole entry.
  ]##
  if this.lenEntryInstFlag:
    return this.lenEntryInst
  let lenEntryInstExpr = int64((int64((int64(this.lenBody)) + (int64(12)))))
  this.lenEntryInst = lenEntryInstExpr
  this.lenEntryInstFlag = true
  return this.lenEntryInst

proc lenLeft(this: KafkaLog_LogEntry): int64 =

  ##[
  Bytes after this entry.
  ]##
  if this.lenLeftInstFlag:
    return this.lenLeftInst
  let lenLeftInstExpr = int64((int64((int64(this.io.size)) - this.ofsNext)))
  this.lenLeftInst = lenLeftInstExpr
  this.lenLeftInstFlag = true
  return this.lenLeftInst

proc lenNext(this: KafkaLog_LogEntry): int32 =

  ##[
  The next entry's length, read ahead.
  ]##
  if this.lenNextInstFlag:
    return this.lenNextInst
  if this.lenLeft >= (int64(26)):
    let pos = this.io.pos()
    this.io.seek(int(this.ofsNext + (int64(8))))
    let lenNextInstExpr = this.io.readS4be()
    this.lenNextInst = lenNextInstExpr
    this.io.seek(pos)
  this.lenNextInstFlag = true
  return this.lenNextInst

proc magic(this: KafkaLog_LogEntry): int8 =

  ##[
  The format, 0 to 2.
  ]##
  if this.magicInstFlag:
    return this.magicInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry + (int64(16))))
  let magicInstExpr = this.io.readS1()
  this.magicInst = magicInstExpr
  this.io.seek(pos)
  this.magicInstFlag = true
  return this.magicInst

proc message(this: KafkaLog_LogEntry): KafkaMessage =

  ##[
  Present in the formats before Kafka 0.11.
  ]##
  if this.messageInstFlag:
    return this.messageInst
  if  ((this.magic == 0) or ( ((this.magic == 1) and (this.lenBody >= 22)) )) :
    let pos = this.io.pos()
    this.io.seek(int(this.ofsEntry))
    let rawMessageInstExpr = this.io.readBytes(int((int64(this.lenEntry))))
    this.rawMessageInst = rawMessageInstExpr
    let rawMessageInstIo = newKaitaiStream(rawMessageInstExpr)
    let messageInstExpr = KafkaMessage.read(rawMessageInstIo, nil, nil)
    this.messageInst = messageInstExpr
    this.io.seek(pos)
  this.messageInstFlag = true
  return this.messageInst

proc ofsEntry(this: KafkaLog_LogEntry): int64 =

  ##[
  Where the entry starts. It is computed first, for the length,
before `raw` is read, and keeps that value.

  ]##
  if this.ofsEntryInstFlag:
    return this.ofsEntryInst
  let ofsEntryInstExpr = int64((int64(this.io.pos)))
  this.ofsEntryInst = ofsEntryInstExpr
  this.ofsEntryInstFlag = true
  return this.ofsEntryInst

proc ofsNext(this: KafkaLog_LogEntry): int64 =

  ##[
  Where the next entry would start.
  ]##
  if this.ofsNextInstFlag:
    return this.ofsNextInst
  let ofsNextInstExpr = int64((int64(this.ofsEntry + this.lenEntry)))
  this.ofsNextInst = ofsNextInstExpr
  this.ofsNextInstFlag = true
  return this.ofsNextInst

proc recordBatch(this: KafkaLog_LogEntry): KafkaRecordBatch =

  ##[
  Present in the format since Kafka 0.11.
  ]##
  if this.recordBatchInstFlag:
    return this.recordBatchInst
  if  ((this.magic == 2) and (this.lenBody >= 49)) :
    let pos = this.io.pos()
    this.io.seek(int(this.ofsEntry))
    let rawRecordBatchInstExpr = this.io.readBytes(int((int64(this.lenEntry))))
    this.rawRecordBatchInst = rawRecordBatchInstExpr
    let rawRecordBatchInstIo = newKaitaiStream(rawRecordBatchInstExpr)
    let recordBatchInstExpr = KafkaRecordBatch.read(rawRecordBatchInstIo, nil, nil)
    this.recordBatchInst = recordBatchInstExpr
    this.io.seek(pos)
  this.recordBatchInstFlag = true
  return this.recordBatchInst

proc fromFile*(_: typedesc[KafkaLog_LogEntry], filename: string): KafkaLog_LogEntry =
  KafkaLog_LogEntry.read(newKaitaiFileStream(filename), nil, nil)
