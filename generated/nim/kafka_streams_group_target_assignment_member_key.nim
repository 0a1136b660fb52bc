import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaStreamsGroupTargetAssignmentMemberKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `memberId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMemberKey



##[
The key of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json">StreamsGroupTargetAssignmentMemberKey</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMemberKey =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMemberKey)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMemberKey](this) else: cast[KafkaStreamsGroupTargetAssignmentMemberKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let groupIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupId = groupIdExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberKey], filename: string): KafkaStreamsGroupTargetAssignmentMemberKey =
  KafkaStreamsGroupTargetAssignmentMemberKey.read(newKaitaiFileStream(filename), nil, nil)
