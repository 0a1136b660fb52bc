import kaitai_struct_nim_runtime
import options
import kafka_transaction_log_key

type
  KafkaTransactionStateKey* = ref object of KaitaiStruct
    `transactionLogKey`*: KafkaTransactionLogKey
    `unknown`*: seq[byte]
    `parent`*: KaitaiStruct
    `recordTypeInst`: int16
    `recordTypeInstFlag`: bool

proc read*(_: typedesc[KafkaTransactionStateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionStateKey

proc recordType*(this: KafkaTransactionStateKey): int16


##[
The key of any record in `__transaction_state`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaTransactionStateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionStateKey =
  template this: untyped = result
  this = new(KafkaTransactionStateKey)
  let root = if root == nil: cast[KafkaTransactionStateKey](this) else: cast[KafkaTransactionStateKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Since Kafka 0.11.
  ]##
  if this.recordType == 0:
    let transactionLogKeyExpr = KafkaTransactionLogKey.read(this.io, nil, nil)
    this.transactionLogKey = transactionLogKeyExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if this.recordType != 0:
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc recordType(this: KafkaTransactionStateKey): int16 =

  ##[
  The type of the record.
  ]##
  if this.recordTypeInstFlag:
    return this.recordTypeInst
  let pos = this.io.pos()
  this.io.seek(int(0))
  let recordTypeInstExpr = this.io.readS2be()
  this.recordTypeInst = recordTypeInstExpr
  this.io.seek(pos)
  this.recordTypeInstFlag = true
  return this.recordTypeInst

proc fromFile*(_: typedesc[KafkaTransactionStateKey], filename: string): KafkaTransactionStateKey =
  KafkaTransactionStateKey.read(newKaitaiFileStream(filename), nil, nil)
