import kaitai_struct_nim_runtime
import options
import kafka_remote_log_segment_metadata_update_record
import kafka_remote_log_segment_metadata_record
import kafka_remote_log_segment_metadata_snapshot_record
import kafka_remote_partition_delete_metadata_record
import kafka_metadata_frame

type
  KafkaRemoteLogMetadataRecord* = ref object of KaitaiStruct
    `remoteLogSegmentMetadataRecord`*: KafkaRemoteLogSegmentMetadataRecord
    `remoteLogSegmentMetadataUpdateRecord`*: KafkaRemoteLogSegmentMetadataUpdateRecord
    `remotePartitionDeleteMetadataRecord`*: KafkaRemotePartitionDeleteMetadataRecord
    `remoteLogSegmentMetadataSnapshotRecord`*: KafkaRemoteLogSegmentMetadataSnapshotRecord
    `unknown`*: seq[byte]
    `parent`*: KaitaiStruct
    `frameInst`: KafkaMetadataFrame
    `frameInstFlag`: bool

proc read*(_: typedesc[KafkaRemoteLogMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogMetadataRecord

proc frame*(this: KafkaRemoteLogMetadataRecord): KafkaMetadataFrame


##[
The value of any record in `__remote_log_metadata`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaRemoteLogMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoteLogMetadataRecord =
  template this: untyped = result
  this = new(KafkaRemoteLogMetadataRecord)
  let root = if root == nil: cast[KafkaRemoteLogMetadataRecord](this) else: cast[KafkaRemoteLogMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 0:
    let remoteLogSegmentMetadataRecordExpr = KafkaRemoteLogSegmentMetadataRecord.read(this.io, nil, nil)
    this.remoteLogSegmentMetadataRecord = remoteLogSegmentMetadataRecordExpr

  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 1:
    let remoteLogSegmentMetadataUpdateRecordExpr = KafkaRemoteLogSegmentMetadataUpdateRecord.read(this.io, nil, nil)
    this.remoteLogSegmentMetadataUpdateRecord = remoteLogSegmentMetadataUpdateRecordExpr

  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 2:
    let remotePartitionDeleteMetadataRecordExpr = KafkaRemotePartitionDeleteMetadataRecord.read(this.io, nil, nil)
    this.remotePartitionDeleteMetadataRecord = remotePartitionDeleteMetadataRecordExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.frame.apiKey.value == 3:
    let remoteLogSegmentMetadataSnapshotRecordExpr = KafkaRemoteLogSegmentMetadataSnapshotRecord.read(this.io, nil, nil)
    this.remoteLogSegmentMetadataSnapshotRecord = remoteLogSegmentMetadataSnapshotRecordExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.frame.apiKey.value != 0) and (this.frame.apiKey.value != 1) and (this.frame.apiKey.value != 2) and (this.frame.apiKey.value != 3)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc frame(this: KafkaRemoteLogMetadataRecord): KafkaMetadataFrame =

  ##[
  Its `api_key` names the message.
  ]##
  if this.frameInstFlag:
    return this.frameInst
  let pos = this.io.pos()
  this.io.seek(int(0))
  let frameInstExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frameInst = frameInstExpr
  this.io.seek(pos)
  this.frameInstFlag = true
  return this.frameInst

proc fromFile*(_: typedesc[KafkaRemoteLogMetadataRecord], filename: string): KafkaRemoteLogMetadataRecord =
  KafkaRemoteLogMetadataRecord.read(newKaitaiFileStream(filename), nil, nil)
