import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaConsumerGroupTargetAssignmentMetadataKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMetadataKey



##[
The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json">ConsumerGroupTargetAssignmentMetadataKey</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMetadataKey =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMetadataKey)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMetadataKey](this) else: cast[KafkaConsumerGroupTargetAssignmentMetadataKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 3.5.
  ]##
  let groupIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupId = groupIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataKey], filename: string): KafkaConsumerGroupTargetAssignmentMetadataKey =
  KafkaConsumerGroupTargetAssignmentMetadataKey.read(newKaitaiFileStream(filename), nil, nil)
