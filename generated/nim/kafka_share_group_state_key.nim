import kaitai_struct_nim_runtime
import options
import kafka_share_snapshot_key
import kafka_share_update_key

type
  KafkaShareGroupStateKey* = ref object of KaitaiStruct
    `shareSnapshotKey`*: KafkaShareSnapshotKey
    `shareUpdateKey`*: KafkaShareUpdateKey
    `unknown`*: seq[byte]
    `parent`*: KaitaiStruct
    `recordTypeInst`: int16
    `recordTypeInstFlag`: bool

proc read*(_: typedesc[KafkaShareGroupStateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupStateKey

proc recordType*(this: KafkaShareGroupStateKey): int16


##[
The key of any record in `__share_group_state`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaShareGroupStateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupStateKey =
  template this: untyped = result
  this = new(KafkaShareGroupStateKey)
  let root = if root == nil: cast[KafkaShareGroupStateKey](this) else: cast[KafkaShareGroupStateKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 0:
    let shareSnapshotKeyExpr = KafkaShareSnapshotKey.read(this.io, nil, nil)
    this.shareSnapshotKey = shareSnapshotKeyExpr

  ##[
  Since Kafka 3.9.
  ]##
  if this.recordType == 1:
    let shareUpdateKeyExpr = KafkaShareUpdateKey.read(this.io, nil, nil)
    this.shareUpdateKey = shareUpdateKeyExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.recordType != 0) and (this.recordType != 1)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc recordType(this: KafkaShareGroupStateKey): int16 =

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

proc fromFile*(_: typedesc[KafkaShareGroupStateKey], filename: string): KafkaShareGroupStateKey =
  KafkaShareGroupStateKey.read(newKaitaiFileStream(filename), nil, nil)
