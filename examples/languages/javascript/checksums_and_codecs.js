// What the parsers leave to their user: Kafka's checksums and codecs.
//
// SPDX-License-Identifier: CC0-1.0
'use strict';

const zlib = require('node:zlib');

const LIMIT = 64 << 20; // bytes of a decompressed entry
const XERIAL = Buffer.from('\x82SNAPPY\0', 'latin1');

const table = (polynomial) =>
  Int32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? polynomial : 0);
    return byte;
  });
const checksum = (entries) => (data) => {
  let crc = -1;
  for (const byte of data) crc = entries[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc >>> 0;
};
const crc32 = checksum(table(0xedb88320)); // of messages
const crc32c = checksum(table(0x82f63b78)); // of record batches

/** Decompresses bytes; throws if they are malformed, or more than LIMIT. */
function decompress(codec, data) {
  const plain = { gzip, snappy, lz4, zstd }[codec](data);
  if (plain.length > LIMIT) throw new RangeError(`more than ${LIMIT} bytes`);
  return plain;
}

const gzip = (data) => zlib.gunzipSync(data, { maxOutputLength: LIMIT });

/** Blocks in the framing of the library xerial, or one block alone. */
function snappy(data) {
  if (!data.subarray(0, 8).equals(XERIAL)) return snappyBlock(data);
  const blocks = [];
  for (let at = 16; at < data.length; ) {
    const end = at + 4 + data.readUInt32BE(at);
    if (end > data.length) throw new RangeError('the bytes end');
    blocks.push(snappyBlock(data.subarray(at + 4, end)));
    at = end;
  }
  return Buffer.concat(blocks);
}

/** A raw block: its length, then literals and copies. */
function snappyBlock(data) {
  let at = 0;
  let size = 0;
  for (let scale = 1, more = true; more; scale *= 128) {
    size += (data[at] & 0x7f) * scale;
    more = data[at++] >= 0x80;
  }
  const plain = new Output(size);
  while (at < data.length) {
    const tag = data[at++];
    let length = (tag >> 2) + 1;
    if ((tag & 3) === 0) {
      if (length > 60) {
        const more = length - 60;
        length = data.readUIntLE(at, more) + 1;
        at += more;
      }
      plain.add(data, at, length);
      at += length;
    } else if ((tag & 3) === 1) {
      plain.copy(((tag & 0xe0) << 3) | data[at++], ((tag >> 2) & 7) + 4);
    } else {
      const width = (tag & 3) === 2 ? 2 : 4;
      plain.copy(data.readUIntLE(at, width), length);
      at += width;
    }
  }
  return plain.bytes();
}

/**
 * A frame. The checksum of its header is not looked at: in magic 0, Kafka computes it over the wrong
 * bytes.
 */
function lz4(data) {
  if (data.readUInt32LE(0) !== 0x184d2204) throw new RangeError('no LZ4 frame');
  const flags = data[4];
  const plain = new Output();
  let at = 7 + (flags & 8 ? 8 : 0) + (flags & 1 ? 4 : 0);
  for (let length; (length = data.readUInt32LE(at)) !== 0; ) {
    const start = at + 4;
    const end = start + (length & 0x7fffffff);
    if (length > 0x7fffffff) plain.add(data, start, end - start);
    else lz4Block(data.subarray(start, end), plain);
    at = end + (flags & 16 ? 4 : 0);
  }
  return plain.bytes();
}

/** Literals and copies. */
function lz4Block(block, plain) {
  let at = 0;
  const extended = (length) => {
    for (let more = 255; length >= 15 && more === 255; length += more) more = block[at++];
    return length;
  };
  while (at < block.length) {
    const token = block[at++];
    const literal = extended(token >> 4);
    plain.add(block, at, literal);
    at += literal;
    if (at < block.length) {
      const distance = block.readUInt16LE(at);
      at += 2;
      plain.copy(distance, extended(token & 15) + 4);
    }
  }
}

/** Bytes that are decompressed one after the other. */
class Output {
  constructor(size) {
    this.size = size; // if it is known
    this.data = Buffer.alloc(Math.min(size ?? 1 << 16, LIMIT));
    this.length = 0;
  }

  room(length) {
    const needed = this.length + length;
    if (!(needed <= (this.size ?? LIMIT)) || needed > LIMIT) throw new RangeError('too long');
    if (needed > this.data.length) {
      this.data = Buffer.concat([this.data, Buffer.alloc(Math.max(needed, this.data.length))]);
    }
  }

  add(from, start, length) {
    if (start + length > from.length) throw new RangeError('the bytes end');
    this.room(length);
    from.copy(this.data, this.length, start, start + length);
    this.length += length;
  }

  copy(distance, length) {
    if (distance < 1 || distance > this.length) throw new RangeError('before the beginning');
    this.room(length);
    for (const end = this.length + length; this.length < end; this.length++) {
      this.data[this.length] = this.data[this.length - distance];
    }
  }

  bytes() {
    if (this.length !== (this.size ?? this.length)) throw new RangeError('another length');
    return this.data.subarray(0, this.length);
  }
}

let zstd = (data) => zlib.zstdDecompressSync(data, { maxOutputLength: LIMIT });

/** Loads the package zstddec where Node is older than 22.15, and has no zstd of its own. */
async function prepare() {
  if (zlib.zstdDecompressSync) return;
  const { ZSTDDecoder } = await import(require.resolve('zstddec/stream'));
  const decoder = new ZSTDDecoder();
  await decoder.init();
  zstd = (data) => {
    const parts = [];
    let left = LIMIT;
    let empty = data.length / 9; // frames at most; where the decoder fails, it gives no end of empty parts
    for (const part of decoder.decodeStreaming([data])) {
      if (part.length === 0 && empty-- < 0) throw new RangeError('malformed zstd');
      left -= part.length;
      if (left < 0) throw new RangeError(`more than ${LIMIT} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}

module.exports = { crc32, crc32c, decompress, prepare };
