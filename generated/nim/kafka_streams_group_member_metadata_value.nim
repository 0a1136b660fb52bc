import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaStreamsGroupMemberMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `instanceId`*: KafkaCompactString
    `rackId`*: KafkaCompactString
    `clientId`*: KafkaCompactString
    `clientHost`*: KafkaCompactString
    `rebalanceTimeoutMs`*: int32
    `topologyEpoch`*: int32
    `processId`*: KafkaCompactString
    `userEndpointMarker`*: int8
    `userEndpoint`*: KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint
    `numClientTagsPlusOne`*: KafkaUnsignedVarint
    `clientTags`*: seq[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint* = ref object of KaitaiStruct
    `host`*: KafkaCompactString
    `port`*: uint16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupMemberMetadataValue
  KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue* = ref object of KaitaiStruct
    `key`*: KafkaCompactString
    `value`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupMemberMetadataValue

proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupMemberMetadataValue
proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMemberMetadataValue): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint
proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMemberMetadataValue): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue



##[
The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupMemberMetadataValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupMemberMetadataValue)
  let root = if root == nil: cast[KafkaStreamsGroupMemberMetadataValue](this) else: cast[KafkaStreamsGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `string`, since Kafka 4.1. May be null.
  ]##
  let instanceIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.instanceId = instanceIdExpr

  ##[
  `string`, since Kafka 4.1. May be null.
  ]##
  let rackIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.rackId = rackIdExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let clientIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let clientHostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  `int32`, since Kafka 4.1. -1 unless it is given.
  ]##
  let rebalanceTimeoutMsExpr = this.io.readS4be()
  this.rebalanceTimeoutMs = rebalanceTimeoutMsExpr

  ##[
  `int32`, since Kafka 4.1.
  ]##
  let topologyEpochExpr = this.io.readS4be()
  this.topologyEpoch = topologyEpochExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let processIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.processId = processIdExpr

  ##[
  Any value below zero means null.
  ]##
  let userEndpointMarkerExpr = this.io.readS1()
  this.userEndpointMarker = userEndpointMarkerExpr

  ##[
  `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
  ]##
  if this.userEndpointMarker >= 0:
    let userEndpointExpr = KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint.read(this.io, this.root, this)
    this.userEndpoint = userEndpointExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numClientTagsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numClientTagsPlusOne = numClientTagsPlusOneExpr

  ##[
  `[]KeyValue`, since Kafka 4.1.
  ]##
  if this.numClientTagsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numClientTagsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue.read(this.io, this.root, this)
      this.clientTags.add(it)

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

proc fromFile*(_: typedesc[KafkaStreamsGroupMemberMetadataValue], filename: string): KafkaStreamsGroupMemberMetadataValue =
  KafkaStreamsGroupMemberMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`Endpoint` of `StreamsGroupMemberMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, Endpoint</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMemberMetadataValue): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint =
  template this: untyped = result
  this = new(KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint)
  let root = if root == nil: cast[KafkaStreamsGroupMemberMetadataValue](this) else: cast[KafkaStreamsGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 4.1.
  ]##
  let hostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.host = hostExpr

  ##[
  `uint16`, since Kafka 4.1.
  ]##
  let portExpr = this.io.readU2be()
  this.port = portExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint], filename: string): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint =
  KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint.read(newKaitaiFileStream(filename), nil, nil)


##[
`KeyValue` of `StreamsGroupMemberMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json">StreamsGroupMemberMetadataValue, KeyValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMemberMetadataValue): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue)
  let root = if root == nil: cast[KafkaStreamsGroupMemberMetadataValue](this) else: cast[KafkaStreamsGroupMemberMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 4.1.
  ]##
  let keyExpr = KafkaCompactString.read(this.io, nil, nil)
  this.key = keyExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let valueExpr = KafkaCompactString.read(this.io, nil, nil)
  this.value = valueExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue], filename: string): KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue =
  KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue.read(newKaitaiFileStream(filename), nil, nil)
