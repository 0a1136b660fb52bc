// The columns of the tables of batches and of records.

import { codecName } from '../codecs/names';
import { BAD_CHECKSUM, GAP, NO_COUNT, UNREADABLE } from '../worker/index';
import type { BatchRow, RecordRow } from '../worker/protocol';
import { count, size, time } from './format';
import type { Column } from './grid';

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
    row.words,
    row.isTransactional && !row.isControl ? 'transactional' : '',
    row.timestampType === 1 ? 'LogAppendTime' : '',
  ]
    .filter((each) => each !== '')
    .join(', ');

const none = (value: number | bigint): string => (Number(value) === -1 ? '' : String(value));

export const BATCH_COLUMNS: readonly Column<BatchRow>[] = [
  { name: 'position', width: '108px', isNumber: true, text: (row) => count(row.position) },
  {
    name: 'offsets',
    width: '150px',
    isNumber: true,
    text: unlessGap((row) =>
      row.firstOffset === row.lastOffset ? String(row.lastOffset) : `${row.firstOffset} – ${row.lastOffset}`,
    ),
  },
  { name: 'magic', width: '60px', isNumber: true, text: unlessGap((row) => String(row.magic)) },
  { name: 'codec', width: '56px', text: unlessGap((row) => codecName(row.codec) ?? `id ${row.codec}`) },
  { name: 'size', width: '76px', isNumber: true, text: (row) => size(row.size) },
  {
    name: 'count',
    width: '56px',
    isNumber: true,
    text: unlessGap((row) => (row.count === NO_COUNT ? '?' : count(row.count))),
  },
  { name: 'latest time (UTC)', width: '190px', text: unlessGap((row) => time(row.maxTimestamp)) },
  {
    name: 'producer',
    width: '110px',
    text: unlessGap((row) => (row.producerId === -1n ? '' : `${row.producerId} / ${row.producerEpoch}`)),
  },
  { name: 'sequence', width: '70px', isNumber: true, text: unlessGap((row) => none(row.baseSequence)) },
  { name: 'leader epoch', width: '86px', isNumber: true, text: unlessGap((row) => none(row.leaderEpoch)) },
  { name: 'checksum', width: '130px', text: unlessGap(checksum) },
  { name: 'flags', width: 'minmax(180px, 1fr)', text: flags },
];

export const batchClass = (row: BatchRow): string =>
  row.state !== 0 ? 'bad' : row.isControl ? 'control' : '';

export const RECORD_COLUMNS: readonly Column<RecordRow>[] = [
  { name: 'offset', width: '90px', isNumber: true, text: (row) => String(row.offset) },
  { name: 'time (UTC)', width: '190px', text: (row) => time(row.timestamp) },
  { name: 'key', width: 'minmax(110px, 1fr)', text: (row) => row.key ?? 'null' },
  { name: 'value', width: 'minmax(220px, 3fr)', text: (row) => row.value ?? 'null' },
  { name: 'headers', width: 'minmax(120px, 1fr)', text: (row) => row.headers },
  { name: 'sequence', width: '70px', isNumber: true, text: (row) => none(row.sequence) },
  { name: 'size', width: '70px', isNumber: true, text: (row) => size(row.size) },
];
