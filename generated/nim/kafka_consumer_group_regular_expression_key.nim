import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaConsumerGroupRegularExpressionKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `regularExpression`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConsumerGroupRegularExpressionKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupRegularExpressionKey



##[
The key of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json">ConsumerGroupRegularExpressionKey</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupRegularExpressionKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupRegularExpressionKey =
  template this: untyped = result
  this = new(KafkaConsumerGroupRegularExpressionKey)
  let root = if root == nil: cast[KafkaConsumerGroupRegularExpressionKey](this) else: cast[KafkaConsumerGroupRegularExpressionKey](root)
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
  let regularExpressionExpr = KafkaString.read(this.io, nil, nil)
  this.regularExpression = regularExpressionExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupRegularExpressionKey], filename: string): KafkaConsumerGroupRegularExpressionKey =
  KafkaConsumerGroupRegularExpressionKey.read(newKaitaiFileStream(filename), nil, nil)
