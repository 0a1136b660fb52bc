import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields

type
  KafkaSnapshotFooterRecord* = ref object of KaitaiStruct
    `version`*: int16
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaSnapshotFooterRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaSnapshotFooterRecord



##[
The value of the control record SNAPSHOT_FOOTER, the last of a KRaft
snapshot.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotFooterRecord.json">SnapshotFooterRecord</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot">KIP-630</a>
]##
proc read*(_: typedesc[KafkaSnapshotFooterRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaSnapshotFooterRecord =
  template this: untyped = result
  this = new(KafkaSnapshotFooterRecord)
  let root = if root == nil: cast[KafkaSnapshotFooterRecord](this) else: cast[KafkaSnapshotFooterRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this message; 0 in every release.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

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

proc fromFile*(_: typedesc[KafkaSnapshotFooterRecord], filename: string): KafkaSnapshotFooterRecord =
  KafkaSnapshotFooterRecord.read(newKaitaiFileStream(filename), nil, nil)
