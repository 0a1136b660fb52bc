import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoveAccessControlEntryRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `id`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaRemoveAccessControlEntryRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveAccessControlEntryRecord



##[
The value of a record with API key 19 in `__cluster_metadata`. Since Kafka
3.2.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json">RemoveAccessControlEntryRecord</a>
]##
proc read*(_: typedesc[KafkaRemoveAccessControlEntryRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveAccessControlEntryRecord =
  template this: untyped = result
  this = new(KafkaRemoveAccessControlEntryRecord)
  let root = if root == nil: cast[KafkaRemoveAccessControlEntryRecord](this) else: cast[KafkaRemoveAccessControlEntryRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 19.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `uuid`, since Kafka 3.2.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoveAccessControlEntryRecord], filename: string): KafkaRemoveAccessControlEntryRecord =
  KafkaRemoveAccessControlEntryRecord.read(newKaitaiFileStream(filename), nil, nil)
