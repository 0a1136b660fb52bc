// The worker: reads, lists, searches, so that the page stays free.
//
// Strategy: one log at a time. Long work lets messages in every 40 ms, and stops when it is told to.

import { type Decode, type Decoded, decoderOf } from '../messages/decoding';
import { controlInWords } from '../reader/control';
import { FormatError } from '../reader/errors';
import { preview } from '../reader/fields';
import { isSideFile } from '../reader/side_files';
import { placeOf, recordFields, treeOf } from '../reader/tree';
import { decodeUtf8 } from '../reader/utf8';
import { ByteWindow, FileWindow, HttpWindow, ReadError, type Window } from '../reader/window';
import { Schemas, type Typed } from '../values/schemas';
import type { Batch } from '../reader/batch';
import type { Record_, Span } from '../reader/records';
import { BAD_CHECKSUM, GAP, MAX_LISTED, SOUND, UNREADABLE } from './index';
import { type Expected, ofCheckpoint, ofMetadata } from './expected';
import { bytesOf, controlAt, Log, type Pause, type Segment } from './log';
import {
  type BatchRow,
  type Calls,
  type Event_,
  type Listing,
  type RecordBytes,
  type RecordRow,
  type Source,
  type Strip,
} from './protocol';
import { type Hit, MAX_CHECKED_AT_ONCE, MAX_HITS, problemOf, timeOf } from './query';
import { search } from './search';

const HITS_AT_ONCE = 200;
const META = 'meta.properties';
const TELL_MS = 200; // between two messages on progress

let log = Log.of([], [], '');
let task = 0;
let took = 0;
let decode: Decode | null = null;
let schemas = new Schemas();
let topic = '';

const tell = (event: Event_): void => postMessage(event);

const windowOf = (source: Source): Window =>
  'file' in source
    ? new FileWindow(source.file)
    : 'url' in source
      ? new HttpWindow(source.name, source.size, source.url)
      : new ByteWindow(source.name, source.data);

const breath = new MessageChannel();

/** Lets the messages in that have come; a timer would wait for some milliseconds. */
const letMessagesIn = (): Promise<void> =>
  new Promise((resolve) => {
    breath.port1.onmessage = () => resolve();
    breath.port2.postMessage(null);
  });

/** A pause that tells how far the work is; the work ends when another one has begun. */
function pausing(what: string, of = log): Pause {
  const own = ++task;
  let told = performance.now();
  return async (done, total) => {
    if (performance.now() - told > TELL_MS) {
      tell({ event: 'progress', what, done, total, rows: of.index.length });
      told = performance.now();
    }
    await letMessagesIn();
    return own === task;
  };
}

function logOf(sources: readonly Source[], directory: string): Log {
  const isBeside = (source: Source): boolean => isSideFile('file' in source ? source.file.name : source.name);
  const segments = sources.filter((each) => !isBeside(each));
  return Log.of(segments.map(windowOf), sources.filter(isBeside).map(windowOf), directory);
}

/** A log whose records are all read, for what they say. */
async function listed(sources: readonly Source[], directory: string): Promise<Log> {
  const made = logOf(sources, directory);
  if (made.size <= MAX_CHECKED_AT_ONCE) {
    await made.list(async () => true);
  }
  return made;
}

const MAX_TEXT = 16 * 1024 * 1024;

function textOf(source: Source): string {
  const window = windowOf(source);
  return decodeUtf8(window.copy(0, Math.min(window.size, MAX_TEXT)));
}

function listing(log: Log): Listing {
  let batches = 0;
  let records: number | null = 0;
  let firstOffset: bigint | null = null;
  let lastOffset: bigint | null = null;
  for (let row = 0; row < log.index.length; row += 1) {
    const at = log.index.at(row);
    if (at.state === GAP) {
      continue;
    }
    batches += 1;
    if (at.state === BAD_CHECKSUM || at.state === UNREADABLE) {
      continue; // `verify` counts what is sound
    }
    firstOffset ??= at.firstOffset;
    lastOffset = at.lastOffset;
    records = records === null || at.count < 0 ? null : records + at.count;
  }
  return {
    segments: log.segments.map(({ window, start, firstRow, endRow }) => ({
      name: window.name,
      size: window.size,
      start,
      firstRow,
      endRow,
    })),
    rows: log.index.length,
    batches,
    size: log.size,
    records,
    firstOffset,
    lastOffset,
    damageCount: log.damageCount,
    isListed: log.isListed,
    isChecked: log.isChecked,
    milliseconds: took,
  };
}

function batchRow(row: number): BatchRow {
  const at = log.extent(log.index.at(row));
  const kind = at.state === SOUND ? null : (log.damageAt(row)?.kind ?? 'damage');
  const control = log.controls.get(row);
  return { ...at, kind, words: control === undefined ? '' : controlInWords(control) };
}

const copied = (payload: Uint8Array, span: Span | null): Uint8Array | null =>
  bytesOf(payload, span)?.slice() ?? null;

/** What an internal topic's record says; markers are no records of it. */
function decoded({ header, payload }: Batch, { key, value }: Record_): Decoded | null {
  const bytes = payload as Uint8Array;
  return decode === null || header.isControl ? null : decode(bytesOf(bytes, key), bytesOf(bytes, value));
}

/** Key and value by the schemas of a registry. */
function typed(batch: Batch, { key, value }: Record_): { key: Typed | null; value: Typed | null } {
  const part = (span: Span | null, name: string): Typed | null =>
    decode === null && !batch.header.isControl
      ? schemas.decode(bytesOf(batch.payload as Uint8Array, span), `${topic}-${name}`)
      : null;
  return { key: part(key, 'key'), value: part(value, 'value') };
}

function record(row: number, index: number): RecordBytes {
  const batch = log.batch(row);
  const found = batch.partial[index];
  const payload = batch.payload;
  if (found === undefined || payload === null) {
    throw new FormatError('malformed', `no record ${index}`);
  }
  const base = batch.payloadAt === null ? 0 : batch.header.position + batch.payloadAt;
  const shifted = (span: Span | null): Span | null =>
    span === null ? null : [span[0] + base, span[1] + base];
  const control = batch.header.isControl ? controlAt(batch, found) : null;
  return {
    offset: found.offset,
    timestamp: found.timestamp,
    timestampType: found.timestampType,
    sequence: found.sequence,
    key: copied(payload, found.key),
    value: copied(payload, found.value),
    headers: found.headers.map(({ key, value }) => ({
      key: decodeUtf8(payload.subarray(key[0], key[1])),
      value: copied(payload, value),
    })),
    control: control === null ? null : controlInWords(control),
    decoded: decoded(batch, found),
    typed: typed(batch, found),
    keyRange: shifted(found.key),
    valueRange: shifted(found.value),
    range: [found.start + base, found.end + base],
    isControl: batch.header.isControl,
    isTransactional: batch.header.isTransactional,
    row: batchRow(row),
  };
}

const MAX_SHORT = 200;
const short = (text: string): string => text.slice(0, MAX_SHORT);

/** The value after the record's name, which is beside the key where there is one. */
const named = ({ name, key, value }: Decoded): string => (key === null ? `${name} ${value}` : `${value}`);

function records(row: number, from: number, to: number): RecordRow[] {
  const batch = log.batch(row);
  const payload = batch.payload as Uint8Array;
  return batch.partial.slice(from, to).map((each, index) => {
    const text = (span: Span | null): string | null =>
      span === null ? null : preview(payload.subarray(span[0], span[1]));
    const control = batch.header.isControl ? controlAt(batch, each) : null;
    const known = decoded(batch, each);
    const by = typed(batch, each);
    return {
      index: from + index,
      offset: each.offset,
      timestamp: each.timestamp,
      sequence: each.sequence,
      key: known?.key ? short(`${known.name} ${known.key}`) : by.key?.json ? short(by.key.json) : text(each.key),
      value:
        control !== null
          ? controlInWords(control)
          : known?.value
            ? short(named(known))
            : by.value?.json
              ? short(by.value.json)
              : text(each.value),
      headers: each.headers
        .slice(0, 8)
        .map(({ key, value }) => {
          const name = decodeUtf8(payload.subarray(key[0], Math.min(key[1], key[0] + 100)));
          return `${name}=${text(value) ?? 'null'}`;
        })
        .join(', '),
      size: each.end - each.start,
    };
  });
}

/** The strip of the whole log in columns. */
function strip(width: number): Strip {
  const made = {
    height: new Float32Array(width),
    codec: new Uint8Array(width),
    state: new Uint8Array(width),
    ticks: new Uint8Array(width),
  };
  const column = (position: number): number =>
    Math.min(width - 1, Math.floor((position / Math.max(1, log.size)) * width));
  let largest = 1;
  for (let row = 0; row < log.index.length; row += 1) {
    largest = Math.max(largest, log.index.at(row).size);
  }
  for (let row = 0; row < log.index.length; row += 1) {
    const at = log.index.at(row);
    const { start } = log.segments[at.segment] as Segment;
    // Square root: small entries stay visible beside large ones.
    const height = at.state === GAP ? 1 : Math.sqrt(at.size / largest);
    const last = column(start + at.position + at.size - 1);
    for (let x = column(start + at.position); x <= last; x += 1) {
      if (height >= (made.height[x] as number)) {
        made.height[x] = height;
        made.codec[x] = at.state === GAP ? 7 : at.codec;
      }
      made.state[x] = Math.max(made.state[x] as number, at.state);
    }
  }
  for (const { name, rows } of log.sideFiles) {
    const segment = log.segments.find(({ window }) => window.name === name.replace(/\.index$/, '.log'));
    for (const [, position] of segment === undefined ? [] : rows) {
      made.ticks[column(segment!.start + Number(position))] = 1;
    }
  }
  return made;
}

const calls: Calls = {
  async open(sources, directory) {
    const begun = performance.now();
    const own = (log = logOf(sources, directory));
    await own.list(pausing('Listing'));
    took = performance.now() - begun;
    return listing(log);
  },
  async survey(sources, directory) {
    const own = logOf(sources, directory);
    const pause = pausing('Reading', own);
    const isDone = (await own.list(pause)) && (own.size > MAX_CHECKED_AT_ONCE || (await own.check(pause)));
    return { listing: listing(own), first: own.damage[0] ?? null, isDone };
  },
  async schemas(sources, directory) {
    const own = (schemas = new Schemas());
    await (await listed(sources, directory)).eachRecord((key, value) => own.add(key, value));
    return own.length;
  },
  async expected(checkpoints, metadata) {
    const found: Expected[] = [];
    let node: string | null = null;
    for (const source of checkpoints) {
      const name = 'file' in source ? source.file.name : source.name;
      const text = textOf(source);
      found.push(...ofCheckpoint(name, text));
      node = (name === META && /^node\.id=(\d+)/m.exec(text)?.[1]) || node;
    }
    if (metadata.length > 0) {
      found.push(...(await ofMetadata(await listed(metadata, '__cluster_metadata-0'), node)));
    }
    return found;
  },
  decodeAs(internal, name) {
    decode = decoderOf(internal);
    topic = name;
  },
  async check() {
    await log.check(pausing('Checking records'));
    return listing(log);
  },
  figures: () => log.figures,
  rows(from, to) {
    const found = [];
    for (let row = Math.max(0, from); row < Math.min(to, log.index.length); row += 1) {
      found.push(batchRow(row));
    }
    return found;
  },
  batch(row) {
    const begun = performance.now();
    const shown = batchRow(row);
    if (shown.state === GAP) {
      const found = log.damageAt(row);
      const tree = { fields: [], recordSpace: 'file' as const, recordCount: 0, rest: null, payloadSize: 0 };
      return { row: shown, tree, error: found?.reason ?? '', records: 0, milliseconds: 0 };
    }
    const batch = log.batch(row);
    const reasons = [
      batch.header.isValid ? null : `the checksum does not hold: ${log.damageAt(row)?.reason ?? ''}`,
      batch.error?.message ?? null,
    ].filter((each) => each !== null);
    const reason = reasons.length === 0 ? null : reasons.join('; ');
    return {
      row: shown,
      tree: treeOf(batch),
      error: reason,
      records: batch.partial.length,
      milliseconds: performance.now() - begun,
    };
  },
  records,
  record,
  recordOfOffset: (row, offset) =>
    log.batch(row).partial.findIndex((each) => each.offset >= offset),
  recordOfTime: (row, timestamp) =>
    log.batch(row).partial.findIndex((each) => each.timestamp >= timestamp),
  recordFields: (row, index) => recordFields(log.batch(row), index),
  place(row, space, position) {
    if (log.index.state(row) === GAP) {
      return null;
    }
    const batch = log.batch(row);
    return placeOf(batch, treeOf(batch), space, position);
  },
  bytes(row, space, from, to) {
    if (space === 'payload') {
      return (log.batch(row).payload ?? new Uint8Array(0)).slice(from, to);
    }
    const { window } = log.segments[log.index.at(row).segment] as Segment;
    return window.copy(from, Math.min(to, window.size) - from);
  },
  strip,
  damage: () => log.damage,
  transactions: () => log.transactions.list(),
  sideFiles: () =>
    log.sideFiles.map((file) => ({ ...file, count: file.rows.length, rows: file.rows.slice(0, MAX_LISTED) })),
  rowOfOffset: (offset) => log.rowOfOffset(offset),
  rowOfTime: (timestamp) => log.rowOfTime(timestamp),
  rowOfPosition: (segment, position) => log.rowOfPosition(segment, position),
  nextDamage(row, step) {
    for (let at = row + step; at >= 0 && at < log.index.length; at += step) {
      if (log.index.state(at) !== SOUND) {
        return at;
      }
    }
    return null;
  },
  problemOf,
  timeOf(text) {
    try {
      return timeOf(text) ?? 'expected a time';
    } catch (error) {
      return (error as Error).message;
    }
  },
  async search(query) {
    let waiting: Hit[] = [];
    let count = 0;
    const pause = pausing('Searching');
    const flush = (): void => {
      if (waiting.length > 0) {
        tell({ event: 'hits', hits: waiting });
        waiting = [];
      }
    };
    const searched = await search(
      log,
      query,
      (done, total) => {
        flush();
        return pause(done, total);
      },
      (hit) => {
        waiting.push(hit);
        count += 1;
        if (waiting.length === HITS_AT_ONCE) {
          flush();
        }
        return count < MAX_HITS;
      },
    );
    flush();
    return searched;
  },
  stop() {
    task += 1;
  },
};

/** Answers the calls of the page. */
export function serve(): void {
  addEventListener('message', async (message: MessageEvent) => {
    const { id, name, args } = message.data as { id: number; name: keyof Calls; args: unknown[] };
    try {
      const result = await (calls[name] as (...args: unknown[]) => unknown)(...args);
      postMessage({ id, result });
    } catch (error) {
      const isKnown = error instanceof ReadError || error instanceof FormatError;
      const text = isKnown ? error.message : `${(error as Error).message} (an error of the inspector)`;
      postMessage({ id, error: text });
    }
  });
}

