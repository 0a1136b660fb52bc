import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaClientQuotaRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `numEntityPlusOne`*: KafkaUnsignedVarint
    `entity`*: seq[KafkaClientQuotaRecord_ClientQuotaRecordEntityData]
    `key`*: KafkaCompactString
    `value`*: float64
    `remove`*: uint8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct
  KafkaClientQuotaRecord_ClientQuotaRecordEntityData* = ref object of KaitaiStruct
    `entityType`*: KafkaCompactString
    `entityName`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaClientQuotaRecord

proc read*(_: typedesc[KafkaClientQuotaRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClientQuotaRecord
proc read*(_: typedesc[KafkaClientQuotaRecord_ClientQuotaRecordEntityData], io: KaitaiStream, root: KaitaiStruct, parent: KafkaClientQuotaRecord): KafkaClientQuotaRecord_ClientQuotaRecordEntityData



##[
The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
3.0.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord</a>
]##
proc read*(_: typedesc[KafkaClientQuotaRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClientQuotaRecord =
  template this: untyped = result
  this = new(KafkaClientQuotaRecord)
  let root = if root == nil: cast[KafkaClientQuotaRecord](this) else: cast[KafkaClientQuotaRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 14.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numEntityPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEntityPlusOne = numEntityPlusOneExpr

  ##[
  `[]EntityData`, since Kafka 3.0.
  ]##
  if this.numEntityPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numEntityPlusOne.value - (int64(1))))):
      let it = KafkaClientQuotaRecord_ClientQuotaRecordEntityData.read(this.io, this.root, this)
      this.entity.add(it)

  ##[
  `string`, since Kafka 3.0.
  ]##
  let keyExpr = KafkaCompactString.read(this.io, nil, nil)
  this.key = keyExpr

  ##[
  `float64`, since Kafka 3.0.
  ]##
  let valueExpr = this.io.readF8be()
  this.value = valueExpr

  ##[
  `bool`, since Kafka 3.0.
  ]##
  let removeExpr = this.io.readU1()
  this.remove = removeExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaClientQuotaRecord], filename: string): KafkaClientQuotaRecord =
  KafkaClientQuotaRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`EntityData` of `ClientQuotaRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord, EntityData</a>
]##
proc read*(_: typedesc[KafkaClientQuotaRecord_ClientQuotaRecordEntityData], io: KaitaiStream, root: KaitaiStruct, parent: KafkaClientQuotaRecord): KafkaClientQuotaRecord_ClientQuotaRecordEntityData =
  template this: untyped = result
  this = new(KafkaClientQuotaRecord_ClientQuotaRecordEntityData)
  let root = if root == nil: cast[KafkaClientQuotaRecord](this) else: cast[KafkaClientQuotaRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.0.
  ]##
  let entityTypeExpr = KafkaCompactString.read(this.io, nil, nil)
  this.entityType = entityTypeExpr

  ##[
  `string`, since Kafka 3.0. May be null.
  ]##
  let entityNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.entityName = entityNameExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaClientQuotaRecord_ClientQuotaRecordEntityData], filename: string): KafkaClientQuotaRecord_ClientQuotaRecordEntityData =
  KafkaClientQuotaRecord_ClientQuotaRecordEntityData.read(newKaitaiFileStream(filename), nil, nil)
