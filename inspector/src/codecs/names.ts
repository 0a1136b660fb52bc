// The names of the codec ids (`CompressionType`); apart from the codecs, so that the page has no copy
// of them beside the worker's.

const NAMES = ['none', 'gzip', 'snappy', 'lz4', 'zstd'];

/** The codec's name; `null` for an id that Kafka lacks. */
export const codecName = (codec: number): string | null => NAMES[codec] ?? null;
