// An opened entry: its header, the bytes that its records are in, and the records.
//
// Invariant: `records` are all records of the entry, or none and `error` says why. `partial` holds
// those before the error, for the person who looks at a damaged batch.

import { decompress, NONE } from '../codecs';
import { FormatError } from './errors';
import { type Header } from './header';
import { int64, int64At } from './integers';
import * as layout from './layout';
import type { Limits } from './limits';
import { framed, innerBase, innerRecords, plainRecord, unwrap } from './messages';
import { CODEC_MASK } from './plausibility';
import { type Record_, recordAt, walk } from './records';

export interface Batch {
  readonly header: Header;
  readonly entry: Uint8Array;
  /** What the records are in: decompressed bytes, or a part of the entry. */
  readonly payload: Uint8Array | null;
  /** Where the payload begins in the entry; `null` where it was decompressed. */
  readonly payloadAt: number | null;
  readonly records: readonly Record_[];
  readonly partial: readonly Record_[];
  readonly error: FormatError | null;
}

/** Opens an entry; throws nothing for bad bytes. The checksum is not looked at. */
export function openBatch(entry: Uint8Array, header: Header, limits: Limits): Batch {
  const found: Record_[] = [];
  let payload: Uint8Array | null = null;
  let error: FormatError | null = null;
  try {
    payload = payloadOf(entry, header, limits);
    addRecords(found, payload, entry, header, limits);
  } catch (caught) {
    if (!(caught instanceof FormatError)) {
      throw caught;
    }
    error = caught;
  }
  return {
    header,
    entry,
    payload,
    payloadAt: header.codec !== NONE ? null : header.magic === layout.MAGIC_V2 ? layout.RECORD_BATCH_OVERHEAD : 0,
    records: error === null ? found : [],
    partial: found,
    error,
  };
}

/** Adds the records of a payload; throws a `FormatError` at the first that is not sound. */
export function addRecords(
  found: Record_[],
  payload: Uint8Array,
  entry: Uint8Array,
  header: Header,
  limits: Limits,
): void {
  if (header.magic === layout.MAGIC_V2) {
    if (header.count !== 0) {
      walk(payload, header.count, limits, (cursor) => found.push(recordAt(payload, cursor, header)));
    }
  } else if (header.codec === NONE) {
    found.push(plainRecord(entry, header));
  } else {
    for (const record of innerRecords(payload, header, limits)) {
      found.push(record);
    }
  }
}

/** The bytes that the records are in. Java does not look at those of an empty v2 batch either. */
export function payloadOf(entry: Uint8Array, header: Header, limits: Limits): Uint8Array {
  if (header.magic !== layout.MAGIC_V2) {
    return header.codec === NONE ? entry : unwrap(entry, header, limits);
  }
  const stored = entry.subarray(layout.RECORD_BATCH_OVERHEAD);
  if (header.codec === NONE || header.count === 0) {
    return stored;
  }
  return decompress(header.codec, stored, header.magic, limits.batchBytes);
}

/** First offset and count of an entry; `null`s where Kafka cannot tell. Decompresses a wrapper. */
export function extentOf(
  entry: Uint8Array,
  header: Header,
  limits: Limits,
): [bigint | null, number | null] {
  if (header.magic === layout.MAGIC_V2 || header.codec === NONE) {
    return [header.baseOffset, header.count];
  }
  try {
    const payload = unwrap(entry, header, limits);
    try {
      const records = innerRecords(payload, header, limits);
      return [(records[0] as Record_).offset, records.length];
    } catch (error) {
      if (!(error instanceof FormatError)) {
        throw error;
      }
      return framedExtent(payload, header, limits);
    }
  } catch (error) {
    if (!(error instanceof FormatError)) {
      throw error;
    }
    return [null, null];
  }
}

/** The same where a message inside is bad: Kafka finds that when it comes to it. */
function framedExtent(
  payload: Uint8Array,
  header: Header,
  limits: Limits,
): [bigint | null, number | null] {
  const inner = framed(payload, limits);
  const [start] = inner[0] as readonly [number, number];
  const base = innerBase(payload, inner, header);
  const flags = payload[start + layout.flagsOffset(layout.MAGIC_V0)] as number;
  if ((flags & CODEC_MASK) !== NONE) {
    return [null, null];
  }
  return [int64(base + int64At(payload, start)), inner.length];
}
