import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaLegacyOffsetCommitValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `offset`*: int64
    `metadata`*: KafkaString
    `commitTimestamp`*: int64
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaLegacyOffsetCommitValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLegacyOffsetCommitValue



##[
The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json">LegacyOffsetCommitValue</a>
]##
proc read*(_: typedesc[KafkaLegacyOffsetCommitValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLegacyOffsetCommitValue =
  template this: untyped = result
  this = new(KafkaLegacyOffsetCommitValue)
  let root = if root == nil: cast[KafkaLegacyOffsetCommitValue](this) else: cast[KafkaLegacyOffsetCommitValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
  ]##
  let offsetExpr = this.io.readS8be()
  this.offset = offsetExpr

  ##[
  `string`, since Kafka 0.8.2.
  ]##
  let metadataExpr = KafkaString.read(this.io, nil, nil)
  this.metadata = metadataExpr

  ##[
  `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
  ]##
  let commitTimestampExpr = this.io.readS8be()
  this.commitTimestamp = commitTimestampExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaLegacyOffsetCommitValue], filename: string): KafkaLegacyOffsetCommitValue =
  KafkaLegacyOffsetCommitValue.read(newKaitaiFileStream(filename), nil, nil)
