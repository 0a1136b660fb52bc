import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaMetadataFrame* = ref object of KaitaiStruct
    `frameVersion`*: KafkaUnsignedVarint
    `apiKey`*: KafkaUnsignedVarint
    `version`*: KafkaUnsignedVarint
    `parent`*: KaitaiStruct

proc read*(_: typedesc[KafkaMetadataFrame], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMetadataFrame



##[
What every value in `__cluster_metadata` and `__remote_log_metadata`
starts with: which message follows, and in which version.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java">AbstractApiMessageSerde</a>
]##
proc read*(_: typedesc[KafkaMetadataFrame], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaMetadataFrame =
  template this: untyped = result
  this = new(KafkaMetadataFrame)
  let root = if root == nil: cast[KafkaMetadataFrame](this) else: cast[KafkaMetadataFrame](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
releases refuse.

  ]##
  let frameVersionExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.frameVersion = frameVersionExpr

  ##[
  The number of the message.
  ]##
  let apiKeyExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.apiKey = apiKeyExpr

  ##[
  The version of the message. Kafka does not check it; a version above
the highest known one is read as that one.

  ]##
  let versionExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.version = versionExpr

proc fromFile*(_: typedesc[KafkaMetadataFrame], filename: string): KafkaMetadataFrame =
  KafkaMetadataFrame.read(newKaitaiFileStream(filename), nil, nil)
