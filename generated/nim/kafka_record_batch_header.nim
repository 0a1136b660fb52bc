import kaitai_struct_nim_runtime
import options

type
  KafkaRecordBatchHeader* = ref object of KaitaiStruct
    `baseOffset`*: int64
    `lenBatch`*: int32
    `partitionLeaderEpoch`*: int32
    `magic`*: int8
    `crc`*: uint32
    `attributes`*: KafkaRecordBatchHeader_RecordBatchAttributes
    `lastOffsetDelta`*: int32
    `baseTimestamp`*: int64
    `maxTimestamp`*: int64
    `producerId`*: int64
    `producerEpoch`*: int16
    `baseSequence`*: int32
    `numRecords`*: int32
    `parent`*: KaitaiStruct
    `isCompressedInst`: bool
    `isCompressedInstFlag`: bool
    `lenRecordsInst`: int
    `lenRecordsInstFlag`: bool
  KafkaRecordBatchHeader_RecordBatchCompression* = enum
    none = 0
    gzip = 1
    snappy = 2
    lz4 = 3
    zstd = 4
  KafkaRecordBatchHeader_RecordBatchTimestampType* = enum
    create_time = 0
    log_append_time = 1
  KafkaRecordBatchHeader_RecordBatchAttributes* = ref object of KaitaiStruct
    `unusedHigh`*: uint64
    `unused`*: bool
    `hasDeleteHorizonMs`*: bool
    `isControl`*: bool
    `isTransactional`*: bool
    `timestampType`*: KafkaRecordBatchHeader_RecordBatchTimestampType
    `compressionId`*: uint64
    `parent`*: KafkaRecordBatchHeader
    `compressionInst`: KafkaRecordBatchHeader_RecordBatchCompression
    `compressionInstFlag`: bool

proc read*(_: typedesc[KafkaRecordBatchHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecordBatchHeader
proc read*(_: typedesc[KafkaRecordBatchHeader_RecordBatchAttributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRecordBatchHeader): KafkaRecordBatchHeader_RecordBatchAttributes

proc isCompressed*(this: KafkaRecordBatchHeader): bool
proc lenRecords*(this: KafkaRecordBatchHeader): int
proc compression*(this: KafkaRecordBatchHeader_RecordBatchAttributes): KafkaRecordBatchHeader_RecordBatchCompression


##[
The first 61 bytes of a batch of the format since Kafka 0.11.
@see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
]##
proc read*(_: typedesc[KafkaRecordBatchHeader], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecordBatchHeader =
  template this: untyped = result
  this = new(KafkaRecordBatchHeader)
  let root = if root == nil: cast[KafkaRecordBatchHeader](this) else: cast[KafkaRecordBatchHeader](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Offset of the batch's first record as it was produced.
  ]##
  let baseOffsetExpr = this.io.readS8be()
  this.baseOffset = baseOffsetExpr

  ##[
  Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
these first 12.

  ]##
  let lenBatchExpr = this.io.readS4be()
  this.lenBatch = lenBatchExpr

  ##[
  Epoch of the leader that appended the batch, -1 for none; outside the
checksum.

  ]##
  let partitionLeaderEpochExpr = this.io.readS4be()
  this.partitionLeaderEpoch = partitionLeaderEpochExpr

  ##[
  The format of the batch.
  ]##
  let magicExpr = this.io.readS1()
  this.magic = magicExpr

  ##[
  CRC-32C (Castagnoli) of all that follows this field, `attributes` to
the end of the batch.

  ]##
  let crcExpr = this.io.readU4be()
  this.crc = crcExpr

  ##[
  The codec, the kind of timestamp, and three flags.
  ]##
  let attributesExpr = KafkaRecordBatchHeader_RecordBatchAttributes.read(this.io, this.root, this)
  this.attributes = attributesExpr

  ##[
  The last record's offset less `base_offset`, as it was produced;
compaction keeps it, also when that record is gone.

  ]##
  let lastOffsetDeltaExpr = this.io.readS4be()
  this.lastOffsetDelta = lastOffsetDeltaExpr

  ##[
  Milliseconds since the epoch to which the records' deltas are added;
-1 for none. With `has_delete_horizon_ms` it is the time from which
tombstones may be removed, and the deltas count from it all the same.

  ]##
  let baseTimestampExpr = this.io.readS8be()
  this.baseTimestamp = baseTimestampExpr

  ##[
  The greatest timestamp of the records, or the append time, which then
holds for each record.

  ]##
  let maxTimestampExpr = this.io.readS8be()
  this.maxTimestamp = maxTimestampExpr

  ##[
  -1 when the producer was not idempotent.

  ]##
  let producerIdExpr = this.io.readS8be()
  this.producerId = producerIdExpr

  ##[
  -1 for none.
  ]##
  let producerEpochExpr = this.io.readS2be()
  this.producerEpoch = producerEpochExpr

  ##[
  Sequence number of the first record; -1 for none. It wraps to 0 after
2^31 - 1.

  ]##
  let baseSequenceExpr = this.io.readS4be()
  this.baseSequence = baseSequenceExpr

  ##[
  Records in the batch; 0 in a batch that compaction has emptied.
  ]##
  let numRecordsExpr = this.io.readS4be()
  this.numRecords = numRecordsExpr

proc isCompressed(this: KafkaRecordBatchHeader): bool =

  ##[
  The records are compressed, or in an unknown codec.
  ]##
  if this.isCompressedInstFlag:
    return this.isCompressedInst
  let isCompressedInstExpr = bool(this.attributes.compressionId != 0)
  this.isCompressedInst = isCompressedInstExpr
  this.isCompressedInstFlag = true
  return this.isCompressedInst

proc lenRecords(this: KafkaRecordBatchHeader): int =

  ##[
  Bytes after this header.
  ]##
  if this.lenRecordsInstFlag:
    return this.lenRecordsInst
  let lenRecordsInstExpr = int(this.lenBatch - 49)
  this.lenRecordsInst = lenRecordsInstExpr
  this.lenRecordsInstFlag = true
  return this.lenRecordsInst

proc fromFile*(_: typedesc[KafkaRecordBatchHeader], filename: string): KafkaRecordBatchHeader =
  KafkaRecordBatchHeader.read(newKaitaiFileStream(filename), nil, nil)


##[
Two bytes of flags, the highest bit first. Kafka reads only the low
byte.

@see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch, attributes</a>
]##
proc read*(_: typedesc[KafkaRecordBatchHeader_RecordBatchAttributes], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRecordBatchHeader): KafkaRecordBatchHeader_RecordBatchAttributes =
  template this: untyped = result
  this = new(KafkaRecordBatchHeader_RecordBatchAttributes)
  let root = if root == nil: cast[KafkaRecordBatchHeader](this) else: cast[KafkaRecordBatchHeader](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bits 8 to 15; ignored, whatever they say.
  ]##
  let unusedHighExpr = this.io.readBitsIntBe(8)
  this.unusedHigh = unusedHighExpr

  ##[
  Bit 7; ignored.
  ]##
  let unusedExpr = this.io.readBitsIntBe(1) != 0
  this.unused = unusedExpr

  ##[
  Bit 6; `base_timestamp` is the delete horizon.
  ]##
  let hasDeleteHorizonMsExpr = this.io.readBitsIntBe(1) != 0
  this.hasDeleteHorizonMs = hasDeleteHorizonMsExpr

  ##[
  Bit 5; the records are control records.
  ]##
  let isControlExpr = this.io.readBitsIntBe(1) != 0
  this.isControl = isControlExpr

  ##[
  Bit 4; part of a transaction.
  ]##
  let isTransactionalExpr = this.io.readBitsIntBe(1) != 0
  this.isTransactional = isTransactionalExpr

  ##[
  Bit 3.
  ]##
  let timestampTypeExpr = KafkaRecordBatchHeader_RecordBatchTimestampType(this.io.readBitsIntBe(1))
  this.timestampType = timestampTypeExpr

  ##[
  Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
readable.

  ]##
  let compressionIdExpr = this.io.readBitsIntBe(3)
  this.compressionId = compressionIdExpr

proc compression(this: KafkaRecordBatchHeader_RecordBatchAttributes): KafkaRecordBatchHeader_RecordBatchCompression =

  ##[
  The codec by its name.
  ]##
  if this.compressionInstFlag:
    return this.compressionInst
  let compressionInstExpr = KafkaRecordBatchHeader_RecordBatchCompression(KafkaRecordBatchHeader_RecordBatchCompression(this.compressionId))
  this.compressionInst = compressionInstExpr
  this.compressionInstFlag = true
  return this.compressionInst

proc fromFile*(_: typedesc[KafkaRecordBatchHeader_RecordBatchAttributes], filename: string): KafkaRecordBatchHeader_RecordBatchAttributes =
  KafkaRecordBatchHeader_RecordBatchAttributes.read(newKaitaiFileStream(filename), nil, nil)
