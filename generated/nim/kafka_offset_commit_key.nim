import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaOffsetCommitKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `group`*: KafkaString
    `topic`*: KafkaString
    `partition`*: int32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaOffsetCommitKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetCommitKey



##[
The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json">OffsetCommitKey</a>
]##
proc read*(_: typedesc[KafkaOffsetCommitKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetCommitKey =
  template this: untyped = result
  this = new(KafkaOffsetCommitKey)
  let root = if root == nil: cast[KafkaOffsetCommitKey](this) else: cast[KafkaOffsetCommitKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let groupExpr = KafkaString.read(this.io, nil, nil)
  this.group = groupExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let topicExpr = KafkaString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaOffsetCommitKey], filename: string): KafkaOffsetCommitKey =
  KafkaOffsetCommitKey.read(newKaitaiFileStream(filename), nil, nil)
