import kaitai_struct_nim_runtime
import options
import kafka_compact_bytes
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaConsumerGroupMemberMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `instanceId`*: KafkaCompactString
    `rackId`*: KafkaCompactString
    `clientId`*: KafkaCompactString
    `clientHost`*: KafkaCompactString
    `numSubscribedTopicNamesPlusOne`*: KafkaUnsignedVarint
    `subscribedTopicNames`*: seq[KafkaCompactString]
    `subscribedTopicRegex`*: KafkaCompactString
    `rebalanceTimeoutMs`*: int32
    `serverAssignor`*: KafkaCompactString
    `taggedFields`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata* = ref object of KaitaiStruct
    `sessionTimeoutMs`*: int32
    `numSupportedProtocolsPlusOne`*: KafkaUnsignedVarint
    `supportedProtocols`*: seq[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag* = ref object of KaitaiStruct
    `classicMemberMetadataMarker`*: KafkaUnsignedVarint
    `classicMemberMetadata`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata
    `parent`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `metadata`*: KafkaCompactBytes
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `classicMemberMetadata`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields
    `rawClassicMemberMetadata`*: seq[byte]
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField]
    `parent`*: KafkaConsumerGroupMemberMetadataValue

proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMemberMetadataValue
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields



##[
The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMemberMetadataValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `string`, since Kafka 3.5. May be null.
  ]##
  let instanceIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.instanceId = instanceIdExpr

  ##[
  `string`, since Kafka 3.5. May be null.
  ]##
  let rackIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.rackId = rackIdExpr

  ##[
  `string`, since Kafka 3.5.
  ]##
  let clientIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 3.5.
  ]##
  let clientHostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSubscribedTopicNamesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSubscribedTopicNamesPlusOne = numSubscribedTopicNamesPlusOneExpr

  ##[
  `[]string`, since Kafka 3.5.
  ]##
  if this.numSubscribedTopicNamesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSubscribedTopicNamesPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.subscribedTopicNames.add(it)

  ##[
  `string`, since Kafka 3.5. May be null.
  ]##
  let subscribedTopicRegexExpr = KafkaCompactString.read(this.io, nil, nil)
  this.subscribedTopicRegex = subscribedTopicRegexExpr

  ##[
  `int32`, since Kafka 3.6. -1 unless it is given.
  ]##
  let rebalanceTimeoutMsExpr = this.io.readS4be()
  this.rebalanceTimeoutMs = rebalanceTimeoutMsExpr

  ##[
  `string`, since Kafka 3.6. May be null.
  ]##
  let serverAssignorExpr = KafkaCompactString.read(this.io, nil, nil)
  this.serverAssignor = serverAssignorExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue], filename: string): KafkaConsumerGroupMemberMetadataValue =
  KafkaConsumerGroupMemberMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicMemberMetadata</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 3.8.
  ]##
  let sessionTimeoutMsExpr = this.io.readS4be()
  this.sessionTimeoutMs = sessionTimeoutMsExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSupportedProtocolsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSupportedProtocolsPlusOne = numSupportedProtocolsPlusOneExpr

  ##[
  `[]ClassicProtocol`, since Kafka 3.8.
  ]##
  if this.numSupportedProtocolsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSupportedProtocolsPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol.read(this.io, this.root, this)
      this.supportedProtocols.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata], filename: string): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata =
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `ClassicMemberMetadata`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  0 means null.
  ]##
  let classicMemberMetadataMarkerExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.classicMemberMetadataMarker = classicMemberMetadataMarkerExpr

  ##[
  `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
  ]##
  if this.classicMemberMetadataMarker.value >= 1:
    let classicMemberMetadataExpr = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata.read(this.io, this.root, this)
    this.classicMemberMetadata = classicMemberMetadataExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag], filename: string): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag =
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag.read(newKaitaiFileStream(filename), nil, nil)


##[
`ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue, ClassicProtocol</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.8.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `bytes`, since Kafka 3.8.
  ]##
  let metadataExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.metadata = metadataExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol], filename: string): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol =
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `consumer_group_member_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number that names the field.
  ]##
  let tagExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.tag = tagExpr

  ##[
  Bytes of the field.
  ]##
  let lenDataExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.lenData = lenDataExpr

  ##[
  `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
  ]##
  if this.tag.value == 0:
    let rawClassicMemberMetadataExpr = this.io.readBytes(int(this.lenData.value))
    this.rawClassicMemberMetadata = rawClassicMemberMetadataExpr
    let rawClassicMemberMetadataIo = newKaitaiStream(rawClassicMemberMetadataExpr)
    let classicMemberMetadataExpr = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag.read(rawClassicMemberMetadataIo, this.root, this)
    this.classicMemberMetadata = classicMemberMetadataExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField], filename: string): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField =
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `consumer_group_member_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json">ConsumerGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMemberMetadataValue): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaConsumerGroupMemberMetadataValue](this) else: cast[KafkaConsumerGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many follow.
  ]##
  let numFieldsExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numFields = numFieldsExpr

  ##[
  Ascending by tag.
  ]##
  for i in 0 ..< int(this.numFields.value):
    let it = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields], filename: string): KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields =
  KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
