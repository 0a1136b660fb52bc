import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaTransactionLogKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `transactionalId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaTransactionLogKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionLogKey



##[
The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json">TransactionLogKey</a>
]##
proc read*(_: typedesc[KafkaTransactionLogKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionLogKey =
  template this: untyped = result
  this = new(KafkaTransactionLogKey)
  let root = if root == nil: cast[KafkaTransactionLogKey](this) else: cast[KafkaTransactionLogKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 0.11.
  ]##
  let transactionalIdExpr = KafkaString.read(this.io, nil, nil)
  this.transactionalId = transactionalIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaTransactionLogKey], filename: string): KafkaTransactionLogKey =
  KafkaTransactionLogKey.read(newKaitaiFileStream(filename), nil, nil)
