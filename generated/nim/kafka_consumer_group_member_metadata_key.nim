import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaConsumerGroupMemberMetadataKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `memberId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMemberMetadataKey



##[
The key of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json">ConsumerGroupMemberMetadataKey</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMemberMetadataKey =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataKey)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataKey](this) else: cast[KafkaConsumerGroupMemberMetadataKey](root)
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
  `string`, since Kafka 3.5.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataKey], filename: string): KafkaConsumerGroupMemberMetadataKey =
  KafkaConsumerGroupMemberMetadataKey.read(newKaitaiFileStream(filename), nil, nil)
