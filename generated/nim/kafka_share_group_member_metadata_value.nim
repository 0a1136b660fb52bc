import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareGroupMemberMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `rackId`*: KafkaCompactString
    `clientId`*: KafkaCompactString
    `clientHost`*: KafkaCompactString
    `numSubscribedTopicNamesPlusOne`*: KafkaUnsignedVarint
    `subscribedTopicNames`*: seq[KafkaCompactString]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaShareGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupMemberMetadataValue



##[
The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json">ShareGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupMemberMetadataValue =
  template this: untyped = result
  this = new(KafkaShareGroupMemberMetadataValue)
  let root = if root == nil: cast[KafkaShareGroupMemberMetadataValue](this) else: cast[KafkaShareGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `string`, since Kafka 3.9. May be null.
  ]##
  let rackIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.rackId = rackIdExpr

  ##[
  `string`, since Kafka 3.9.
  ]##
  let clientIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 3.9.
  ]##
  let clientHostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSubscribedTopicNamesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSubscribedTopicNamesPlusOne = numSubscribedTopicNamesPlusOneExpr

  ##[
  `[]string`, since Kafka 3.9.
  ]##
  if this.numSubscribedTopicNamesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSubscribedTopicNamesPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.subscribedTopicNames.add(it)

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

proc fromFile*(_: typedesc[KafkaShareGroupMemberMetadataValue], filename: string): KafkaShareGroupMemberMetadataValue =
  KafkaShareGroupMemberMetadataValue.read(newKaitaiFileStream(filename), nil, nil)
