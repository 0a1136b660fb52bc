// Parses segments as the Kaitai Web IDE does: with the one-file grammar, npm's compiler and runtime.
//
//   node tests/conformance/grammars/js/parse_bundle.js [--debug] GRAMMAR < paths, one a line
//
// Prints one JSON object a line, in order: {positions, sizes, magics, tail, failed}. `failed` maps the
// position of an entry whose content is malformed to the error. With --debug the parser is compiled
// as the IDE compiles it, so that every field knows its byte range.
'use strict';

const fs = require('fs');
const Module = require('module');
const yaml = require('js-yaml');
const compiler = require('kaitai-struct-compiler');
const KaitaiStream = require('kaitai-struct/KaitaiStream');

const debug = process.argv[2] === '--debug';
const grammar = process.argv[debug ? 3 : 2];

async function loadParser() {
  const refuse = { importYaml: (name) => { throw new Error(`the bundle imports ${name}`); } };
  const ksy = yaml.load(fs.readFileSync(grammar, 'utf8'));
  const files = await compiler.compile('javascript', ksy, refuse, debug);
  const parser = new Module(grammar, module);
  parser.paths = module.paths;
  parser._compile(files['KafkaLog.js'], grammar);
  return parser.exports.KafkaLog;
}

/** Everything in the entry; throws where it is malformed. */
function visit(entry) {
  if (entry.frame.magic < 2) {
    return entry.content.lenKey + entry.content.lenValue;
  }
  for (const record of entry.content.records || []) {
    record.headers.forEach((header) => header.lenValue.value);
  }
  return 0;
}

function describe(KafkaLog, path) {
  const log = new KafkaLog(new KaitaiStream(fs.readFileSync(path)));
  if (debug) {
    log._read();
  }
  const entries = log.entries || [];
  const failed = {};
  for (const entry of entries) {
    try {
      visit(entry);
    } catch (error) {
      failed[entry.ofsEntry] = `${error.name}: ${error.message}`;
    }
  }
  return {
    positions: entries.map((entry) => entry.ofsEntry),
    sizes: entries.map((entry) => entry.frame.lenEntry),
    magics: entries.map((entry) => entry.frame.magic),
    tail: log.tail.length,
    failed,
  };
}

loadParser().then((KafkaLog) => {
  for (const path of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
    process.stdout.write(`${JSON.stringify(describe(KafkaLog, path))}\n`);
  }
}).catch((error) => {
  process.stderr.write(`${error.stack || error}\n`);
  process.exitCode = 1;
});
