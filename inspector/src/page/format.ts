// Numbers for people.

const NUMBER = new Intl.NumberFormat('en-US');

export const count = (value: number | bigint): string => NUMBER.format(value);

/** Sorts names with the numbers in them by their values: `t-2` before `t-10`. */
export const natural = new Intl.Collator('en', { numeric: true }).compare;

/** A number of things, by their name in the singular. */
export const counted = (value: number | bigint, name: string): string =>
  `${count(value)} ${name}${Number(value) === 1 ? '' : name.endsWith('ch') ? 'es' : 's'}`;

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
