import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaLegacyOffsetCommitKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `group`*: KafkaString
    `topic`*: KafkaString
    `partition`*: int32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaLegacyOffsetCommitKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLegacyOffsetCommitKey



##[
The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json">LegacyOffsetCommitKey</a>
]##
proc read*(_: typedesc[KafkaLegacyOffsetCommitKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLegacyOffsetCommitKey =
  template this: untyped = result
  this = new(KafkaLegacyOffsetCommitKey)
  let root = if root == nil: cast[KafkaLegacyOffsetCommitKey](this) else: cast[KafkaLegacyOffsetCommitKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 0.8.2.
  ]##
  let groupExpr = KafkaString.read(this.io, nil, nil)
  this.group = groupExpr

  ##[
  `string`, since Kafka 0.8.2.
  ]##
  let topicExpr = KafkaString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  `int32`, since Kafka 0.8.2.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaLegacyOffsetCommitKey], filename: string): KafkaLegacyOffsetCommitKey =
  KafkaLegacyOffsetCommitKey.read(newKaitaiFileStream(filename), nil, nil)
