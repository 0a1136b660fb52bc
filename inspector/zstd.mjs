// The Zstandard decoder of the package zstddec, deflated: the page inflates it when it is first needed.
//
//   node inspector/zstd.mjs     writes zstd.wasm.deflate, after the package has changed
//
// Deflated bytes differ from one version of zlib to another, so they are kept. Invariant: they inflate
// to the package's decoder.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const KEPT = path.join(HERE, 'zstd.wasm.deflate');
const PACKAGE = path.join(path.dirname(HERE), 'node_modules/zstddec/dist/zstddec-stream.mjs');

/** The decoder out of the package, which would fetch it from a data URL. */
function decoder() {
  const found = /const wasm = "([A-Za-z0-9+/=]+)"/.exec(readFileSync(PACKAGE, 'utf8'));
  if (found === null) {
    throw new Error('zstddec does not have its decoder where it had it');
  }
  return Buffer.from(found[1], 'base64');
}

/** The deflated decoder. */
export function deflatedDecoder() {
  const kept = readFileSync(KEPT);
  if (!inflateRawSync(kept).equals(decoder())) {
    throw new Error('inspector/zstd.wasm.deflate is not of this zstddec: run node inspector/zstd.mjs');
  }
  return kept;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(KEPT, deflateRawSync(decoder(), { level: constants.Z_BEST_COMPRESSION, memLevel: 9 }));
}
