declare module 'zstd.wasm' {
  /** The Zstandard decoder, deflated, as Base64; `zstd.mjs` takes it out of the package zstddec. */
  const text: string;
  export default text;
}
