import kaitai_struct_nim_runtime
import options
import kafka_record

type
  KafkaRecords* = ref object of KaitaiStruct
    `records`*: seq[KafkaRecord]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaRecords], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecords



##[
The records of a batch to the end of the stream: the bytes after the
header of an uncompressed batch, or the decompressed bytes of a compressed
one. A sound batch has `num_records` of them.

@see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.iterator</a>
]##
proc read*(_: typedesc[KafkaRecords], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRecords =
  template this: untyped = result
  this = new(KafkaRecords)
  let root = if root == nil: cast[KafkaRecords](this) else: cast[KafkaRecords](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  In the order of their offsets.
  ]##
  block:
    var i: int
    while not this.io.isEof:
      let it = KafkaRecord.read(this.io, nil, nil)
      this.records.add(it)
      inc i

proc fromFile*(_: typedesc[KafkaRecords], filename: string): KafkaRecords =
  KafkaRecords.read(newKaitaiFileStream(filename), nil, nil)
