// The fields of a structure with their byte ranges: the generated parsers, compiled with positions.
//
// Variable-length and 64-bit numbers are read again from their bytes, since the parsers' numbers are
// doubles. Invariant: what cannot be parsed is a field with an error; nothing is thrown.

import { KaitaiStream, notes, parsers } from 'grammars';
import { codecName } from '../codecs';
import { hexOf } from './base64';
import { VarReader, int64At } from './integers';
import { cutUtf8, isText, strictUtf8 } from './utf8';

/** A field, or a structure of fields; the range is in the file or in the decompressed stream. */
export interface Field {
  /** Kafka's own name, as `kafkafmt show` prints it; that of the grammar where Kafka has none. */
  readonly name: string;
  readonly note: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isError: boolean;
  readonly children: readonly Field[];
}

type Parsed = Record<string, unknown> & { _debug: Record<string, Debug>; _read(): void };
type Parser = new (stream: unknown) => Parsed;
interface Debug {
  start: number;
  end?: number;
  ioOffset: number;
  enumName?: string;
  arr?: Debug[];
}

const VARIABLE = new Set(['KafkaVarint', 'KafkaVarlong', 'KafkaUnsignedVarint']);
const names = new Map<unknown, string>();

function register(type: Record<string, unknown>, name: string): void {
  names.set(type, name);
  for (const [key, nested] of Object.entries(type)) {
    if (typeof nested === 'function') {
      register(nested as unknown as Record<string, unknown>, key);
    }
  }
}
for (const [name, type] of Object.entries(parsers)) {
  register(type as unknown as Record<string, unknown>, name);
}

/** The fields of the structure that `type` parses, whose first byte is at `base`. */
export function fieldsOf(type: string, bytes: Uint8Array, base: number): Field[] {
  const data = bytes.slice(); // ranges count from the beginning of its buffer
  const stream = new KaitaiStream(data.buffer);
  const parsed = new (parsers[type] as unknown as Parser)(stream);
  let error: unknown;
  try {
    parsed._read();
  } catch (caught) {
    error = caught;
  }
  const fields = members(parsed, data, base, 0, data.length);
  if (error !== undefined) {
    const end = fields.reduce((most, field) => Math.max(most, field.end), base);
    fields.push(problem(String((error as Error).message ?? error), end, base + data.length));
  }
  return fields;
}

/** A field that says what is wrong with a range. */
export const problem = (text: string, start: number, end: number): Field => ({
  name: 'not readable',
  note: '',
  text,
  start,
  end,
  isError: true,
  children: [],
});

function members(
  parsed: Parsed,
  data: Uint8Array,
  base: number,
  start: number,
  end: number,
): Field[] {
  const className = names.get(parsed.constructor) ?? '';
  const found: Field[] = [];
  let bits = 0;
  for (const [name, debug] of Object.entries(parsed._debug ?? {})) {
    if (name.startsWith('_') || debug.end === undefined) {
      const value = parsed[name];
      if (name.startsWith('_') || !isStructure(value)) {
        continue;
      }
      // Its parser stopped inside: show what it had.
      const at = debug.ioOffset + debug.start;
      const children = members(value, data, base, at, end);
      const last = children.reduce((most, child) => Math.max(most, child.end), base + at);
      found.push({ ...labelled(className, name, ''), start: base + at, end: last, children });
      continue;
    }
    const flag = notes[className]?.[name]?.[2] ?? 0;
    let range: [number, number] = [debug.ioOffset + debug.start, debug.ioOffset + debug.end];
    if (flag > 0) {
      // Fields of bits are within one byte; the parser tells the bytes that it has read ahead.
      range = [start + (bits >> 3), start + (bits >> 3) + 1];
      bits += flag;
    }
    found.push(field(className, name, parsed[name], debug, range, data, base));
  }
  return found;
}

const isStructure = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && '_debug' in value;

const labelled = (className: string, name: string, text: string) => {
  const [kafkaName = '', note = ''] = notes[className]?.[name] ?? [];
  return { name: kafkaName || name, note, text, isError: false, children: [] as readonly Field[] };
};

function field(
  className: string,
  name: string,
  value: unknown,
  debug: Debug,
  [start, end]: [number, number],
  data: Uint8Array,
  base: number,
): Field {
  const range = { start: base + start, end: base + end };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => {
      const each = (debug.arr ?? [])[index] ?? debug;
      const span: [number, number] = [each.ioOffset + each.start, each.ioOffset + (each.end ?? 0)];
      return { ...field(className, name, item, each, span, data, base), name: `${index}` };
    });
    const text = value.length === 0 ? 'none' : `${value.length}`;
    return { ...labelled(className, name, text), ...range, children: items };
  }
  if (isStructure(value)) {
    const type = names.get(value.constructor) ?? '';
    if (VARIABLE.has(type)) {
      const text = variable(type, data.subarray(start, end));
      return { ...labelled(className, name, text), ...range };
    }
    const children = members(value, data, base, start, end);
    return { ...labelled(className, name, summary(children)), ...range, children };
  }
  return { ...labelled(className, name, textOf(value, debug, name, data, start, end)), ...range };
}

/** The number in a variable-length encoding, exactly. */
function variable(type: string, bytes: Uint8Array): string {
  if (type === 'KafkaUnsignedVarint') {
    const bits = bytes.reduce((sum, byte, index) => sum + (byte & 0x7f) * 2 ** (7 * index), 0);
    return String(bits % 2 ** 32);
  }
  const reader = new VarReader(bytes);
  return String(
    type === 'KafkaVarlong' ? reader.int64(bytes.length) : reader.int32(bytes.length),
  );
}

/** The structure's fields on one line, where they are few; of flags those that are set. */
const summary = (children: readonly Field[]): string =>
  children.length <= 8
    ? children
        .filter(({ name, text, children: below }) =>
          below.length === 0 && text !== 'false' && !/length$|^attributes$/i.test(name))
        .slice(0, 5)
        .map(({ name, text }) => (text === 'true' ? name : text.replace(/^-?\d+ \((.+)\)$/, '$1')))
        .join(' · ')
        .slice(0, 120)
    : '';

function textOf(
  value: unknown,
  debug: Debug,
  name: string,
  data: Uint8Array,
  start: number,
  end: number,
): string {
  if (value instanceof Uint8Array) {
    return preview(value);
  }
  if (debug.enumName !== undefined) {
    const [file = '', ...rest] = debug.enumName.split('.');
    let at = (parsers as unknown as Record<string, unknown>)[file];
    for (const part of rest) {
      at = (at as Record<string, unknown> | undefined)?.[part];
    }
    const constant = (at as Record<string, string> | undefined)?.[String(Number(value))];
    return constant === undefined ? String(value) : `${Number(value)} (${constant})`;
  }
  if (name === 'compressionId') {
    return `${String(value)} (${codecName(Number(value)) ?? 'unknown'})`;
  }
  if (typeof value === 'number' && end - start === 8) {
    return String(int64At(data, start));
  }
  return String(value);
}

const MAX_PREVIEW = 64;

/** Bytes on one line: text where they are text, else hexadecimal. */
export function preview(bytes: Uint8Array): string {
  const piece = bytes.subarray(0, MAX_PREVIEW);
  const isCut = bytes.length > piece.length;
  const more = isCut ? '…' : '';
  const text = isCut ? cutUtf8(piece) : strictUtf8(piece);
  return isText(text) ? `“${text}”${more}` : `0x${hexOf(piece)}${more}`;
}
