import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields
import kafka_metadata_frame

type
  KafkaDelegationTokenRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `owner`*: KafkaCompactString
    `requester`*: KafkaCompactString
    `numRenewersPlusOne`*: KafkaUnsignedVarint
    `renewers`*: seq[KafkaCompactString]
    `issueTimestamp`*: int64
    `maxTimestamp`*: int64
    `expirationTimestamp`*: int64
    `tokenId`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaDelegationTokenRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaDelegationTokenRecord



##[
The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
another one under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json">DelegationTokenRecord</a>
]##
proc read*(_: typedesc[KafkaDelegationTokenRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaDelegationTokenRecord =
  template this: untyped = result
  this = new(KafkaDelegationTokenRecord)
  let root = if root == nil: cast[KafkaDelegationTokenRecord](this) else: cast[KafkaDelegationTokenRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 10.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `string`, since Kafka 3.0.
  ]##
  let ownerExpr = KafkaCompactString.read(this.io, nil, nil)
  this.owner = ownerExpr

  ##[
  `string`, since Kafka 3.6.
  ]##
  let requesterExpr = KafkaCompactString.read(this.io, nil, nil)
  this.requester = requesterExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRenewersPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRenewersPlusOne = numRenewersPlusOneExpr

  ##[
  `[]string`, since Kafka 3.0.
  ]##
  if this.numRenewersPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRenewersPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.renewers.add(it)

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let issueTimestampExpr = this.io.readS8be()
  this.issueTimestamp = issueTimestampExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let maxTimestampExpr = this.io.readS8be()
  this.maxTimestamp = maxTimestampExpr

  ##[
  `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  ]##
  let expirationTimestampExpr = this.io.readS8be()
  this.expirationTimestamp = expirationTimestampExpr

  ##[
  `string`, since Kafka 3.0.
  ]##
  let tokenIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.tokenId = tokenIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaDelegationTokenRecord], filename: string): KafkaDelegationTokenRecord =
  KafkaDelegationTokenRecord.read(newKaitaiFileStream(filename), nil, nil)
