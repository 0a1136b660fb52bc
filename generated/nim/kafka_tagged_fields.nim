import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaTaggedFields_TaggedField]
    `parent`*: KaitaiStruct
  KafkaTaggedFields_TaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `data`*: seq[byte]
    `parent`*: KafkaTaggedFields

proc read*(_: typedesc[KafkaTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTaggedFields
proc read*(_: typedesc[KafkaTaggedFields_TaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTaggedFields): KafkaTaggedFields_TaggedField



##[
Optional fields at the end of a structure of a flexible message. None is
known for control records; what comes is kept as bytes.

@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
]##
proc read*(_: typedesc[KafkaTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTaggedFields =
  template this: untyped = result
  this = new(KafkaTaggedFields)
  let root = if root == nil: cast[KafkaTaggedFields](this) else: cast[KafkaTaggedFields](root)
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
    let it = KafkaTaggedFields_TaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaTaggedFields], filename: string): KafkaTaggedFields =
  KafkaTaggedFields.read(newKaitaiFileStream(filename), nil, nil)


##[
One field.
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482</a>
]##
proc read*(_: typedesc[KafkaTaggedFields_TaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTaggedFields): KafkaTaggedFields_TaggedField =
  template this: untyped = result
  this = new(KafkaTaggedFields_TaggedField)
  let root = if root == nil: cast[KafkaTaggedFields](this) else: cast[KafkaTaggedFields](root)
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
  The field as it is.
  ]##
  let dataExpr = this.io.readBytes(int(this.lenData.value))
  this.data = dataExpr

proc fromFile*(_: typedesc[KafkaTaggedFields_TaggedField], filename: string): KafkaTaggedFields_TaggedField =
  KafkaTaggedFields_TaggedField.read(newKaitaiFileStream(filename), nil, nil)
