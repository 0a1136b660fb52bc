import kaitai_struct_nim_runtime
import options
import kafka_compact_bytes
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaUserScramCredentialRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `name`*: KafkaCompactString
    `mechanism`*: int8
    `salt`*: KafkaCompactBytes
    `storedKey`*: KafkaCompactBytes
    `serverKey`*: KafkaCompactBytes
    `iterations`*: int32
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaUserScramCredentialRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUserScramCredentialRecord



##[
The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json">UserScramCredentialRecord</a>
]##
proc read*(_: typedesc[KafkaUserScramCredentialRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaUserScramCredentialRecord =
  template this: untyped = result
  this = new(KafkaUserScramCredentialRecord)
  let root = if root == nil: cast[KafkaUserScramCredentialRecord](this) else: cast[KafkaUserScramCredentialRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 11.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 3.0.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int8`, since Kafka 3.5.
  ]##
  let mechanismExpr = this.io.readS1()
  this.mechanism = mechanismExpr

  ##[
  `bytes`, since Kafka 3.5.
  ]##
  let saltExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.salt = saltExpr

  ##[
  `bytes`, since Kafka 3.5.
  ]##
  let storedKeyExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.storedKey = storedKeyExpr

  ##[
  `bytes`, since Kafka 3.5.
  ]##
  let serverKeyExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.serverKey = serverKeyExpr

  ##[
  `int32`, since Kafka 3.5.
  ]##
  let iterationsExpr = this.io.readS4be()
  this.iterations = iterationsExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaUserScramCredentialRecord], filename: string): KafkaUserScramCredentialRecord =
  KafkaUserScramCredentialRecord.read(newKaitaiFileStream(filename), nil, nil)
