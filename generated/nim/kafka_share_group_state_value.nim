import kaitai_struct_nim_runtime
import options
import kafka_share_update_value
import kafka_share_snapshot_value

type
  KafkaShareGroupStateValue* = ref object of KaitaiStruct
    `shareSnapshotValue`*: KafkaShareSnapshotValue
    `shareUpdateValue`*: KafkaShareUpdateValue
    `unknown`*: seq[byte]
    `recordType`*: int16
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareGroupStateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaShareGroupStateValue



##[
The value of any record in `__share_group_state`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaShareGroupStateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct, recordType: any): KafkaShareGroupStateValue =
  template this: untyped = result
  this = new(KafkaShareGroupStateValue)
  let root = if root == nil: cast[KafkaShareGroupStateValue](this) else: cast[KafkaShareGroupStateValue](root)
  this.io = io
  this.root = root
  this.parent = parent
  let recordTypeExpr = int16(recordType)
  this.recordType = recordTypeExpr


  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 0:
    let shareSnapshotValueExpr = KafkaShareSnapshotValue.read(this.io, nil, nil)
    this.shareSnapshotValue = shareSnapshotValueExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 1:
    let shareUpdateValueExpr = KafkaShareUpdateValue.read(this.io, nil, nil)
    this.shareUpdateValue = shareUpdateValueExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.recordType != 0) and (this.recordType != 1)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc fromFile*(_: typedesc[KafkaShareGroupStateValue], filename: string): KafkaShareGroupStateValue =
  KafkaShareGroupStateValue.read(newKaitaiFileStream(filename), nil, nil)
