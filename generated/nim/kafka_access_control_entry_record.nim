import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaAccessControlEntryRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `id`*: seq[byte]
    `resourceType`*: int8
    `resourceName`*: KafkaCompactString
    `patternType`*: int8
    `principal`*: KafkaCompactString
    `host`*: KafkaCompactString
    `operation`*: int8
    `permissionType`*: int8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaAccessControlEntryRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaAccessControlEntryRecord



##[
The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
3.2.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json">AccessControlEntryRecord</a>
]##
proc read*(_: typedesc[KafkaAccessControlEntryRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaAccessControlEntryRecord =
  template this: untyped = result
  this = new(KafkaAccessControlEntryRecord)
  let root = if root == nil: cast[KafkaAccessControlEntryRecord](this) else: cast[KafkaAccessControlEntryRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 18.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `uuid`, since Kafka 3.2.
  ]##
  let idExpr = this.io.readBytes(int(16))
  this.id = idExpr

  ##[
  `int8`, since Kafka 3.2.
  ]##
  let resourceTypeExpr = this.io.readS1()
  this.resourceType = resourceTypeExpr

  ##[
  `string`, since Kafka 3.2.
  ]##
  let resourceNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.resourceName = resourceNameExpr

  ##[
  `int8`, since Kafka 3.2.
  ]##
  let patternTypeExpr = this.io.readS1()
  this.patternType = patternTypeExpr

  ##[
  `string`, since Kafka 3.2.
  ]##
  let principalExpr = KafkaCompactString.read(this.io, nil, nil)
  this.principal = principalExpr

  ##[
  `string`, since Kafka 3.2.
  ]##
  let hostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.host = hostExpr

  ##[
  `int8`, since Kafka 3.2.
  ]##
  let operationExpr = this.io.readS1()
  this.operation = operationExpr

  ##[
  `int8`, since Kafka 3.2.
  ]##
  let permissionTypeExpr = this.io.readS1()
  this.permissionType = permissionTypeExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaAccessControlEntryRecord], filename: string): KafkaAccessControlEntryRecord =
  KafkaAccessControlEntryRecord.read(newKaitaiFileStream(filename), nil, nil)
