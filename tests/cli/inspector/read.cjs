// Runs the inspector's reader in Node, for tests/cli/inspector/reading.py.
//
//   node read.cjs READER      READER is what inspector/build.mjs made
//
// Takes one job a line, as JSON, and answers with one line: {"result": …} or {"error": …}. Bytes are
// base64, 64-bit numbers are decimal text.
'use strict';

const fs = require('fs');
const readline = require('readline');
const path = require('path');

const reader = require(path.resolve(process.argv[2]));

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const windowOf = (job) => new reader.ByteWindow(
  job.name || 'bytes',
  new Uint8Array(job.path ? fs.readFileSync(job.path) : Buffer.from(job.data, 'base64')),
);
const limitsOf = (job) => ({ ...reader.DEFAULT_LIMITS, ...job.limits });
const framesOf = (job, window, limits) => new reader.Framer(
  window, limits, offsetsOf(job),
).frames();
// By its name, the names of the files beside it, and that of their directory.
const offsetsOf = ({ name, names, directory }) =>
  name === undefined ? null : reader.offsetRangesOf(names, directory)[names.indexOf(name)];
const rangeOf = (record, span, payload) => span && base64(payload.subarray(span[0], span[1]));

function recordRow(batch, record, position) {
  const { header, payload } = batch;
  const bytes = (span) => rangeOf(record, span, payload);
  return {
    batchPosition: position,
    offset: record.offset,
    timestamp: record.timestamp,
    timestampType: record.timestampType,
    sequence: record.sequence,
    key: bytes(record.key),
    value: bytes(record.value),
    headers: record.headers.map(({ key, value }) => [
      reader.decodeUtf8(payload.subarray(key[0], key[1])), bytes(value),
    ]),
    ...(header.isControl ? { control: control(batch, record) } : {}),
  };
}

function control({ payload }, record) {
  const bytes = (span) => span && payload.subarray(span[0], span[1]);
  try {
    return reader.controlOf(bytes(record.key), bytes(record.value));
  } catch (error) {
    return { error: error.message };
  }
}

const jobs = {
  /** Batches, records and damage. */
  read(job) {
    const limits = limitsOf(job);
    const found = { batches: [], records: [], damage: [] };
    for (const frame of framesOf(job, windowOf(job), limits)) {
      const { position, length } = frame;
      if (reader.isGap(frame)) {
        found.damage.push({ position, length, kind: frame.kind, reason: frame.reason });
        continue;
      }
      const header = reader.headerOf(frame);
      const [baseOffset, count] = reader.extentOf(frame.data, header, limits);
      found.batches.push({ ...header, ...header.batch, batch: null, baseOffset, count });
      const batch = reader.openBatch(frame.data, header, limits);
      const [kind, reason] = !header.isValid
        ? ['bad_checksum', 'checksum']
        : batch.error ? [batch.error.kind, batch.error.message] : [null, null];
      if (kind) {
        found.damage.push({ position, length, kind, reason });
      } else {
        batch.records.forEach((each) => found.records.push(recordRow(batch, each, position)));
      }
    }
    return found;
  },

  /** Every byte of every sound entry leads to a field, whose range holds it: what is wrong. */
  places(job) {
    const limits = limitsOf(job);
    const wrong = [];
    const leaves = { bytes: 0, fields: 0 };
    for (const frame of framesOf(job, windowOf(job), limits)) {
      if (reader.isGap(frame) || !frame.isValid) {
        continue;
      }
      const batch = reader.openBatch(frame.data, reader.headerOf(frame), limits);
      const tree = reader.treeOf(batch);
      if (batch.error) {
        continue;
      }
      const spaces = [['file', frame.position, frame.position + frame.length]];
      if (tree.recordSpace === 'payload') {
        spaces.push(['payload', 0, tree.payloadSize]);
      }
      const records = new Map(); // parsed once here; the page parses what is looked at
      const fieldsOf = (place) => {
        if (place.record === null) {
          return tree.fields;
        }
        if (!records.has(place.record)) {
          records.set(place.record, reader.recordFields(batch, place.record));
        }
        return records.get(place.record);
      };
      for (const [space, start, end] of spaces) {
        for (let at = start; at < end;) {
          const place = reader.placeOf(batch, tree, space, at);
          const field = place && (place.record === -1
            ? tree.rest
            : place.path.reduce((found, index) => (found.children || found)[index], fieldsOf(place)));
          leaves.fields += 1;
          if (!place || !field || Array.isArray(field) || !(field.start <= at && at < field.end)
              || field.isError) {
            wrong.push([frame.position, space, at, place]);
            at += 1;
            continue;
          }
          // Every byte of a small field is asked for, of a large one the first and the last ones.
          const step = at - field.start < 8 || field.end - at <= 8 ? 1 : field.end - 8 - at;
          leaves.bytes += step;
          at += step;
        }
      }
    }
    return { wrong: wrong.slice(0, 20), ...leaves };
  },

  /** The fields of one entry, or of one record of it. */
  fields(job) {
    const limits = limitsOf(job);
    for (const frame of framesOf(job, windowOf(job), limits)) {
      if (!reader.isGap(frame) && frame.position === job.position) {
        const batch = reader.openBatch(frame.data, reader.headerOf(frame), limits);
        return job.record === undefined
          ? reader.treeOf(batch)
          : reader.recordFields(batch, job.record);
      }
    }
    return null;
  },

  decompress(job) {
    try {
      const data = new Uint8Array(Buffer.from(job.data, 'base64'));
      return { data: base64(reader.decompress(job.codec, data, job.magic, job.limit)) };
    } catch (error) {
      if (!(error instanceof reader.FormatError)) {
        throw error;
      }
      return { kind: error.kind, reason: error.message };
    }
  },

  /** Records of an internal topic as JSON. */
  messages(job) {
    const decode = reader.decoderOf(job.topic);
    const bytes = (text) => (text === null ? null : new Uint8Array(Buffer.from(text, 'base64')));
    return job.records.map(([key, value]) => decode(bytes(key), bytes(value)));
  },

  utf8: (job) => reader.decodeUtf8(new Uint8Array(Buffer.from(job.data, 'base64'))),
  limits: () => reader.DEFAULT_LIMITS,
  layout: () => reader.layout,
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const job = JSON.parse(line);
  let answer;
  try {
    answer = { result: jobs[job.do](job) };
  } catch (error) {
    answer = { error: String(error.stack) };
  }
  const text = JSON.stringify(answer, (_, each) => (typeof each === 'bigint' ? `${each}` : each));
  process.stdout.write(`${text}\n`);
});
