// Deflate (RFC 1951), one stream: the rules of zlib's inflate, which Java's `Inflater` is.
//
// Strategy: codes of up to FAST_BITS bits are looked up, longer ones are walked bit by bit in
// canonical order. Invariant: reads within `data`, writes within the output's limit; a code that is
// over-subscribed or incomplete, or a distance beyond what was written, is an error.

import { malformed } from '../reader/errors';
import type { Output } from './output';

const FAST_BITS = 10;
const FAST_MASK = (1 << FAST_BITS) - 1;
const MAX_BITS = 15;
const END_OF_BLOCK = 256;
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

class Huffman {
  /** By the next FAST_BITS bits: symbol << 4 | length; 0 where the code is longer. */
  private readonly fast = new Uint16Array(1 << FAST_BITS);
  private readonly counts = new Uint16Array(MAX_BITS + 1);
  private readonly symbols: Uint16Array;

  /** `mayBeIncomplete`: zlib takes a single code of one bit, for distances. */
  constructor(lengths: Uint8Array, mayBeIncomplete: boolean) {
    const { counts } = this;
    let longest = 0;
    for (const length of lengths) {
      counts[length] = (counts[length] as number) + 1;
      longest = Math.max(longest, length);
    }
    counts[0] = 0;
    let left = 1;
    for (let bits = 1; bits <= MAX_BITS; bits += 1) {
      left = left * 2 - (counts[bits] as number);
      if (left < 0) {
        throw malformed('gzip: an over-subscribed set of codes');
      }
    }
    if (left > 0 && !(mayBeIncomplete && longest <= 1)) {
      throw malformed('gzip: an incomplete set of codes');
    }
    const starts = new Uint16Array(MAX_BITS + 2);
    const codes = new Uint16Array(MAX_BITS + 2);
    for (let bits = 1; bits <= MAX_BITS; bits += 1) {
      starts[bits + 1] = (starts[bits] as number) + (counts[bits] as number);
      codes[bits + 1] = ((codes[bits] as number) + (counts[bits] as number)) << 1;
    }
    this.symbols = new Uint16Array(lengths.length);
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      const length = lengths[symbol] as number;
      if (length === 0) {
        continue;
      }
      this.symbols[(starts[length] as number)] = symbol;
      starts[length] = (starts[length] as number) + 1;
      const code = codes[length] as number;
      codes[length] = code + 1;
      if (length <= FAST_BITS) {
        let reversed = 0;
        for (let bit = 0; bit < length; bit += 1) {
          reversed |= ((code >> bit) & 1) << (length - 1 - bit);
        }
        for (let at = reversed; at <= FAST_MASK; at += 1 << length) {
          this.fast[at] = (symbol << 4) | length;
        }
      }
    }
  }

  /** Symbol << 4 | length of the code that the low bits of `bits` begin with; -1 for none. */
  find(bits: number): number {
    const found = this.fast[bits & FAST_MASK] as number;
    return found !== 0 ? found : this.walk(bits);
  }

  private walk(bits: number): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= MAX_BITS; length += 1) {
      code |= (bits >>> (length - 1)) & 1;
      const count = this.counts[length] as number;
      if (code - count < first) {
        return ((this.symbols[index + (code - first)] as number) << 4) | length;
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }
}

const lengthsOf = (...runs: [number, number][]): Uint8Array =>
  Uint8Array.from(runs.flatMap(([count, length]) => Array<number>(count).fill(length)));
const FIXED_LITERALS = new Huffman(lengthsOf([144, 8], [112, 9], [24, 7], [8, 8]), false);
const FIXED_DISTANCES = new Huffman(lengthsOf([32, 5]), false);

class Inflater {
  private bits = 0;
  private count = 0;
  /** Where this stream's output begins. */
  private readonly start: number;

  constructor(
    private readonly data: Uint8Array,
    private at: number,
    private readonly output: Output,
  ) {
    this.start = output.length;
  }

  /** Inflates one stream; where it ends in the data. */
  run(): number {
    for (let isLast = false; !isLast; ) {
      isLast = this.take(1) === 1;
      const kind = this.take(2);
      if (kind === 0) {
        this.stored();
      } else if (kind === 1) {
        this.block(FIXED_LITERALS, FIXED_DISTANCES);
      } else if (kind === 2) {
        this.dynamic();
      } else {
        throw malformed('gzip: an invalid block type');
      }
    }
    return this.at - (this.count >> 3);
  }

  private cut(): Error {
    return malformed(`gzip: the stream of ${this.data.length} bytes ends inside a member`);
  }

  /** Holds at least `wanted` bits (at most 16), or as many as there are. */
  private fill(wanted: number): void {
    while (this.count < wanted && this.at < this.data.length) {
      this.bits |= (this.data[this.at++] as number) << this.count;
      this.count += 8;
    }
  }

  private take(wanted: number): number {
    if (this.count < wanted) {
      this.fill(wanted);
      if (this.count < wanted) {
        throw this.cut();
      }
    }
    const value = this.bits & ((1 << wanted) - 1);
    this.bits >>>= wanted;
    this.count -= wanted;
    return value;
  }

  private symbol(codes: Huffman): number {
    if (this.count < MAX_BITS) {
      this.fill(MAX_BITS);
    }
    const found = codes.find(this.bits);
    const length = found & 15;
    if (found < 0 || length > this.count) {
      if (this.at >= this.data.length) {
        throw this.cut();
      }
      throw malformed('gzip: an invalid code');
    }
    this.bits >>>= length;
    this.count -= length;
    return found >> 4;
  }

  private stored(): void {
    this.at -= this.count >> 3;
    this.bits = this.count = 0;
    const { data, at } = this;
    if (at + 4 > data.length) {
      throw this.cut();
    }
    const length = (data[at] as number) | ((data[at + 1] as number) << 8);
    const complement = (data[at + 2] as number) | ((data[at + 3] as number) << 8);
    if (length !== (~complement & 0xffff)) {
      throw malformed('gzip: a stored block whose lengths do not match');
    }
    const end = at + 4 + length;
    this.output.append(data.subarray(at + 4, end));
    if (end > data.length) {
      throw this.cut();
    }
    this.at = end;
  }

  private dynamic(): void {
    const literals = this.take(5) + 257;
    const distances = this.take(5) + 1;
    const codeLengths = this.take(4) + 4;
    if (literals > 286 || distances > 30) {
      throw malformed('gzip: too many length or distance codes');
    }
    const first = new Uint8Array(19);
    for (let index = 0; index < codeLengths; index += 1) {
      first[CODE_LENGTH_ORDER[index] as number] = this.take(3);
    }
    const codes = new Huffman(first, false);
    const lengths = new Uint8Array(literals + distances);
    for (let index = 0; index < lengths.length; ) {
      const symbol = this.symbol(codes);
      if (symbol < 16) {
        lengths[index++] = symbol;
        continue;
      }
      if (symbol === 16 && index === 0) {
        throw malformed('gzip: a repeated code length without one before it');
      }
      const value = symbol === 16 ? (lengths[index - 1] as number) : 0;
      const times =
        symbol === 16 ? 3 + this.take(2) : symbol === 17 ? 3 + this.take(3) : 11 + this.take(7);
      if (index + times > lengths.length) {
        throw malformed('gzip: too many code lengths');
      }
      lengths.fill(value, index, index + times);
      index += times;
    }
    if (lengths[END_OF_BLOCK] === 0) {
      throw malformed('gzip: no code for the end of the block');
    }
    this.block(
      new Huffman(lengths.subarray(0, literals), true),
      new Huffman(lengths.subarray(literals), true),
    );
  }

  private block(literals: Huffman, distances: Huffman): void {
    const { output } = this;
    for (;;) {
      const symbol = this.symbol(literals);
      if (symbol < END_OF_BLOCK) {
        if (output.length === output.data.length) {
          output.reserve(1);
        }
        output.data[output.length++] = symbol;
        continue;
      }
      if (symbol === END_OF_BLOCK) {
        return;
      }
      const index = symbol - 257;
      if (index >= LENGTH_BASE.length) {
        throw malformed('gzip: an invalid length code');
      }
      const length = (LENGTH_BASE[index] as number) + this.take(LENGTH_BITS[index] as number);
      const far = this.symbol(distances);
      if (far >= DISTANCE_BASE.length) {
        throw malformed('gzip: an invalid distance code');
      }
      const distance = (DISTANCE_BASE[far] as number) + this.take(DISTANCE_BITS[far] as number);
      if (distance > output.length - this.start) {
        throw malformed('gzip: a distance too far back');
      }
      output.repeat(distance, length);
    }
  }
}

/** Inflates the stream at `at` to the end of `output`; where the stream ends. */
export const inflate = (data: Uint8Array, at: number, output: Output): number =>
  new Inflater(data, at, output).run();
