// The frames around values: Confluent's, which names a schema, and Avro's single object encoding.

import { hexOf } from '../reader/base64';
import { int32At } from '../reader/integers';

interface Varint {
  readonly value: bigint;
  readonly end: number;
}

export function varint(data: Uint8Array, at: number): Varint | null {
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

export const zigzag = (value: bigint): bigint => (value >> 1n) ^ -(value & 1n);

/** What frames the value, and the payload behind it; `null` where there is no known frame. */
export function frameOf(data: Uint8Array): { words: string; payload: Uint8Array; id?: number } | null {
  if (data.length >= 5 && data[0] === 0) {
    const id = int32At(data, 1);
    return id >= 0
      ? { words: `Confluent wire format: schema id ${id}`, payload: data.subarray(5), id }
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
