// A record as the line that `kafkafmt records` prints: text where it is text, else Base64, which is named.

import { codecName } from '../codecs/names';
import { base64 } from '../reader/base64';
import { time } from '../reader/times';
import { isText, strictUtf8 } from '../reader/utf8';
import type { RecordBytes } from '../worker/protocol';

function bytes(data: Uint8Array | null, encoding: string): string {
  const text = data === null ? null : strictUtf8(data);
  return data === null ? 'null' : isText(text) ? JSON.stringify(text) : `"${base64(data)}","${encoding}":"base64"`;
}

/** `names` are the segment's and its directory's, which may be `<topic>-<partition>`. */
export function recordJson(record: RecordBytes, segment: string, directory: string): string {
  const { row } = record;
  const isBatch = row.magic === 2;
  const log = /^(.+)-(\d+)$/.exec(directory);
  const headers = record.headers.map(
    ({ key, value }) => `{"key":${JSON.stringify(key)},"value":${bytes(value, 'encoding')}}`,
  );
  const fields: [string, string][] = [
    ['key', bytes(record.key, 'keyEncoding')],
    ['value', bytes(record.value, 'valueEncoding')],
    ['topic', log === null ? 'null' : JSON.stringify(log[1])],
    ['partition', log === null ? 'null' : (log[2] as string)],
    ['offset', String(record.offset)],
    ['timestamp', record.timestamp === -1n ? 'null' : `"${time(record.timestamp)}"`],
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
