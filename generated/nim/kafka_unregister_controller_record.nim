import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaUnregisterControllerRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `controllerId`*: int32
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaUnregisterControllerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnregisterControllerRecord



##[
The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
4.4.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json">UnregisterControllerRecord</a>
]##
proc read*(_: typedesc[KafkaUnregisterControllerRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUnregisterControllerRecord =
  template this: untyped = result
  this = new(KafkaUnregisterControllerRecord)
  let root = if root == nil: cast[KafkaUnregisterControllerRecord](this) else: cast[KafkaUnregisterControllerRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 29.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 4.4.
  ]##
  let controllerIdExpr = this.io.readS4be()
  this.controllerId = controllerIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaUnregisterControllerRecord], filename: string): KafkaUnregisterControllerRecord =
  KafkaUnregisterControllerRecord.read(newKaitaiFileStream(filename), nil, nil)
