// Output that grows as it is written, and stops at a limit.
//
// Invariant: at most `limit` bytes are kept, and no more memory than twice of what was written.

import { tooLarge } from '../reader/errors';

const FIRST_SIZE = 64 * 1024;
const SMALL = 32;

export class Output {
  data: Uint8Array;
  length = 0;

  constructor(
    readonly limit: number,
    expected: number,
  ) {
    this.data = new Uint8Array(Math.min(limit, Math.max(expected, FIRST_SIZE)));
  }

  /** Makes room for `more` bytes behind those that are there. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed > this.limit) {
      throw tooLarge(this.limit);
    }
    if (needed > this.data.length) {
      const grown = new Uint8Array(Math.min(this.limit, Math.max(needed, this.data.length * 2)));
      grown.set(this.data.subarray(0, this.length));
      this.data = grown;
    }
  }

  append(piece: Uint8Array): void {
    this.reserve(piece.length);
    this.data.set(piece, this.length);
    this.length += piece.length;
  }

  /** Copies `length` bytes of `from` that begin at `at`; few bytes are faster one by one. */
  copy(from: Uint8Array, at: number, length: number): void {
    this.reserve(length);
    const { data } = this;
    if (length > SMALL) {
      data.set(from.subarray(at, at + length), this.length);
    } else {
      for (let index = 0; index < length; index += 1) {
        data[this.length + index] = from[at + index] as number;
      }
    }
    this.length += length;
  }

  /** Repeats `length` bytes from `distance` before the end; the two may overlap. */
  repeat(distance: number, length: number): void {
    this.reserve(length);
    const { data } = this;
    let from = this.length - distance;
    let to = this.length;
    this.length += length;
    if (distance >= length) {
      if (length > SMALL) {
        data.copyWithin(to, from, from + length);
        return;
      }
    } else if (distance === 1) {
      data.fill(data[from] as number, to, to + length);
      return;
    }
    for (const end = to + length; to < end; ) {
      data[to++] = data[from++] as number;
    }
  }

  value(): Uint8Array {
    return this.data.subarray(0, this.length);
  }
}
