// Search over all records of a log: text, hexadecimal bytes or a regular expression.
//
// Strategy: offsets, times and producers rule out whole entries by the index. Bytes are looked for in
// the payload as a whole first; only an entry that has them somewhere is taken apart. A regular
// expression is tried on the text of each part. Invariant: a hit is in the part that it names.

import { addRecords, payloadOf } from '../reader/batch';
import { FormatError } from '../reader/errors';
import { DEFAULT_LIMITS } from '../reader/limits';
import type { Record_, Span } from '../reader/records';
import type { Header } from '../reader/header';
import { type Log, type Pause, type Segment } from './log';
import { BAD_CHECKSUM, GAP } from './index';
import {
  type Hit,
  type Query,
  type Ranges,
  type Searched,
  type Test,
  indexOf,
  needleOf,
  rangesOf,
  testOf,
} from './query';

const SLICE_MS = 40;

/** Finds records, and hands them out as they are found. */
export async function search(
  log: Log,
  query: Query,
  pause: Pause,
  found: (hit: Hit) => boolean,
): Promise<Searched> {
  const needle = needleOf(query);
  const test = testOf(query, needle);
  const ranges = rangesOf(query);
  let rare = -1;
  let unread = 0;
  let until = performance.now() + SLICE_MS;
  for (let row = 0; row < log.index.length; row += 1) {
    const at = log.index.at(row);
    const isDamaged = at.state === GAP || at.state === BAD_CHECKSUM;
    unread += isDamaged ? 1 : 0;
    const isWithin =
      !isDamaged &&
      at.lastOffset >= ranges.fromOffset &&
      (at.firstOffset <= ranges.toOffset || at.magic < 2) &&
      at.maxTimestamp >= ranges.fromTime &&
      (ranges.producerId === null || at.producerId === ranges.producerId);
    if (isWithin) {
      const { window } = log.segments[at.segment] as Segment;
      const entry = window.view(at.position, at.size);
      const header = log.headerOf(at, entry);
      try {
        const payload = payloadOf(entry, header, DEFAULT_LIMITS);
        if (needle !== null && rare < 0) {
          rare = rarest(needle, payload);
        }
        if (needle === null || indexOf(payload, needle, rare) >= 0) {
          for (const hit of hits(payload, entry, header, row, test, query, ranges)) {
            if (!found(hit)) {
              return { isDone: true, unread };
            }
          }
        }
      } catch (error) {
        if (!(error instanceof FormatError)) {
          throw error;
        }
        unread += 1;
      }
    }
    if (performance.now() > until) {
      const { start } = log.segments[at.segment] as Segment;
      if (!(await pause(start + at.position, log.size))) {
        return { isDone: false, unread };
      }
      until = performance.now() + SLICE_MS;
    }
  }
  return { isDone: true, unread };
}

function* hits(
  payload: Uint8Array,
  entry: Uint8Array,
  header: Header,
  row: number,
  test: Test | null,
  query: Query,
  ranges: Ranges,
): Generator<Hit> {
  const records: Record_[] = [];
  addRecords(records, payload, entry, header, DEFAULT_LIMITS);
  for (const [index, record] of records.entries()) {
    const { offset, timestamp } = record;
    if (
      offset < ranges.fromOffset ||
      offset > ranges.toOffset ||
      timestamp < ranges.fromTime ||
      timestamp > ranges.toTime
    ) {
      continue;
    }
    const part = test === null ? '' : partOf(payload, record, test, query.where);
    if (part !== null) {
      yield { row, record: index, offset, part };
    }
  }
}

function partOf(
  payload: Uint8Array,
  record: Record_,
  test: Test,
  where: Query['where'],
): string | null {
  const parts: [string, (Span | null)[]][] = [
    ['key', [record.key]],
    ['value', [record.value]],
    ['header', record.headers.flatMap(({ key, value }) => [key, value])],
  ];
  const found = parts.find(
    ([name, spans]) =>
      (where === 'any' || where === name) &&
      spans.some((span) => span !== null && test(payload.subarray(span[0], span[1]))),
  );
  return found?.[0] ?? null;
}

/** The place of the needle's byte that is rarest in a sample. */
function rarest(needle: Uint8Array, sample: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of sample.subarray(0, 65536)) {
    counts[byte] = (counts[byte] as number) + 1;
  }
  let best = 0;
  needle.forEach((byte, index) => {
    if ((counts[byte] as number) < (counts[needle[best] as number] as number)) {
      best = index;
    }
  });
  return best;
}
