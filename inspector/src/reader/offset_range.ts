// The offsets that the records of a segment may have, by the names of the files of its log.
//
// No checksum covers the offset of an entry. The name of its segment and that of the next one limit
// it: Kafka appends no entry outside them (`LogSegment.ensureOffsetInRange`). Invariant: the rules
// are those of the library's `SegmentFile.offsets`; a name that says nothing limits nothing.

const MAX_RELATIVE_OFFSET = 0x7fffffffn;
const MAX_OFFSET = 0x7fffffffffffffffn;
const MAX_PARTITION = 0x7fffffff;
/** Tiered storage adds an id of 22 characters; such segments may overlap. */
const SEGMENT = /^\d{20}(-[0-9A-Za-z_-]{22})?\.log$/;
const SEGMENT_OF_LOG = /^\d{20}\.log$/;
const LOG = /^.+-(\d+)(\.[0-9a-f]{32}-(delete|future|stray))?$/s;

/** Offsets from `first` on, below `end`. */
export interface OffsetRange {
  readonly first: bigint;
  readonly end: bigint;
}

/** The offset that a file's name begins with. */
export function baseOffsetOf(name: string): bigint | null {
  const digits = /^(\d{20})\D/.exec(name)?.[1];
  const offset = digits === undefined ? null : BigInt(digits);
  return offset !== null && offset <= MAX_OFFSET ? offset : null;
}

/** For each file of a directory, the offsets that its records may have; `null` for all. */
export function offsetRangesOf(names: readonly string[], directory: string): (OffsetRange | null)[] {
  const following = nextOffsets(names, directory);
  return names.map((name) => {
    const first = baseOffsetOf(name);
    if (first === null || !SEGMENT.test(name)) {
      return null;
    }
    // A broker writes half as far; the cleaner before 2.0 joined segments (KAFKA-6264).
    const greatest = first + 2n * (MAX_RELATIVE_OFFSET + 1n);
    const next = following.get(name) ?? MAX_OFFSET + 1n;
    return { first, end: next < greatest ? next : greatest };
  });
}

/** Why an entry with these offsets is not part of its segment; `null` where it is. */
export function misplaced(first: bigint, last: bigint, offsets: OffsetRange): string | null {
  if (offsets.first <= first && first < offsets.end && last < offsets.end) {
    return null;
  }
  const found = first === last ? `offset ${first}` : `offsets ${first} to ${last}`;
  return offsets.first >= offsets.end
    ? `${found} in a segment whose name leaves room for none`
    : `${found}, expected ${offsets.first} to ${offsets.end - 1n} in this segment`;
}

/** The base offset of the segment behind each one, in the directory of a log. */
function nextOffsets(names: readonly string[], directory: string): Map<string, bigint> {
  const found = new Map<string, bigint>();
  const partition = LOG.exec(directory)?.[1];
  if (partition === undefined || Number(partition) > MAX_PARTITION) {
    return found;
  }
  const segments = names.filter((name) => SEGMENT_OF_LOG.test(name)).sort();
  segments.forEach((name, index) => {
    const next = segments[index + 1];
    const offset = next === undefined ? null : baseOffsetOf(next);
    if (offset !== null) {
      found.set(name, offset);
    }
  });
  return found;
}
