import kaitai_struct_nim_runtime
import options
import kafka_kraft_version_record
import kafka_control_record_key
import kafka_snapshot_header_record
import kafka_leader_change_message
import kafka_end_txn_marker
import kafka_snapshot_footer_record
import kafka_voters_record
import kafka_varlong
import kafka_varint
import kafka_header

type
  KafkaControlRecord* = ref object of KaitaiStruct
    `len`*: KafkaVarint
    `body`*: KafkaControlRecord_ControlRecordBody
    `parent`*: KaitaiStruct
    `rawBody`*: seq[byte]
  KafkaControlRecord_ControlRecordBody* = ref object of KaitaiStruct
    `attributes`*: int8
    `timestampDelta`*: KafkaVarlong
    `offsetDelta`*: KafkaVarint
    `lenKey`*: KafkaVarint
    `key`*: KafkaControlRecordKey
    `lenValue`*: KafkaVarint
    `endTxnMarker`*: KafkaEndTxnMarker
    `leaderChangeMessage`*: KafkaLeaderChangeMessage
    `snapshotHeaderRecord`*: KafkaSnapshotHeaderRecord
    `snapshotFooterRecord`*: KafkaSnapshotFooterRecord
    `kraftVersionRecord`*: KafkaKraftVersionRecord
    `votersRecord`*: KafkaVotersRecord
    `unknownValue`*: seq[byte]
    `numHeaders`*: KafkaVarint
    `headers`*: seq[KafkaHeader]
    `parent`*: KafkaControlRecord
    `rawKey`*: seq[byte]
    `rawEndTxnMarker`*: seq[byte]
    `rawLeaderChangeMessage`*: seq[byte]
    `rawSnapshotHeaderRecord`*: seq[byte]
    `rawSnapshotFooterRecord`*: seq[byte]
    `rawKraftVersionRecord`*: seq[byte]
    `rawVotersRecord`*: seq[byte]
    `typeIdInst`: int
    `typeIdInstFlag`: bool

proc read*(_: typedesc[KafkaControlRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecord
proc read*(_: typedesc[KafkaControlRecord_ControlRecordBody], io: KaitaiStream, root: KaitaiStruct, parent: KafkaControlRecord): KafkaControlRecord_ControlRecordBody

proc typeId*(this: KafkaControlRecord_ControlRecordBody): int


##[
A record that Kafka writes for itself. The key tells its kind, the kind
tells the value's layout. The value of an unknown kind stays readable as
bytes.

@see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType</a>
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java">ControlRecordUtils</a>
]##
proc read*(_: typedesc[KafkaControlRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaControlRecord =
  template this: untyped = result
  this = new(KafkaControlRecord)
  let root = if root == nil: cast[KafkaControlRecord](this) else: cast[KafkaControlRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow this field.
  ]##
  let lenExpr = KafkaVarint.read(this.io, nil, nil)
  this.len = lenExpr

  ##[
  Everything after the length.
  ]##
  let rawBodyExpr = this.io.readBytes(int(this.len.value))
  this.rawBody = rawBodyExpr
  let rawBodyIo = newKaitaiStream(rawBodyExpr)
  let bodyExpr = KafkaControlRecord_ControlRecordBody.read(rawBodyIo, this.root, this)
  this.body = bodyExpr

proc fromFile*(_: typedesc[KafkaControlRecord], filename: string): KafkaControlRecord =
  KafkaControlRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
A control record inside exactly its own bytes, laid out as any record.
At most one of the fields between `len_value` and `num_headers` is
there: the value, by its kind.

@see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
]##
proc read*(_: typedesc[KafkaControlRecord_ControlRecordBody], io: KaitaiStream, root: KaitaiStruct, parent: KafkaControlRecord): KafkaControlRecord_ControlRecordBody =
  template this: untyped = result
  this = new(KafkaControlRecord_ControlRecordBody)
  let root = if root == nil: cast[KafkaControlRecord](this) else: cast[KafkaControlRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Unused.
  ]##
  let attributesExpr = this.io.readS1()
  this.attributes = attributesExpr

  ##[
  Milliseconds from the batch's `base_timestamp`; may be negative.

  ]##
  let timestampDeltaExpr = KafkaVarlong.read(this.io, nil, nil)
  this.timestampDelta = timestampDeltaExpr

  ##[
  Distance from the batch's `base_offset`.
  ]##
  let offsetDeltaExpr = KafkaVarint.read(this.io, nil, nil)
  this.offsetDelta = offsetDeltaExpr

  ##[
  Any value below zero means a null key, which no sound control
record has.

  ]##
  let lenKeyExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenKey = lenKeyExpr

  ##[
  Tells the kind.
  ]##
  if this.lenKey.value >= 0:
    let rawKeyExpr = this.io.readBytes(int(this.lenKey.value))
    this.rawKey = rawKeyExpr
    let rawKeyIo = newKaitaiStream(rawKeyExpr)
    let keyExpr = KafkaControlRecordKey.read(rawKeyIo, nil, nil)
    this.key = keyExpr

  ##[
  Any value below zero means a null value.
  ]##
  let lenValueExpr = KafkaVarint.read(this.io, nil, nil)
  this.lenValue = lenValueExpr

  ##[
  The value of ABORT and COMMIT.
  ]##
  if  ((this.lenValue.value >= 0) and ( ((this.typeId == 0) or (this.typeId == 1)) )) :
    let rawEndTxnMarkerExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawEndTxnMarker = rawEndTxnMarkerExpr
    let rawEndTxnMarkerIo = newKaitaiStream(rawEndTxnMarkerExpr)
    let endTxnMarkerExpr = KafkaEndTxnMarker.read(rawEndTxnMarkerIo, nil, nil)
    this.endTxnMarker = endTxnMarkerExpr

  ##[
  The value of LEADER_CHANGE.
  ]##
  if  ((this.lenValue.value >= 0) and (this.typeId == 2)) :
    let rawLeaderChangeMessageExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawLeaderChangeMessage = rawLeaderChangeMessageExpr
    let rawLeaderChangeMessageIo = newKaitaiStream(rawLeaderChangeMessageExpr)
    let leaderChangeMessageExpr = KafkaLeaderChangeMessage.read(rawLeaderChangeMessageIo, nil, nil)
    this.leaderChangeMessage = leaderChangeMessageExpr

  ##[
  The value of SNAPSHOT_HEADER.
  ]##
  if  ((this.lenValue.value >= 0) and (this.typeId == 3)) :
    let rawSnapshotHeaderRecordExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawSnapshotHeaderRecord = rawSnapshotHeaderRecordExpr
    let rawSnapshotHeaderRecordIo = newKaitaiStream(rawSnapshotHeaderRecordExpr)
    let snapshotHeaderRecordExpr = KafkaSnapshotHeaderRecord.read(rawSnapshotHeaderRecordIo, nil, nil)
    this.snapshotHeaderRecord = snapshotHeaderRecordExpr

  ##[
  The value of SNAPSHOT_FOOTER.
  ]##
  if  ((this.lenValue.value >= 0) and (this.typeId == 4)) :
    let rawSnapshotFooterRecordExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawSnapshotFooterRecord = rawSnapshotFooterRecordExpr
    let rawSnapshotFooterRecordIo = newKaitaiStream(rawSnapshotFooterRecordExpr)
    let snapshotFooterRecordExpr = KafkaSnapshotFooterRecord.read(rawSnapshotFooterRecordIo, nil, nil)
    this.snapshotFooterRecord = snapshotFooterRecordExpr

  ##[
  The value of KRAFT_VERSION.
  ]##
  if  ((this.lenValue.value >= 0) and (this.typeId == 5)) :
    let rawKraftVersionRecordExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawKraftVersionRecord = rawKraftVersionRecordExpr
    let rawKraftVersionRecordIo = newKaitaiStream(rawKraftVersionRecordExpr)
    let kraftVersionRecordExpr = KafkaKraftVersionRecord.read(rawKraftVersionRecordIo, nil, nil)
    this.kraftVersionRecord = kraftVersionRecordExpr

  ##[
  The value of KRAFT_VOTERS.
  ]##
  if  ((this.lenValue.value >= 0) and (this.typeId == 6)) :
    let rawVotersRecordExpr = this.io.readBytes(int(this.lenValue.value))
    this.rawVotersRecord = rawVotersRecordExpr
    let rawVotersRecordIo = newKaitaiStream(rawVotersRecordExpr)
    let votersRecordExpr = KafkaVotersRecord.read(rawVotersRecordIo, nil, nil)
    this.votersRecord = votersRecordExpr

  ##[
  The value of a kind that is not known.
  ]##
  if  ((this.lenValue.value >= 0) and ( ((this.typeId < 0) or (this.typeId > 6)) )) :
    let unknownValueExpr = this.io.readBytes(int(this.lenValue.value))
    this.unknownValue = unknownValueExpr

  ##[
  Never below zero in a sound record.
  ]##
  let numHeadersExpr = KafkaVarint.read(this.io, nil, nil)
  this.numHeaders = numHeadersExpr

  ##[
  None as a rule.
  ]##
  for i in 0 ..< int(this.numHeaders.value):
    let it = KafkaHeader.read(this.io, nil, nil)
    this.headers.add(it)

proc typeId(this: KafkaControlRecord_ControlRecordBody): int =

  ##[
  The kind as a number; -1 when the key is null.
  ]##
  if this.typeIdInstFlag:
    return this.typeIdInst
  let typeIdInstExpr = int((if this.lenKey.value >= 0: this.key.typeId else: -1))
  this.typeIdInst = typeIdInstExpr
  this.typeIdInstFlag = true
  return this.typeIdInst

proc fromFile*(_: typedesc[KafkaControlRecord_ControlRecordBody], filename: string): KafkaControlRecord_ControlRecordBody =
  KafkaControlRecord_ControlRecordBody.read(newKaitaiFileStream(filename), nil, nil)
