// The tree of an opened entry, and the way from a byte to its field.
//
// The structure around the records is parsed at once, each record when it is looked at: a batch may
// have a million of them. Two spaces of bytes: the entry as stored (`file`, ranges count from the
// beginning of the segment), and what was decompressed (`payload`).

import { codecName, NONE } from '../codecs';
import type { Batch } from './batch';
import { CREATE_TIME } from './header';
import { type Field, fieldsOf, problem } from './fields';
import * as layout from './layout';
import type { Record_ } from './records';
import { time } from './times';

export type Space = 'file' | 'payload';

export interface Tree {
  /** The fields of the entry; `null` in the place of its records where they are not compressed. */
  readonly fields: readonly Field[];
  /** Where the records are. */
  readonly recordSpace: Space;
  /** How many records there are to look at: those before an error, too. */
  readonly recordCount: number;
  /** Bytes of the payload that no record holds. */
  readonly rest: Field | null;
  readonly payloadSize: number;
}

export interface Place {
  /** The record that holds the byte; `null` for the structure around them, `-1` for the rest. */
  readonly record: number | null;
  /** The way down: indexes of children. */
  readonly path: readonly number[];
}

export function treeOf(batch: Batch): Tree {
  const { header, entry, payload, partial, error } = batch;
  const isBatch = header.magic === layout.MAGIC_V2;
  const isPlainMessage = !isBatch && header.codec === NONE;
  const fields: Field[] = [];
  if (isBatch) {
    const head = entry.subarray(0, layout.RECORD_BATCH_OVERHEAD);
    const means = { lastOffsetDelta: `offset ${header.lastOffset}` };
    fields.push(...fieldsOf('KafkaRecordBatchHeader', head, header.position).map(explained(means)));
    if (header.codec !== NONE) {
      fields.push(compressed(batch));
    }
  } else {
    fields.push(...fieldsOf('KafkaMessage', entry, header.position).map(explained({})));
  }
  const recordSpace = header.codec === NONE ? 'file' : 'payload';
  const base = spaceBase(batch);
  const last = partial.length > 0 ? (partial[partial.length - 1] as Record_).end : 0;
  let rest: Field | null = null;
  if (payload !== null && !isPlainMessage && last < payload.length) {
    const text = error?.message ?? (isBatch ? 'the batch is empty' : 'a message that is cut off');
    rest = { ...problem(text, base + last, base + payload.length), isError: error !== null };
  } else if (payload === null && error !== null) {
    rest = problem(error.message, header.position + header.size, header.position + header.size);
  }
  return {
    fields,
    recordSpace,
    recordCount: isPlainMessage ? 0 : partial.length,
    rest,
    payloadSize: recordSpace === 'payload' ? (payload?.length ?? 0) : 0,
  };
}

function compressed({ header, entry }: Batch): Field {
  return {
    name: 'records',
    note: 'The records, compressed. They are shown decompressed below.',
    text: `${entry.length - layout.RECORD_BATCH_OVERHEAD} bytes, ${codecName(header.codec) ?? `codec ${header.codec}`}`,
    start: header.position + layout.RECORD_BATCH_OVERHEAD,
    end: header.position + header.size,
    isError: false,
    children: [],
  };
}

/** Adds to fields what their numbers mean, by their names: a time, an offset. */
const explained =
  (means: Readonly<Record<string, string>>) =>
  (field: Field): Field => {
    const { name, text } = field;
    const isTime = /^(base|max)?timestamp$/i.test(name) && /^-?\d+$/.test(text);
    const more = (isTime ? time(BigInt(text)) : means[name]) ?? '';
    const children = field.children.map(explained(means));
    return { ...field, text: more === '' ? text : `${text}  (${more})`, children };
  };

/** Where the payload begins in its space. */
const spaceBase = (batch: Batch): number =>
  batch.payloadAt === null ? 0 : batch.header.position + batch.payloadAt;

/** The fields of one record. */
export function recordFields(batch: Batch, index: number): Field[] {
  const { header, payload, partial } = batch;
  const record = partial[index];
  if (record === undefined || payload === null) {
    return [];
  }
  const type =
    header.magic !== layout.MAGIC_V2
      ? 'KafkaMessage'
      : header.isControl
        ? 'KafkaControlRecord'
        : 'KafkaRecord';
  const isDelta = record.timestampType === CREATE_TIME; // else the record has the time of its batch
  const means = { timestampDelta: isDelta ? time(record.timestamp) : '', offsetDelta: `offset ${record.offset}` };
  return fieldsOf(type, payload.subarray(record.start, record.end), spaceBase(batch) + record.start).map(explained(means));
}

/** The field that holds a byte: the deepest one that alone does. */
export function placeOf(batch: Batch, tree: Tree, space: Space, position: number): Place | null {
  const base = spaceBase(batch);
  if (space === tree.recordSpace && tree.recordCount > 0) {
    const index = recordAt(batch.partial, position - base);
    if (index !== null) {
      return { record: index, path: descend(recordFields(batch, index), position) };
    }
  }
  if (tree.rest !== null && space === tree.recordSpace) {
    if (tree.rest.start <= position && position < tree.rest.end) {
      return { record: -1, path: [] };
    }
  }
  if (space === 'payload') {
    return null;
  }
  const path = descend(tree.fields, position);
  return path.length > 0 ? { record: null, path } : null;
}

function recordAt(records: readonly Record_[], at: number): number | null {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle] as Record_).end <= at) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = records[low];
  return found !== undefined && found.start <= at ? low : null;
}

function descend(fields: readonly Field[], position: number): number[] {
  const path: number[] = [];
  for (let at = fields; ; ) {
    const holding = at.flatMap((each, index) =>
      each.start <= position && position < each.end ? [index] : [],
    );
    const [only] = holding;
    // Fields of bits share their byte: their structure stands for it.
    if (only === undefined || holding.length > 1) {
      return path;
    }
    path.push(only);
    at = (at[only] as Field).children;
  }
}
