// How much one entry may ask of the reader before it is refused: the defaults of the library's
// `Limits`. A test compares the two.

export interface Limits {
  /** Bytes of an entry, as stored and decompressed. */
  readonly batchBytes: number;
  /** Records of an entry. */
  readonly batchRecords: number;
  /** Headers of a record. */
  readonly recordHeaders: number;
  /** Headers of all records of an entry. */
  readonly batchHeaders: number;
}

export const DEFAULT_LIMITS: Limits = {
  batchBytes: 256 * 1024 * 1024,
  batchRecords: 1024 * 1024,
  recordHeaders: 64 * 1024,
  batchHeaders: 2 * 1024 * 1024,
};
