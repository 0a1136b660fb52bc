import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaRemoveDelegationTokenRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `tokenId`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaRemoveDelegationTokenRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveDelegationTokenRecord



##[
The value of a record with API key 26 in `__cluster_metadata`. Since Kafka
3.6.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json">RemoveDelegationTokenRecord</a>
]##
proc read*(_: typedesc[KafkaRemoveDelegationTokenRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaRemoveDelegationTokenRecord =
  template this: untyped = result
  this = new(KafkaRemoveDelegationTokenRecord)
  let root = if root == nil: cast[KafkaRemoveDelegationTokenRecord](this) else: cast[KafkaRemoveDelegationTokenRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 26.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 3.6.
  ]##
  let tokenIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.tokenId = tokenIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaRemoveDelegationTokenRecord], filename: string): KafkaRemoveDelegationTokenRecord =
  KafkaRemoveDelegationTokenRecord.read(newKaitaiFileStream(filename), nil, nil)
