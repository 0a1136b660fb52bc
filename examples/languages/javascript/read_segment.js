// Prints the entries and records of a Kafka segment. To build and run it, see
// docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
'use strict';

const fs = require('fs');
const KaitaiStream = require('kaitai-struct/KaitaiStream');
const { KafkaLog } = require('./parsers/KafkaLog');

const CODECS = ['none', 'gzip', 'snappy', 'lz4', 'zstd'];

function main(path) {
  const log = new KafkaLog(new KaitaiStream(fs.readFileSync(path)));
  for (const entry of log.entries || []) {
    printEntry(entry);
  }
  if (log.tail.length > 0) {
    console.log(`tail=${log.tail.length}`);
  }
}

/** Prints an entry and its records, or `unreadable` if it cannot be parsed. */
function printEntry(entry) {
  const frame = `position=${entry.ofsEntry} magic=${entry.magic} base_offset=${entry.baseOffset}`;
  let message, batch;
  try {
    message = entry.message; // parsed here
    batch = entry.recordBatch;
  } catch (error) {
    console.log(`${frame} unreadable`);
    return;
  }
  if (message !== undefined) { // magic 0 and 1
    console.log(`${frame} codec=${codec(message.header)}`);
    if (!message.header.isCompressed) {
      printRecord(entry.baseOffset, message.key, message.value);
    }
  } else if (batch !== undefined) { // magic 2
    const control = batch.header.attributes.isControl ? ' control' : '';
    console.log(`${frame} codec=${codec(batch.header)}${control}`);
    if (batch.records !== undefined) { // neither compressed nor control records
      for (const { body } of batch.records.records) {
        printRecord(entry.baseOffset + body.offsetDelta.value, body.key, body.value);
      }
    }
  } else {
    console.log(`${frame} unreadable`);
  }
}

/** The name of the codec, or its number if Kafka has no such codec. */
function codec(header) {
  const number = header.attributes.compressionId;
  return CODECS[number] ?? number;
}

function printRecord(offset, key, value) {
  console.log(`  offset=${offset} key=${shown(key)} value=${shown(value)}`);
}

/** Bytes in hexadecimal; null, which is absent here, is not empty. */
function shown(data) {
  return data === undefined ? 'null' : Buffer.from(data).toString('hex') || 'empty';
}

main(process.argv[2]);
