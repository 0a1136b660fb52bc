// Compiles the grammars of this folder with the pinned npm compiler, for build.py.
//
//   node ksy/compile.js FOLDER LANGUAGE...     every grammar of FOLDER and FOLDER/messages into each LANGUAGE
//   node ksy/compile.js --read-write FOLDER LANGUAGE...     parsers that write, too
//   node ksy/compile.js --debug FOLDER LANGUAGE...     parsers that keep the position of each field
//
// Prints one JSON object: {language: {file name: text}}. What fails is told in one line, exit code 1.
// The compiler's JavaScript interface takes no options. They stand in one expression of its source
// though, so that expression is replaced: it must be there, to the letter, exactly once.
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');
const yaml = require('js-yaml');

const RAW = '$m_Lio_kaitai_struct_CppRuntimeConfig$RawPointers$()';
const UNIQUE = '$m_Lio_kaitai_struct_CppRuntimeConfig$UniqueAndRawPointers$()';
// Read when made, keep positions, opaque types, substreams without copies, read and write.
const READ = 'new $c_Lio_kaitai_struct_RuntimeConfig((!debug), debug, false, true, false, ';
const READ_WRITE = 'new $c_Lio_kaitai_struct_RuntimeConfig(false, debug, false, true, true, ';
const CPP = 'new $c_Lio_kaitai_struct_CppRuntimeConfig($m_sci_Nil$(), ';
const STREAM = '"io.kaitai.struct.ByteBufferKaitaiStream", "java.nio.BufferUnderflowException"';
const JAVA = 'new $c_Lio_kaitai_struct_JavaRuntimeConfig(';

// In this order: C++ (pragma once, front() and back(), list initializers, pointers), Go package, Java
// package, .NET namespace, PHP namespace, Python package.
const DEFAULTS =
  `${READ}${CPP}false, false, false, ${RAW}), "", ${JAVA}"", ${STREAM}), "Kaitai", "", "", `;
const OPTIONS =
  `${CPP}true, true, true, ${UNIQUE}), "kafkafmt", ${JAVA}"kafkafmt", ${STREAM}), ` +
  '"Kafkafmt", "Kafkafmt", ".", ';

/** The compiler's module, with OPTIONS in place of DEFAULTS, for parsers that read or also write. */
function loadCompiler(runtime) {
  const file = require.resolve('kaitai-struct-compiler');
  const parts = fs.readFileSync(file, 'utf8').split(DEFAULTS);
  if (parts.length !== 2) {
    throw new Error('this is not kaitai-struct-compiler 0.11.0: its options are not where they were');
  }
  const compiler = new Module(file, module);
  compiler.filename = file;
  compiler.paths = Module._nodeModulePaths(path.dirname(file));
  compiler._compile(parts.join(runtime + OPTIONS), file);
  return compiler.exports;
}

async function main(arguments_) {
  const option = arguments_[0].startsWith('--') ? arguments_[0] : undefined;
  const [folder, ...languages] = option ? arguments_.slice(1) : arguments_;
  const compiler = loadCompiler(option === '--read-write' ? READ_WRITE : READ);
  const debug = option === '--debug';
  const grammars = {};
  for (const directory of [folder, path.join(folder, 'messages')]) {
    for (const name of fs.readdirSync(directory).filter((each) => each.endsWith('.ksy')).sort()) {
      grammars[path.basename(name, '.ksy')] = yaml.load(fs.readFileSync(path.join(directory, name), 'utf8'));
    }
  }
  // A grammar that another one imports is compiled along with it.
  const imported = new Set(
    Object.values(grammars).flatMap((each) => (each.meta.imports || []).map((name) => path.basename(name))),
  );
  const importer = { importYaml: async (name) => structuredClone(grammars[path.basename(name)]) };
  const result = {};
  for (const language of languages) {
    result[language] = {};
    for (const name of Object.keys(grammars).filter((each) => !imported.has(each))) {
      const grammar = structuredClone(grammars[name]);
      try {
        Object.assign(result[language], await compiler.compile(language, grammar, importer, debug));
      } catch (error) {
        const reason = error.jl_Throwable__f_e || error.message || error;
        throw new Error(`${name}.ksy, for ${language}: ${reason}`);
      }
    }
  }
  process.stdout.write(JSON.stringify(result));
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${String(error.message).split('\n').join(' ')}\n`);
  process.exitCode = 1;
});
