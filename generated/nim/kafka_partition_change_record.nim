import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_metadata_frame

type
  KafkaPartitionChangeRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `partitionId`*: int32
    `topicId`*: seq[byte]
    `taggedFields`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag* = ref object of KaitaiStruct
    `numAddingReplicasPlusOne`*: KafkaUnsignedVarint
    `addingReplicas`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag* = ref object of KaitaiStruct
    `numDirectoriesPlusOne`*: KafkaUnsignedVarint
    `directories`*: seq[seq[byte]]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag* = ref object of KaitaiStruct
    `numEligibleLeaderReplicasPlusOne`*: KafkaUnsignedVarint
    `eligibleLeaderReplicas`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag* = ref object of KaitaiStruct
    `numIsrPlusOne`*: KafkaUnsignedVarint
    `isr`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag* = ref object of KaitaiStruct
    `numLastKnownElrPlusOne`*: KafkaUnsignedVarint
    `lastKnownElr`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag* = ref object of KaitaiStruct
    `leaderRecoveryState`*: int8
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag* = ref object of KaitaiStruct
    `leader`*: int32
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag* = ref object of KaitaiStruct
    `numRemovingReplicasPlusOne`*: KafkaUnsignedVarint
    `removingReplicas`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag* = ref object of KaitaiStruct
    `numReplicasPlusOne`*: KafkaUnsignedVarint
    `replicas`*: seq[int32]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
  KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `isr`*: KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag
    `leader`*: KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag
    `replicas`*: KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag
    `removingReplicas`*: KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag
    `addingReplicas`*: KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag
    `leaderRecoveryState`*: KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag
    `eligibleLeaderReplicas`*: KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag
    `lastKnownElr`*: KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag
    `directories`*: KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields
    `rawIsr`*: seq[byte]
    `rawLeader`*: seq[byte]
    `rawReplicas`*: seq[byte]
    `rawRemovingReplicas`*: seq[byte]
    `rawAddingReplicas`*: seq[byte]
    `rawLeaderRecoveryState`*: seq[byte]
    `rawEligibleLeaderReplicas`*: seq[byte]
    `rawLastKnownElr`*: seq[byte]
    `rawDirectories`*: seq[byte]
  KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField]
    `parent`*: KafkaPartitionChangeRecord

proc read*(_: typedesc[KafkaPartitionChangeRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaPartitionChangeRecord
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields



##[
The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaPartitionChangeRecord =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 5.
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
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord], filename: string): KafkaPartitionChangeRecord =
  KafkaPartitionChangeRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AddingReplicas`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAddingReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAddingReplicasPlusOne = numAddingReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
null.

  ]##
  if this.numAddingReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAddingReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.addingReplicas.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Directories`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numDirectoriesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numDirectoriesPlusOne = numDirectoriesPlusOneExpr

  ##[
  `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
given. May be null.

  ]##
  if this.numDirectoriesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numDirectoriesPlusOne.value - (int64(1))))):
      let it = this.io.readBytes(int(16))
      this.directories.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `EligibleLeaderReplicas`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numEligibleLeaderReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEligibleLeaderReplicasPlusOne = numEligibleLeaderReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.numEligibleLeaderReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numEligibleLeaderReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.eligibleLeaderReplicas.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Isr`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numIsrPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numIsrPlusOne = numIsrPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
null.

  ]##
  if this.numIsrPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numIsrPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.isr.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LastKnownElr`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numLastKnownElrPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numLastKnownElrPlusOne = numLastKnownElrPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.numLastKnownElrPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numLastKnownElrPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.lastKnownElr.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LeaderRecoveryState`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
  ]##
  let leaderRecoveryStateExpr = this.io.readS1()
  this.leaderRecoveryState = leaderRecoveryStateExpr

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Leader`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
  ]##
  let leaderExpr = this.io.readS4be()
  this.leader = leaderExpr

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `RemovingReplicas`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRemovingReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRemovingReplicasPlusOne = numRemovingReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
null.

  ]##
  if this.numRemovingReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRemovingReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.removingReplicas.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Replicas`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField): KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numReplicasPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numReplicasPlusOne = numReplicasPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
null.

  ]##
  if this.numReplicasPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numReplicasPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.replicas.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag =
  KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `partition_change_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
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
  `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 0:
    let rawIsrExpr = this.io.readBytes(int(this.lenData.value))
    this.rawIsr = rawIsrExpr
    let rawIsrIo = newKaitaiStream(rawIsrExpr)
    let isrExpr = KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag.read(rawIsrIo, this.root, this)
    this.isr = isrExpr

  ##[
  `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
  ]##
  if this.tag.value == 1:
    let rawLeaderExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLeader = rawLeaderExpr
    let rawLeaderIo = newKaitaiStream(rawLeaderExpr)
    let leaderExpr = KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag.read(rawLeaderIo, this.root, this)
    this.leader = leaderExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 2:
    let rawReplicasExpr = this.io.readBytes(int(this.lenData.value))
    this.rawReplicas = rawReplicasExpr
    let rawReplicasIo = newKaitaiStream(rawReplicasExpr)
    let replicasExpr = KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag.read(rawReplicasIo, this.root, this)
    this.replicas = replicasExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 3:
    let rawRemovingReplicasExpr = this.io.readBytes(int(this.lenData.value))
    this.rawRemovingReplicas = rawRemovingReplicasExpr
    let rawRemovingReplicasIo = newKaitaiStream(rawRemovingReplicasExpr)
    let removingReplicasExpr = KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag.read(rawRemovingReplicasIo, this.root, this)
    this.removingReplicas = removingReplicasExpr

  ##[
  `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 4:
    let rawAddingReplicasExpr = this.io.readBytes(int(this.lenData.value))
    this.rawAddingReplicas = rawAddingReplicasExpr
    let rawAddingReplicasIo = newKaitaiStream(rawAddingReplicasExpr)
    let addingReplicasExpr = KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag.read(rawAddingReplicasIo, this.root, this)
    this.addingReplicas = addingReplicasExpr

  ##[
  `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
  ]##
  if this.tag.value == 5:
    let rawLeaderRecoveryStateExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLeaderRecoveryState = rawLeaderRecoveryStateExpr
    let rawLeaderRecoveryStateIo = newKaitaiStream(rawLeaderRecoveryStateExpr)
    let leaderRecoveryStateExpr = KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag.read(rawLeaderRecoveryStateIo, this.root, this)
    this.leaderRecoveryState = leaderRecoveryStateExpr

  ##[
  `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.tag.value == 6:
    let rawEligibleLeaderReplicasExpr = this.io.readBytes(int(this.lenData.value))
    this.rawEligibleLeaderReplicas = rawEligibleLeaderReplicasExpr
    let rawEligibleLeaderReplicasIo = newKaitaiStream(rawEligibleLeaderReplicasExpr)
    let eligibleLeaderReplicasExpr = KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag.read(rawEligibleLeaderReplicasIo, this.root, this)
    this.eligibleLeaderReplicas = eligibleLeaderReplicasExpr

  ##[
  `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
is given. May be null.

  ]##
  if this.tag.value == 7:
    let rawLastKnownElrExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLastKnownElr = rawLastKnownElrExpr
    let rawLastKnownElrIo = newKaitaiStream(rawLastKnownElrExpr)
    let lastKnownElrExpr = KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag.read(rawLastKnownElrIo, this.root, this)
    this.lastKnownElr = lastKnownElrExpr

  ##[
  `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
given. May be null.

  ]##
  if this.tag.value == 8:
    let rawDirectoriesExpr = this.io.readBytes(int(this.lenData.value))
    this.rawDirectories = rawDirectoriesExpr
    let rawDirectoriesIo = newKaitaiStream(rawDirectoriesExpr)
    let directoriesExpr = KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag.read(rawDirectoriesIo, this.root, this)
    this.directories = directoriesExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 8:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField =
  KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `partition_change_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json">PartitionChangeRecord</a>
]##
proc read*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaPartitionChangeRecord): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields)
  let root = if root == nil: cast[KafkaPartitionChangeRecord](this) else: cast[KafkaPartitionChangeRecord](root)
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
    let it = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields], filename: string): KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields =
  KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
