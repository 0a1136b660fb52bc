// Avro's binary as JSON text, by the schema that wrote it.
//
// Rules of the Avro specification: a name without dots is in the namespace around it; blocks of arrays
// and maps with a negative count have their size before them. What JSON lacks is a string, as in the
// output of `kafkafmt records`. Invariant: bytes of no such value throw; work is bounded by `MAX_VALUES`.

import { base64, hexOf } from '../reader/base64';
import { time } from '../reader/times';
import { decodeUtf8 } from '../reader/utf8';
import { varint, zigzag } from './frames';

const MAX_DEPTH = 100;
const MAX_VALUES = 200_000;

/** A schema as JSON has it. */
export type Declared = string | Declared[] | { [name: string]: unknown };
type Node = { type: string; [name: string]: unknown };
export type Names = Map<string, Node>;

/** Makes a schema ready, and notes the types that it names. */
export function compile(declared: Declared, names: Names, space = '', depth = 0): Node {
  if (depth > MAX_DEPTH) {
    throw new Error('the schema nests too deep');
  }
  const inside = (each: unknown, within = space): Node => compile(each as Declared, names, within, depth + 1);
  if (typeof declared === 'string') {
    return { type: declared, full: fullName(declared, space) };
  }
  if (Array.isArray(declared)) {
    return { type: 'union', branches: declared.map((each) => inside(each)) };
  }
  const { type, name, namespace, fields, items, values } = declared;
  if (typeof type !== 'string') {
    return inside(type);
  }
  const node: Node = { ...declared, type, full: fullName(String(name ?? type), String(namespace ?? space)) };
  if (name !== undefined) {
    names.set(node['full'] as string, node);
  }
  const within = (node['full'] as string).replace(/\.?[^.]*$/, '');
  node['fields'] = (fields as Node[] | undefined)?.map((each) => [each['name'], inside(each.type, within)]);
  node['items'] = items === undefined ? values && inside(values) : inside(items);
  return node;
}

const fullName = (name: string, space: string): string => (name.includes('.') || space === '' ? name : `${space}.${name}`);

/** The JSON of bytes that a schema describes, all of them. */
export function avroJson(schema: Node, names: Names, data: Uint8Array): string {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  let at = 0;
  let left = MAX_VALUES;
  const long = (): bigint => {
    const found = varint(data, at);
    if (found === null) {
      throw new Error('the value ends within a number');
    }
    at = found.end;
    return zigzag(found.value);
  };
  const take = (length: number | bigint): number => {
    if (length < 0 || length > data.length - at) {
      throw new Error(`${length} bytes at ${at}, expected ${data.length - at} at most`);
    }
    at += Number(length);
    return at - Number(length);
  };
  const bytes = (length: number | bigint): Uint8Array => data.subarray(take(length), at);
  const real = (size: 4 | 8): string => {
    const found = size === 4 ? view.getFloat32(take(4), true) : view.getFloat64(take(8), true);
    return Number.isFinite(found) ? String(found) : `"${found}"`;
  };
  const pick = <T>(of: T[]): T => {
    const number = long();
    const found = of[Number(number)];
    if (found === undefined) {
      throw new Error(`branch or symbol ${number} of ${of.length}`);
    }
    return found;
  };
  const blocks = (item: () => string): string => {
    const found: string[] = [];
    for (let count = long(); count !== 0n; count = long()) {
      if (count < 0n) {
        long();
        count = -count;
      }
      for (; count > 0n; count -= 1n) {
        found.push(item());
      }
    }
    return found.join(',');
  };
  const read = (node: Node, depth: number): string => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) {
      throw new Error('more values, or deeper ones, than are shown here');
    }
    const below = (each: unknown): string => read(each as Node, depth + 1);
    const logical = node['logicalType'];
    switch (node.type) {
      case 'null':
        return 'null';
      case 'boolean':
        return String(data[take(1)] !== 0);
      case 'int':
      case 'long':
        return ofLong(long(), logical);
      case 'float':
        return real(4);
      case 'double':
        return real(8);
      case 'string':
        return JSON.stringify(decodeUtf8(bytes(long())));
      case 'bytes':
        return ofBytes(bytes(long()), node);
      case 'fixed':
        return ofBytes(bytes(node['size'] as number), node);
      case 'enum':
        return JSON.stringify(pick(node['symbols'] as string[]));
      case 'array':
        return `[${blocks(() => below(node['items']))}]`;
      case 'map':
        return `{${blocks(() => `${JSON.stringify(decodeUtf8(bytes(long())))}:${below(node['items'])}`)}}`;
      case 'record':
      case 'error': {
        const members = (node['fields'] as [string, Node][]).map(([name, each]) => `${JSON.stringify(name)}:${below(each)}`);
        return `{${members.join(',')}}`;
      }
      case 'union': {
        const branches = node['branches'] as Node[];
        const branch = pick(branches);
        const isOne = branch.type === 'null' || branches.filter(({ type }) => type !== 'null').length === 1;
        const label = String(branch['full']).replace(/.*\./, '');
        return isOne ? below(branch) : `{${JSON.stringify(label)}:${below(branch)}}`;
      }
      default: {
        const named = names.get(node['full'] as string) ?? names.get(node.type);
        if (named === undefined) {
          throw new Error(`the schema has no type ${node.type}`);
        }
        return below(named);
      }
    }
  };
  const text = read(schema, 0);
  if (at < data.length) {
    throw new Error(`${data.length - at} bytes after the value`);
  }
  return text;
}

const DAY = 86_400_000n;

function ofLong(value: bigint, logical: unknown): string {
  const [, kind, unit] = /^(date|time|timestamp|local-timestamp)(?:-(milli|micro|nano)s)?$/.exec(String(logical)) ?? [];
  if (kind === undefined) {
    return String(value);
  }
  const per = { milli: 1n, micro: 1_000n, nano: 1_000_000n }[unit ?? ''] ?? 1n;
  const rest = BigInt.asUintN(64, ((value % per) + per) % per);
  const moment = kind === 'date' ? value * DAY : (value - rest) / per;
  const found = moment === -1n ? '1969-12-31T23:59:59.999Z' : time(moment);
  if (!found.endsWith('Z')) {
    return String(value);
  }
  const digits = per === 1n ? '' : String(rest).padStart(String(per).length - 1, '0');
  const whole = `${found.slice(0, -1)}${digits}${kind === 'timestamp' ? 'Z' : ''}`;
  return JSON.stringify(kind === 'date' ? whole.slice(0, 10) : kind === 'time' ? whole.slice(11) : whole);
}

function ofBytes(data: Uint8Array, { logicalType, scale }: Node): string {
  if (logicalType === 'uuid' && data.length === 16) {
    return JSON.stringify(hexOf(data).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  }
  if (logicalType !== 'decimal') {
    return JSON.stringify(base64(data));
  }
  if (Number(scale ?? 0) > MAX_DEPTH) {
    throw new Error(`scale ${scale} of a decimal`);
  }
  const number = data.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const value = BigInt.asIntN(8 * data.length, number);
  const digits = String(value < 0n ? -value : value).padStart(Number(scale ?? 0) + 1, '0');
  const point = digits.length - Number(scale ?? 0);
  return JSON.stringify(`${value < 0n ? '-' : ''}${digits.slice(0, point)}${scale ? '.' : ''}${digits.slice(point)}`);
}
