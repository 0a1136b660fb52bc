import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_metadata_frame

type
  KafkaBeginTransactionRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `taggedFields`*: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaBeginTransactionRecord_BeginTransactionRecordNameTag* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `parent`*: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField
  KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `name`*: KafkaBeginTransactionRecord_BeginTransactionRecordNameTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields
    `rawName`*: seq[byte]
  KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField]
    `parent`*: KafkaBeginTransactionRecord

proc read*(_: typedesc[KafkaBeginTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBeginTransactionRecord
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordNameTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField): KafkaBeginTransactionRecord_BeginTransactionRecordNameTag
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields



##[
The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
3.6.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaBeginTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBeginTransactionRecord =
  template this: untyped = result
  this = new(KafkaBeginTransactionRecord)
  let root = if root == nil: cast[KafkaBeginTransactionRecord](this) else: cast[KafkaBeginTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 23.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaBeginTransactionRecord], filename: string): KafkaBeginTransactionRecord =
  KafkaBeginTransactionRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Name`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordNameTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField): KafkaBeginTransactionRecord_BeginTransactionRecordNameTag =
  template this: untyped = result
  this = new(KafkaBeginTransactionRecord_BeginTransactionRecordNameTag)
  let root = if root == nil: cast[KafkaBeginTransactionRecord](this) else: cast[KafkaBeginTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
null.

  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

proc fromFile*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordNameTag], filename: string): KafkaBeginTransactionRecord_BeginTransactionRecordNameTag =
  KafkaBeginTransactionRecord_BeginTransactionRecordNameTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `begin_transaction_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField =
  template this: untyped = result
  this = new(KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField)
  let root = if root == nil: cast[KafkaBeginTransactionRecord](this) else: cast[KafkaBeginTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number that names the field.
  ]##
  let tagExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.tag = tagExpr

  ##[
  Bytes of the field.
  ]##
  let lenDataExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.lenData = lenDataExpr

  ##[
  `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 0:
    let rawNameExpr = this.io.readBytes(int(this.lenData.value))
    this.rawName = rawNameExpr
    let rawNameIo = newKaitaiStream(rawNameExpr)
    let nameExpr = KafkaBeginTransactionRecord_BeginTransactionRecordNameTag.read(rawNameIo, this.root, this)
    this.name = nameExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField], filename: string): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField =
  KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `begin_transaction_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json">BeginTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBeginTransactionRecord): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields)
  let root = if root == nil: cast[KafkaBeginTransactionRecord](this) else: cast[KafkaBeginTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many follow.
  ]##
  let numFieldsExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numFields = numFieldsExpr

  ##[
  Ascending by tag.
  ]##
  for i in 0 ..< int(this.numFields.value):
    let it = KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields], filename: string): KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields =
  KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
