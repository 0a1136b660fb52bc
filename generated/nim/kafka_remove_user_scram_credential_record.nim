import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoveUserScramCredentialRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `name`*: KafkaCompactString
    `mechanism`*: int8
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaRemoveUserScramCredentialRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveUserScramCredentialRecord



##[
The value of a record with API key 22 in `__cluster_metadata`. Since Kafka
3.5.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json">RemoveUserScramCredentialRecord</a>
]##
proc read*(_: typedesc[KafkaRemoveUserScramCredentialRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveUserScramCredentialRecord =
  template this: untyped = result
  this = new(KafkaRemoveUserScramCredentialRecord)
  let root = if root == nil: cast[KafkaRemoveUserScramCredentialRecord](this) else: cast[KafkaRemoveUserScramCredentialRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 22.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 3.5.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int8`, since Kafka 3.5.
  ]##
  let mechanismExpr = this.io.readS1()
  this.mechanism = mechanismExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoveUserScramCredentialRecord], filename: string): KafkaRemoveUserScramCredentialRecord =
  KafkaRemoveUserScramCredentialRecord.read(newKaitaiFileStream(filename), nil, nil)
