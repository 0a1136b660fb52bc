// The Zstandard decoder of the package zstddec, deflated: the page inflates it when it is first needed.
//
//   node inspector/zstd.mjs > zstd.wasm && zopfli --deflate --i50 zstd.wasm
//                                 makes zstd.wasm.deflate, after the package has changed
//
// What deflates differs from machine to machine, so the result is kept. Invariant: it inflates to the
// package's decoder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

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

/** The deflated decoder, as Base64. */
export function deflatedDecoder() {
  const kept = readFileSync(path.join(HERE, 'zstd.wasm.deflate'));
  if (!inflateRawSync(kept).equals(decoder())) {
    throw new Error('inspector/zstd.wasm.deflate is not of this zstddec: see inspector/zstd.mjs');
  }
  return kept.toString('base64');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(decoder());
}
