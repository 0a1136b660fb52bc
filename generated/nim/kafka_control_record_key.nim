import kaitai_struct_nim_runtime
import options

type
  KafkaControlRecordKey* = ref object of KaitaiStruct
    `version`*: int16
    `typeId`*: int16
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
    `controlTypeInst`: KafkaControlRecordKey_ControlRecordType
    `controlTypeInstFlag`: bool
  KafkaControlRecordKey_ControlRecordType* = enum
    abort = 0
    commit = 1
    leader_change = 2
    snapshot_header = 3
    snapshot_footer = 4
    kraft_version = 5
    kraft_voters = 6

proc read*(_: typedesc[KafkaControlRecordKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecordKey

proc controlType*(this: KafkaControlRecordKey): KafkaControlRecordKey_ControlRecordType


##[
Tells what kind of control record this is. A later version may append
fields and must keep these, so an unknown version is read as this one.

@see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType.parse</a>
]##
proc read*(_: typedesc[KafkaControlRecordKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecordKey =
  template this: untyped = result
  this = new(KafkaControlRecordKey)
  let root = if root == nil: cast[KafkaControlRecordKey](this) else: cast[KafkaControlRecordKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this key; 0 in every release.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  A kind that is not listed is unknown to Kafka too, and skipped.
  ]##
  let typeIdExpr = this.io.readS2be()
  this.typeId = typeIdExpr

  ##[
  Fields of a later version.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc controlType(this: KafkaControlRecordKey): KafkaControlRecordKey_ControlRecordType =

  ##[
  The kind by its name.
  ]##
  if this.controlTypeInstFlag:
    return this.controlTypeInst
  let controlTypeInstExpr = KafkaControlRecordKey_ControlRecordType(KafkaControlRecordKey_ControlRecordType(this.typeId))
  this.controlTypeInst = controlTypeInstExpr
  this.controlTypeInstFlag = true
  return this.controlTypeInst

proc fromFile*(_: typedesc[KafkaControlRecordKey], filename: string): KafkaControlRecordKey =
  KafkaControlRecordKey.read(newKaitaiFileStream(filename), nil, nil)
