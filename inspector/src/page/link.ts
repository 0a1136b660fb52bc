// A link that opens at a position: the fragment names segment and byte, never the bytes themselves.
//
// The person opens the file again; the link then goes to the place in it.

export interface Place {
  /** The name of the directory, which tells logs apart. */
  readonly log: string;
  readonly segment: string;
  readonly position: number;
  readonly record: number | null;
}

export function linkOf({ log, segment, position, record }: Place): string {
  const parts = new URLSearchParams({ ...(log && { log }), segment, position: String(position) });
  if (record !== null) {
    parts.set('record', String(record));
  }
  return `#${parts}`;
}

/** The place that a fragment names; `null` for none. */
export function placeIn(fragment: string): Place | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const segment = parts.get('segment');
  const position = Number(parts.get('position') ?? 'none');
  if (segment === null || !Number.isSafeInteger(position) || position < 0) {
    return null;
  }
  const record = Number(parts.get('record') ?? 'none');
  return { log: parts.get('log') ?? '', segment, position, record: Number.isSafeInteger(record) && record >= 0 ? record : null };
}
