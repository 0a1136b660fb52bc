// snappy: the block format as it is, or in the framing of xerial's snappy-java.
//
// The framing is a header of 16 bytes, then chunks of an int32 length and a raw block. Framed
// streams may be concatenated: a chunk length that equals the head of the magic begins a new header.
// Of that the first version must be 1 or more; where the rest of the magic is wrong, it is passed
// over, unless nothing came before it. Fewer than four bytes at the end are ignored
// (`SnappyInputStream.hasNextChunk`).

import { malformed, tooLarge } from '../reader/errors';
import { int32At } from '../reader/integers';
import { Output } from './output';

const XERIAL_MAGIC = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0x00];
const HEADER_SIZE = 16;
const VERSION_OFFSET = 8;
// A copy element of 3 bytes writes at most 64: no block can grow more than that.
const MAX_EXPANSION = 22;

export function unsnap(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit, data.length * 2);
  for (const block of blocks(data)) {
    decodeBlock(block, output);
  }
  return output.value();
}

const hasMagic = (data: Uint8Array, at: number): boolean =>
  XERIAL_MAGIC.every((byte, index) => data[at + index] === byte);

function* blocks(data: Uint8Array): Generator<Uint8Array> {
  if (data.length < HEADER_SIZE || !hasMagic(data, 0)) {
    yield data;
    return;
  }
  let hasRead = false;
  for (let at = HEADER_SIZE; at + 4 <= data.length; ) {
    const length = int32At(data, at);
    if (length === int32At(data, 0)) {
      const isHeader = isFurtherHeader(data, at);
      if (!isHeader && !hasRead) {
        return;
      }
      hasRead &&= isHeader;
      at += HEADER_SIZE;
      continue;
    }
    at += 4;
    if (length < 0 || length > data.length - at) {
      throw malformed(`snappy: a chunk of ${length} bytes, ${data.length - at} are left`);
    }
    yield data.subarray(at, at + length);
    hasRead = true;
    at += length;
  }
}

function isFurtherHeader(data: Uint8Array, at: number): boolean {
  if (at + HEADER_SIZE > data.length) {
    throw malformed('snappy: the stream ends inside a second header');
  }
  if (!hasMagic(data, at)) {
    return false;
  }
  const version = int32At(data, at + VERSION_OFFSET);
  if (version < 1) {
    throw malformed(`snappy: version ${version} in a second header, expected 1 or more`);
  }
  return true;
}

function decodeBlock(block: Uint8Array, output: Output): void {
  let at = 0;
  let size = 0;
  for (;;) {
    const byte = block[at];
    if (byte === undefined || at > 4) {
      throw malformed('snappy: the block has no whole preamble');
    }
    size += (byte & 0x7f) * 2 ** (7 * at);
    at += 1;
    if (byte < 0x80) {
      break;
    }
  }
  if (size > output.limit - output.length) {
    throw tooLarge(output.limit);
  }
  if (size > block.length * MAX_EXPANSION || size > 0xffffffff) {
    throw malformed(`snappy: ${block.length} bytes cannot hold the ${size} they declare`);
  }
  const start = output.length;
  const end = start + size;
  output.reserve(size);
  while (at < block.length) {
    const tag = block[at++] as number;
    if ((tag & 3) === 0) {
      let length = tag >> 2;
      if (length >= 60) {
        const bytes = length - 59;
        length = 0;
        for (let index = 0; index < bytes; index += 1) {
          length += (block[at++] ?? 0) * 2 ** (8 * index);
        }
      }
      length += 1;
      if (at + length > block.length || output.length + length > end) {
        throw malformed('snappy: a literal beyond the end of the block');
      }
      output.copy(block, at, length);
      at += length;
      continue;
    }
    const bytes = [0, 1, 2, 4][tag & 3] as number;
    if (at + bytes > block.length) {
      throw malformed('snappy: a copy is cut off');
    }
    let distance = 0;
    for (let index = 0; index < bytes; index += 1) {
      distance += (block[at++] as number) * 2 ** (8 * index);
    }
    let length = (tag >> 2) + 1;
    if ((tag & 3) === 1) {
      length = ((tag >> 2) & 7) + 4;
      distance += (tag >> 5) << 8;
    }
    if (distance === 0 || distance > output.length - start || output.length + length > end) {
      throw malformed('snappy: a copy from before the block, or beyond its end');
    }
    output.repeat(distance, length);
  }
  if (output.length !== end) {
    throw malformed(`snappy: ${output.length - start} bytes, the block declares ${size}`);
  }
}
