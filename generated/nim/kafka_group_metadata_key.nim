import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaGroupMetadataKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `group`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaGroupMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaGroupMetadataKey



##[
The key of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataKey.json">GroupMetadataKey</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaGroupMetadataKey =
  template this: untyped = result
  this = new(KafkaGroupMetadataKey)
  let root = if root == nil: cast[KafkaGroupMetadataKey](this) else: cast[KafkaGroupMetadataKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let groupExpr = KafkaString.read(this.io, nil, nil)
  this.group = groupExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataKey], filename: string): KafkaGroupMetadataKey =
  KafkaGroupMetadataKey.read(newKaitaiFileStream(filename), nil, nil)
