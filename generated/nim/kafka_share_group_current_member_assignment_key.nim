import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaShareGroupCurrentMemberAssignmentKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `memberId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupCurrentMemberAssignmentKey



##[
The key of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json">ShareGroupCurrentMemberAssignmentKey</a>
]##
proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupCurrentMemberAssignmentKey =
  template this: untyped = result
  this = new(KafkaShareGroupCurrentMemberAssignmentKey)
  let root = if root == nil: cast[KafkaShareGroupCurrentMemberAssignmentKey](this) else: cast[KafkaShareGroupCurrentMemberAssignmentKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 4.0.
  ]##
  let groupIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupId = groupIdExpr

  ##[
  `string`, since Kafka 4.0.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentKey], filename: string): KafkaShareGroupCurrentMemberAssignmentKey =
  KafkaShareGroupCurrentMemberAssignmentKey.read(newKaitaiFileStream(filename), nil, nil)
