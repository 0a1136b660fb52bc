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

/** The 64-bit number at a position: the parsers' numbers are doubles, which round it beyond 2^53. */
const long = (data, at) => data.readBigInt64BE(at);
const sum = (left, right) => BigInt.asIntN(64, left + right);

/** The exact value of a variable-length number. */
function varlong(number) {
  let bits = 0n;
  for (let index = 9; index >= 0; index--) {
    bits = (bits << 7n) | BigInt(number[`byte${index}`] & 0x7f); // & takes undefined as 0
  }
  bits = BigInt.asUintN(64, bits);
  return (bits >> 1n) ^ -(bits & 1n);
}

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
  const text = (key, value) => (typeof value === 'bigint' ? String(value) : value);
  for (const line of printed) console.log(JSON.stringify(line, text));
  return 0;
}

/** The records of an entry, or one line that says why they are not read. */
function entryLines(entry) {
  const raw = Buffer.from(entry.raw);
  const old = entry.magic < 2;
  const [computed, stored] = old ? [crc32(raw.subarray(16)), 12] : [crc32c(raw.subarray(21)), 17];
  if (computed !== raw.readUInt32BE(stored)) return [{ error: 'checksum' }];
  try {
    return old ? messages(entry.message, raw) : batchRecords(raw);
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
      producer_id: long(raw, 43),
      producer_epoch: header.producerEpoch,
      sequence: sequence < 0 ? sequence : (sequence + delta) % 2 ** 31,
      offset: sum(long(raw, 0), BigInt(delta)),
      timestamp: timestampType ? long(raw, 35) : sum(long(raw, 27), varlong(body.timestampDelta)),
      timestamp_type: TYPES[timestampType],
      key: shown(body.key),
      value: shown(body.value),
      headers: body.headers.map((each) => [shown(each.key), shown(each.value)]),
    };
  });
}

/** A message, or those that a compressed one holds (magic 0 and 1). */
function messages(outer, raw) {
  const { header } = outer;
  const { compressionId, timestampType } = header.attributes;
  let inner = [[outer, raw]];
  let base = 0n;
  if (header.isCompressed) {
    const data = decompress(CODECS[compressionId], Buffer.from(outer.value));
    const { entries } = parsed(KafkaMessageSet, data);
    inner = entries.map((each) => [each.message, data.subarray(each.ofsEntry)]);
    const offset = long(raw, 0);
    if (header.magic === 1 && offset !== 0n) base = offset - long(inner.at(-1)[1], 0); // the last one's
  }
  return inner.map(([message, bytes]) => {
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
      offset: sum(base, long(bytes, 0)),
      timestamp: dated ? long(timestampType ? raw : bytes, 18) : -1,
      timestamp_type: dated ? TYPES[timestampType] : 'NoTimestampType',
      key: shown(message.key),
      value: shown(message.value),
      headers: [],
    };
  });
}

/** Bytes in hexadecimal; null is not empty. */
const shown = (data) => (data === undefined ? null : Buffer.from(data).toString('hex'));

main(process.argv[2])
  .catch((error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => (process.exitCode = code));
