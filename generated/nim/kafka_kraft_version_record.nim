import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields

type
  KafkaKraftVersionRecord* = ref object of KaitaiStruct
    `version`*: int16
    `kraftVersion`*: int16
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaKraftVersionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaKraftVersionRecord



##[
The value of the control record KRAFT_VERSION.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json">KRaftVersionRecord</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
]##
proc read*(_: typedesc[KafkaKraftVersionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaKraftVersionRecord =
  template this: untyped = result
  this = new(KafkaKraftVersionRecord)
  let root = if root == nil: cast[KafkaKraftVersionRecord](this) else: cast[KafkaKraftVersionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this message; 0 in every release.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  Level of the feature kraft.version.
  ]##
  let kraftVersionExpr = this.io.readS2be()
  this.kraftVersion = kraftVersionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaKraftVersionRecord], filename: string): KafkaKraftVersionRecord =
  KafkaKraftVersionRecord.read(newKaitaiFileStream(filename), nil, nil)
