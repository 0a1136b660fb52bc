import kaitai_struct_nim_runtime
import options
import kafka_control_record

type
  KafkaControlRecords* = ref object of KaitaiStruct
    `records`*: seq[KafkaControlRecord]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaControlRecords], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecords



##[
The records of a control batch to the end of the stream. A transaction
marker stands alone in its batch; KRaft writes several control records
into one.

@see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.isControlBatch</a>
]##
proc read*(_: typedesc[KafkaControlRecords], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecords =
  template this: untyped = result
  this = new(KafkaControlRecords)
  let root = if root == nil: cast[KafkaControlRecords](this) else: cast[KafkaControlRecords](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  In the order of their offsets.
  ]##
  block:
    var i: int
    while not this.io.isEof:
      let it = KafkaControlRecord.read(this.io, nil, nil)
      this.records.add(it)
      inc i

proc fromFile*(_: typedesc[KafkaControlRecords], filename: string): KafkaControlRecords =
  KafkaControlRecords.read(newKaitaiFileStream(filename), nil, nil)
