// Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To run
// it, see docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
'use strict';

const fs = require('node:fs');
const KaitaiStream = require('kaitai-struct/KaitaiStream');
const { KafkaLog } = require('./parsers/KafkaLog');
const { KafkaMessageSet } = require('./parsers/KafkaMessageSet');
const { KafkaRecordBatchHeader } = require('./parsers/KafkaRecordBatchHeader');
const { KafkaRecords } = require('./parsers/KafkaRecords');
const { crc32, crc32c, decompress, prepare } = require('./checksums_and_codecs');

const CODECS = ['none', 'gzip', 'snappy', 'lz4', 'zstd'];
const TYPES = ['CreateTime', 'LogAppendTime'];

/** A structure, read from bytes. */
const parsed = (Type, data) =>
  new Type(new KaitaiStream(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)));

async function main(path) {
  if (path === undefined) {
    console.error('usage: read_segment.js SEGMENT');
    return 2;
  }
  await prepare();
  const log = parsed(KafkaLog, fs.readFileSync(path));
  const printed = [];
  let end = 0;
  for (const entry of log.entries ?? []) {
    end = entry.ofsNext;
    for (const line of entryLines(entry)) printed.push({ batch_position: entry.ofsEntry, ...line });
  }
  if (log.tail.length > 0) printed.push({ tail_position: end, tail_size: log.tail.length });
  for (const line of printed) console.log(JSON.stringify(line));
  return 0;
}

/** The records of an entry, or one line that says why they are not read. */
function entryLines(entry) {
  const raw = Buffer.from(entry.raw);
  const old = entry.magic < 2;
  const [computed, stored] = old ? [crc32(raw.subarray(16)), 12] : [crc32c(raw.subarray(21)), 17];
  if (computed !== raw.readUInt32BE(stored)) return [{ error: 'checksum' }];
  try {
    return old ? messages(entry.message) : batchRecords(raw);
  } catch {
    return [{ error: 'malformed' }];
  }
}

/** The records of a batch; control records have the layout of any record. */
function batchRecords(raw) {
  const header = parsed(KafkaRecordBatchHeader, raw);
  const { compressionId, timestampType, isTransactional, isControl } = header.attributes;
  const stored = raw.subarray(61);
  const data = header.isCompressed ? decompress(CODECS[compressionId], stored) : stored;
  const { records } = parsed(KafkaRecords, data);
  if (records.length !== header.numRecords) throw new RangeError('another number of records');
  return records.map(({ body }) => {
    const delta = body.offsetDelta.value;
    const sequence = header.baseSequence;
    return {
      magic: 2,
      compression: CODECS[compressionId],
      is_transactional: isTransactional,
      is_control: isControl,
      partition_leader_epoch: header.partitionLeaderEpoch,
      producer_id: header.producerId,
      producer_epoch: header.producerEpoch,
      sequence: sequence < 0 ? sequence : (sequence + delta) % 2 ** 31,
      offset: header.baseOffset + delta,
      timestamp: timestampType
        ? header.maxTimestamp
        : header.baseTimestamp + body.timestampDelta.value,
      timestamp_type: TYPES[timestampType],
      key: shown(body.key),
      value: shown(body.value),
      headers: body.headers.map((each) => [shown(each.key), shown(each.value)]),
    };
  });
}

/** A message, or those that a compressed one holds (magic 0 and 1). */
function messages(outer) {
  const { header } = outer;
  const { compressionId, timestampType } = header.attributes;
  let inner = [outer];
  let base = 0;
  if (header.isCompressed) {
    const data = decompress(CODECS[compressionId], Buffer.from(outer.value));
    inner = parsed(KafkaMessageSet, data).entries.map((each) => each.message);
    if (header.magic === 1 && header.offset !== 0) {
      base = header.offset - inner.at(-1).header.offset; // the last one has the offset of the outer one
    }
  }
  return inner.map((message) => {
    const dated = message.header.magic === 1;
    return {
      magic: header.magic,
      compression: CODECS[compressionId],
      is_transactional: false,
      is_control: false,
      partition_leader_epoch: -1,
      producer_id: -1,
      producer_epoch: -1,
      sequence: -1,
      offset: base + message.header.offset,
      timestamp: dated ? (timestampType ? header : message.header).timestamp : -1,
      timestamp_type: dated ? TYPES[timestampType] : 'NoTimestampType',
      key: shown(message.key),
      value: shown(message.value),
      headers: [],
    };
  });
}

/** Bytes in hexadecimal; null is not empty. */
const shown = (data) => (data === undefined ? null : Buffer.from(data).toString('hex'));

main(process.argv[2]).then((code) => (process.exitCode = code));
