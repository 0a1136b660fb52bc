// LZMA without a header: the rules of the LZMA specification, with lc=3, lp=0, pb=2.
//
// For the decoder of zstd in the page alone, whose bytes are trusted.

const [IS_MATCH, IS_REP, IS_REP_0, IS_REP_1, IS_REP_2, IS_LONG] = [0, 192, 204, 216, 228, 240];
const [SLOT, SPECIAL, ALIGN, LENGTH, REP_LENGTH, LITERAL] = [432, 688, 816, 832, 1352, 1872];
const [MIDDLE, HIGH, CHOICES] = [128, 256, 512]; // in the probabilities of lengths

/** The `size` bytes that were compressed. */
export function unlzma(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const odds = new Uint16Array(LITERAL + 0x300 * 8).fill(1024);
  let [range, code, from] = [2 ** 32 - 1, 0, 1];
  const normalize = (): void => {
    if (range < 2 ** 24) {
      range *= 256;
      code = code * 256 + (data[from] ?? 0);
      from += 1;
    }
  };
  const bit = (at: number): number => {
    const odd = odds[at] as number;
    const bound = Math.floor(range / 2048) * odd;
    const isSet = code >= bound;
    odds[at] = isSet ? odd - (odd >> 5) : odd + ((2048 - odd) >> 5);
    range = isSet ? range - bound : bound;
    code -= isSet ? bound : 0;
    normalize();
    return Number(isSet);
  };
  const tree = (base: number, bits: number): number => {
    let node = 1;
    for (let left = bits; left > 0; left -= 1) {
      node = node * 2 + bit(base + node);
    }
    return node - (1 << bits);
  };
  const reverse = (base: number, bits: number): number => {
    let [node, value] = [1, 0];
    for (let at = 0; at < bits; at += 1) {
      const found = bit(base + node);
      node = node * 2 + found;
      value |= found << at;
    }
    return value;
  };
  const direct = (bits: number): number => {
    let value = 0;
    for (let left = bits; left > 0; left -= 1) {
      range = Math.floor(range / 2);
      const found = Number(code >= range);
      code -= found * range;
      value = value * 2 + found;
      normalize();
    }
    return value;
  };
  const lengthOf = (base: number, place: number): number =>
    bit(base + CHOICES) === 0
      ? tree(base + place * 8, 3)
      : bit(base + CHOICES + 1) === 0
        ? 8 + tree(base + MIDDLE + place * 8, 3)
        : 16 + tree(base + HIGH, 8);
  for (; from < 5; from += 1) {
    code = code * 256 + (data[from] as number);
  }
  let [state, rep, rep1, rep2, rep3] = [0, 0, 0, 0, 0];
  for (let at = 0; at < size; ) {
    const place = at & 3;
    if (bit(IS_MATCH + state * 16 + place) === 0) {
      const base = LITERAL + 0x300 * ((out[at - 1] ?? 0) >> 5);
      let symbol = 1;
      let match = state < 7 ? -1 : (out[at - rep - 1] as number);
      while (symbol < 256) {
        const expected = (match >> 7) & 1;
        const found = bit(base + symbol + (match < 0 ? 0 : (1 + expected) << 8));
        symbol = symbol * 2 + found;
        match = match < 0 || found !== expected ? -1 : (match << 1) & 0xff;
      }
      out[at] = symbol;
      at += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length = -1;
    if (bit(IS_REP + state) === 0) {
      [rep1, rep2, rep3] = [rep, rep1, rep2];
      length = lengthOf(LENGTH, place);
      state = state < 7 ? 7 : 10;
      rep = tree(SLOT + Math.min(length, 3) * 64, 6);
      if (rep > 3) {
        const [slot, bits] = [rep, (rep >> 1) - 1];
        rep = (2 + (slot & 1)) << bits;
        rep += slot < 14 ? reverse(SPECIAL + rep - slot, bits) : direct(bits - 4) * 16 + reverse(ALIGN, 4);
      }
    } else {
      if (bit(IS_REP_0 + state) === 1) {
        if (bit(IS_REP_1 + state) === 0) {
          [rep, rep1] = [rep1, rep];
        } else if (bit(IS_REP_2 + state) === 0) {
          [rep, rep1, rep2] = [rep2, rep, rep1];
        } else {
          [rep, rep1, rep2, rep3] = [rep3, rep, rep1, rep2];
        }
        length = lengthOf(REP_LENGTH, place);
      } else if (bit(IS_LONG + state * 16 + place) === 1) {
        length = lengthOf(REP_LENGTH, place);
      }
      state = length < 0 ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
    }
    for (const end = Math.min(size, at + length + 2); at < end; at += 1) {
      out[at] = out[at - rep - 1] as number;
    }
  }
  return out;
}
