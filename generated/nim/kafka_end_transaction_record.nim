import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaEndTransactionRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaEndTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaEndTransactionRecord



##[
The value of a record with API key 24 in `__cluster_metadata`. Since Kafka
3.6.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/EndTransactionRecord.json">EndTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaEndTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaEndTransactionRecord =
  template this: untyped = result
  this = new(KafkaEndTransactionRecord)
  let root = if root == nil: cast[KafkaEndTransactionRecord](this) else: cast[KafkaEndTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 24.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaEndTransactionRecord], filename: string): KafkaEndTransactionRecord =
  KafkaEndTransactionRecord.read(newKaitaiFileStream(filename), nil, nil)
