// What can be wrong with bytes: a damage kind, and a reason that says expected and found.
//
// The kinds are those of the library's `read_damage`. No other exception comes out of bad bytes.

export type DamageKind =
  | 'truncated_tail'
  | 'zero_tail'
  | 'bad_checksum'
  | 'malformed'
  | 'unsupported'
  | 'limit_exceeded';

export class FormatError extends Error {
  constructor(
    readonly kind: DamageKind,
    reason: string,
  ) {
    super(reason);
  }
}

export const malformed = (reason: string): FormatError => new FormatError('malformed', reason);

/** The error for a stream that holds more than `limit` bytes. */
export const tooLarge = (limit: number): FormatError =>
  new FormatError('limit_exceeded', `decompresses to more than the limit of ${limit} bytes`);

/** An unfinished last entry or preallocated zeroes: Kafka's recovery drops both without an error. */
export const isTail = (kind: DamageKind): boolean =>
  kind === 'truncated_tail' || kind === 'zero_tail';
