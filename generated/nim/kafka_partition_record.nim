import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_metadata_frame

type
  KafkaPartitionRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `partitionId`*: int32
    `topicId`*: seq[byte]
    `numReplicasPlusOne`*: KafkaUnsignedVarint
    `replicas`*: seq[int32]
    `numIsrPlusOne`*: KafkaUnsignedVarint
    `isr`*: seq[int32]
    `numRemovingReplicasPlusOne`*: KafkaUnsignedVarint
    `removingReplicas`*: seq[int32]
    `numAddingReplicasPlusOne`*: KafkaUnsignedVarint
    `addingReplicas`*: seq[int32]
    `leader`*: int32
    `leaderEpoch`*: int32
    `partitionEpoch`*: int32
    `numDirectoriesPlusOne`*: KafkaUnsignedVarint
    `directories`*: seq[seq[byte]]
    `taggedFields`*: KafkaPartitionRecord_PartitionRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag* = ref object of KaitaiStruct
    `numEligibleLeaderReplicasPlusOne`*: KafkaUnsignedVarint
    `eligibleLeaderReplicas`*: seq[int32]
    `parent`*: KafkaPartitionRecord_PartitionRecordTaggedField
  KafkaPartitionRecord_PartitionRecordLastKnownElrTag* = ref object of KaitaiStruct
    `numLastKnownElrPlusOne`*: KafkaUnsignedVarint
    `lastKnownElr`*: seq[int32]
    `parent`*: KafkaPartitionRecord_PartitionRecordTaggedField
  KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag* = ref object of KaitaiStruct
    `leaderRecoveryState`*: int8
    `parent`*: KafkaPartitionRecord_PartitionRecordTaggedField
  KafkaPartitionRecord_PartitionRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `leaderRecoveryState`*: KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag
    `eligibleLeaderReplicas`*: KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag
    `lastKnownElr`*: KafkaPartitionRecord_PartitionRecordLastKnownElrTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaPartitionRecord_PartitionRecordTaggedFields
    `rawLeaderRecoveryState`*: seq[byte]
    `rawEligibleLeaderReplicas`*: seq[byte]
    `rawLastKnownElr`*: seq[byte]
  KafkaPartitionRecord_PartitionRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaPartitionRecord_PartitionRecordTaggedField]
    `parent`*: KafkaPartitionRecord

proc read*(_: typedesc[KafkaPartitionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaPartitionRecord
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordLastKnownElrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordLastKnownElrTag
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedFields): KafkaPartitionRecord_PartitionRecordTaggedField
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord): KafkaPartitionRecord_PartitionRecordTaggedFields



##[
The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaPartitionRecord =
  template this: untyped = result
  this = new(KafkaPartitionRecord)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 3.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  `int32`, since Kafka 2.8. -1 unless it is given.
  ]##
  let partitionIdExpr = this.io.readS4be()
  this.partitionId = partitionIdExpr

  ##[
  `uuid`, since Kafka 2.8.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numReplicasPlusOne = numReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 2.8.
  ]##
  if this.numReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.replicas.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numIsrPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numIsrPlusOne = numIsrPlusOneExpr

  ##[
  `[]int32`, since Kafka 2.8.
  ]##
  if this.numIsrPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numIsrPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.isr.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRemovingReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRemovingReplicasPlusOne = numRemovingReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 2.8.
  ]##
  if this.numRemovingReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRemovingReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.removingReplicas.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAddingReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAddingReplicasPlusOne = numAddingReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 2.8.
  ]##
  if this.numAddingReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAddingReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.addingReplicas.add(it)

  ##[
  `int32`, since Kafka 2.8. -1 unless it is given.
  ]##
  let leaderExpr = this.io.readS4be()
  this.leader = leaderExpr

  ##[
  `int32`, since Kafka 2.8. -1 unless it is given.
  ]##
  let leaderEpochExpr = this.io.readS4be()
  this.leaderEpoch = leaderEpochExpr

  ##[
  `int32`, since Kafka 2.8. -1 unless it is given.
  ]##
  let partitionEpochExpr = this.io.readS4be()
  this.partitionEpoch = partitionEpochExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  if this.frame.version.value >= 1:
    let numDirectoriesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
    this.numDirectoriesPlusOne = numDirectoriesPlusOneExpr

  ##[
  `[]uuid`, since Kafka 3.7. Versions 1 to 2.
  ]##
  if  ((this.frame.version.value >= 1) and (this.numDirectoriesPlusOne.value >= (int64(1)))) :
    for i in 0 ..< int((int64(this.numDirectoriesPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.directories.add(it)

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaPartitionRecord_PartitionRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaPartitionRecord], filename: string): KafkaPartitionRecord =
  KafkaPartitionRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `EligibleLeaderReplicas`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag =
  template this: untyped = result
  this = new(KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numEligibleLeaderReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEligibleLeaderReplicasPlusOne = numEligibleLeaderReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.numEligibleLeaderReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numEligibleLeaderReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.eligibleLeaderReplicas.add(it)

proc fromFile*(_: typedesc[KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag], filename: string): KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag =
  KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LastKnownElr`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordLastKnownElrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordLastKnownElrTag =
  template this: untyped = result
  this = new(KafkaPartitionRecord_PartitionRecordLastKnownElrTag)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numLastKnownElrPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numLastKnownElrPlusOne = numLastKnownElrPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.numLastKnownElrPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numLastKnownElrPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.lastKnownElr.add(it)

proc fromFile*(_: typedesc[KafkaPartitionRecord_PartitionRecordLastKnownElrTag], filename: string): KafkaPartitionRecord_PartitionRecordLastKnownElrTag =
  KafkaPartitionRecord_PartitionRecordLastKnownElrTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LeaderRecoveryState`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedField): KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag =
  template this: untyped = result
  this = new(KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
  ]##
  let leaderRecoveryStateExpr = this.io.readS1()
  this.leaderRecoveryState = leaderRecoveryStateExpr

proc fromFile*(_: typedesc[KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag], filename: string): KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag =
  KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `partition_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord_PartitionRecordTaggedFields): KafkaPartitionRecord_PartitionRecordTaggedField =
  template this: untyped = result
  this = new(KafkaPartitionRecord_PartitionRecordTaggedField)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
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
  `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
  ]##
  if this.tag.value == 0:
    let rawLeaderRecoveryStateExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLeaderRecoveryState = rawLeaderRecoveryStateExpr
    let rawLeaderRecoveryStateIo = newKaitaiStream(rawLeaderRecoveryStateExpr)
    let leaderRecoveryStateExpr = KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag.read(rawLeaderRecoveryStateIo, this.root, this)
    this.leaderRecoveryState = leaderRecoveryStateExpr

  ##[
  `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.tag.value == 1:
    let rawEligibleLeaderReplicasExpr = this.io.readBytes(int(this.lenData.value))
    this.rawEligibleLeaderReplicas = rawEligibleLeaderReplicasExpr
    let rawEligibleLeaderReplicasIo = newKaitaiStream(rawEligibleLeaderReplicasExpr)
    let eligibleLeaderReplicasExpr = KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag.read(rawEligibleLeaderReplicasIo, this.root, this)
    this.eligibleLeaderReplicas = eligibleLeaderReplicasExpr

  ##[
  `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.tag.value == 2:
    let rawLastKnownElrExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLastKnownElr = rawLastKnownElrExpr
    let rawLastKnownElrIo = newKaitaiStream(rawLastKnownElrExpr)
    let lastKnownElrExpr = KafkaPartitionRecord_PartitionRecordLastKnownElrTag.read(rawLastKnownElrIo, this.root, this)
    this.lastKnownElr = lastKnownElrExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 2:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedField], filename: string): KafkaPartitionRecord_PartitionRecordTaggedField =
  KafkaPartitionRecord_PartitionRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `partition_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json">PartitionRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionRecord): KafkaPartitionRecord_PartitionRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaPartitionRecord_PartitionRecordTaggedFields)
  let root = if root == nil: cast[KafkaPartitionRecord](this) else: cast[KafkaPartitionRecord](root)
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
    let it = KafkaPartitionRecord_PartitionRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaPartitionRecord_PartitionRecordTaggedFields], filename: string): KafkaPartitionRecord_PartitionRecordTaggedFields =
  KafkaPartitionRecord_PartitionRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
