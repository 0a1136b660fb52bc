// The Zstandard decoder of the package zstddec, as LZMA: the page unpacks it when it is first needed.
//
//   node inspector/zstd.mjs | xz --format=raw --lzma1=preset=9e > inspector/zstd.wasm.lzma
//                                 after the package has changed
//
// What packs differs from machine to machine, so the result is kept. Invariant: it unpacks to the
// package's decoder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PACKAGE = path.join(path.dirname(HERE), 'node_modules/zstddec/dist/zstddec-stream.mjs');

/** The decoder out of the package, which would fetch it from a data URL. */
function decoder() {
  const found = /const wasm = "([A-Za-z0-9+/=]+)"/.exec(readFileSync(PACKAGE, 'utf8'));
  if (found === null) {
    throw new Error('zstddec does not have its decoder where it had it');
  }
  return Buffer.from(found[1], 'base64');
}

/** The size of the decoder, and the packed decoder as Base64. */
export async function packedDecoder() {
  const kept = readFileSync(path.join(HERE, 'zstd.wasm.lzma'));
  const source = readFileSync(path.join(HERE, 'src/codecs/lzma.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
  const { unlzma } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const program = decoder();
  if (!program.equals(unlzma(kept, program.length))) {
    throw new Error('inspector/zstd.wasm.lzma is not of this zstddec: see inspector/zstd.mjs');
  }
  return `${program.length} ${kept.toString('base64')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(decoder());
}
