import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields

type
  KafkaSnapshotHeaderRecord* = ref object of KaitaiStruct
    `version`*: int16
    `lastContainedLogTimestamp`*: int64
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaSnapshotHeaderRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaSnapshotHeaderRecord



##[
The value of the control record SNAPSHOT_HEADER, the first of a KRaft
snapshot.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json">SnapshotHeaderRecord</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot">KIP-630</a>
]##
proc read*(_: typedesc[KafkaSnapshotHeaderRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaSnapshotHeaderRecord =
  template this: untyped = result
  this = new(KafkaSnapshotHeaderRecord)
  let root = if root == nil: cast[KafkaSnapshotHeaderRecord](this) else: cast[KafkaSnapshotHeaderRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this message; 0 in every release.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  Append time of the last record that the snapshot holds, in
milliseconds since the epoch.

  ]##
  let lastContainedLogTimestampExpr = this.io.readS8be()
  this.lastContainedLogTimestamp = lastContainedLogTimestampExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaSnapshotHeaderRecord], filename: string): KafkaSnapshotHeaderRecord =
  KafkaSnapshotHeaderRecord.read(newKaitaiFileStream(filename), nil, nil)
