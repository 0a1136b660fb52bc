import kaitai_struct_nim_runtime
import options
import kafka_string

type
  KafkaStreamsGroupTopologyKey* = ref object of KaitaiStruct
    `recordType`*: int16
    `groupId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaStreamsGroupTopologyKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTopologyKey



##[
The key of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json">StreamsGroupTopologyKey</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyKey], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTopologyKey =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyKey)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyKey](this) else: cast[KafkaStreamsGroupTopologyKey](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The type of the record.
  ]##
  let recordTypeExpr = this.io.readS2be()
  this.recordType = recordTypeExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let groupIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupId = groupIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyKey], filename: string): KafkaStreamsGroupTopologyKey =
  KafkaStreamsGroupTopologyKey.read(newKaitaiFileStream(filename), nil, nil)
