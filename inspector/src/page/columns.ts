// The columns of the tables of batches and of records.

import { codecName } from '../codecs/names';
import { time } from '../reader/times';
import { BAD_CHECKSUM, GAP, NO_COUNT, UNREADABLE } from '../worker/index';
import type { BatchRow, RecordRow } from '../worker/protocol';
import { count, size } from './format';
import type { Column } from './grid';
import { inWords } from './kinds';

const TIME = 22; // as wide as 2026-01-31T12:00:00.000Z, whose punctuation is narrow

const isGap = ({ state }: BatchRow): boolean => state === GAP;
const unlessGap =
  (text: (row: BatchRow) => string) =>
  (row: BatchRow): string =>
    isGap(row) ? '' : text(row);

const checksum = (row: BatchRow): string => {
  const crc = row.crc.toString(16).padStart(8, '0');
  return row.state === BAD_CHECKSUM ? `${crc} fails` : row.state === UNREADABLE ? `${crc} (records fail)` : crc;
};

const flags = (row: BatchRow): string =>
  [
    row.kind === null ? '' : inWords(row.kind),
    row.words,
    row.isTransactional && !row.isControl ? 'transactional' : '',
    row.timestampType === 1 ? 'LogAppendTime' : '',
  ]
    .filter((each) => each !== '')
    .join(', ');

const none = (value: number | bigint): string => (Number(value) === -1 ? '' : String(value));

export const BATCH_COLUMNS: readonly Column<BatchRow>[] = [
  { name: 'position', width: 5, isNumber: true, text: (row) => count(row.position) },
  {
    name: 'offsets',
    width: 7,
    isNumber: true,
    text: unlessGap((row) =>
      row.firstOffset === row.lastOffset ? String(row.lastOffset) : `${row.firstOffset} – ${row.lastOffset}`,
    ),
  },
  { name: 'magic', width: 1, rank: 8, isNumber: true, text: unlessGap((row) => String(row.magic)) },
  { name: 'codec', width: 7, rank: 7, text: unlessGap((row) => codecName(row.codec) ?? `id ${row.codec}`) },
  { name: 'size', width: 8, isNumber: true, text: (row) => size(row.size) },
  {
    name: 'count',
    width: 5,
    isNumber: true,
    text: unlessGap((row) => (row.count === NO_COUNT ? '?' : count(row.count))),
  },
  { name: 'latest time (UTC)', width: TIME, rank: 1.5, text: unlessGap((row) => time(row.maxTimestamp)) },
  {
    name: 'producer',
    width: 12,
    rank: 9,
    text: unlessGap((row) => (row.producerId === -1n ? '' : `${row.producerId} / ${row.producerEpoch}`)),
  },
  { name: 'sequence', width: 8, rank: 10, isNumber: true, text: unlessGap((row) => none(row.baseSequence)) },
  { name: 'leader epoch', width: 10, rank: 11, isNumber: true, text: unlessGap((row) => none(row.leaderEpoch)) },
  { name: 'checksum', width: 16, rank: 12, text: unlessGap(checksum) },
  { name: 'flags', width: 14, grow: 1, rank: 6.5, text: flags },
];

export const batchClass = (row: BatchRow): string =>
  row.state !== 0 ? 'bad' : row.isControl ? 'control' : '';

export const RECORD_COLUMNS: readonly Column<RecordRow>[] = [
  { name: 'offset', width: 6, isNumber: true, text: (row) => String(row.offset) },
  { name: 'time (UTC)', width: TIME, rank: 1.5, text: (row) => time(row.timestamp) },
  { name: 'key', width: 10, grow: 1, rank: 2, text: (row) => row.key ?? 'null' },
  { name: 'value', width: 14, grow: 3, rank: 1, text: (row) => row.value ?? 'null' },
  { name: 'headers', width: 10, grow: 1, text: (row) => row.headers },
  { name: 'sequence', width: 8, isNumber: true, text: (row) => none(row.sequence) },
  { name: 'size', width: 8, isNumber: true, text: (row) => size(row.size) },
];
