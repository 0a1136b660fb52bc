// The wire of Protobuf, as far as bytes tell without a schema.
//
// A Protobuf message tells field numbers and wire types; what a length-delimited field is, is a guess
// and said so.

import { hexOf } from '../reader/base64';
import { int32At, int64At } from '../reader/integers';
import { strictUtf8 } from '../reader/utf8';
import { varint, zigzag } from './frames';

const MAX_DEPTH = 16;
const MAX_FIELDS = 10_000;

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
  return [`${label}: 0x${hexOf(bytes.subarray(0, 256))}${bytes.length > 256 ? '…' : ''}  (${bytes.length} bytes)`];
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

/** A number that the whole value could be; empty for other lengths. */
export function numbers(data: Uint8Array): string {
  return data.length === 8
    ? `int64 ${int64At(data, 0)}`
    : data.length === 4
      ? `int32 ${int32At(data, 0)}`
      : '';
}
