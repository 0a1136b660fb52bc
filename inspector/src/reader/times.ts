// Times as `kafkafmt` prints them: ISO 8601 in UTC.

/** A timestamp; as its number where no calendar has the time (years 1 to 9999), and empty for none. */
export function time(milliseconds: bigint): string {
  if (milliseconds === -1n) {
    return '';
  }
  const isInCalendar = milliseconds >= -62_135_596_800_000n && milliseconds < 253_402_300_800_000n;
  return isInCalendar ? new Date(Number(milliseconds)).toISOString() : String(milliseconds);
}
