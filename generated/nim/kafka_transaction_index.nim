import kaitai_struct_nim_runtime
import options

type
  KafkaTransactionIndex* = ref object of KaitaiStruct
    `entries`*: seq[KafkaTransactionIndex_AbortedTxn]
    `tail`*: seq[byte]
    `parent`*: KaitaiStruct
    `numEntriesInst`: int64
    `numEntriesInstFlag`: bool
  KafkaTransactionIndex_AbortedTxn* = ref object of KaitaiStruct
    `version`*: int16
    `producerId`*: int64
    `firstOffset`*: int64
    `lastOffset`*: int64
    `lastStableOffset`*: int64
    `parent`*: KafkaTransactionIndex

proc read*(_: typedesc[KafkaTransactionIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionIndex
proc read*(_: typedesc[KafkaTransactionIndex_AbortedTxn], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionIndex): KafkaTransactionIndex_AbortedTxn

proc numEntries*(this: KafkaTransactionIndex): int64


##[
The aborted transactions whose markers stand in a segment:
`00000000000000000000.txnindex`, beside the `.log` of the same name. A
segment in which none was aborted has no such file. Unlike the other
indexes it is not preallocated, and its offsets are absolute.

@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java">TransactionIndex</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
]##
proc read*(_: typedesc[KafkaTransactionIndex], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionIndex =
  template this: untyped = result
  this = new(KafkaTransactionIndex)
  let root = if root == nil: cast[KafkaTransactionIndex](this) else: cast[KafkaTransactionIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Ascending by `last_offset`.
  ]##
  for i in 0 ..< int(this.numEntries):
    let it = KafkaTransactionIndex_AbortedTxn.read(this.io, this.root, this)
    this.entries.add(it)

  ##[
  The bytes after the last whole entry; usually empty. Kafka does not
look at them.

  ]##
  let tailExpr = this.io.readBytesFull()
  this.tail = tailExpr

proc numEntries(this: KafkaTransactionIndex): int64 =

  ##[
  Whole entries, of 34 bytes each.
  ]##
  if this.numEntriesInstFlag:
    return this.numEntriesInst
  let numEntriesInstExpr = int64((int64((int64(this.io.size)) div (int64(34)))))
  this.numEntriesInst = numEntriesInstExpr
  this.numEntriesInstFlag = true
  return this.numEntriesInst

proc fromFile*(_: typedesc[KafkaTransactionIndex], filename: string): KafkaTransactionIndex =
  KafkaTransactionIndex.read(newKaitaiFileStream(filename), nil, nil)


##[
An aborted transaction.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
]##
proc read*(_: typedesc[KafkaTransactionIndex_AbortedTxn], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionIndex): KafkaTransactionIndex_AbortedTxn =
  template this: untyped = result
  this = new(KafkaTransactionIndex_AbortedTxn)
  let root = if root == nil: cast[KafkaTransactionIndex](this) else: cast[KafkaTransactionIndex](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Always 0. Kafka's own reader takes the first of the two bytes
only.

  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  Of the producer.
  ]##
  let producerIdExpr = this.io.readS8be()
  this.producerId = producerIdExpr

  ##[
  Of the transaction's first record.
  ]##
  let firstOffsetExpr = this.io.readS8be()
  this.firstOffset = firstOffsetExpr

  ##[
  Of the marker that ends the transaction.
  ]##
  let lastOffsetExpr = this.io.readS8be()
  this.lastOffset = lastOffsetExpr

  ##[
  The partition's last stable offset once the marker was there: no
transaction that began before it is open any more.

  ]##
  let lastStableOffsetExpr = this.io.readS8be()
  this.lastStableOffset = lastStableOffsetExpr

proc fromFile*(_: typedesc[KafkaTransactionIndex_AbortedTxn], filename: string): KafkaTransactionIndex_AbortedTxn =
  KafkaTransactionIndex_AbortedTxn.read(newKaitaiFileStream(filename), nil, nil)
