// The two checksums of Kafka's log: CRC-32 (IEEE) before magic 2, CRC-32C (Castagnoli) since.
//
// Strategy: slicing by 16, four words at a time, with one table of 16 × 256 numbers. Words of typed
// arrays are little-endian on every platform that has a browser.

import * as layout from './layout';
import { uint32At } from './integers';

const SLICES = 16;
const NO_WORDS = new Int32Array(0);

function table(polynomial: number): Int32Array {
  const made = new Int32Array(SLICES * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    }
    made[byte] = value;
  }
  for (let at = 256; at < made.length; at += 1) {
    const value = made[at - 256] as number;
    made[at] = (value >>> 8) ^ (made[value & 0xff] as number);
  }
  return made;
}

function checksum(polynomial: number): (data: Uint8Array, start: number, end: number) => number {
  const made = table(polynomial);
  return (data, start, end) => sliced(made, data, start, end);
}

function sliced(t: Int32Array, data: Uint8Array, start: number, end: number): number {
  const aligned = Math.min(end, start + (-(data.byteOffset + start) & 3));
  const count = ((end - aligned) >> 4) * 4;
  const middle =
    count === 0 ? NO_WORDS : new Int32Array(data.buffer, data.byteOffset + aligned, count);
  let crc = byBytes(t, data, start, aligned, -1);
  crc = byWords(t, middle, crc);
  return ~byBytes(t, data, aligned + count * 4, end, crc) >>> 0;
}

function byBytes(t: Int32Array, data: Uint8Array, from: number, to: number, first: number): number {
  let crc = first;
  for (let at = from; at < to; at += 1) {
    crc = t[(crc ^ data[at]!) & 255]! ^ (crc >>> 8);
  }
  return crc;
}

function byWords(t: Int32Array, w: Int32Array, first: number): number {
  let crc = first;
  for (let at = 0; at < w.length; at += 4) {
    const a = w[at]! ^ crc;
    const b = w[at + 1]!;
    const c = w[at + 2]!;
    const d = w[at + 3]!;
    crc =
      t[3840 + (a & 255)]! ^
      t[3584 + ((a >>> 8) & 255)]! ^
      t[3328 + ((a >>> 16) & 255)]! ^
      t[3072 + (a >>> 24)]! ^
      t[2816 + (b & 255)]! ^
      t[2560 + ((b >>> 8) & 255)]! ^
      t[2304 + ((b >>> 16) & 255)]! ^
      t[2048 + (b >>> 24)]! ^
      t[1792 + (c & 255)]! ^
      t[1536 + ((c >>> 8) & 255)]! ^
      t[1280 + ((c >>> 16) & 255)]! ^
      t[1024 + (c >>> 24)]! ^
      t[768 + (d & 255)]! ^
      t[512 + ((d >>> 8) & 255)]! ^
      t[256 + ((d >>> 16) & 255)]! ^
      t[d >>> 24]!;
  }
  return crc;
}

/** CRC-32 as zlib computes it, unsigned. */
export const crc32 = checksum(0xedb88320 | 0);
/** CRC-32C, unsigned. */
export const crc32c = checksum(0x82f63b78 | 0);

/** The checksum that an entry carries, unsigned. */
export const storedCrc = (data: Uint8Array, start: number, magic: number): number =>
  uint32At(data, start + layout.crcOffset(magic));

/** The checksum of an entry's bytes, unsigned. */
export const computedCrc = (
  data: Uint8Array,
  start: number,
  size: number,
  magic: number,
): number =>
  (magic === layout.MAGIC_V2 ? crc32c : crc32)(
    data,
    start + layout.checksummedFrom(magic),
    start + size,
  );
