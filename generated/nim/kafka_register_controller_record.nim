import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRegisterControllerRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `controllerId`*: int32
    `incarnationId`*: seq[byte]
    `zkMigrationReady`*: uint8
    `numEndPointsPlusOne`*: KafkaUnsignedVarint
    `endPoints`*: seq[KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint]
    `numFeaturesPlusOne`*: KafkaUnsignedVarint
    `features`*: seq[KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct
  KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `host`*: KafkaCompactString
    `port`*: uint16
    `securityProtocol`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRegisterControllerRecord
  KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `minSupportedVersion`*: int16
    `maxSupportedVersion`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaRegisterControllerRecord

proc read*(_: typedesc[KafkaRegisterControllerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRegisterControllerRecord
proc read*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterControllerRecord): KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint
proc read*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterControllerRecord): KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature



##[
The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
3.7.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord</a>
]##
proc read*(_: typedesc[KafkaRegisterControllerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRegisterControllerRecord =
  template this: untyped = result
  this = new(KafkaRegisterControllerRecord)
  let root = if root == nil: cast[KafkaRegisterControllerRecord](this) else: cast[KafkaRegisterControllerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 27.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 3.7.
  ]##
  let controllerIdExpr = this.io.readS4be()
  this.controllerId = controllerIdExpr

  ##[
  `uuid`, since Kafka 3.7.
  ]##
  let incarnationIdExpr = this.io.readBytes(int(16))
  this.incarnationId = incarnationIdExpr

  ##[
  `bool`, since Kafka 3.7.
  ]##
  let zkMigrationReadyExpr = this.io.readU1()
  this.zkMigrationReady = zkMigrationReadyExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numEndPointsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEndPointsPlusOne = numEndPointsPlusOneExpr

  ##[
  `[]ControllerEndpoint`, since Kafka 3.7.
  ]##
  if this.numEndPointsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numEndPointsPlusOne.value - (int64(1))))):
      let it = KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint.read(this.io, this.root, this)
      this.endPoints.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numFeaturesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numFeaturesPlusOne = numFeaturesPlusOneExpr

  ##[
  `[]ControllerFeature`, since Kafka 3.7.
  ]##
  if this.numFeaturesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numFeaturesPlusOne.value - (int64(1))))):
      let it = KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature.read(this.io, this.root, this)
      this.features.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterControllerRecord], filename: string): KafkaRegisterControllerRecord =
  KafkaRegisterControllerRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
`ControllerEndpoint` of `RegisterControllerRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerEndpoint</a>
]##
proc read*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterControllerRecord): KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint =
  template this: untyped = result
  this = new(KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint)
  let root = if root == nil: cast[KafkaRegisterControllerRecord](this) else: cast[KafkaRegisterControllerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.7.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `string`, since Kafka 3.7.
  ]##
  let hostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.host = hostExpr

  ##[
  `uint16`, since Kafka 3.7.
  ]##
  let portExpr = this.io.readU2be()
  this.port = portExpr

  ##[
  `int16`, since Kafka 3.7.
  ]##
  let securityProtocolExpr = this.io.readS2be()
  this.securityProtocol = securityProtocolExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint], filename: string): KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint =
  KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint.read(newKaitaiFileStream(filename), nil, nil)


##[
`ControllerFeature` of `RegisterControllerRecord`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json">RegisterControllerRecord, ControllerFeature</a>
]##
proc read*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaRegisterControllerRecord): KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature =
  template this: untyped = result
  this = new(KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature)
  let root = if root == nil: cast[KafkaRegisterControllerRecord](this) else: cast[KafkaRegisterControllerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.7.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int16`, since Kafka 3.7.
  ]##
  let minSupportedVersionExpr = this.io.readS2be()
  this.minSupportedVersion = minSupportedVersionExpr

  ##[
  `int16`, since Kafka 3.7.
  ]##
  let maxSupportedVersionExpr = this.io.readS2be()
  this.maxSupportedVersion = maxSupportedVersionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature], filename: string): KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature =
  KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature.read(newKaitaiFileStream(filename), nil, nil)
