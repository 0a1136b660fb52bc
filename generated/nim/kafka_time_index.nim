import kaitai_struct_nim_runtime
import options

type
  KafkaTimeIndex* = ref object of KaitaiStruct
    `entries`*: seq[KafkaTimeIndex_TimeIndexEntry]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasEntriesInst`: bool
    `hasEntriesInstFlag`: bool
  KafkaTimeIndex_TimeIndexEntry* = ref object of KaitaiStruct
    `raw`*: seq[byte]
    `parent`*: KafkaTimeIndex
    `hasNextInst`: bool
    `hasNextInstFlag`: bool
    `ofsEntryInst`: int64
    `ofsEntryInstFlag`: bool
    `ofsNextInst`: int64
    `ofsNextInstFlag`: bool
    `relativeOffsetInst`: int32
    `relativeOffsetInstFlag`: bool
    `relativeOffsetNextInst`: int32
    `relativeOffsetNextInstFlag`: bool
    `timestampInst`: int64
    `timestampInstFlag`: bool

proc read*(_: typedesc[KafkaTimeIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTimeIndex
proc read*(_: typedesc[KafkaTimeIndex_TimeIndexEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTimeIndex): KafkaTimeIndex_TimeIndexEntry

proc hasEntries*(this: KafkaTimeIndex): bool
proc hasNext*(this: KafkaTimeIndex_TimeIndexEntry): bool
proc ofsEntry*(this: KafkaTimeIndex_TimeIndexEntry): int64
proc ofsNext*(this: KafkaTimeIndex_TimeIndexEntry): int64
proc relativeOffset*(this: KafkaTimeIndex_TimeIndexEntry): int32
proc relativeOffsetNext*(this: KafkaTimeIndex_TimeIndexEntry): int32
proc timestamp*(this: KafkaTimeIndex_TimeIndexEntry): int64


##[
Up to which offset a segment holds nothing later than some of its
timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
same name, since Kafka 0.10.1. The name is the base offset, which the
entries' offsets are relative to.

While the segment is written to, the file has its full size, and zeroes
follow the entries. Reading ends there: at an entry with the relative
offset 0 that is not the first. What is left is the `tail`. A file of
zeroes only has one entry, as for Kafka itself.

@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index">KIP-33</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java">TimeIndex</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
]##
proc read*(_: typedesc[KafkaTimeIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTimeIndex =
  template this: untyped = result
  this = new(KafkaTimeIndex)
  let root = if root == nil: cast[KafkaTimeIndex](this) else: cast[KafkaTimeIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Ascending by timestamp. Absent when the file holds no whole entry.
  ]##
  if this.hasEntries:
    block:
      var i: int
      while true:
        let it = KafkaTimeIndex_TimeIndexEntry.read(this.io, this.root, this)
        this.entries.add(it)
        if not(it.hasNext):
          break
        inc i

  ##[
  Zeroes of an index that is still written to; otherwise empty.
  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc hasEntries(this: KafkaTimeIndex): bool =

  ##[
  There is room for an entry.
  ]##
  if this.hasEntriesInstFlag:
    return this.hasEntriesInst
  let hasEntriesInstExpr = bool((int64(this.io.size)) >= (int64(12)))
  this.hasEntriesInst = hasEntriesInstExpr
  this.hasEntriesInstFlag = true
  return this.hasEntriesInst

proc fromFile*(_: typedesc[KafkaTimeIndex], filename: string): KafkaTimeIndex =
  KafkaTimeIndex.read(newKaitaiFileStream(filename), nil, nil)


##[
The greatest timestamp of the segment so far, and the offset of its
batch.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java">TimestampOffset</a>
]##
proc read*(_: typedesc[KafkaTimeIndex_TimeIndexEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTimeIndex): KafkaTimeIndex_TimeIndexEntry =
  template this: untyped = result
  this = new(KafkaTimeIndex_TimeIndexEntry)
  let root = if root == nil: cast[KafkaTimeIndex](this) else: cast[KafkaTimeIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The whole entry as it is, 12 bytes.
  ]##
  let rawExpr = this.io.readBytes(int((int64(this.ofsNext - this.ofsEntry))))
  this.raw = rawExpr

proc hasNext(this: KafkaTimeIndex_TimeIndexEntry): bool =

  ##[
  The next entry is whole, and has been written.
  ]##
  if this.hasNextInstFlag:
    return this.hasNextInst
  let hasNextInstExpr = bool( (((int64((int64(this.io.size)) - this.ofsNext)) >= (int64(12))) and (this.relativeOffsetNext != 0)) )
  this.hasNextInst = hasNextInstExpr
  this.hasNextInstFlag = true
  return this.hasNextInst

proc ofsEntry(this: KafkaTimeIndex_TimeIndexEntry): int64 =

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

proc ofsNext(this: KafkaTimeIndex_TimeIndexEntry): int64 =

  ##[
  Where the next entry would start.
  ]##
  if this.ofsNextInstFlag:
    return this.ofsNextInst
  let ofsNextInstExpr = int64((int64(this.ofsEntry + (int64(12)))))
  this.ofsNextInst = ofsNextInstExpr
  this.ofsNextInstFlag = true
  return this.ofsNextInst

proc relativeOffset(this: KafkaTimeIndex_TimeIndexEntry): int32 =

  ##[
  The last offset of the batch that has this timestamp, less the
base offset that the file's name says. Kafka 2.8 and before wrote
the offset of the record itself.

  ]##
  if this.relativeOffsetInstFlag:
    return this.relativeOffsetInst
  let pos = this.io.pos()
  this.io.seek(int((int64(this.ofsEntry + (int64(8))))))
  let relativeOffsetInstExpr = this.io.readS4be()
  this.relativeOffsetInst = relativeOffsetInstExpr
  this.io.seek(pos)
  this.relativeOffsetInstFlag = true
  return this.relativeOffsetInst

proc relativeOffsetNext(this: KafkaTimeIndex_TimeIndexEntry): int32 =

  ##[
  The next entry's relative offset, read ahead.
  ]##
  if this.relativeOffsetNextInstFlag:
    return this.relativeOffsetNextInst
  if (int64((int64(this.io.size)) - this.ofsNext)) >= (int64(12)):
    let pos = this.io.pos()
    this.io.seek(int((int64(this.ofsNext + (int64(8))))))
    let relativeOffsetNextInstExpr = this.io.readS4be()
    this.relativeOffsetNextInst = relativeOffsetNextInstExpr
    this.io.seek(pos)
  this.relativeOffsetNextInstFlag = true
  return this.relativeOffsetNextInst

proc timestamp(this: KafkaTimeIndex_TimeIndexEntry): int64 =

  ##[
  Milliseconds since the epoch.
  ]##
  if this.timestampInstFlag:
    return this.timestampInst
  let pos = this.io.pos()
  this.io.seek(int(this.ofsEntry))
  let timestampInstExpr = this.io.readS8be()
  this.timestampInst = timestampInstExpr
  this.io.seek(pos)
  this.timestampInstFlag = true
  return this.timestampInst

proc fromFile*(_: typedesc[KafkaTimeIndex_TimeIndexEntry], filename: string): KafkaTimeIndex_TimeIndexEntry =
  KafkaTimeIndex_TimeIndexEntry.read(newKaitaiFileStream(filename), nil, nil)
