// What a log is made of: records and bytes over time, by size and by key.
//
// Strategy: before its records are checked a log is known by its batches; the check adds up each record.
// Bins of time are doubled when they are many; of many keys the smaller half is dropped, which is said.
// Invariant: memory is bounded, and sums are exact but those of dropped keys.

import type { Batch } from '../reader/batch';
import type { Span } from '../reader/records';
import { preview } from '../reader/fields';
import type { Row } from './index';

const MAX_BINS = 2048;
const MAX_KEYS = 4096;
const MAX_KEY = 64; // bytes that tell one key from another
const FROM = Date.UTC(2000, 0);
const TO = Date.UTC(2100, 0);

/** Records and bytes of a bin, of a size or of a key. */
export type Sum = [records: number, bytes: number];

export interface Figures {
  /** Whether each record was read; else a record has the time and the size of its batch. */
  isOfRecords: boolean;
  /** Milliseconds of a bin, and the bins by their number from 1970. */
  width: number;
  bins: Map<number, Sum>;
  /** Records without a time between 2000 and 2100. */
  untimed: number;
  /** By the number of bits of a size. */
  sizes: Map<number, Sum>;
  batches: Map<number, Sum>;
  keys: Map<string, Sum>;
  isSomeKeys: boolean;
}

export const noFigures = (isOfRecords: boolean): Figures => ({
  isOfRecords,
  width: 1,
  bins: new Map(),
  untimed: 0,
  sizes: new Map(),
  batches: new Map(),
  keys: new Map(),
  isSomeKeys: false,
});

function add<K>(sums: Map<K, Sum>, key: K, records: number, bytes: number): void {
  const sum = sums.get(key);
  if (sum === undefined) {
    sums.set(key, [records, bytes]);
  } else {
    sum[0] += records;
    sum[1] += bytes;
  }
}

const bits = (size: number): number => 32 - Math.clz32(size);

function addTime(to: Figures, timestamp: bigint, records: number, bytes: number): void {
  const time = Number(timestamp);
  if (time < FROM || time >= TO) {
    to.untimed += records;
    return;
  }
  add(to.bins, Math.floor(time / to.width), records, bytes);
  while (to.bins.size > MAX_BINS) {
    const before = to.bins;
    to.bins = new Map();
    to.width *= 2;
    before.forEach((sum, bin) => add(to.bins, Math.floor(bin / 2), ...sum));
  }
}

/** Adds a sound batch by its header. */
export function addRow(to: Figures, { size, count, maxTimestamp, isControl }: Row): void {
  add(to.batches, bits(size), 1, size);
  if (!to.isOfRecords && !isControl) {
    addTime(to, maxTimestamp, Math.max(0, count), size);
  }
}

/** Adds the records of a batch. */
export function addRecords(to: Figures, { payload, records, header }: Batch): void {
  const length = (span: Span | null): number => (span === null ? 0 : span[1] - span[0]);
  for (const { key, value, headers, timestamp } of header.isControl ? [] : records) {
    const size = headers.reduce((sum, each) => sum + length(each.key) + length(each.value), length(key) + length(value));
    addTime(to, timestamp, 1, size);
    add(to.sizes, bits(size), 1, size);
    const bytes = key === null ? null : (payload as Uint8Array).subarray(key[0], Math.min(key[1], key[0] + MAX_KEY));
    add(to.keys, bytes === null ? 'null' : `${preview(bytes)}${length(key) > MAX_KEY ? '…' : ''}`, 1, size);
    if (to.keys.size > MAX_KEYS) {
      to.isSomeKeys = true;
      to.keys = new Map([...to.keys].sort(([, a], [, b]) => b[1] - a[1]).slice(0, MAX_KEYS / 2));
    }
  }
}
