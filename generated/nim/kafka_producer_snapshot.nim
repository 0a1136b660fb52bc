import kaitai_struct_nim_runtime
import options

type
  KafkaProducerSnapshot* = ref object of KaitaiStruct
    `version`*: int16
    `crc`*: uint32
    `numProducerEntries`*: int32
    `producerEntries`*: seq[KafkaProducerSnapshot_ProducerSnapshotEntry]
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaProducerSnapshot_ProducerSnapshotEntry* = ref object of KaitaiStruct
    `producerId`*: int64
    `producerEpoch`*: int16
    `lastSequence`*: int32
    `lastOffset`*: int64
    `offsetDelta`*: int32
    `timestamp`*: int64
    `coordinatorEpoch`*: int32
    `currentTxnFirstOffset`*: int64
    `parent`*: KafkaProducerSnapshot

proc read*(_: typedesc[KafkaProducerSnapshot], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaProducerSnapshot
proc read*(_: typedesc[KafkaProducerSnapshot_ProducerSnapshotEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaProducerSnapshot): KafkaProducerSnapshot_ProducerSnapshotEntry



##[
What a broker knew of a partition's idempotent and transactional producers
up to the offset in the file's name: `00000000000000000042.snapshot`.
Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
batches of a producer that a broker remembers, the newest alone is kept.
Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
is a log (`kafka_log`).

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java">ProducerStateManager.readSnapshot</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
]##
proc read*(_: typedesc[KafkaProducerSnapshot], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaProducerSnapshot =
  template this: untyped = result
  this = new(KafkaProducerSnapshot)
  let root = if root == nil: cast[KafkaProducerSnapshot](this) else: cast[KafkaProducerSnapshot](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Any other is refused by Kafka, too.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  CRC-32C (Castagnoli) of all that follows this field, to the end of the
file.

  ]##
  let crcExpr = this.io.readU4be()
  this.crc = crcExpr

  ##[
  How many follow.
  ]##
  let numProducerEntriesExpr = this.io.readS4be()
  this.numProducerEntries = numProducerEntriesExpr

  ##[
  One for each producer.
  ]##
  for i in 0 ..< int(this.numProducerEntries):
    let it = KafkaProducerSnapshot_ProducerSnapshotEntry.read(this.io, this.root, this)
    this.producerEntries.add(it)

  ##[
  Empty as a rule. Kafka does not look at it, but the checksum covers
it.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaProducerSnapshot], filename: string): KafkaProducerSnapshot =
  KafkaProducerSnapshot.read(newKaitaiFileStream(filename), nil, nil)


##[
A producer and the last batch that it wrote.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java">ProducerStateEntry</a>
]##
proc read*(_: typedesc[KafkaProducerSnapshot_ProducerSnapshotEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaProducerSnapshot): KafkaProducerSnapshot_ProducerSnapshotEntry =
  template this: untyped = result
  this = new(KafkaProducerSnapshot_ProducerSnapshotEntry)
  let root = if root == nil: cast[KafkaProducerSnapshot](this) else: cast[KafkaProducerSnapshot](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Of the producer.
  ]##
  let producerIdExpr = this.io.readS8be()
  this.producerId = producerIdExpr

  ##[
  Epoch of the producer.
  ]##
  let producerEpochExpr = this.io.readS2be()
  this.producerEpoch = producerEpochExpr

  ##[
  Sequence number of the last record; -1 when no batch is
remembered.

  ]##
  let lastSequenceExpr = this.io.readS4be()
  this.lastSequence = lastSequenceExpr

  ##[
  Offset of the last record; -1 when no batch is remembered.
  ]##
  let lastOffsetExpr = this.io.readS8be()
  this.lastOffset = lastOffsetExpr

  ##[
  The last record's offset, and sequence number, less the first
one's of the same batch.

  ]##
  let offsetDeltaExpr = this.io.readS4be()
  this.offsetDelta = offsetDeltaExpr

  ##[
  Milliseconds since the epoch, of the last batch or marker; -1 for
none.

  ]##
  let timestampExpr = this.io.readS8be()
  this.timestamp = timestampExpr

  ##[
  Of the last marker; -1 for none.
  ]##
  let coordinatorEpochExpr = this.io.readS4be()
  this.coordinatorEpoch = coordinatorEpochExpr

  ##[
  First offset of the transaction that is open; -1 for none.
  ]##
  let currentTxnFirstOffsetExpr = this.io.readS8be()
  this.currentTxnFirstOffset = currentTxnFirstOffsetExpr

proc fromFile*(_: typedesc[KafkaProducerSnapshot_ProducerSnapshotEntry], filename: string): KafkaProducerSnapshot_ProducerSnapshotEntry =
  KafkaProducerSnapshot_ProducerSnapshotEntry.read(newKaitaiFileStream(filename), nil, nil)
