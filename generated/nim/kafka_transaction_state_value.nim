import kaitai_struct_nim_runtime
import options
import kafka_transaction_log_value

type
  KafkaTransactionStateValue* = ref object of KaitaiStruct
    `transactionLogValue`*: KafkaTransactionLogValue
    `unknown`*: seq[byte]
    `recordType`*: int16
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaTransactionStateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaTransactionStateValue



##[
The value of any record in `__transaction_state`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaTransactionStateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaTransactionStateValue =
  template this: untyped = result
  this = new(KafkaTransactionStateValue)
  let root = if root == nil: cast[KafkaTransactionStateValue](this) else: cast[KafkaTransactionStateValue](root)
  this.io = io
  this.root = root
  this.parent = parent
  let recordTypeExpr = int16(recordType)
  this.recordType = recordTypeExpr


  ##[
  Since Kafka 0.11.
  ]##
  if this.recordType == 0:
    let transactionLogValueExpr = KafkaTransactionLogValue.read(this.io, nil, nil)
    this.transactionLogValue = transactionLogValueExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if this.recordType != 0:
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc fromFile*(_: typedesc[KafkaTransactionStateValue], filename: string): KafkaTransactionStateValue =
  KafkaTransactionStateValue.read(newKaitaiFileStream(filename), nil, nil)
