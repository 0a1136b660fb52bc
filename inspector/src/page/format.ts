// Numbers and times for people.

const NUMBER = new Intl.NumberFormat('en-US');

export const count = (value: number | bigint): string => NUMBER.format(value);

/** A number of things, by their name in the singular. */
export const counted = (value: number | bigint, name: string): string =>
  `${count(value)} ${Number(value) === 1 ? name : name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`}`;

/** Bytes, in the unit that reads best. */
export function size(bytes: number): string {
  if (bytes < 1024) {
    return `${bytes} B`;
  }
  const units = ['KiB', 'MiB', 'GiB', 'TiB'];
  let value = bytes;
  let unit = -1;
  do {
    value /= 1024;
    unit += 1;
  } while (value >= 1024 && unit < units.length - 1);
  return `${value.toFixed(value < 10 ? 2 : 1)} ${units[unit] as string}`;
}

/** A timestamp as UTC text; as its number where there is no such day, and empty for none. */
export function time(milliseconds: bigint): string {
  if (milliseconds === -1n) {
    return '';
  }
  const most = 8_640_000_000_000_000n;
  if (milliseconds > most || milliseconds < -most) {
    return String(milliseconds);
  }
  return new Date(Number(milliseconds)).toISOString().replace('T', ' ');
}

/** Twice as many digits as bytes. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
