import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaShareUpdateKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `topicId`*: seq[byte]
    `partition`*: int32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareUpdateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareUpdateKey



##[
The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json">ShareUpdateKey</a>
]##
proc read*(_: typedesc[KafkaShareUpdateKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareUpdateKey =
  template this: untyped = result
  this = new(KafkaShareUpdateKey)
  let root = if root == nil: cast[KafkaShareUpdateKey](this) else: cast[KafkaShareUpdateKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 3.9.
  ]##
  let groupIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupId = groupIdExpr

  ##[
  `uuid`, since Kafka 3.9.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  `int32`, since Kafka 3.9.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareUpdateKey], filename: string): KafkaShareUpdateKey =
  KafkaShareUpdateKey.read(newKaitaiFileStream(filename), nil, nil)
