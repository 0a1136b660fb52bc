import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaConsumerGroupRegularExpressionValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numTopicsPlusOne`*: KafkaUnsignedVarint
    `topics`*: seq[KafkaCompactString]
    `versionNumber`*: int64
    `timestamp`*: int64
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaConsumerGroupRegularExpressionValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupRegularExpressionValue



##[
The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json">ConsumerGroupRegularExpressionValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupRegularExpressionValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupRegularExpressionValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupRegularExpressionValue)
  let root = if root == nil: cast[KafkaConsumerGroupRegularExpressionValue](this) else: cast[KafkaConsumerGroupRegularExpressionValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numTopicsPlusOne = numTopicsPlusOneExpr

  ##[
  `[]string`, since Kafka 4.0.
  ]##
  if this.numTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numTopicsPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.topics.add(it)

  ##[
  `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
  ]##
  let versionNumberExpr = this.io.readS8be()
  this.versionNumber = versionNumberExpr

  ##[
  `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
  ]##
  let timestampExpr = this.io.readS8be()
  this.timestamp = timestampExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupRegularExpressionValue], filename: string): KafkaConsumerGroupRegularExpressionValue =
  KafkaConsumerGroupRegularExpressionValue.read(newKaitaiFileStream(filename), nil, nil)
