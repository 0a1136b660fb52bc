import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaZkMigrationStateRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `zkMigrationState`*: int8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaZkMigrationStateRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaZkMigrationStateRecord



##[
The value of a record with API key 21 in `__cluster_metadata`. Since Kafka
3.4.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json">ZkMigrationStateRecord</a>
]##
proc read*(_: typedesc[KafkaZkMigrationStateRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaZkMigrationStateRecord =
  template this: untyped = result
  this = new(KafkaZkMigrationStateRecord)
  let root = if root == nil: cast[KafkaZkMigrationStateRecord](this) else: cast[KafkaZkMigrationStateRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 21.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int8`, since Kafka 3.4.
  ]##
  let zkMigrationStateExpr = this.io.readS1()
  this.zkMigrationState = zkMigrationStateExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaZkMigrationStateRecord], filename: string): KafkaZkMigrationStateRecord =
  KafkaZkMigrationStateRecord.read(newKaitaiFileStream(filename), nil, nil)
