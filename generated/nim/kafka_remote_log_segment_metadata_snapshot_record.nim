import kaitai_struct_nim_runtime
import options
import kafka_compact_bytes
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoteLogSegmentMetadataSnapshotRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `segmentId`*: seq[byte]
    `startOffset`*: int64
    `endOffset`*: int64
    `brokerId`*: int32
    `maxTimestampMs`*: int64
    `eventTimestampMs`*: int64
    `numSegmentLeaderEpochsPlusOne`*: KafkaUnsignedVarint
    `segmentLeaderEpochs`*: seq[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry]
    `segmentSizeInBytes`*: int32
    `customMetadata`*: KafkaCompactBytes
    `remoteLogSegmentState`*: int8
    `taggedFields`*: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry* = ref object of KaitaiStruct
    `leaderEpoch`*: int32
    `offset`*: int64
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRemoteLogSegmentMetadataSnapshotRecord
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `txnIndexEmpty`*: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields
    `rawTxnIndexEmpty`*: seq[byte]
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField]
    `parent`*: KafkaRemoteLogSegmentMetadataSnapshotRecord
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag* = ref object of KaitaiStruct
    `txnIndexEmpty`*: uint8
    `parent`*: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField

proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataSnapshotRecord
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag



##[
The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogSegmentMetadataSnapshotRecord =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataSnapshotRecord)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](this) else: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 3.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `uuid`, since Kafka 3.5.
  ]##
  let segmentIdExpr = this.io.readBytes(int(16))
  this.segmentId = segmentIdExpr

  ##[
  `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
  ]##
  let startOffsetExpr = this.io.readS8be()
  this.startOffset = startOffsetExpr

  ##[
  `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
  ]##
  let endOffsetExpr = this.io.readS8be()
  this.endOffset = endOffsetExpr

  ##[
  `int32`, since Kafka 3.5.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
  ]##
  let maxTimestampMsExpr = this.io.readS8be()
  this.maxTimestampMs = maxTimestampMsExpr

  ##[
  `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
  ]##
  let eventTimestampMsExpr = this.io.readS8be()
  this.eventTimestampMs = eventTimestampMsExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSegmentLeaderEpochsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSegmentLeaderEpochsPlusOne = numSegmentLeaderEpochsPlusOneExpr

  ##[
  `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
  ]##
  if this.numSegmentLeaderEpochsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSegmentLeaderEpochsPlusOne.value - (int64(1))))):
      let it = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry.read(this.io, this.root, this)
      this.segmentLeaderEpochs.add(it)

  ##[
  `int32`, since Kafka 3.5.
  ]##
  let segmentSizeInBytesExpr = this.io.readS4be()
  this.segmentSizeInBytes = segmentSizeInBytesExpr

  ##[
  `bytes`, since Kafka 3.6. Null unless it is given. May be null.
  ]##
  let customMetadataExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.customMetadata = customMetadataExpr

  ##[
  `int8`, since Kafka 3.5.
  ]##
  let remoteLogSegmentStateExpr = this.io.readS1()
  this.remoteLogSegmentState = remoteLogSegmentStateExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord], filename: string): KafkaRemoteLogSegmentMetadataSnapshotRecord =
  KafkaRemoteLogSegmentMetadataSnapshotRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](this) else: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 3.5.
  ]##
  let leaderEpochExpr = this.io.readS4be()
  this.leaderEpoch = leaderEpochExpr

  ##[
  `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
  ]##
  let offsetExpr = this.io.readS8be()
  this.offset = offsetExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry], filename: string): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry =
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `remote_log_segment_metadata_snapshot_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](this) else: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](root)
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
    let txnIndexEmptyExpr = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag.read(rawTxnIndexEmptyIo, this.root, this)
    this.txnIndexEmpty = txnIndexEmptyExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField], filename: string): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField =
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `remote_log_segment_metadata_snapshot_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](this) else: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](root)
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
    let it = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields], filename: string): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields =
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `TxnIndexEmpty`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json">RemoteLogSegmentMetadataSnapshotRecord</a>
]##
proc read*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag =
  template this: untyped = result
  this = new(KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag)
  let root = if root == nil: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](this) else: cast[KafkaRemoteLogSegmentMetadataSnapshotRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `bool`, since Kafka 4.0. Tag 0.
  ]##
  let txnIndexEmptyExpr = this.io.readU1()
  this.txnIndexEmpty = txnIndexEmptyExpr

proc fromFile*(_: typedesc[KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag], filename: string): KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag =
  KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag.read(newKaitaiFileStream(filename), nil, nil)
