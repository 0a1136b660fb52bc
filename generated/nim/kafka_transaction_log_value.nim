import kaitai_struct_nim_runtime
import options
import kafka_string
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaTransactionLogValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `producerId`*: int64
    `producerEpoch`*: int16
    `transactionTimeoutMs`*: int32
    `transactionStatus`*: int8
    `numTransactionPartitionsV0`*: int32
    `transactionPartitionsV0`*: seq[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0]
    `numTransactionPartitionsV1PlusOne`*: KafkaUnsignedVarint
    `transactionPartitionsV1`*: seq[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1]
    `transactionLastUpdateTimestampMs`*: int64
    `transactionStartTimestampMs`*: int64
    `taggedFields`*: KafkaTransactionLogValue_TransactionLogValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag* = ref object of KaitaiStruct
    `clientTransactionVersion`*: int16
    `parent`*: KafkaTransactionLogValue_TransactionLogValueTaggedField
  KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag* = ref object of KaitaiStruct
    `nextProducerEpoch`*: int16
    `parent`*: KafkaTransactionLogValue_TransactionLogValueTaggedField
  KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag* = ref object of KaitaiStruct
    `nextProducerId`*: int64
    `parent`*: KafkaTransactionLogValue_TransactionLogValueTaggedField
  KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0* = ref object of KaitaiStruct
    `topic`*: KafkaString
    `numPartitionIds`*: int32
    `partitionIds`*: seq[int32]
    `parent`*: KafkaTransactionLogValue
  KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1* = ref object of KaitaiStruct
    `topic`*: KafkaCompactString
    `numPartitionIdsPlusOne`*: KafkaUnsignedVarint
    `partitionIds`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaTransactionLogValue
  KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag* = ref object of KaitaiStruct
    `previousProducerId`*: int64
    `parent`*: KafkaTransactionLogValue_TransactionLogValueTaggedField
  KafkaTransactionLogValue_TransactionLogValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `previousProducerId`*: KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag
    `nextProducerId`*: KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag
    `clientTransactionVersion`*: KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag
    `nextProducerEpoch`*: KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaTransactionLogValue_TransactionLogValueTaggedFields
    `rawPreviousProducerId`*: seq[byte]
    `rawNextProducerId`*: seq[byte]
    `rawClientTransactionVersion`*: seq[byte]
    `rawNextProducerEpoch`*: seq[byte]
  KafkaTransactionLogValue_TransactionLogValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaTransactionLogValue_TransactionLogValueTaggedField]
    `parent`*: KafkaTransactionLogValue

proc read*(_: typedesc[KafkaTransactionLogValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionLogValue
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedFields): KafkaTransactionLogValue_TransactionLogValueTaggedField
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValueTaggedFields



##[
The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
Version 1 since Kafka 3.5.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaTransactionLogValue =
  template this: untyped = result
  this = new(KafkaTransactionLogValue)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  ]##
  let producerIdExpr = this.io.readS8be()
  this.producerId = producerIdExpr

  ##[
  `int16`, since Kafka 0.11.
  ]##
  let producerEpochExpr = this.io.readS2be()
  this.producerEpoch = producerEpochExpr

  ##[
  `int32`, since Kafka 0.11.
  ]##
  let transactionTimeoutMsExpr = this.io.readS4be()
  this.transactionTimeoutMs = transactionTimeoutMsExpr

  ##[
  `int8`, since Kafka 0.11.
  ]##
  let transactionStatusExpr = this.io.readS1()
  this.transactionStatus = transactionStatusExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  if this.messageVersion <= 0:
    let numTransactionPartitionsV0Expr = this.io.readS4be()
    this.numTransactionPartitionsV0 = numTransactionPartitionsV0Expr

  ##[
  `[]PartitionsSchema`, since Kafka 0.11. May be null.
  ]##
  if  ((this.messageVersion <= 0) and (this.numTransactionPartitionsV0 >= 0)) :
    for i in 0 ..< int(this.numTransactionPartitionsV0):
      let it = KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0.read(this.io, this.root, this)
      this.transactionPartitionsV0.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  if this.messageVersion >= 1:
    let numTransactionPartitionsV1PlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
    this.numTransactionPartitionsV1PlusOne = numTransactionPartitionsV1PlusOneExpr

  ##[
  `[]PartitionsSchema`, since Kafka 0.11. May be null.
  ]##
  if  ((this.messageVersion >= 1) and (this.numTransactionPartitionsV1PlusOne.value >= (int64(1)))) :
    for i in 0 ..< int((int64(this.numTransactionPartitionsV1PlusOne.value - (int64(1))))):
      let it = KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1.read(this.io, this.root, this)
      this.transactionPartitionsV1.add(it)

  ##[
  `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  ]##
  let transactionLastUpdateTimestampMsExpr = this.io.readS8be()
  this.transactionLastUpdateTimestampMs = transactionLastUpdateTimestampMsExpr

  ##[
  `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  ]##
  let transactionStartTimestampMsExpr = this.io.readS8be()
  this.transactionStartTimestampMs = transactionStartTimestampMsExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  if this.messageVersion >= 1:
    let taggedFieldsExpr = KafkaTransactionLogValue_TransactionLogValueTaggedFields.read(this.io, this.root, this)
    this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue], filename: string): KafkaTransactionLogValue =
  KafkaTransactionLogValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `ClientTransactionVersion`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
given.

  ]##
  let clientTransactionVersionExpr = this.io.readS2be()
  this.clientTransactionVersion = clientTransactionVersionExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag], filename: string): KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag =
  KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `NextProducerEpoch`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
given.

  ]##
  let nextProducerEpochExpr = this.io.readS2be()
  this.nextProducerEpoch = nextProducerEpochExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag], filename: string): KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag =
  KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `NextProducerId`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
given. JavaScript rounds it beyond 2^53.

  ]##
  let nextProducerIdExpr = this.io.readS8be()
  this.nextProducerId = nextProducerIdExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag], filename: string): KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag =
  KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag.read(newKaitaiFileStream(filename), nil, nil)


##[
`PartitionsSchema` of `TransactionLogValue`, version 0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.11.
  ]##
  let topicExpr = KafkaString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  let numPartitionIdsExpr = this.io.readS4be()
  this.numPartitionIds = numPartitionIdsExpr

  ##[
  `[]int32`, since Kafka 0.11.
  ]##
  if this.numPartitionIds >= 0:
    for i in 0 ..< int(this.numPartitionIds):
      let it = this.io.readS4be()
      this.partitionIds.add(it)

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0], filename: string): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 =
  KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0.read(newKaitaiFileStream(filename), nil, nil)


##[
`PartitionsSchema` of `TransactionLogValue`, version 1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue, PartitionsSchema</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.11.
  ]##
  let topicExpr = KafkaCompactString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionIdsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionIdsPlusOne = numPartitionIdsPlusOneExpr

  ##[
  `[]int32`, since Kafka 0.11.
  ]##
  if this.numPartitionIdsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numPartitionIdsPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.partitionIds.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1], filename: string): KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 =
  KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `PreviousProducerId`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedField): KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
given. JavaScript rounds it beyond 2^53.

  ]##
  let previousProducerIdExpr = this.io.readS8be()
  this.previousProducerId = previousProducerIdExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag], filename: string): KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag =
  KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `transaction_log_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue_TransactionLogValueTaggedFields): KafkaTransactionLogValue_TransactionLogValueTaggedField =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValueTaggedField)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
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
  `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
given. JavaScript rounds it beyond 2^53.

  ]##
  if this.tag.value == 0:
    let rawPreviousProducerIdExpr = this.io.readBytes(int(this.lenData.value))
    this.rawPreviousProducerId = rawPreviousProducerIdExpr
    let rawPreviousProducerIdIo = newKaitaiStream(rawPreviousProducerIdExpr)
    let previousProducerIdExpr = KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag.read(rawPreviousProducerIdIo, this.root, this)
    this.previousProducerId = previousProducerIdExpr

  ##[
  `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
given. JavaScript rounds it beyond 2^53.

  ]##
  if this.tag.value == 1:
    let rawNextProducerIdExpr = this.io.readBytes(int(this.lenData.value))
    this.rawNextProducerId = rawNextProducerIdExpr
    let rawNextProducerIdIo = newKaitaiStream(rawNextProducerIdExpr)
    let nextProducerIdExpr = KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag.read(rawNextProducerIdIo, this.root, this)
    this.nextProducerId = nextProducerIdExpr

  ##[
  `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
given.

  ]##
  if this.tag.value == 2:
    let rawClientTransactionVersionExpr = this.io.readBytes(int(this.lenData.value))
    this.rawClientTransactionVersion = rawClientTransactionVersionExpr
    let rawClientTransactionVersionIo = newKaitaiStream(rawClientTransactionVersionExpr)
    let clientTransactionVersionExpr = KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag.read(rawClientTransactionVersionIo, this.root, this)
    this.clientTransactionVersion = clientTransactionVersionExpr

  ##[
  `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
given.

  ]##
  if this.tag.value == 3:
    let rawNextProducerEpochExpr = this.io.readBytes(int(this.lenData.value))
    this.rawNextProducerEpoch = rawNextProducerEpochExpr
    let rawNextProducerEpochIo = newKaitaiStream(rawNextProducerEpochExpr)
    let nextProducerEpochExpr = KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag.read(rawNextProducerEpochIo, this.root, this)
    this.nextProducerEpoch = nextProducerEpochExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 3:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedField], filename: string): KafkaTransactionLogValue_TransactionLogValueTaggedField =
  KafkaTransactionLogValue_TransactionLogValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `transaction_log_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json">TransactionLogValue</a>
]##
proc read*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaTransactionLogValue): KafkaTransactionLogValue_TransactionLogValueTaggedFields =
  template this: untyped = result
  this = new(KafkaTransactionLogValue_TransactionLogValueTaggedFields)
  let root = if root == nil: cast[KafkaTransactionLogValue](this) else: cast[KafkaTransactionLogValue](root)
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
    let it = KafkaTransactionLogValue_TransactionLogValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaTransactionLogValue_TransactionLogValueTaggedFields], filename: string): KafkaTransactionLogValue_TransactionLogValueTaggedFields =
  KafkaTransactionLogValue_TransactionLogValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
