// The bytes of a message, read one value after another, as `ByteBufferAccessor` and `ByteUtils` do.
//
// Invariant: no read goes past the end; an error has the words of Kafka's exception, or `null` where
// the exception has none, as Java prints it.

import { base64 } from '../reader/base64';
import { int16At, int32At, int64At, int8At, uint32At } from '../reader/integers';
import { decodeUtf8 } from '../reader/utf8';

const GREATEST_INT = 0x7fffffff;

/** A message that Kafka's own reader refuses. */
export class MessageError extends Error {}

export class Buffer {
  private position = 0;

  constructor(private readonly data: Uint8Array) {}

  get remaining(): number {
    return this.data.length - this.position;
  }

  private number<T>(size: number, read: (data: Uint8Array, at: number) => T): T {
    if (size > this.remaining) {
      throw new MessageError('null');
    }
    this.position += size;
    return read(this.data, this.position - size);
  }

  int8 = (): number => this.number(1, int8At);
  int16 = (): number => this.number(2, int16At);
  uint16 = (): number => this.number(2, int16At) & 0xffff;
  int32 = (): number => this.number(4, int32At);
  uint32 = (): number => this.number(4, uint32At);
  int64 = (): bigint => this.number(8, int64At);
  bool = (): boolean => this.number(1, int8At) !== 0;
  float64 = (): number =>
    this.number(8, (data, at) => new DataView(data.buffer, data.byteOffset + at, 8).getFloat64(0));

  /** Sixteen bytes as Kafka prints a `Uuid`: Base64 for URLs, without padding. */
  uuid = (): string => {
    this.int64();
    this.int64();
    const bytes = this.data.subarray(this.position - 16, this.position);
    return base64(bytes).slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
  };

  /** `ByteUtils.readUnsignedVarint`: a Java int, so it may be negative. */
  unsignedVarint(): number {
    let value = 0;
    let at = this.position;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.data[at];
      if (byte === undefined) {
        throw new MessageError('null');
      }
      at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) {
        this.position = at;
        return value;
      }
    }
    throw new MessageError(
      'Varint is too long, the most significant bit in the 5th byte is set, converted value: ' +
        (value >>> 0).toString(16),
    );
  }

  /** A compact length, which is stored plus one; below zero for null. Java's int wraps around. */
  compactSize(): number {
    const stored = this.unsignedVarint();
    return stored === -GREATEST_INT - 1 ? GREATEST_INT : stored - 1;
  }

  bytes(size: number): Uint8Array {
    if (size > this.remaining) {
      throw new MessageError(
        `Error reading byte array of ${size} byte(s): only ${this.remaining} byte(s) available`,
      );
    }
    if (size < 0) {
      throw new MessageError(String(size));
    }
    this.position += size;
    return this.data.subarray(this.position - size, this.position);
  }

  text(size: number): string {
    return decodeUtf8(this.bytes(size));
  }
}
