// Parses the files beside a segment with the generated JavaScript.
//
//   node tests/conformance/grammars/js/parse_side_files.js generated/javascript < paths, one a line
//
// Prints one JSON object a line, in order: {entries, tail}. An entry is a list of its fields; a number
// beyond 2^53 comes out rounded, as JavaScript has it.
'use strict';

const fs = require('fs');
const path = require('path');
const KaitaiStream = require('kaitai-struct/KaitaiStream');

const folder = path.resolve(process.argv[2]);

const KINDS = {
  '.index': ['KafkaOffsetIndex', 'entries', 'tail', ['relativeOffset', 'position']],
  '.timeindex': ['KafkaTimeIndex', 'entries', 'tail', ['timestamp', 'relativeOffset']],
  '.txnindex': ['KafkaTransactionIndex', 'entries', 'tail',
    ['version', 'producerId', 'firstOffset', 'lastOffset', 'lastStableOffset']],
  '.snapshot': ['KafkaProducerSnapshot', 'producerEntries', 'trailing',
    ['producerId', 'producerEpoch', 'lastSequence', 'lastOffset', 'offsetDelta', 'timestamp',
      'coordinatorEpoch', 'currentTxnFirstOffset']],
};

for (const file of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [name, entries, tail, fields] = KINDS[path.extname(file)];
  const Parser = require(path.join(folder, `${name}.js`))[name];
  const parsed = new Parser(new KaitaiStream(fs.readFileSync(file)));
  console.log(JSON.stringify({
    entries: (parsed[entries] || []).map((entry) => fields.map((field) => entry[field])),
    tail: parsed[tail].length,
  }));
}
