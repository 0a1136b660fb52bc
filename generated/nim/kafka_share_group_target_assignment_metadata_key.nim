import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaShareGroupTargetAssignmentMetadataKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMetadataKey



##[
The key of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json">ShareGroupTargetAssignmentMetadataKey</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMetadataKey =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMetadataKey)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMetadataKey](this) else: cast[KafkaShareGroupTargetAssignmentMetadataKey](root)
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
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataKey], filename: string): KafkaShareGroupTargetAssignmentMetadataKey =
  KafkaShareGroupTargetAssignmentMetadataKey.read(newKaitaiFileStream(filename), nil, nil)
