// LZ4 frames, as Kafka's `Lz4BlockInputStream` reads them.
//
// Kafka reads one frame and ignores all behind its end mark, the content checksum, and the content
// size; version 1 only. Clients before 0.10 wrote a wrong header checksum (KAFKA-3160), which is
// accepted for magic 0 alone. An empty stored block is an end mark too. Frames of linked blocks,
// which Kafka refuses, are read as the library reads them.

import { malformed } from '../reader/errors';
import { Output } from './output';

const MAGIC = [0x04, 0x22, 0x4d, 0x18];
const BLOCK_CHECKSUM = 0x10;
const INDEPENDENT = 0x20;
const CONTENT_SIZE = 0x08;
const CONTENT_CHECKSUM = 0x04;
const BLOCK_SIZES: Record<number, number> = { 4: 65536, 5: 262144, 6: 1048576, 7: 4194304 };
const MIN_MATCH = 4;
const MAX_DISTANCE = 65535;

export function unlz4(data: Uint8Array, limit: number, ignoreHeaderChecksum: boolean): Uint8Array {
  if (data.length < 6 || MAGIC.some((byte, index) => data[index] !== byte)) {
    throw malformed('lz4: expected a frame');
  }
  const flags = data[4] as number;
  if ((flags & 0xc0) !== 0x40 || flags & 0x03) {
    throw malformed(`lz4: frame flags 0x${flags.toString(16)} are not of version 1`);
  }
  const blockSize = descriptorBlockSize(data[5] as number);
  const end = 6 + (flags & CONTENT_SIZE ? 8 : 0);
  if (data.length <= end) {
    throw malformed('lz4: the stream ends inside the frame descriptor');
  }
  const expected = (xxhash32(data, 4, end) >>> 8) & 0xff;
  if (data[end] !== expected && !ignoreHeaderChecksum) {
    throw malformed(`lz4: header checksum ${data[end]}, computed ${expected}`);
  }
  const output = new Output(limit, data.length * 3);
  const last = blocks(data, end + 1, flags, blockSize, output);
  if (last + (flags & CONTENT_CHECKSUM ? 4 : 0) > data.length) {
    throw malformed(`lz4: the stream of ${data.length} bytes ends inside a frame`);
  }
  return output.value();
}

function descriptorBlockSize(descriptor: number): number {
  const size = BLOCK_SIZES[(descriptor >> 4) & 7];
  if (size === undefined || descriptor & 0x8f) {
    throw malformed(`lz4: block descriptor 0x${descriptor.toString(16)}`);
  }
  return size;
}

/** Decodes the blocks of a frame; where its end mark ends. */
function blocks(
  data: Uint8Array,
  start: number,
  flags: number,
  blockSize: number,
  output: Output,
): number {
  for (let at = start; ; ) {
    if (at + 4 > data.length) {
      throw malformed(`lz4: the stream of ${data.length} bytes ends inside a frame`);
    }
    const head = littleEndian(data, at);
    const size = head & 0x7fffffff;
    at += 4;
    if (size === 0) {
      return at;
    }
    if (size > blockSize) {
      throw malformed(`lz4: a block of ${size} bytes, the most is ${blockSize}`);
    }
    const end = at + size;
    if (end + (flags & BLOCK_CHECKSUM ? 4 : 0) > data.length) {
      throw malformed(`lz4: the stream of ${data.length} bytes ends inside a frame`);
    }
    if (flags & BLOCK_CHECKSUM && littleEndian(data, end) >>> 0 !== xxhash32(data, at, end)) {
      throw malformed('lz4: the checksum of a block does not hold');
    }
    if (head < 0) {
      output.append(data.subarray(at, end));
    } else {
      decodeBlock(data, at, end, output, blockSize, (flags & INDEPENDENT) !== 0);
    }
    at = end + (flags & BLOCK_CHECKSUM ? 4 : 0);
  }
}

function decodeBlock(
  data: Uint8Array,
  start: number,
  end: number,
  output: Output,
  blockSize: number,
  isIndependent: boolean,
): void {
  const begin = output.length;
  const least = isIndependent ? begin : Math.max(0, begin - MAX_DISTANCE);
  const most = begin + blockSize;
  let at = start;
  const more = (first: number): number => {
    let length = first;
    if (first === 15) {
      let byte: number;
      do {
        if (at >= end) {
          throw malformed('lz4: a block is cut off');
        }
        byte = data[at++] as number;
        length += byte;
      } while (byte === 255);
    }
    return length;
  };
  while (at < end) {
    const token = data[at++] as number;
    const literals = more(token >> 4);
    if (at + literals > end || output.length + literals > most) {
      throw malformed('lz4: literals beyond the end of the block');
    }
    output.copy(data, at, literals);
    at += literals;
    if (at === end) {
      return; // the last sequence has literals only
    }
    if (at + 2 > end) {
      throw malformed('lz4: a block is cut off');
    }
    const distance = (data[at] as number) | ((data[at + 1] as number) << 8);
    at += 2;
    const length = more(token & 15) + MIN_MATCH;
    if (distance > output.length - least || output.length + length > most) {
      throw malformed('lz4: a match from before the block, or beyond its end');
    }
    if (distance === 0) {
      output.append(new Uint8Array(length)); // the LZ4 library makes zeroes of it
    } else {
      output.repeat(distance, length);
    }
  }
  throw malformed('lz4: a block that ends with a match');
}

const littleEndian = (data: Uint8Array, at: number): number =>
  (data[at] as number) |
  ((data[at + 1] as number) << 8) |
  ((data[at + 2] as number) << 16) |
  ((data[at + 3] as number) << 24);

const rotl = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
const [P1, P2, P3, P4, P5] = [
  0x9e3779b1 | 0,
  0x85ebca77 | 0,
  0xc2b2ae3d | 0,
  0x27d4eb2f | 0,
  0x165667b1 | 0,
];

/** xxHash-32 with the seed 0, unsigned. */
function xxhash32(data: Uint8Array, start: number, end: number): number {
  let at = start;
  let hash = P5;
  if (end - start >= 16) {
    const lanes = [(P1 + P2) | 0, P2, 0, -P1 | 0];
    for (; at <= end - 16; at += 16) {
      for (let lane = 0; lane < 4; lane += 1) {
        const word = Math.imul(littleEndian(data, at + 4 * lane), P2);
        lanes[lane] = Math.imul(rotl(((lanes[lane] as number) + word) | 0, 13), P1);
      }
    }
    const [a, b, c, d] = lanes as [number, number, number, number];
    hash = (rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18)) | 0;
  }
  hash = (hash + (end - start)) | 0;
  for (; at + 4 <= end; at += 4) {
    const word = Math.imul(littleEndian(data, at), P3);
    hash = Math.imul(rotl((hash + word) | 0, 17), P4);
  }
  for (; at < end; at += 1) {
    const byte = Math.imul(data[at] as number, P5);
    hash = Math.imul(rotl((hash + byte) | 0, 11), P1);
  }
  hash = Math.imul(hash ^ (hash >>> 15), P2);
  hash = Math.imul(hash ^ (hash >>> 13), P3);
  return (hash ^ (hash >>> 16)) >>> 0;
}
