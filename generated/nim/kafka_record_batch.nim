import kaitai_struct_nim_runtime
import options
import kafka_records
import kafka_control_records
import kafka_record_batch_header

type
  KafkaRecordBatch* = ref object of KaitaiStruct
    `header`*: KafkaRecordBatchHeader
    `compressedRecords`*: seq[byte]
    `controlRecords`*: KafkaControlRecords
    `records`*: KafkaRecords
    `parent`*: KaitaiStruct
    `rawControlRecords`*: seq[byte]
    `rawRecords`*: seq[byte]

proc read*(_: typedesc[KafkaRecordBatch], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecordBatch



##[
One entry of a log of the format since Kafka 0.11: a header and its
records. Exactly one of the fields after the header is present. Compressed
bytes stay as they are: decompress them and parse the result as
`kafka_records` (or `kafka_control_records`).

@see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
]##
proc read*(_: typedesc[KafkaRecordBatch], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecordBatch =
  template this: untyped = result
  this = new(KafkaRecordBatch)
  let root = if root == nil: cast[KafkaRecordBatch](this) else: cast[KafkaRecordBatch](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Everything before the records; never compressed.
  ]##
  let headerExpr = KafkaRecordBatchHeader.read(this.io, nil, nil)
  this.header = headerExpr

  ##[
  The records in the codec `header.attributes.compression`, also in one
that is unknown.

  ]##
  if this.header.isCompressed:
    let compressedRecordsExpr = this.io.readBytes(int(this.header.lenRecords))
    this.compressedRecords = compressedRecordsExpr

  ##[
  The control records, not compressed.
  ]##
  if  ((not(this.header.isCompressed)) and (this.header.attributes.isControl)) :
    let rawControlRecordsExpr = this.io.readBytes(int(this.header.lenRecords))
    this.rawControlRecords = rawControlRecordsExpr
    let rawControlRecordsIo = newKaitaiStream(rawControlRecordsExpr)
    let controlRecordsExpr = KafkaControlRecords.read(rawControlRecordsIo, nil, nil)
    this.controlRecords = controlRecordsExpr

  ##[
  The records, not compressed.
  ]##
  if  ((not(this.header.isCompressed)) and (not(this.header.attributes.isControl))) :
    let rawRecordsExpr = this.io.readBytes(int(this.header.lenRecords))
    this.rawRecords = rawRecordsExpr
    let rawRecordsIo = newKaitaiStream(rawRecordsExpr)
    let recordsExpr = KafkaRecords.read(rawRecordsIo, nil, nil)
    this.records = recordsExpr

proc fromFile*(_: typedesc[KafkaRecordBatch], filename: string): KafkaRecordBatch =
  KafkaRecordBatch.read(newKaitaiFileStream(filename), nil, nil)
