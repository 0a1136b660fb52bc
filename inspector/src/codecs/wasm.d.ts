declare module 'zstd.wasm' {
  /** The Zstandard decoder, of the package zstddec; `build.mjs` takes it out. */
  const bytes: Uint8Array;
  export default bytes;
}
