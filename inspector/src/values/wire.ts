// The wire of Protobuf and of Avro, as far as bytes tell without a schema.
//
// A Protobuf message tells field numbers and wire types; what a length-delimited field is, is a guess
// and said so. Avro's binary tells nothing without its schema: what is shown is the frame around it
// (Confluent's, or the single object encoding) and the numbers and texts that the bytes could be.

import { int32At, int64At } from '../reader/integers';
import { strictUtf8 } from '../reader/utf8';

const MAX_DEPTH = 16;
const MAX_FIELDS = 10_000;

interface Varint {
  readonly value: bigint;
  readonly end: number;
}

function varint(data: Uint8Array, at: number): Varint | null {
  let value = 0n;
  for (let index = 0; index < 10 && at + index < data.length; index += 1) {
    const byte = data[at + index] as number;
    value |= BigInt(byte & 0x7f) << BigInt(7 * index);
    if (byte < 0x80) {
      return { value: BigInt.asUintN(64, value), end: at + index + 1 };
    }
  }
  return null;
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 256), (byte) => byte.toString(16).padStart(2, '0')).join('') +
  (bytes.length > 256 ? '…' : '');

const zigzag = (value: bigint): bigint => (value >> 1n) ^ -(value & 1n);

const isText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);

/** A message's fields, one a line; `null` where the bytes are not a whole message. */
export function protobuf(data: Uint8Array): string | null {
  const budget = { left: MAX_FIELDS };
  const lines = message(data, 0, budget);
  return lines === null || data.length === 0 ? null : lines.join('\n');
}

function message(data: Uint8Array, depth: number, budget: { left: number }): string[] | null {
  const lines: string[] = [];
  for (let at = 0; at < data.length; ) {
    const tag = varint(data, at);
    if (tag === null || tag.value >> 3n === 0n || tag.value > 0xffffffffn || budget.left-- <= 0) {
      return null;
    }
    const label = `${'  '.repeat(depth)}${tag.value >> 3n}`;
    const kind = Number(tag.value & 7n);
    at = tag.end;
    if (kind === 0) {
      const found = varint(data, at);
      if (found === null) {
        return null;
      }
      const { value } = found;
      const signed = BigInt.asIntN(64, value);
      const other = signed < 0n ? `int ${signed}` : `zigzag ${zigzag(value)}`;
      lines.push(`${label}: ${value}  (varint; ${other})`);
      at = found.end;
    } else if (kind === 1 || kind === 5) {
      const size = kind === 1 ? 8 : 4;
      if (at + size > data.length) {
        return null;
      }
      const view = new DataView(data.buffer, data.byteOffset + at, size);
      const [whole, real] =
        kind === 1
          ? [view.getBigInt64(0, true), view.getFloat64(0, true)]
          : [view.getInt32(0, true), view.getFloat32(0, true)];
      lines.push(`${label}: ${whole}  (${size * 8} bits; as a real number ${real})`);
      at += size;
    } else if (kind === 2) {
      const length = varint(data, at);
      if (length === null || length.value > BigInt(data.length - length.end)) {
        return null;
      }
      at = length.end + Number(length.value);
      lines.push(...delimited(data.subarray(length.end, at), label, depth, budget));
    } else {
      return null; // groups are long gone, 6 and 7 never were
    }
  }
  return lines;
}

function delimited(
  bytes: Uint8Array,
  label: string,
  depth: number,
  budget: { left: number },
): string[] {
  const text = strictUtf8(bytes);
  if (text !== null && isText(text)) {
    return [`${label}: ${JSON.stringify(text)}  (${bytes.length} bytes)`];
  }
  const nested = depth < MAX_DEPTH ? message(bytes, depth + 1, budget) : null;
  if (nested !== null && bytes.length > 0) {
    const close = `${'  '.repeat(depth)}}`;
    return [`${label}: {  (${bytes.length} bytes, taken for a message)`, ...nested, close];
  }
  return [`${label}: 0x${hexOf(bytes)}  (${bytes.length} bytes)`];
}

/** What frames the value, and the payload behind it; `null` where there is no known frame. */
export function frameOf(data: Uint8Array): { words: string; payload: Uint8Array } | null {
  if (data.length >= 5 && data[0] === 0) {
    const id = int32At(data, 1);
    return id >= 0
      ? { words: `Confluent wire format: schema id ${id}`, payload: data.subarray(5) }
      : null;
  }
  if (data.length >= 10 && data[0] === 0xc3 && data[1] === 0x01) {
    const fingerprint = hexOf(data.subarray(2, 10));
    return {
      words: `Avro single object encoding: schema fingerprint ${fingerprint} (CRC-64-AVRO, little-endian)`,
      payload: data.subarray(10),
    };
  }
  return null;
}

/** Protobuf in Confluent's frame has the path to the message's type before it. */
export function messageIndexes(payload: Uint8Array): { words: string; rest: Uint8Array } | null {
  const length = varint(payload, 0);
  if (length === null) {
    return null;
  }
  let at = length.end;
  const indexes: bigint[] = [];
  for (let index = 0n; index < zigzag(length.value); index += 1n) {
    const each = varint(payload, at);
    if (each === null || indexes.length > 100) {
      return null;
    }
    indexes.push(zigzag(each.value));
    at = each.end;
  }
  const path = indexes.length === 0 ? '0' : indexes.join(', ');
  return { words: `message indexes ${path}`, rest: payload.subarray(at) };
}

/** What Avro's binary could be: longs, and strings or bytes by their lengths, from the front. */
export function avro(data: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < data.length && lines.length < 500; ) {
    const found = varint(data, at);
    const long = found === null ? null : zigzag(found.value);
    const from = String(at).padStart(6);
    if (found !== null && long !== null && long > 0n && long <= BigInt(data.length - found.end)) {
      const bytes = data.subarray(found.end, found.end + Number(long));
      const text = strictUtf8(bytes);
      if (text !== null && isText(text)) {
        lines.push(`${from}  string ${JSON.stringify(text)}`);
        at = found.end + bytes.length;
        continue;
      }
    }
    if (found !== null) {
      lines.push(`${from}  int or long ${long}`);
      at = found.end;
    } else {
      lines.push(`${from}  0x${hexOf(data.subarray(at))}`);
      at = data.length;
    }
  }
  return lines.join('\n');
}

/** A number that the whole value could be; empty for other lengths. */
export function numbers(data: Uint8Array): string {
  return data.length === 8
    ? `int64 ${int64At(data, 0)}`
    : data.length === 4
      ? `int32 ${int32At(data, 0)}`
      : '';
}
