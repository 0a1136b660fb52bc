import kaitai_struct_nim_runtime
import options

type
  AivenEncryptedChunk* = ref object of KaitaiStruct
    `iv`*: seq[byte]
    `ciphertext`*: seq[byte]
    `tag`*: seq[byte]
    `parent`*: KaitaiStruct
    `lenCiphertextInst`: int64
    `lenCiphertextInstFlag`: bool

proc read*(_: typedesc[AivenEncryptedChunk], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): AivenEncryptedChunk

proc lenCiphertext*(this: AivenEncryptedChunk): int64


##[
One chunk of a segment, or one index of the object `.indexes`, encrypted
with AES-256 in GCM. The chunk index of the manifest says where each
begins and ends. Key and additional authenticated data, the same for all
chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
and `aad` of the manifest's `encryption`. What the ciphertext gives is a
zstd frame where the manifest says `compression`.

@see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java">EncryptionChunkEnumeration</a>
@see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java">AesEncryptionProvider</a>
@see <a href="https://csrc.nist.gov/pubs/sp/800/38/d/final">NIST SP 800-38D, Galois/Counter Mode</a>
]##
proc read*(_: typedesc[AivenEncryptedChunk], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): AivenEncryptedChunk =
  template this: untyped = result
  this = new(AivenEncryptedChunk)
  let root = if root == nil: cast[AivenEncryptedChunk](this) else: cast[AivenEncryptedChunk](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The initialization vector, a new one for each chunk.
  ]##
  let ivExpr = this.io.readBytes(int(12))
  this.iv = ivExpr

  ##[
  As many bytes as the plain chunk, or its zstd frame, has.
  ]##
  let ciphertextExpr = this.io.readBytes(int(this.lenCiphertext))
  this.ciphertext = ciphertextExpr

  ##[
  Proves that the ciphertext and the additional authenticated data are
unchanged. It says nothing about the chunk's place in the segment.

  ]##
  let tagExpr = this.io.readBytes(int(16))
  this.tag = tagExpr

proc lenCiphertext(this: AivenEncryptedChunk): int64 =

  ##[
  What is between the initialization vector and the tag.
  ]##
  if this.lenCiphertextInstFlag:
    return this.lenCiphertextInst
  let lenCiphertextInstExpr = int64((if (int64(this.io.size)) > (int64(28)): (int64((int64(this.io.size)) - (int64(28)))) else: (int64(0))))
  this.lenCiphertextInst = lenCiphertextInstExpr
  this.lenCiphertextInstFlag = true
  return this.lenCiphertextInst

proc fromFile*(_: typedesc[AivenEncryptedChunk], filename: string): AivenEncryptedChunk =
  AivenEncryptedChunk.read(newKaitaiFileStream(filename), nil, nil)
