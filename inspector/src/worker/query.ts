// What is searched for, as the person wrote it, and as the search takes it.
//
// Apart from the search, so that the page can share it with the worker.

import { strictUtf8 } from '../reader/utf8';

export const MAX_HITS = 10_000;
/** The records of a log that is no larger are all read without being asked to. */
export const MAX_CHECKED_AT_ONCE = 32 * 1024 * 1024;

export interface Query {
  readonly text: string;
  readonly mode: 'text' | 'hex' | 'regex';
  /** `any`, `key`, `value` or `header` (names and values). */
  readonly where: 'any' | 'key' | 'value' | 'header';
  readonly producerId: string;
  readonly fromOffset: string;
  readonly toOffset: string;
  readonly fromTime: string;
  readonly toTime: string;
}

export interface Hit {
  readonly row: number;
  readonly record: number;
  readonly offset: bigint;
  /** The part that has it; empty where only offsets, times or producers were asked for. */
  readonly part: string;
}

/** How a search ended. */
export interface Searched {
  /** `false` when it was stopped. */
  readonly isDone: boolean;
  /** How many entries, and ranges between them, cannot be read: they may have hits. */
  readonly unread: number;
}

export type Test = (part: Uint8Array) => boolean;

/** Why a query cannot be run; `null` where it can. */
export function problemOf(query: Query): string | null {
  try {
    needleOf(query);
    testOf(query, null);
    rangesOf(query);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The bytes to look for; `null` for none, or for a regular expression. */
export function needleOf({ text, mode }: Query): Uint8Array | null {
  if (text === '' || mode === 'regex') {
    return null;
  }
  if (mode === 'text') {
    return new TextEncoder().encode(text);
  }
  const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '');
  if (!/^([0-9a-f]{2})+$/i.test(digits)) {
    throw new Error('expected an even number of hexadecimal digits');
  }
  return Uint8Array.from(digits.match(/../g) as string[], (pair) => Number.parseInt(pair, 16));
}

export function testOf({ text, mode }: Query, needle: Uint8Array | null): Test | null {
  if (text === '') {
    return null;
  }
  if (mode !== 'regex') {
    return (part) => needle !== null && indexOf(part, needle, 0) >= 0;
  }
  const flags = /^\(\?([imsu]+)\)/.exec(text);
  const pattern = flags === null ? text : text.slice(flags[0].length);
  const expression = new RegExp(pattern, flags?.[1] ?? '');
  const latin1 = new TextDecoder('latin1');
  return (part) => expression.test(strictUtf8(part) ?? latin1.decode(part));
}

/** Where the needle is; its byte at `rare` is looked for first. */
export function indexOf(data: Uint8Array, needle: Uint8Array, rare: number): number {
  const byte = needle[rare] as number;
  const last = data.length - needle.length + rare;
  for (let at = data.indexOf(byte, rare); at >= 0 && at <= last; at = data.indexOf(byte, at + 1)) {
    let same = 0;
    while (same < needle.length && data[at - rare + same] === needle[same]) {
      same += 1;
    }
    if (same === needle.length) {
      return at - rare;
    }
  }
  return -1;
}

export interface Ranges {
  fromOffset: bigint;
  toOffset: bigint;
  fromTime: bigint;
  toTime: bigint;
  producerId: bigint | null;
}

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;
const LEAST_NUMBER = 100_000_000_000; // 1973-03-03 in milliseconds; in seconds, the year 5138

export function rangesOf(query: Query): Ranges {
  const integer = (text: string, otherwise: bigint, what: string): bigint => {
    if (text.trim() === '') {
      return otherwise;
    }
    if (!/^-?\d+$/.test(text.trim())) {
      throw new Error(`${what}: expected a whole number`);
    }
    return BigInt(text.trim());
  };
  return {
    fromOffset: integer(query.fromOffset, LEAST, 'from offset'),
    toOffset: integer(query.toOffset, MOST, 'to offset'),
    fromTime: timeOf(query.fromTime) ?? LEAST,
    toTime: timeOf(query.toTime) ?? MOST,
    producerId: query.producerId.trim() === '' ? null : integer(query.producerId, 0n, 'producer'),
  };
}

/**
 * Milliseconds of a time that a person wrote: a number, or ISO text, which is UTC without a zone.
 *
 * As for the command line, small numbers are none: `2026` is a year, and 1769860800 are seconds.
 */
export function timeOf(text: string): bigint | null {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  const isNumber = /^-?\d+$/.test(trimmed);
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(trimmed);
  const iso = trimmed.replace(' ', 'T');
  const day = iso.slice(0, 10);
  const time = isNumber ? Number(trimmed) : Date.parse(hasZone || iso === day ? iso : `${iso}Z`);
  // February 30 is March 2 to Date.
  const isTime = isNumber
    ? time === 0 || Math.abs(time) >= LEAST_NUMBER
    : !Number.isNaN(time) && new Date(day).toJSON()?.startsWith(day);
  if (!isTime) {
    throw new Error(`“${trimmed}” is no time: expected 2026-01-31 12:00, or milliseconds`);
  }
  return BigInt(isNumber ? trimmed : time);
}
