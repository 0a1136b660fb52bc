// Messages of magic 0 and 1: plain ones, and wrappers of compressed sets.
//
// Rules of `AbstractLegacyRecordBatch.DeepRecordsIterator`:
// - the offsets in a v1 wrapper are relative to its own, which is the last one's; those in a v0
//   wrapper are absolute. A wrapper at offset 0 has base 0: early librdkafka wrote such;
// - inner messages of v1 have their own time, unless the wrapper says LogAppendTime;
// - an inner message that is cut off ends the set; an inner one that is compressed is an error.
//   Inner checksums are not looked at, nor is the wrapper's key.

import { messageHeader } from 'grammar-layout';
import { decompress, NONE, ZSTD } from '../codecs';
import { FormatError, malformed } from './errors';
import { type Header, LOG_APPEND_TIME, NO_SEQUENCE, NO_TIMESTAMP_TYPE } from './header';
import { NO_TIMESTAMP, int32At, int64, int64At, int8At } from './integers';
import * as layout from './layout';
import type { Limits } from './limits';
import { CODEC_MASK } from './plausibility';
import type { Record_, Span } from './records';

/** Key and value of a message; throws where a length leads beyond its end. */
export function keyAndValue(data: Uint8Array, start: number, end: number): (Span | null)[] {
  let at = start + layout.keyLengthOffset(int8At(data, start + layout.MAGIC_OFFSET));
  return ['key', 'value'].map((what) => {
    if (at + 4 > end) {
      throw malformed(`the length of the ${what} is cut off`);
    }
    const length = int32At(data, at);
    at += 4;
    if (length < 0) {
      return null;
    }
    if (at + length > end) {
      throw malformed(`a ${what} of ${length} bytes, ${end - at} are left`);
    }
    at += length;
    return [at - length, at] as const;
  });
}

/** The decompressed set inside of a wrapper. */
export function unwrap(entry: Uint8Array, header: Header, limits: Limits): Uint8Array {
  const [, value] = keyAndValue(entry, 0, entry.length);
  if (!value) {
    throw malformed('a compressed message set with a null value');
  }
  if (header.codec === ZSTD) {
    throw malformed(`zstd in a message of magic ${header.magic}, expected magic 2`);
  }
  const stored = entry.subarray(value[0], value[1]);
  return decompress(header.codec, stored, header.magic, limits.batchBytes);
}

/** The messages of a decompressed set by their lengths, up to one that is cut off. */
export function framed(payload: Uint8Array, limits: Limits): Span[] {
  const messages: Span[] = [];
  for (let at = 0; at + layout.LOG_OVERHEAD <= payload.length; ) {
    const length = int32At(payload, at + layout.SIZE_OFFSET);
    if (length < layout.RECORD_OVERHEAD_V0) {
      throw malformed(
        `inner message ${messages.length}: length ${length}, ` +
          `the least is ${layout.RECORD_OVERHEAD_V0}`,
      );
    }
    const end = at + layout.LOG_OVERHEAD + length;
    if (end > payload.length) {
      break;
    }
    if (messages.length === limits.batchRecords) {
      const reason = `more than the limit of ${limits.batchRecords} records`;
      throw new FormatError('limit_exceeded', reason);
    }
    messages.push([at, end]);
    at = end;
  }
  if (messages.length === 0) {
    throw malformed('a compressed message set without messages');
  }
  return messages;
}

/** What is added to the inner offsets to make them absolute. */
export function innerBase(payload: Uint8Array, inner: readonly Span[], header: Header): bigint {
  const last = int64At(payload, (inner[inner.length - 1] as Span)[0]);
  if (header.magic === layout.MAGIC_V0 || header.lastOffset === 0n) {
    return 0n;
  }
  if (header.lastOffset < last) {
    throw malformed(
      `wrapper offset ${header.lastOffset} is less than the last inner message's ${last}`,
    );
  }
  return header.lastOffset - last;
}

/** The messages of a decompressed set as they are to be seen. */
export function innerRecords(payload: Uint8Array, header: Header, limits: Limits): Record_[] {
  const inner = framed(payload, limits);
  const parsed = inner.map(([start, end], index) => innerMessage(payload, start, end, index));
  const base = innerBase(payload, inner, header);
  return parsed.map((message) => ({
    ...message,
    ...timeOf(header, message.magic, message.timestamp),
    offset: int64(base + message.offset),
  }));
}

function innerMessage(
  payload: Uint8Array,
  start: number,
  end: number,
  index: number,
): Record_ & { magic: number } {
  const what = `inner message ${index}`;
  const magic = int8At(payload, start + layout.MAGIC_OFFSET);
  if (magic !== layout.MAGIC_V0 && magic !== layout.MAGIC_V1) {
    throw malformed(`${what}: magic ${magic}, expected 0 or 1`);
  }
  let spans: (Span | null)[];
  try {
    spans = keyAndValue(payload, start, end);
  } catch (error) {
    throw malformed(`${what}: ${(error as Error).message}`);
  }
  if (((payload[start + layout.flagsOffset(magic)] as number) & CODEC_MASK) !== NONE) {
    throw malformed(`${what}: is compressed, inside a compressed message`);
  }
  return {
    ...recordOf(payload, start, end, spans),
    magic,
    timestamp: magic === layout.MAGIC_V0 ? NO_TIMESTAMP : int64At(payload, start + messageHeader.timestamp),
  };
}

function recordOf(data: Uint8Array, start: number, end: number, spans: (Span | null)[]): Record_ {
  const [key, value] = spans as [Span | null, Span | null];
  return {
    start,
    end,
    offset: int64At(data, start),
    timestamp: NO_TIMESTAMP,
    timestampType: NO_TIMESTAMP_TYPE,
    sequence: NO_SEQUENCE,
    key,
    value,
    headers: [],
  };
}

/** The one record of a message that is not compressed. */
export function plainRecord(entry: Uint8Array, header: Header): Record_ {
  return {
    ...recordOf(entry, 0, entry.length, keyAndValue(entry, 0, entry.length)),
    ...timeOf(header, header.magic, header.maxTimestamp),
  };
}

function timeOf(
  header: Header,
  magic: number,
  own: bigint,
): { timestamp: bigint; timestampType: number } {
  if (magic === layout.MAGIC_V0) {
    return { timestamp: NO_TIMESTAMP, timestampType: NO_TIMESTAMP_TYPE };
  }
  if (magic === layout.MAGIC_V1 && header.timestampType === LOG_APPEND_TIME) {
    return { timestamp: header.maxTimestamp, timestampType: LOG_APPEND_TIME };
  }
  return { timestamp: own, timestampType: header.timestampType };
}
