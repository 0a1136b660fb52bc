// The records of a v2 batch, as spans of the decompressed payload.
//
// Rules of `DefaultRecord.readFrom` and `DefaultRecordBatch.RecordIterator`: a record fills the
// length that it declares, the batch has exactly as many as its header says, nothing remains. Offsets
// and times are deltas against the header's base; with LogAppendTime every record has the batch's
// maximum; sequences count on from the base and wrap.
//
// Invariant: `walk` looks at every field of every record, and allocates nothing for it.

import { FormatError, malformed } from './errors';
import { LOG_APPEND_TIME, NO_SEQUENCE, type Header } from './header';
import { VarReader, incrementSequence, int64 } from './integers';
import * as layout from './layout';
import type { Limits } from './limits';

/** A range of the payload; `null` in a record is a null key or value. */
export type Span = readonly [start: number, end: number];

/** One record (v2) or one message (v0, v1), with absolute offset and effective time. */
export interface Record_ {
  /** Where it is in the payload, its length included. */
  readonly start: number;
  readonly end: number;
  readonly offset: bigint;
  readonly timestamp: bigint;
  readonly timestampType: number;
  readonly sequence: number;
  readonly key: Span | null;
  readonly value: Span | null;
  readonly headers: readonly { readonly key: Span; readonly value: Span | null }[];
}

/** Where `walk` is: the fields of the current record, as positions. */
export class Cursor {
  start = 0;
  end = 0;
  timestampAt = 0;
  offsetDelta = 0;
  keyAt = 0;
  keyLength = 0;
  valueAt = 0;
  valueLength = 0;
  headersAt = 0;
  headerCount = 0;
  /** Headers of the records so far, by what they claim. */
  headerTotal = 0;
}

/** Refuses a record count that can be told to be wrong, or is too much, before anything is read. */
export function checkCount(count: number, payloadSize: number, limits: Limits): void {
  if (count < 0) {
    throw malformed(`record count ${count}, expected 0 or more`);
  }
  const most = Math.floor(payloadSize / layout.MIN_RECORD_SIZE);
  if (limits.batchRecords < count && count <= most) {
    throw new FormatError(
      'limit_exceeded',
      `${count} records, the limit is ${limits.batchRecords}`,
    );
  }
}

/** Visits each record of a payload; throws a `FormatError` at the first that is not sound. */
export function walk(
  payload: Uint8Array,
  count: number,
  limits: Limits,
  visit: (cursor: Cursor, index: number) => void,
): void {
  checkCount(count, payload.length, limits);
  const reader = new VarReader(payload);
  const cursor = new Cursor();
  for (let index = 0; index < count; index += 1) {
    try {
      readRecord(reader, cursor, limits);
      if (index === count - 1 && reader.at < payload.length) {
        const left = payload.length - reader.at;
        throw malformed(`${left} bytes remain after the ${count} declared records`);
      }
    } catch (error) {
      throw error instanceof FormatError
        ? new FormatError(error.kind, `record ${index}: ${error.message}`)
        : error;
    }
    visit(cursor, index);
  }
}

function readRecord(reader: VarReader, cursor: Cursor, limits: Limits): void {
  const { length } = reader.data;
  cursor.start = reader.at;
  const declared = reader.int32(length);
  const body = reader.at;
  const end = body + declared;
  if (declared < 0 || end > length) {
    throw malformed(`a length of ${declared} bytes, ${length - body} are left`);
  }
  cursor.end = end;
  if (declared === 0) {
    throw malformed('a record of 0 bytes');
  }
  reader.at += 1; // the attributes
  cursor.timestampAt = reader.at;
  reader.skipInt64(end);
  cursor.offsetDelta = reader.int32(end);
  cursor.keyLength = reader.int32(end);
  cursor.keyAt = skip(reader, cursor.keyLength, end, 'key');
  cursor.valueLength = reader.int32(end);
  cursor.valueAt = skip(reader, cursor.valueLength, end, 'value');
  cursor.headerCount = reader.int32(end);
  cursor.headersAt = reader.at;
  cursor.headerTotal += Math.max(0, cursor.headerCount);
  if (cursor.headerTotal > limits.batchHeaders) {
    const reason = `${cursor.headerTotal} headers, the limit of a batch is ${limits.batchHeaders}`;
    throw new FormatError('limit_exceeded', reason);
  }
  if (cursor.headerCount > Math.floor((end - reader.at) / layout.MIN_HEADER_SIZE)) {
    throw malformed(`${cursor.headerCount} headers, ${end - reader.at} bytes are left`);
  }
  for (let index = 0; index < cursor.headerCount; index += 1) {
    const keyLength = reader.int32(end);
    if (keyLength < 0) {
      throw malformed(`header ${index}: a key of ${keyLength} bytes`);
    }
    skip(reader, keyLength, end, 'header key');
    skip(reader, reader.int32(end), end, 'header value');
  }
  if (cursor.headerCount < 0) {
    throw malformed(`header count ${cursor.headerCount}, expected 0 or more`);
  }
  if (cursor.headerCount > limits.recordHeaders) {
    throw new FormatError(
      'limit_exceeded',
      `${cursor.headerCount} headers, the limit is ${limits.recordHeaders}`,
    );
  }
  if (reader.at !== end) {
    throw malformed(`${reader.at - body} bytes read of the ${declared} it declares`);
  }
}

/** Passes over bytes whose length below zero means null; where they begin. */
function skip(reader: VarReader, length: number, end: number, what: string): number {
  const start = reader.at;
  if (length > 0) {
    if (start + length > end) {
      throw malformed(`a ${what} of ${length} bytes, ${end - start} are left`);
    }
    reader.at += length;
  }
  return start;
}

/** The record that a cursor is at. */
export function recordAt(payload: Uint8Array, cursor: Cursor, header: Header): Record_ {
  const { batch } = header;
  if (batch === null) {
    throw new Error('a message has no cursor');
  }
  const reader = new VarReader(payload);
  reader.at = cursor.timestampAt;
  const delta = reader.int64(cursor.end);
  const isLogAppend = header.timestampType === LOG_APPEND_TIME;
  const headers = [];
  reader.at = cursor.headersAt;
  for (let index = 0; index < cursor.headerCount; index += 1) {
    const key = span(reader, cursor.end) as Span;
    headers.push({ key, value: span(reader, cursor.end) });
  }
  const { keyAt, keyLength, valueAt, valueLength } = cursor;
  return {
    start: cursor.start,
    end: cursor.end,
    offset: int64(header.baseOffset + BigInt(cursor.offsetDelta)),
    timestamp: isLogAppend ? header.maxTimestamp : int64(batch.baseTimestamp + delta),
    timestampType: header.timestampType,
    sequence:
      batch.baseSequence < 0
        ? NO_SEQUENCE
        : incrementSequence(batch.baseSequence, cursor.offsetDelta),
    key: keyLength < 0 ? null : [keyAt, keyAt + keyLength],
    value: valueLength < 0 ? null : [valueAt, valueAt + valueLength],
    headers,
  };
}

function span(reader: VarReader, end: number): Span | null {
  const length = reader.int32(end);
  const start = reader.at;
  if (length < 0) {
    return null;
  }
  reader.at += length;
  return [start, start + length];
}
