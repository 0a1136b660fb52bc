import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_metadata_frame

type
  KafkaBrokerRegistrationChangeRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `brokerId`*: int32
    `brokerEpoch`*: int64
    `taggedFields`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag* = ref object of KaitaiStruct
    `numCordonedLogDirsPlusOne`*: KafkaUnsignedVarint
    `cordonedLogDirs`*: seq[seq[byte]]
    `parent`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag* = ref object of KaitaiStruct
    `fenced`*: int8
    `parent`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag* = ref object of KaitaiStruct
    `inControlledShutdown`*: int8
    `parent`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag* = ref object of KaitaiStruct
    `numLogDirsPlusOne`*: KafkaUnsignedVarint
    `logDirs`*: seq[seq[byte]]
    `parent`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `fenced`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag
    `inControlledShutdown`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag
    `logDirs`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag
    `cordonedLogDirs`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields
    `rawFenced`*: seq[byte]
    `rawInControlledShutdown`*: seq[byte]
    `rawLogDirs`*: seq[byte]
    `rawCordonedLogDirs`*: seq[byte]
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField]
    `parent`*: KafkaBrokerRegistrationChangeRecord

proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBrokerRegistrationChangeRecord
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields



##[
The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
Kafka 4.3.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaBrokerRegistrationChangeRecord =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 17.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let brokerEpochExpr = this.io.readS8be()
  this.brokerEpoch = brokerEpochExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord], filename: string): KafkaBrokerRegistrationChangeRecord =
  KafkaBrokerRegistrationChangeRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `CordonedLogDirs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numCordonedLogDirsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numCordonedLogDirsPlusOne = numCordonedLogDirsPlusOneExpr

  ##[
  `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
given. May be null.

  ]##
  if this.numCordonedLogDirsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numCordonedLogDirsPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.cordonedLogDirs.add(it)

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Fenced`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int8`, since Kafka 3.0. Tag 0.
  ]##
  let fencedExpr = this.io.readS1()
  this.fenced = fencedExpr

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `InControlledShutdown`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int8`, since Kafka 3.3. Tag 1 from version 1 on.
  ]##
  let inControlledShutdownExpr = this.io.readS1()
  this.inControlledShutdown = inControlledShutdownExpr

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LogDirs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numLogDirsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numLogDirsPlusOne = numLogDirsPlusOneExpr

  ##[
  `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
  ]##
  if this.numLogDirsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numLogDirsPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.logDirs.add(it)

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `broker_registration_change_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
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
  `int8`, since Kafka 3.0. Tag 0.
  ]##
  if this.tag.value == 0:
    let rawFencedExpr = this.io.readBytes(int(this.lenData.value))
    this.rawFenced = rawFencedExpr
    let rawFencedIo = newKaitaiStream(rawFencedExpr)
    let fencedExpr = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag.read(rawFencedIo, this.root, this)
    this.fenced = fencedExpr

  ##[
  `int8`, since Kafka 3.3. Tag 1 from version 1 on.
  ]##
  if this.tag.value == 1:
    let rawInControlledShutdownExpr = this.io.readBytes(int(this.lenData.value))
    this.rawInControlledShutdown = rawInControlledShutdownExpr
    let rawInControlledShutdownIo = newKaitaiStream(rawInControlledShutdownExpr)
    let inControlledShutdownExpr = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag.read(rawInControlledShutdownIo, this.root, this)
    this.inControlledShutdown = inControlledShutdownExpr

  ##[
  `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
  ]##
  if this.tag.value == 2:
    let rawLogDirsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLogDirs = rawLogDirsExpr
    let rawLogDirsIo = newKaitaiStream(rawLogDirsExpr)
    let logDirsExpr = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag.read(rawLogDirsIo, this.root, this)
    this.logDirs = logDirsExpr

  ##[
  `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
given. May be null.

  ]##
  if this.tag.value == 3:
    let rawCordonedLogDirsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawCordonedLogDirs = rawCordonedLogDirsExpr
    let rawCordonedLogDirsIo = newKaitaiStream(rawCordonedLogDirsExpr)
    let cordonedLogDirsExpr = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag.read(rawCordonedLogDirsIo, this.root, this)
    this.cordonedLogDirs = cordonedLogDirsExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 3:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `broker_registration_change_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json">BrokerRegistrationChangeRecord</a>
]##
proc read*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaBrokerRegistrationChangeRecord): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields)
  let root = if root == nil: cast[KafkaBrokerRegistrationChangeRecord](this) else: cast[KafkaBrokerRegistrationChangeRecord](root)
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
    let it = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields], filename: string): KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields =
  KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
