// Makes the page: one HTML file that holds everything. For build.py, which writes it.
//
//   node inspector/build.mjs            the page, on standard output
//   node inspector/build.mjs FILE       the reader as a module for Node, for the tests
//
// Strategy: the grammars are compiled with positions (ksy/compile.js --debug); esbuild makes one script
// of the page and its worker, which runs the same text. A content security policy allows
// these bytes and nothing else. Invariant: the same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import { grammarNotes, layoutOf } from './notes.mjs';
import { runtimeFor } from './runtime.mjs';
import { messageSchemas } from './schemas.mjs';
import { packedDecoder } from './zstd.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.dirname(HERE);
const require = createRequire(import.meta.url);
const SCHEMAS = path.join(ROOT, 'kafkafmt/cluster/messages/schemas');

/** The parsers with positions, and the notes on their fields. */
function parsers() {
  const compiled = execFileSync(
    process.execPath,
    [path.join(ROOT, 'ksy/compile.js'), '--debug', path.join(ROOT, 'ksy'), 'javascript'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return JSON.parse(compiled).javascript;
}

/** What the page parses with positions; the grammars that these import come along. */
const PARSERS = ['KafkaControlRecord', 'KafkaMessage', 'KafkaRecord', 'KafkaRecordBatchHeader'];

/** The headers whose fields the lists read by their positions. */
const HEADERS = { batchHeader: 'kafka_record_batch_header', messageHeader: 'kafka_message_header' };

/** A parser and those that it imports. */
function withImports(files, names) {
  const found = new Set();
  const take = (name) => {
    if (!found.has(name)) {
      found.add(name);
      [...files[`${name}.js`].matchAll(/require\('\.\/(\w+)'\)/g)].forEach((match) => take(match[1]));
    }
  };
  names.forEach(take);
  return [...found].sort();
}

/** Modules that are no files: the parsers, the notes on them, the decoder of zstd.
 *
 * In the page the decoder lies beside the script; the worker gets it as the global ZSTD.
 */
function virtual(files, zstd = 'globalThis.ZSTD') {
  const names = withImports(files, PARSERS);
  return {
    name: 'virtual',
    setup(plugin) {
      plugin.onResolve({ filter: /^(zstd\.wasm|grammars|grammar-layout|message-schemas)$/ }, ({ path: name }) => ({
        path: name,
        namespace: 'virtual',
      }));
      plugin.onResolve({ filter: /^\.\/Kafka\w+$/, namespace: 'virtual' }, ({ path: name }) => ({
        path: name,
        namespace: 'virtual',
      }));
      plugin.onLoad({ filter: /^\.\/Kafka/, namespace: 'virtual' }, ({ path: name }) => ({
        // The compiler's wrapper for three kinds of modules; esbuild is to see the one.
        contents: commonJs(files[`${name.slice(2)}.js`]),
        resolveDir: ROOT,
      }));
      plugin.onLoad({ filter: /^grammars$/, namespace: 'virtual' }, () => ({
        contents: [
          ...names.map((name) => `import * as ${name}_ from './${name}';`),
          `export const parsers = {${names.map((name) => `${name}: ${name}_.${name}`).join(', ')}};`,
          `export const notes = ${JSON.stringify(grammarNotes(path.join(ROOT, 'ksy'), names))};`,
          "export { default as KaitaiStream } from 'kaitai-struct/KaitaiStream';",
        ].join('\n'),
        resolveDir: ROOT,
      }));
      plugin.onLoad({ filter: /^grammar-layout$/, namespace: 'virtual' }, () => ({
        contents: Object.entries(HEADERS)
          .map(([name, id]) => `export const ${name} = ${JSON.stringify(layoutOf(path.join(ROOT, 'ksy'), id))};`)
          .join('\n'),
      }));
      plugin.onLoad({ filter: /^message-schemas$/, namespace: 'virtual' }, () => ({
        contents: `export const schemas = ${JSON.stringify(messageSchemas(SCHEMAS))};`,
      }));
      plugin.onLoad({ filter: /kaitai-struct\/KaitaiStream\.js$/ }, ({ path: file }) => ({
        contents: runtimeFor(file, names.map((name) => files[`${name}.js`])),
      }));
      // What the runtime asks for outside of a browser.
      plugin.onResolve({ filter: /^(iconv-lite|zlib)$/ }, () => ({ path: 'none', namespace: 'empty' }));
      plugin.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }));
      plugin.onLoad({ filter: /^zstd\.wasm$/, namespace: 'virtual' }, () => ({ contents: `export default ${zstd};` }));
    },
  };
}

function commonJs(text) {
  const imports = [...text.matchAll(/require\('([^']+)'\)/g)].map((match) => match[1]);
  const parameters = /\}\)\(typeof self[^,]*, function \(([^)]*)\) \{/.exec(text);
  if (parameters === null) {
    throw new Error('the compiler wraps its modules in another way');
  }
  const body = text.slice(parameters.index + parameters[0].length, text.lastIndexOf('});'));
  const [, ...names] = parameters[1].split(', ');
  const [own] = parameters[1].split(', ');
  return [
    ...names.map((name, index) => `const ${name} = require('${imports[index]}');`),
    `const ${own} = exports;`,
    body,
  ].join('\n');
}

async function bundle(entry, plugin, options = {}) {
  const made = await build({
    entryPoints: [path.join(HERE, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [plugin],
    logLevel: 'silent',
    ...options,
  });
  return made.outputFiles[0].text.trim();
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function page(files) {
  const bundled = await bundle('src/main.ts', virtual(files));
  const { code } = await minify(bundled, { ecma: 2020, compress: { ecma: 2020, passes: 3 } });
  const script = code.replaceAll('</script', '<\\/script');
  const start = await bundle('src/page/start.ts', virtual(files));
  const style = (
    await build({
      entryPoints: [path.join(HERE, 'style.css')],
      minify: true,
      write: false,
      logLevel: 'silent',
    })
  ).outputFiles[0].text.trim();
  const policy = [
    "default-src 'none'",
    `script-src ${hash(start)} ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'worker-src blob:',
    // Replaced by 'self' where `kafkafmt inspect` serves the page.
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const notices = readFileSync(path.join(HERE, 'notices.txt'), 'utf8').trim();
  const parts = { NOTICES: notices, POLICY: policy, STYLE: style, START: start, SCRIPT: script, ZSTD: await packedDecoder() };
  const markup = readFileSync(path.join(HERE, 'page.html'), 'utf8').replace(/\n +/g, '\n');
  return markup.replace(
    /@(NOTICES|POLICY|STYLE|START|SCRIPT|ZSTD)@/g,
    (_, name) => parts[name],
  );
}

const [out] = process.argv.slice(2);
try {
  if (out === undefined) {
    process.stdout.write(await page(parsers()));
  } else {
    const options = { platform: 'node', format: 'cjs', minify: false };
    writeFileSync(out, await bundle('src/node.ts', virtual(parsers(), JSON.stringify(await packedDecoder())), options));
  }
} catch (error) {
  process.stderr.write(`${String(error.message).split('\n').join(' ')}\n`);
  process.exitCode = 1;
}
