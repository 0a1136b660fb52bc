// Key, value and headers of a record: as text, JSON, hexadecimal, or the wire of Avro and Protobuf.

import type { Decoded } from '../messages/decoding';
import { formatJson } from '../values/json';
import type { Typed } from '../values/schemas';
import { frameOf } from '../values/frames';
import { messageIndexes, numbers, protobuf } from '../values/wire';
import { hexOf } from '../reader/base64';
import { time } from '../reader/times';
import { cutUtf8, decodeUtf8, isText, strictUtf8 } from '../reader/utf8';
import type { RecordBytes } from '../worker/protocol';
import { copyText, download, h } from './dom';
import { count } from './format';
import { NARROW } from './hex_view';
import { jsonView } from './json_view';

// The names that `--key-format` and `--value-format` have for them.
const FORMATS = ['auto', 'string', 'json', 'bytes', 'protobuf'] as const;
type Format = (typeof FORMATS)[number];
const MAX_SHOWN = 256 * 1024;

/** Bytes in a format; where they are not of it, a sentence that says so. */
export function shown(bytes: Uint8Array, format: Format, perLine = 16): string {
  const piece = bytes.subarray(0, MAX_SHOWN);
  const more =
    bytes.length > piece.length ? `\n… the first ${count(MAX_SHOWN)} of ${count(bytes.length)} bytes` : '';
  const text = more === '' ? strictUtf8(bytes) : cutUtf8(piece);
  const frame = frameOf(piece);
  switch (format) {
    case 'auto':
      return auto(bytes, piece, text, perLine) + more;
    case 'string':
      return decodeUtf8(piece) + more;
    case 'json':
      return more === '' ? ((text !== null && formatJson(text)) || 'is not JSON') : `is too large for this${more}`;
    case 'bytes':
      return dump(piece, perLine) + more;
    case 'protobuf': {
      const inner = frame === null ? null : messageIndexes(frame.payload);
      const message = protobuf(inner?.rest ?? piece) ?? 'is not a whole Protobuf message';
      const words = inner === null || frame === null ? [] : [frame.words, inner.words, ''];
      return [...words, message].join('\n') + more;
    }
  }
}

function auto(bytes: Uint8Array, piece: Uint8Array, text: string | null, perLine: number): string {
  if (bytes.length === 0) {
    return '';
  }
  const frame = frameOf(piece);
  if (frame !== null) {
    return `${frame.words}\n\n${dump(piece, perLine)}`;
  }
  if (isText(text)) {
    return (/^\s*[{[]/.test(text) && bytes.length <= MAX_SHOWN && formatJson(text)) || decodeUtf8(piece);
  }
  const number = numbers(piece);
  return `${number === '' ? '' : `${number}\n\n`}${dump(piece, perLine)}`;
}

/** The key or the value as JSON, by the messages of an internal topic or by its schema; else `null`. */
function decodedPart({ decoded, typed }: RecordBytes, part: string): string | null {
  const text = part === 'key' || part === 'value' ? (decoded?.[part] ?? typed[part]?.json) : null;
  return text ? (formatJson(text) ?? text) : null;
}

/** The type and the version of an internal topic's record. */
function inWords(decoded: Decoded | null): string {
  if (decoded === null || decoded.recordType === null) {
    return '';
  }
  const version = decoded.version === null ? '' : ` version ${decoded.version}`;
  return `${decoded.name ?? 'unknown'} (type ${decoded.recordType})${version}`;
}

/** Some bytes a line, with their text. */
function dump(bytes: Uint8Array, perLine: number): string {
  const lines = [];
  for (let at = 0; at < bytes.length; at += perLine) {
    const row = bytes.subarray(at, at + perLine);
    const digits = (hexOf(row).match(/../g) ?? []).join(' ').padEnd(3 * perLine - 1);
    const text = Array.from(row, (byte) =>
      byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·',
    ).join('');
    lines.push(`${at.toString(16).padStart(8, '0')}  ${digits}  ${text}`);
  }
  return lines.join('\n');
}

export class ValueView {
  private record: RecordBytes | null = null;
  private part = 'value';
  private format: Format = 'auto';

  private jsonOf: (record: RecordBytes) => string = () => '';
  private saveAll: () => void = () => undefined;

  constructor(private readonly element: HTMLElement) {}

  /** How a record is copied as JSON, and how all records of its batch are saved. */
  connect(jsonOf: (record: RecordBytes) => string, saveAll: () => void): void {
    this.jsonOf = jsonOf;
    this.saveAll = saveAll;
  }

  show(record: RecordBytes | null): void {
    this.record = record;
    const parts = record === null ? [] : this.parts(record).map(([name]) => name);
    if (!parts.includes(this.part)) {
      this.part = 'value';
    }
    this.draw();
  }

  private parts(record: RecordBytes): [string, Uint8Array | null][] {
    return [
      ['key', record.key],
      ['value', record.value],
      ...record.headers.map(({ key, value }, index): [string, Uint8Array | null] => [
        `header ${index}: ${key}`,
        value,
      ]),
    ];
  }

  private typedPart({ typed }: RecordBytes): Typed | null {
    return this.part === 'key' || this.part === 'value' ? typed[this.part] : null;
  }

  private draw(): void {
    const { record } = this;
    if (record === null) {
      this.element.replaceChildren(h('p', {}, 'Choose a record.'));
      return;
    }
    const parts = this.parts(record);
    const bytes = parts.find(([name]) => name === this.part)?.[1] ?? null;
    const decoded = this.format === 'auto' ? decodedPart(record, this.part) : null;
    // A broker writes control records, so no producer's framing is in them.
    const type = this.typedPart(record);
    const auto = record.control !== null ? 'bytes' : type?.words.startsWith('PROTOBUF') ? 'protobuf' : 'auto';
    const format = this.format === 'auto' ? auto : this.format;
    // Of its parent: a tab that is not chosen has no width.
    const perLine = (this.element.parentElement?.clientWidth ?? 0) < NARROW ? 8 : 16;
    const text = bytes === null ? 'null' : (decoded ?? shown(bytes, format, perLine));
    const choice = (label: string, names: readonly string[], at: string, set: (name: string) => void) => {
      const select = h(
        'select',
        { 'aria-label': label, onchange: () => { set(select.value); this.draw(); } },
        ...names.map((name) => h('option', { value: name, selected: name === at }, name)),
      );
      return select;
    };
    const words = [
      `offset ${record.offset}`,
      time(record.timestamp),
      record.control ?? '',
      inWords(record.decoded),
      type?.words ?? '',
      bytes === null ? 'null' : `${count(bytes.length)} bytes`,
    ];
    const button = (text: string, run: () => void) => h('button', { type: 'button', onclick: run }, text);
    const content = [
      h(
        'div',
        { class: 'bar' },
        choice('Part', parts.map(([name]) => name), this.part, (name) => { this.part = name; }),
        choice('Format', FORMATS, this.format, (name) => { this.format = name as Format; }),
        button('Copy', () => void copyText(bytes === null ? '' : text)),
        button('Save bytes', () =>
          download(`${record.offset}-${this.part.split(':')[0]}.bin`, bytes ?? new Uint8Array(0), 'application/octet-stream')),
        button('Copy record as JSON', () => void copyText(this.jsonOf(record))),
        button('Save batch as JSON lines', this.saveAll),
      ),
      h('p', {}, words.filter((word) => word !== '').join(' · ')),
      h('p', { class: 'problem' }, record.decoded?.error ?? type?.error ?? ''),
      h('pre', { tabindex: 0, 'aria-label': this.part }, ...(formatJson(text) === text ? jsonView(text) : [text])),
    ];
    this.element.replaceChildren(...content.filter((each) => each !== null));
  }
}
