import kaitai_struct_nim_runtime
import options

type
  KafkaEndTxnMarker* = ref object of KaitaiStruct
    `version`*: int16
    `coordinatorEpoch`*: int32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaEndTxnMarker], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaEndTxnMarker



##[
The value of the control records ABORT and COMMIT.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java">EndTransactionMarker</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
]##
proc read*(_: typedesc[KafkaEndTxnMarker], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaEndTxnMarker =
  template this: untyped = result
  this = new(KafkaEndTxnMarker)
  let root = if root == nil: cast[KafkaEndTxnMarker](this) else: cast[KafkaEndTxnMarker](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  A later version is read as this one.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  Epoch of the transaction coordinator that wrote the marker.
  ]##
  let coordinatorEpochExpr = this.io.readS4be()
  this.coordinatorEpoch = coordinatorEpochExpr

  ##[
  Fields of a later version.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaEndTxnMarker], filename: string): KafkaEndTxnMarker =
  KafkaEndTxnMarker.read(newKaitaiFileStream(filename), nil, nil)
