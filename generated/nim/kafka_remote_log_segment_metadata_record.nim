import kaitai_struct_nim_runtime
import options
import kafka_compact_bytes
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoteLogSegmentMetadataRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `remoteLogSegmentId`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry
    `startOffset`*: int64
    `endOffset`*: int64
    `brokerId`*: int32
    `maxTimestampMs`*: int64
    `eventTimestampMs`*: int64
    `numSegmentLeaderEpochsPlusOne`*: KafkaUnsignedVarint
    `segmentLeaderEpochs`*: seq[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry]
    `segmentSizeInBytes`*: int32
    `customMetadata`*: KafkaCompactBytes
    `remoteLogSegmentState`*: int8
    `taggedFields`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry* = ref object of KaitaiStruct
    `topicIdPartition`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry
    `id`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataRecord
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry* = ref object of KaitaiStruct
    `leaderEpoch`*: int32
    `offset`*: int64
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataRecord
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `txnIndexEmpty`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields
    `rawTxnIndexEmpty`*: seq[byte]
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField]
    `parent`*: KafkaRemoteLogSegmentMetadataRecord
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `id`*: seq[byte]
    `partition`*: int32
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag* = ref object of KaitaiStruct
    `txnIndexEmpty`*: uint8
    `parent`*: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField

proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataRecord
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag



##[
The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataRecord =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 0.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `RemoteLogSegmentIdEntry`, since Kafka 3.0.
  ]##
  let remoteLogSegmentIdExpr = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.read(this.io, this.root, this)
  this.remoteLogSegmentId = remoteLogSegmentIdExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let startOffsetExpr = this.io.readS8be()
  this.startOffset = startOffsetExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let endOffsetExpr = this.io.readS8be()
  this.endOffset = endOffsetExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let maxTimestampMsExpr = this.io.readS8be()
  this.maxTimestampMs = maxTimestampMsExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let eventTimestampMsExpr = this.io.readS8be()
  this.eventTimestampMs = eventTimestampMsExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSegmentLeaderEpochsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSegmentLeaderEpochsPlusOne = numSegmentLeaderEpochsPlusOneExpr

  ##[
  `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
  ]##
  if this.numSegmentLeaderEpochsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSegmentLeaderEpochsPlusOne.value - (int64(1))))):
      let it = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.read(this.io, this.root, this)
      this.segmentLeaderEpochs.add(it)

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let segmentSizeInBytesExpr = this.io.readS4be()
  this.segmentSizeInBytes = segmentSizeInBytesExpr

  ##[
  `bytes`, since Kafka 3.6. Null unless it is given. May be null.
  ]##
  let customMetadataExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.customMetadata = customMetadataExpr

  ##[
  `int8`, since Kafka 3.0.
  ]##
  let remoteLogSegmentStateExpr = this.io.readS1()
  this.remoteLogSegmentState = remoteLogSegmentStateExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord], filename: string): KafkaRemoteLogSegmentMetadataRecord =
  KafkaRemoteLogSegmentMetadataRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `TopicIdPartitionEntry`, since Kafka 3.0.
  ]##
  let topicIdPartitionExpr = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.read(this.io, this.root, this)
  this.topicIdPartition = topicIdPartitionExpr

  ##[
  `uuid`, since Kafka 3.0.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
`SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 3.0.
  ]##
  let leaderEpochExpr = this.io.readS4be()
  this.leaderEpoch = leaderEpochExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let offsetExpr = this.io.readS8be()
  this.offset = offsetExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `remote_log_segment_metadata_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
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
  `bool`, since Kafka 4.0. Tag 0.
  ]##
  if this.tag.value == 0:
    let rawTxnIndexEmptyExpr = this.io.readBytes(int(this.lenData.value))
    this.rawTxnIndexEmpty = rawTxnIndexEmptyExpr
    let rawTxnIndexEmptyIo = newKaitaiStream(rawTxnIndexEmptyExpr)
    let txnIndexEmptyExpr = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag.read(rawTxnIndexEmptyIo, this.root, this)
    this.txnIndexEmpty = txnIndexEmptyExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `remote_log_segment_metadata_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
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
    let it = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `uuid`, since Kafka 3.0.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `TxnIndexEmpty`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json">RemoteLogSegmentMetadataRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataRecord](this) else: cast[KafkaRemoteLogSegmentMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `bool`, since Kafka 4.0. Tag 0.
  ]##
  let txnIndexEmptyExpr = this.io.readU1()
  this.txnIndexEmpty = txnIndexEmptyExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag], filename: string): KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag =
  KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag.read(newKaitaiFileStream(filename), nil, nil)
