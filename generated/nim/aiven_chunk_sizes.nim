import kaitai_struct_nim_runtime
import options

type
  AivenChunkSizes* = ref object of KaitaiStruct
    `numChunks`*: int32
    `base`*: int32
    `lenValue`*: int8
    `oneByteValues`*: seq[uint8]
    `twoByteValues`*: seq[uint16]
    `threeByteValues`*: seq[AivenChunkSizes_ThreeByteValue]
    `fourByteValues`*: seq[uint32]
    `lenLastChunk`*: int32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
    `numValuesInst`: int64
    `numValuesInstFlag`: bool
  AivenChunkSizes_ThreeByteValue* = ref object of KaitaiStruct
    `high`*: uint8
    `low`*: uint16
    `parent`*: AivenChunkSizes
    `valueInst`: int64
    `valueInstFlag`: bool

proc read*(_: typedesc[AivenChunkSizes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): AivenChunkSizes
proc read*(_: typedesc[AivenChunkSizes_ThreeByteValue], io: KaitaiStream, root: KaitaiStruct, parent: AivenChunkSizes): AivenChunkSizes_ThreeByteValue

proc numValues*(this: AivenChunkSizes): int64
proc value*(this: AivenChunkSizes_ThreeByteValue): int64


##[
How many bytes each chunk of a segment has as it is stored, one after the
other in the object `.log`: the field `transformedChunks` of a manifest
(`.rsm-manifest`) whose chunk index is of type `variable`. There it is
text: Base64 of one zstd frame. Decode and decompress that first.

The size of each chunk but the last is the sum of `base` and of a value.
All values are as wide as the greatest of them needs, so a table has one
of `one_byte_values`, `two_byte_values`, `three_byte_values` and
`four_byte_values`.

@see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
]##
proc read*(_: typedesc[AivenChunkSizes], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): AivenChunkSizes =
  template this: untyped = result
  this = new(AivenChunkSizes)
  let root = if root == nil: cast[AivenChunkSizes](this) else: cast[AivenChunkSizes](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many chunks; none for none, and then nothing follows.
  ]##
  let numChunksExpr = this.io.readS4be()
  this.numChunks = numChunksExpr

  ##[
  The least size of all chunks but the last; absent with a single chunk.

  ]##
  if this.numChunks > 1:
    let baseExpr = this.io.readS4be()
    this.base = baseExpr

  ##[
  Bytes of each value; absent with a single chunk.
  ]##
  if this.numChunks > 1:
    let lenValueExpr = this.io.readS1()
    this.lenValue = lenValueExpr

  ##[
  For each chunk but the last, its size less `base`.
  ]##
  if  ((this.numChunks > 1) and (this.lenValue == 1)) :
    for i in 0 ..< int((int64(this.numValues))):
      let it = this.io.readU1()
      this.oneByteValues.add(it)

  ##[
  For each chunk but the last, its size less `base`.
  ]##
  if  ((this.numChunks > 1) and (this.lenValue == 2)) :
    for i in 0 ..< int((int64(this.numValues))):
      let it = this.io.readU2be()
      this.twoByteValues.add(it)

  ##[
  For each chunk but the last, its size less `base`.
  ]##
  if  ((this.numChunks > 1) and (this.lenValue == 3)) :
    for i in 0 ..< int((int64(this.numValues))):
      let it = AivenChunkSizes_ThreeByteValue.read(this.io, this.root, this)
      this.threeByteValues.add(it)

  ##[
  For each chunk but the last, its size less `base`.
  ]##
  if  ((this.numChunks > 1) and (this.lenValue == 4)) :
    for i in 0 ..< int((int64(this.numValues))):
      let it = this.io.readU4be()
      this.fourByteValues.add(it)

  ##[
  The whole size of the last chunk; absent without chunks.
  ]##
  if this.numChunks > 0:
    let lenLastChunkExpr = this.io.readS4be()
    this.lenLastChunk = lenLastChunkExpr

  ##[
  Empty as a rule. The plugin does not look at it.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc numValues(this: AivenChunkSizes): int64 =

  ##[
  All chunks but the last; less than none without chunks.
  ]##
  if this.numValuesInstFlag:
    return this.numValuesInst
  let numValuesInstExpr = int64((int64((int64(this.numChunks)) - (int64(1)))))
  this.numValuesInst = numValuesInstExpr
  this.numValuesInstFlag = true
  return this.numValuesInst

proc fromFile*(_: typedesc[AivenChunkSizes], filename: string): AivenChunkSizes =
  AivenChunkSizes.read(newKaitaiFileStream(filename), nil, nil)


##[
An unsigned number of three bytes.
@see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
]##
proc read*(_: typedesc[AivenChunkSizes_ThreeByteValue], io: KaitaiStream, root: KaitaiStruct, parent: AivenChunkSizes): AivenChunkSizes_ThreeByteValue =
  template this: untyped = result
  this = new(AivenChunkSizes_ThreeByteValue)
  let root = if root == nil: cast[AivenChunkSizes](this) else: cast[AivenChunkSizes](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The highest byte.
  ]##
  let highExpr = this.io.readU1()
  this.high = highExpr

  ##[
  The two lower bytes.
  ]##
  let lowExpr = this.io.readU2be()
  this.low = lowExpr

proc value(this: AivenChunkSizes_ThreeByteValue): int64 =

  ##[
  The number.
  ]##
  if this.valueInstFlag:
    return this.valueInst
  let valueInstExpr = int64((int64((int64((int64(this.high)) * (int64(65536)))) + (int64(this.low)))))
  this.valueInst = valueInstExpr
  this.valueInstFlag = true
  return this.valueInst

proc fromFile*(_: typedesc[AivenChunkSizes_ThreeByteValue], filename: string): AivenChunkSizes_ThreeByteValue =
  AivenChunkSizes_ThreeByteValue.read(newKaitaiFileStream(filename), nil, nil)
