// The index of a log: a row for each entry and each gap, in columns of typed arrays.
//
// Strategy: chunks of rows, so that growing copies nothing. 64-bit columns are BigInt64Array.
// A row takes 72 bytes, so a million batches take 72 MB.

import type { DamageKind } from '../reader/errors';
import type { Header } from '../reader/header';

const CHUNK_BITS = 12;
const CHUNK = 1 << CHUNK_BITS;

export const SOUND = 0;
export const BAD_CHECKSUM = 1;
/** Sound by its checksum, but its records cannot be read. */
export const UNREADABLE = 2;
export const GAP = 3;

export const KINDS: readonly DamageKind[] = [
  'truncated_tail',
  'zero_tail',
  'bad_checksum',
  'malformed',
  'unsupported',
  'limit_exceeded',
];

/** The count of a compressed v0 or v1 message before it was decompressed. */
export const UNKNOWN = -2;
/** The count where Kafka cannot tell it. */
export const NO_COUNT = -3;

/** More rows of a list stay in the worker: damage, transactions, the rows of a side file. */
export const MAX_LISTED = 100_000;

class Chunk {
  readonly position = new Float64Array(CHUNK);
  readonly size = new Float64Array(CHUNK);
  readonly firstOffset = new BigInt64Array(CHUNK);
  readonly lastOffset = new BigInt64Array(CHUNK);
  readonly maxTimestamp = new BigInt64Array(CHUNK);
  readonly producerId = new BigInt64Array(CHUNK);
  readonly count = new Int32Array(CHUNK);
  readonly crc = new Uint32Array(CHUNK);
  readonly baseSequence = new Int32Array(CHUNK);
  readonly leaderEpoch = new Int32Array(CHUNK);
  readonly producerEpoch = new Int16Array(CHUNK);
  readonly flags = new Uint8Array(CHUNK);
  readonly state = new Uint8Array(CHUNK);
  readonly segment = new Uint32Array(CHUNK);
}

const MAGIC_SHIFT = 6;
const CODEC_MASK = 7;
const IS_TRANSACTIONAL = 8;
const IS_CONTROL = 16;
const IS_LOG_APPEND = 32;

export interface Row {
  readonly row: number;
  readonly segment: number;
  readonly position: number;
  readonly size: number;
  readonly state: number;
  readonly magic: number;
  readonly codec: number;
  readonly isTransactional: boolean;
  readonly isControl: boolean;
  readonly firstOffset: bigint;
  readonly lastOffset: bigint;
  readonly maxTimestamp: bigint;
  readonly producerId: bigint;
  readonly count: number;
  readonly crc: number;
  /** 0 CreateTime, 1 LogAppendTime, -1 none. */
  readonly timestampType: number;
  readonly producerEpoch: number;
  readonly baseSequence: number;
  readonly leaderEpoch: number;
}

export class Index {
  private readonly chunks: Chunk[] = [];
  length = 0;

  private chunk(row: number): Chunk {
    return this.chunks[row >> CHUNK_BITS] as Chunk;
  }

  private next(segment: number, position: number, size: number, state: number): [Chunk, number] {
    if ((this.length & (CHUNK - 1)) === 0) {
      this.chunks.push(new Chunk());
    }
    const chunk = this.chunk(this.length);
    const at = this.length & (CHUNK - 1);
    chunk.segment[at] = segment;
    chunk.position[at] = position;
    chunk.size[at] = size;
    chunk.state[at] = state;
    this.length += 1;
    return [chunk, at];
  }

  addEntry(segment: number, header: Header): void {
    const state = header.isValid ? SOUND : BAD_CHECKSUM;
    const [chunk, at] = this.next(segment, header.position, header.size, state);
    chunk.firstOffset[at] = header.baseOffset;
    chunk.lastOffset[at] = header.lastOffset;
    chunk.maxTimestamp[at] = header.maxTimestamp;
    chunk.producerId[at] = header.batch?.producerId ?? -1n;
    chunk.count[at] = header.magic < 2 && header.codec !== 0 ? UNKNOWN : header.count;
    chunk.crc[at] = header.crc;
    chunk.baseSequence[at] = header.batch?.baseSequence ?? -1;
    chunk.leaderEpoch[at] = header.batch?.leaderEpoch ?? -1;
    chunk.producerEpoch[at] = header.batch?.producerEpoch ?? -1;
    chunk.flags[at] =
      (header.magic << MAGIC_SHIFT) |
      header.codec |
      (header.isTransactional ? IS_TRANSACTIONAL : 0) |
      (header.isControl ? IS_CONTROL : 0) |
      (header.timestampType === 1 ? IS_LOG_APPEND : 0);
  }

  addGap(segment: number, position: number, size: number, before: bigint): void {
    const [chunk, at] = this.next(segment, position, size, GAP);
    chunk.firstOffset[at] = before;
    chunk.lastOffset[at] = before;
    chunk.maxTimestamp[at] = -1n;
    chunk.producerId[at] = -1n;
    chunk.count[at] = 0;
  }

  at(row: number): Row {
    const chunk = this.chunk(row);
    const at = row & (CHUNK - 1);
    const flags = chunk.flags[at] as number;
    return {
      row,
      segment: chunk.segment[at] as number,
      position: chunk.position[at] as number,
      size: chunk.size[at] as number,
      state: chunk.state[at] as number,
      magic: flags >> MAGIC_SHIFT,
      codec: flags & CODEC_MASK,
      isTransactional: (flags & IS_TRANSACTIONAL) !== 0,
      isControl: (flags & IS_CONTROL) !== 0,
      firstOffset: chunk.firstOffset[at] as bigint,
      lastOffset: chunk.lastOffset[at] as bigint,
      maxTimestamp: chunk.maxTimestamp[at] as bigint,
      producerId: chunk.producerId[at] as bigint,
      count: chunk.count[at] as number,
      crc: chunk.crc[at] as number,
      timestampType: flags & IS_LOG_APPEND ? 1 : flags >> MAGIC_SHIFT === 0 ? -1 : 0,
      producerEpoch: chunk.producerEpoch[at] as number,
      baseSequence: chunk.baseSequence[at] as number,
      leaderEpoch: chunk.leaderEpoch[at] as number,
    };
  }

  state(row: number): number {
    return this.chunk(row).state[row & (CHUNK - 1)] as number;
  }

  setState(row: number, state: number): void {
    this.chunk(row).state[row & (CHUNK - 1)] = state;
  }

  setExtent(row: number, firstOffset: bigint | null, count: number | null): void {
    const chunk = this.chunk(row);
    const at = row & (CHUNK - 1);
    chunk.count[at] = count ?? NO_COUNT;
    if (firstOffset !== null) {
      chunk.firstOffset[at] = firstOffset;
    }
  }

  /** The last row of `from` to `to` (excluded) that begins at `position` or before. */
  rowAt(position: number, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.chunk(middle).position[middle & (CHUNK - 1)] as number) <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
