// The files beside a segment as tables, by the rules of the library's `side_files`.
//
// Invariant: nothing is thrown; what is wrong with a file is its `problem`, with the rows before it.

import { crc32c } from './checksums';
import { int16At, int32At, int64At, uint32At } from './integers';
import { strictUtf8 } from './utf8';

export interface SideFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (bigint | number | string)[])[];
  readonly problem: string | null;
  /** How many rows there are, where not all of them are here. */
  readonly count?: number;
}

/** A larger one is not read: a side file of a segment of 1 GiB has 2 to 20 MiB at most. */
export const MAX_SIDE_FILE = 64 * 1024 * 1024;

const TEXT_FILES = new Set(['leader-epoch-checkpoint', 'partition.metadata']);

/** Whether a file of this name lies beside segments. */
export const isSideFile = (name: string): boolean =>
  /\.(index|timeindex|txnindex|snapshot)$/.test(name) || TEXT_FILES.has(name);

export function readSideFile(name: string, data: Uint8Array): SideFile {
  const ending = TEXT_FILES.has(name) ? name : (/\.([a-z]+)$/.exec(name)?.[1] ?? '');
  const base = BigInt(/^(\d{20})\D/.exec(name)?.[1] ?? '0');
  switch (ending) {
    case 'index':
      return offsetIndex(name, data, base);
    case 'timeindex':
      return timeIndex(name, data, base);
    case 'txnindex':
      return transactionIndex(name, data);
    case 'snapshot':
      return producerSnapshot(name, data);
    default:
      return textFile(name, data);
  }
}

type Cells = (bigint | number | string)[];

/** Rows of `size` bytes each, up to one that `read` refuses with a reason, or ends with `null`. */
function table(
  name: string,
  columns: string[],
  data: Uint8Array,
  size: number,
  read: (at: number) => Cells | string | null,
): SideFile {
  const rows: Cells[] = [];
  let at = 0;
  for (; at + size <= data.length; at += size) {
    const row = read(at);
    if (row === null) {
      return { name, columns, rows, problem: null };
    }
    if (typeof row === 'string') {
      return { name, columns, rows, problem: `byte ${at}: ${row}` };
    }
    rows.push(row);
  }
  const left = data.length - at;
  const problem = left === 0 ? null : `byte ${at}: ${left} bytes, expected entries of ${size}`;
  return { name, columns, rows, problem };
}

function offsetIndex(name: string, data: Uint8Array, base: bigint): SideFile {
  let last: [number, number] = [-1, -1];
  return table(name, ['offset', 'position'], data, 8, (at) => {
    const [relative, position] = [int32At(data, at), int32At(data, at + 4)];
    if (relative === 0 && at > 0) {
      return null; // the zeroes of a preallocated index
    }
    if (relative < 0 || relative <= last[0] || position <= last[1]) {
      return `relative offset ${relative} at position ${position}, expected more than ${last[0]} at ${last[1]}`;
    }
    last = [relative, position];
    return [base + BigInt(relative), position];
  });
}

function timeIndex(name: string, data: Uint8Array, base: bigint): SideFile {
  let last: [bigint, number] | null = null;
  return table(name, ['timestamp', 'offset'], data, 12, (at) => {
    const [timestamp, relative] = [int64At(data, at), int32At(data, at + 8)];
    if (relative === 0 && at > 0) {
      return null;
    }
    if (relative < 0 || (last !== null && (timestamp <= last[0] || relative < last[1]))) {
      return `timestamp ${timestamp} of relative offset ${relative}, out of order`;
    }
    last = [timestamp, relative];
    return [timestamp, base + BigInt(relative)];
  });
}

function transactionIndex(name: string, data: Uint8Array): SideFile {
  let last = -1n;
  const columns = ['version', 'producerId', 'firstOffset', 'lastOffset', 'lastStableOffset'];
  return table(name, columns, data, 34, (at) => {
    const version = int16At(data, at);
    const [producer, first, end, stable] = [2, 10, 18, 26].map((each) =>
      int64At(data, at + each),
    ) as [bigint, bigint, bigint, bigint];
    if (version !== 0) {
      return `version ${version} of an aborted transaction, expected 0`;
    }
    if (first < 0n || first > end || end <= last) {
      return `offsets ${first} to ${end}, expected an end behind the start and behind ${last}`;
    }
    last = end;
    return [version, producer, first, end, stable];
  });
}

function producerSnapshot(name: string, data: Uint8Array): SideFile {
  const columns = [
    'producerId',
    'producerEpoch',
    'lastSequence',
    'lastOffset',
    'offsetDelta',
    'timestamp',
    'coordinatorEpoch',
    'currentTxnFirstOffset',
  ];
  const refused = (problem: string): SideFile => ({ name, columns, rows: [], problem });
  if (data.length < 10) {
    return refused(`expected a header of 10 bytes, found ${data.length}`);
  }
  if (int16At(data, 0) !== 1) {
    return refused(`version ${int16At(data, 0)} of a producer snapshot, expected 1`);
  }
  const [stored, computed] = [uint32At(data, 2), crc32c(data, 6, data.length)];
  if (stored !== computed) {
    return refused(`stored checksum ${stored}, computed ${computed}`);
  }
  const count = int32At(data, 6);
  const room = Math.floor((data.length - 10) / 46);
  if (count < 0 || count > room) {
    return refused(`${count} producers, expected 0 to ${room}`);
  }
  return table(name, columns, data.subarray(10, 10 + count * 46), 46, (start) => {
    const at = start + 10;
    return [
      int64At(data, at),
      int16At(data, at + 8),
      int32At(data, at + 10),
      int64At(data, at + 14),
      int32At(data, at + 22),
      int64At(data, at + 26),
      int32At(data, at + 34),
      int64At(data, at + 38),
    ];
  });
}

function textFile(name: string, data: Uint8Array): SideFile {
  const text = strictUtf8(data);
  if (text === null) {
    return { name, columns: ['line'], rows: [], problem: 'is not UTF-8 text' };
  }
  const lines = text.split('\n').filter((line) => line !== '');
  if (name !== 'leader-epoch-checkpoint') {
    const isKnown = lines.every((line) => /^(#.*|version: ?\d+|topic_id: ?[\w-]{22})$/.test(line));
    return isKnown
      ? { name, columns: ['line'], rows: lines.map((line) => [line]), problem: null }
      : { name, columns: ['line'], rows: [], problem: 'is unknown text' };
  }
  const [version = '0', count = '0', ...entries] = lines;
  const rows = entries.filter((line) => /^-?\d+\s+-?\d+$/.test(line)).map((line) => line.split(/\s+/));
  const isSound = version === '0' && Number(count) === rows.length && rows.length === entries.length;
  const problem = isSound ? null : 'expected 0, a count, <epoch> <start offset>';
  return { name, columns: ['epoch', 'startOffset'], rows, problem };
}
