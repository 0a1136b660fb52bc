// A record as a line of JSON, with the fields of `kafkafmt records`: bytes as base64, numbers exact.

import { codecName } from '../codecs/names';
import { base64 } from '../reader/base64';
import type { RecordBytes } from '../worker/protocol';

/** `names` are the segment's and its directory's, which may be `<topic>-<partition>`. */
export function recordJson(record: RecordBytes, segment: string, directory: string): string {
  const { row } = record;
  const isBatch = row.magic === 2;
  const log = /^(.+)-(\d+)$/.exec(directory);
  const bytes = (data: Uint8Array | null): string => (data === null ? 'null' : `"${base64(data)}"`);
  const headers = record.headers.map(
    ({ key, value }) => `{"key":${JSON.stringify(key)},"value":${bytes(value)}}`,
  );
  const fields: [string, string][] = [
    ['key', bytes(record.key)],
    ['value', bytes(record.value)],
    ['topic', log === null ? 'null' : JSON.stringify(log[1])],
    ['partition', log === null ? 'null' : (log[2] as string)],
    ['offset', String(record.offset)],
    ['timestamp', record.timestamp === -1n ? 'null' : String(record.timestamp)],
    ['timestampType', String(record.timestampType)],
    ['headers', `[${headers.join(',')}]`],
    ['magic', String(row.magic)],
    ['compression', JSON.stringify(codecName(row.codec))],
    ['leaderEpoch', isBatch ? String(row.leaderEpoch) : 'null'],
    ['producerId', isBatch ? String(row.producerId) : 'null'],
    ['producerEpoch', isBatch ? String(row.producerEpoch) : 'null'],
    ['sequence', isBatch ? String(record.sequence) : 'null'],
    ['isTransactional', String(record.isTransactional)],
    ['isControl', String(record.isControl)],
    ['segment', JSON.stringify(segment)],
    ['batchPosition', String(row.position)],
  ];
  return `{${fields.map(([name, value]) => `"${name}":${value}`).join(',')}}`;
}
