import kaitai_struct_nim_runtime
import options

type
  KafkaOffsetIndex* = ref object of KaitaiStruct
    `entries`*: seq[KafkaOffsetIndex_OffsetIndexEntry]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasEntriesInst`: bool
    `hasEntriesInstFlag`: bool
  KafkaOffsetIndex_OffsetIndexEntry* = ref object of KaitaiStruct
    `raw`*: seq[byte]
    `parent`*: KafkaOffsetIndex
    `hasNextInst`: bool
    `hasNextInstFlag`: bool
    `ofsEntryInst`: int64
    `ofsEntryInstFlag`: bool
    `ofsNextInst`: int64
    `ofsNextInstFlag`: bool
    `positionInst`: int32
    `positionInstFlag`: bool
    `relativeOffsetInst`: int32
    `relativeOffsetInstFlag`: bool
    `relativeOffsetNextInst`: int32
    `relativeOffsetNextInstFlag`: bool

proc read*(_: typedesc[KafkaOffsetIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetIndex
proc read*(_: typedesc[KafkaOffsetIndex_OffsetIndexEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetIndex): KafkaOffsetIndex_OffsetIndexEntry

proc hasEntries*(this: KafkaOffsetIndex): bool
proc hasNext*(this: KafkaOffsetIndex_OffsetIndexEntry): bool
proc ofsEntry*(this: KafkaOffsetIndex_OffsetIndexEntry): int64
proc ofsNext*(this: KafkaOffsetIndex_OffsetIndexEntry): int64
proc position*(this: KafkaOffsetIndex_OffsetIndexEntry): int32
proc relativeOffset*(this: KafkaOffsetIndex_OffsetIndexEntry): int32
proc relativeOffsetNext*(this: KafkaOffsetIndex_OffsetIndexEntry): int32


##[
Where in a segment some of its offsets stand:
`00000000000000000000.index`, beside the `.log` of the same name. The name
is the base offset, which the entries' offsets are relative to.

While the segment is written to, the file has its full size (10 MiB by
default), and zeroes follow the entries. Reading ends there: at an entry
with the relative offset 0 that is not the first. What is left is the
`tail`. A file of zeroes only has one entry, as for Kafka itself.

@see <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java">OffsetIndex</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
]##
proc read*(_: typedesc[KafkaOffsetIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetIndex =
  template this: untyped = result
  this = new(KafkaOffsetIndex)
  let root = if root == nil: cast[KafkaOffsetIndex](this) else: cast[KafkaOffsetIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Ascending by offset. Absent when the file holds no whole entry.
  ]##
  if this.hasEntries:
    block:
      var i: int
      while true:
        let it = KafkaOffsetIndex_OffsetIndexEntry.read(this.io, this.root, this)
        this.entries.add(it)
        if not(it.hasNext):
          break
        inc i

  ##[
  Zeroes of an index that is still written to; otherwise empty.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasEntries(this: KafkaOffsetIndex): bool =

  ##[
  There is room for an entry.
  ]##
  if this.hasEntriesInstFlag:
    return this.hasEntriesInst
  let hasEntriesInstExpr = bool((int64(this.io.size)) >= (int64(8)))
  this.hasEntriesInst = hasEntriesInstExpr
  this.hasEntriesInstFlag = true
  return this.hasEntriesInst

proc fromFile*(_: typedesc[KafkaOffsetIndex], filename: string): KafkaOffsetIndex =
  KafkaOffsetIndex.read(newKaitaiFileStream(filename), nil, nil)


##[
An offset, and the position of its batch.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java">OffsetPosition</a>
]##
proc read*(_: typedesc[KafkaOffsetIndex_OffsetIndexEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetIndex): KafkaOffsetIndex_OffsetIndexEntry =
  template this: untyped = result
  this = new(KafkaOffsetIndex_OffsetIndexEntry)
  let root = if root == nil: cast[KafkaOffsetIndex](this) else: cast[KafkaOffsetIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The whole entry as it is, 8 bytes.
  ]##
  let rawExpr = this.io.readBytes(int((int64(this.ofsNext - this.ofsEntry))))
  this.raw = rawExpr

proc hasNext(this: KafkaOffsetIndex_OffsetIndexEntry): bool =

  ##[
  The next entry is whole, and has been written.
  ]##
  if this.hasNextInstFlag:
    return this.hasNextInst
  let hasNextInstExpr = bool( (((int64((int64(this.io.size)) - this.ofsNext)) >= (int64(8))) and (this.relativeOffsetNext != 0)) )
  this.hasNextInst = hasNextInstExpr
  this.hasNextInstFlag = true
  return this.hasNextInst

proc ofsEntry(this: KafkaOffsetIndex_OffsetIndexEntry): int64 =

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

proc ofsNext(this: KafkaOffsetIndex_OffsetIndexEntry): int64 =

  ##[
  Where the next entry would start.
  ]##
  if this.ofsNextInstFlag:
    return this.ofsNextInst
  let ofsNextInstExpr = int64((int64(this.ofsEntry + (int64(8)))))
  this.ofsNextInst = ofsNextInstExpr
  this.ofsNextInstFlag = true
  return this.ofsNextInst

proc position(this: KafkaOffsetIndex_OffsetIndexEntry): int32 =

  ##[
  Where the batch starts, in bytes from the start of the segment.
  ]##
  if this.positionInstFlag:
    return this.positionInst
  let pos = this.io.pos()
  this.io.seek(int((int64(this.ofsEntry + (int64(4))))))
  let positionInstExpr = this.io.readS4be()
  this.positionInst = positionInstExpr
  this.io.seek(pos)
  this.positionInstFlag = true
  return this.positionInst

proc relativeOffset(this: KafkaOffsetIndex_OffsetIndexEntry): int32 =

  ##[
  The last offset of the batch, less the base offset that the file's
name says. Kafka 0.11 and before wrote the first offset.

  ]##
  if this.relativeOffsetInstFlag:
    return this.relativeOffsetInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry))
  let relativeOffsetInstExpr = this.io.readS4be()
  this.relativeOffsetInst = relativeOffsetInstExpr
  this.io.seek(pos)
  this.relativeOffsetInstFlag = true
  return this.relativeOffsetInst

proc relativeOffsetNext(this: KafkaOffsetIndex_OffsetIndexEntry): int32 =

  ##[
  The next entry's relative offset, read ahead.
  ]##
  if this.relativeOffsetNextInstFlag:
    return this.relativeOffsetNextInst
  if (int64((int64(this.io.size)) - this.ofsNext)) >= (int64(8)):
    let pos = this.io.pos()
    this.io.seek(int(this.ofsNext))
    let relativeOffsetNextInstExpr = this.io.readS4be()
    this.relativeOffsetNextInst = relativeOffsetNextInstExpr
    this.io.seek(pos)
  this.relativeOffsetNextInstFlag = true
  return this.relativeOffsetNextInst

proc fromFile*(_: typedesc[KafkaOffsetIndex_OffsetIndexEntry], filename: string): KafkaOffsetIndex_OffsetIndexEntry =
  KafkaOffsetIndex_OffsetIndexEntry.read(newKaitaiFileStream(filename), nil, nil)
