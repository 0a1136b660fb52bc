// Big-endian and variable-length integers, and Java's arithmetic on them.
//
// 64-bit numbers are BigInt: a double rounds beyond 2^53.

import { malformed } from './errors';

export const NO_TIMESTAMP = -1n;
const INT32_MAX = 0x7fffffff;

export const int32At = (data: Uint8Array, at: number): number =>
  ((data[at] as number) << 24) |
  ((data[at + 1] as number) << 16) |
  ((data[at + 2] as number) << 8) |
  (data[at + 3] as number);

export const uint32At = (data: Uint8Array, at: number): number => int32At(data, at) >>> 0;

export const int16At = (data: Uint8Array, at: number): number =>
  (((data[at] as number) << 24) | ((data[at + 1] as number) << 16)) >> 16;

export const int8At = (data: Uint8Array, at: number): number => ((data[at] as number) << 24) >> 24;

export const int64At = (data: Uint8Array, at: number): bigint =>
  (BigInt(int32At(data, at)) << 32n) | BigInt(uint32At(data, at + 4));

/** A number near the int64 at `at`: exact up to 2^53, and in the right order beyond. */
export const nearInt64At = (data: Uint8Array, at: number): number =>
  int32At(data, at) * 4294967296 + uint32At(data, at + 4);

/** Wraps around as a Java `long` does. */
export const int64 = (value: bigint): bigint => BigInt.asIntN(64, value);

/** Sequence numbers go from 2^31 - 1 on to 0 (`DefaultRecordBatch.incrementSequence`). */
export function incrementSequence(sequence: number, increment: number): number {
  if (sequence > ((INT32_MAX - increment) | 0)) {
    return (increment - ((INT32_MAX - sequence) | 0) - 1) | 0;
  }
  return (sequence + increment) | 0;
}

/** A varint or varlong that was read: where the next field begins is `end`. */
export class VarReader {
  /** Position behind what was read last. */
  at = 0;

  constructor(readonly data: Uint8Array) {}

  /** A ZigZag int32 of one to five bytes (`ByteUtils.readVarint`), not beyond `end`. */
  int32(end: number): number {
    const { data } = this;
    let raw = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.byte(end);
      raw |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) {
        return (raw >>> 1) ^ -(raw & 1);
      }
    }
    throw malformed(`a varint of more than 5 bytes at byte ${this.at - 5} of ${data.length}`);
  }

  /** A ZigZag int64 of one to ten bytes (`ByteUtils.readVarlong`), not beyond `end`. */
  int64(end: number): bigint {
    let raw = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte(end);
      raw |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) {
        raw = BigInt.asUintN(64, raw);
        return BigInt.asIntN(64, (raw >> 1n) ^ -(raw & 1n));
      }
    }
    throw malformed(`a varlong of more than 10 bytes at byte ${this.at - 10}`);
  }

  /** Passes over an int64. */
  skipInt64(end: number): void {
    for (let index = 0; index < 10; index += 1) {
      if (this.byte(end) < 0x80) {
        return;
      }
    }
    throw malformed(`a varlong of more than 10 bytes at byte ${this.at - 10}`);
  }

  private byte(end: number): number {
    if (this.at >= end) {
      throw malformed(`a number is cut off at byte ${this.at}`);
    }
    const byte = this.data[this.at] as number;
    this.at += 1;
    return byte;
  }
}
