import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRegisterBrokerRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `brokerId`*: int32
    `isMigratingZkBroker`*: uint8
    `incarnationId`*: seq[byte]
    `brokerEpoch`*: int64
    `numEndPointsPlusOne`*: KafkaUnsignedVarint
    `endPoints`*: seq[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint]
    `numFeaturesPlusOne`*: KafkaUnsignedVarint
    `features`*: seq[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature]
    `rack`*: KafkaCompactString
    `fenced`*: uint8
    `inControlledShutdown`*: uint8
    `taggedFields`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `host`*: KafkaCompactString
    `port`*: uint16
    `securityProtocol`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRegisterBrokerRecord
  KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `minSupportedVersion`*: int16
    `maxSupportedVersion`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRegisterBrokerRecord
  KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag* = ref object of KaitaiStruct
    `numCordonedLogDirsPlusOne`*: KafkaUnsignedVarint
    `cordonedLogDirs`*: seq[seq[byte]]
    `parent`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField
  KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag* = ref object of KaitaiStruct
    `numLogDirsPlusOne`*: KafkaUnsignedVarint
    `logDirs`*: seq[seq[byte]]
    `parent`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField
  KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `logDirs`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag
    `cordonedLogDirs`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields
    `rawLogDirs`*: seq[byte]
    `rawCordonedLogDirs`*: seq[byte]
  KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField]
    `parent`*: KafkaRegisterBrokerRecord

proc read*(_: typedesc[KafkaRegisterBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRegisterBrokerRecord
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField): KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField): KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields



##[
The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
3.0; earlier releases wrote another one under the same number, and nothing in
the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRegisterBrokerRecord =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 0.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 3.0.
  ]##
  let brokerIdExpr = this.io.readS4be()
  this.brokerId = brokerIdExpr

  ##[
  `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
  ]##
  if this.frame.version.value >= 2:
    let isMigratingZkBrokerExpr = this.io.readU1()
    this.isMigratingZkBroker = isMigratingZkBrokerExpr

  ##[
  `uuid`, since Kafka 3.0.
  ]##
  let incarnationIdExpr = this.io.readBytes(int(16))
  this.incarnationId = incarnationIdExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let brokerEpochExpr = this.io.readS8be()
  this.brokerEpoch = brokerEpochExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numEndPointsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEndPointsPlusOne = numEndPointsPlusOneExpr

  ##[
  `[]BrokerEndpoint`, since Kafka 3.0.
  ]##
  if this.numEndPointsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numEndPointsPlusOne.value - (int64(1))))):
      let it = KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint.read(this.io, this.root, this)
      this.endPoints.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numFeaturesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numFeaturesPlusOne = numFeaturesPlusOneExpr

  ##[
  `[]BrokerFeature`, since Kafka 3.0.
  ]##
  if this.numFeaturesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numFeaturesPlusOne.value - (int64(1))))):
      let it = KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature.read(this.io, this.root, this)
      this.features.add(it)

  ##[
  `string`, since Kafka 3.0. May be null.
  ]##
  let rackExpr = KafkaCompactString.read(this.io, nil, nil)
  this.rack = rackExpr

  ##[
  `bool`, since Kafka 3.0. true unless it is given.
  ]##
  let fencedExpr = this.io.readU1()
  this.fenced = fencedExpr

  ##[
  `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
  ]##
  if this.frame.version.value >= 1:
    let inControlledShutdownExpr = this.io.readU1()
    this.inControlledShutdown = inControlledShutdownExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord], filename: string): KafkaRegisterBrokerRecord =
  KafkaRegisterBrokerRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`BrokerEndpoint` of `RegisterBrokerRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerEndpoint</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `string`, since Kafka 3.0.
  ]##
  let hostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.host = hostExpr

  ##[
  `uint16`, since Kafka 3.0.
  ]##
  let portExpr = this.io.readU2be()
  this.port = portExpr

  ##[
  `int16`, since Kafka 3.0.
  ]##
  let securityProtocolExpr = this.io.readS2be()
  this.securityProtocol = securityProtocolExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint.read(newKaitaiFileStream(filename), nil, nil)


##[
`BrokerFeature` of `RegisterBrokerRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord, BrokerFeature</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int16`, since Kafka 3.0.
  ]##
  let minSupportedVersionExpr = this.io.readS2be()
  this.minSupportedVersion = minSupportedVersionExpr

  ##[
  `int16`, since Kafka 3.0.
  ]##
  let maxSupportedVersionExpr = this.io.readS2be()
  this.maxSupportedVersion = maxSupportedVersionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `CordonedLogDirs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField): KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numCordonedLogDirsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numCordonedLogDirsPlusOne = numCordonedLogDirsPlusOneExpr

  ##[
  `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
given. May be null.

  ]##
  if this.numCordonedLogDirsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numCordonedLogDirsPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.cordonedLogDirs.add(it)

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LogDirs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField): KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numLogDirsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numLogDirsPlusOne = numLogDirsPlusOneExpr

  ##[
  `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
  ]##
  if this.numLogDirsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numLogDirsPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.logDirs.add(it)

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `register_broker_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
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
  `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
  ]##
  if this.tag.value == 0:
    let rawLogDirsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLogDirs = rawLogDirsExpr
    let rawLogDirsIo = newKaitaiStream(rawLogDirsExpr)
    let logDirsExpr = KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag.read(rawLogDirsIo, this.root, this)
    this.logDirs = logDirsExpr

  ##[
  `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
given. May be null.

  ]##
  if this.tag.value == 1:
    let rawCordonedLogDirsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawCordonedLogDirs = rawCordonedLogDirsExpr
    let rawCordonedLogDirsIo = newKaitaiStream(rawCordonedLogDirsExpr)
    let cordonedLogDirsExpr = KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag.read(rawCordonedLogDirsIo, this.root, this)
    this.cordonedLogDirs = cordonedLogDirsExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 1:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `register_broker_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json">RegisterBrokerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterBrokerRecord): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields)
  let root = if root == nil: cast[KafkaRegisterBrokerRecord](this) else: cast[KafkaRegisterBrokerRecord](root)
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
    let it = KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields], filename: string): KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields =
  KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
