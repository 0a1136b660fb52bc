## What the parsers leave to their user: Kafka's checksums and codecs.
##
## SPDX-License-Identifier: CC0-1.0

{.passL: "-lz -lzstd".}

const
  Codecs* = ["none", "gzip", "snappy", "lz4", "zstd"]
  Limit = 64 shl 20 # bytes of a decompressed entry
  Xerial = [0x82'u8, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0]

type
  Malformed* = object of CatchableError
    ## The bytes are malformed, or more than Limit.

  Input = object
    ## Bytes that are read one after the other.
    data: seq[byte]
    at: int

  ZStream {.importc: "z_stream", header: "<zlib.h>".} = object
    next_in, next_out: ptr byte
    avail_in, avail_out: cuint

  ZstdBuffer {.importc: "ZSTD_inBuffer", header: "<zstd.h>".} = object
    src: ptr byte
    size, pos: csize_t

  ZstdOut {.importc: "ZSTD_outBuffer", header: "<zstd.h>".} = object
    dst: ptr byte
    size, pos: csize_t

proc check(sound: bool, message: string) =
  if not sound:
    raise newException(Malformed, message)

proc castagnoli(): array[256, uint32] =
  for index in 0'u32 .. 255:
    var crc = index
    for _ in 1 .. 8:
      crc = crc shr 1 xor (if (crc and 1) == 1: 0x82f63b78'u32 else: 0)
    result[index] = crc

const Table = castagnoli()

proc crc32c*(data: openArray[byte]): uint32 =
  ## The checksum of a record batch.
  result = uint32.high
  for each in data:
    result = Table[(result xor each) and 0xff] xor result shr 8
  result = not result

proc zlibCrc32(crc: culong, data: ptr byte, size: cuint): culong {.
  importc: "crc32", header: "<zlib.h>".}

proc crc32*(data: openArray[byte]): uint32 =
  ## The checksum of a message.
  uint32(zlibCrc32(0, unsafeAddr data[0], cuint(data.len)))

# --- Bytes in and out --------------------------------------------------------------------------

proc more(input: Input): bool =
  input.at < input.data.len

proc take(input: var Input, size: int): seq[byte] =
  check(size <= input.data.len - input.at, "the bytes end")
  result = input.data[input.at ..< input.at + size]
  input.at += size

proc number(input: var Input, width: int): int =
  ## A number of 1 to 4 bytes, the lowest first.
  for index, each in input.take(width):
    result = result or int(each) shl (8 * index)

proc add(plain: var seq[byte], bytes: openArray[byte]) =
  check(bytes.len <= Limit - plain.len, "too long")
  system.add(plain, bytes)

proc copy(plain: var seq[byte], distance, length: int) =
  ## Repeats bytes; they may overlap those that are added.
  check(distance in 1 .. plain.len, "a copy from before the beginning")
  check(length <= Limit - plain.len, "too long")
  for _ in 1 .. length:
    system.add(plain, plain[^distance])

# --- The codecs --------------------------------------------------------------------------------

proc inflateInit2(stream: var ZStream, bits: cint): cint {.importc, header: "<zlib.h>".}
proc inflate(stream: var ZStream, flush: cint): cint {.importc, header: "<zlib.h>".}
proc inflateEnd(stream: var ZStream): cint {.importc, header: "<zlib.h>", discardable.}

proc gzip(data: seq[byte]): seq[byte] =
  ## The members of gzip; like Java, what follows the last one is ignored.
  var start = 0
  var chunk: array[1 shl 16, byte]
  while start + 2 < data.len and data[start ..< start + 3] == [0x1f'u8, 0x8b, 8]:
    var stream: ZStream
    check(inflateInit2(stream, 31) == 0, "no memory")
    defer: inflateEnd(stream)
    stream.next_in = unsafeAddr data[start]
    stream.avail_in = cuint(data.len - start)
    var code: cint
    while code == 0: # neither an error nor the end
      stream.next_out = addr chunk[0]
      stream.avail_out = cuint(chunk.len)
      code = inflate(stream, 0)
      check(code in 0 .. 1, "malformed gzip")
      result.add(chunk.toOpenArray(0, chunk.len - int(stream.avail_out) - 1))
    start = data.len - int(stream.avail_in)

proc snappyBlock(input: var Input, plain: var seq[byte]) =
  ## A raw block: its length, then literals and copies.
  var size = plain.len
  for index in 0 .. 4:
    let part = input.number(1)
    size += (part and 0x7f) shl (7 * index)
    if part < 0x80: break
  while input.more:
    let tag = input.number(1)
    let length = tag shr 2 + 1
    case tag and 3
    of 0:
      plain.add(input.take(if length > 60: input.number(length - 60) + 1 else: length))
    of 1:
      plain.copy((tag and 0xe0) shl 3 or input.number(1), (tag shr 2 and 7) + 4)
    else:
      plain.copy(input.number(if (tag and 3) == 2: 2 else: 4), length)
  check(plain.len == size, "snappy of another length")

proc snappy(data: seq[byte]): seq[byte] =
  ## Blocks in the framing of the library xerial, or one block alone.
  var input = Input(data: data)
  if data.len < 8 or data[0 ..< 8] != Xerial:
    snappyBlock(input, result)
    return
  discard input.take(16)
  while input.more:
    var length = 0
    for each in input.take(4):
      length = length shl 8 or int(each)
    var part = Input(data: input.take(length))
    snappyBlock(part, result)

proc extended(input: var Input, nibble: int): int =
  result = nibble
  var more = if nibble == 15: 255 else: 0
  while more == 255:
    more = input.number(1)
    result += more

proc lz4Block(data: seq[byte], plain: var seq[byte]) =
  ## Literals and copies.
  var input = Input(data: data)
  while input.more:
    let token = input.number(1)
    plain.add(input.take(input.extended(token shr 4)))
    if input.more:
      let distance = input.number(2)
      plain.copy(distance, input.extended(token and 15) + 4)

proc lz4(data: seq[byte]): seq[byte] =
  ## A frame. The checksum of its header is not looked at: in magic 0, Kafka computes it over the
  ## wrong bytes, and libraries refuse it.
  var input = Input(data: data)
  check(input.number(4) == 0x184d2204, "no LZ4 frame")
  let flags = input.number(1)
  discard input.take(2 + (flags and 8) + (flags and 1) * 4)
  while (let length = input.number(4); length != 0):
    let part = input.take(length and 0x7fffffff)
    if length shr 31 == 1:
      result.add(part) # stored
    else:
      lz4Block(part, result)
    discard input.take((flags and 16) div 4) # the checksum of the block

proc createContext(): pointer {.importc: "ZSTD_createDCtx", header: "<zstd.h>".}
proc freeContext(context: pointer): csize_t {.
  importc: "ZSTD_freeDCtx", header: "<zstd.h>", discardable.}
proc isError(code: csize_t): cuint {.importc: "ZSTD_isError", header: "<zstd.h>".}
proc decompress(context: pointer, output: var ZstdOut, input: var ZstdBuffer): csize_t {.
  importc: "ZSTD_decompressStream", header: "<zstd.h>".}

proc zstd(data: seq[byte]): seq[byte] =
  ## Frames, one after the other.
  check(data.len > 0, "no zstd")
  let context = createContext()
  defer: freeContext(context)
  var chunk: array[1 shl 16, byte]
  var input = ZstdBuffer(src: unsafeAddr data[0], size: csize_t(data.len))
  while true:
    var output = ZstdOut(dst: addr chunk[0], size: csize_t(chunk.len))
    let wanted = decompress(context, output, input)
    check(isError(wanted) == 0, "malformed zstd")
    result.add(chunk.toOpenArray(0, int(output.pos) - 1))
    if input.pos == input.size and (output.pos < output.size or wanted == 0):
      check(wanted == 0, "zstd that is cut off")
      return

proc decompress*(codec: uint64, data: seq[byte]): seq[byte] =
  ## The decompressed bytes; raises Malformed.
  case codec
  of 0: data
  of 1: gzip(data)
  of 2: snappy(data)
  of 3: lz4(data)
  of 4: zstd(data)
  else: raise newException(Malformed, "no such codec")
