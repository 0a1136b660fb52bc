// Messages as the JSON that Kafka's tools print (`XJsonConverter.write`, Jackson's text).
//
// Fields come in the order of the schema, without spaces; a tagged field that equals its default is
// left out. In a consumer group's metadata the blobs of the members are opened, each for itself; one
// that cannot be read stays Base64.

import { base64 } from '../reader/base64';
import { Buffer, MessageError } from './buffer';
import { read, type Value, type Values } from './reader';
import { consumerProtocol, defaultOf, type Field, type Message } from './schema';

/** The JSON object of a message. */
export function messageText(message: Message, values: Values): string {
  const isConsumer = message.name === 'GroupMetadataValue' && values['protocolType'] === 'consumer';
  return struct(message, message.fields, values, isConsumer);
}

function struct(message: Message, fields: readonly Field[], values: Values, isConsumer: boolean): string {
  const parts: string[] = [];
  for (const field of fields) {
    const [name, type, options] = field;
    const value = values[name];
    if (value === undefined || (options?.tag !== undefined && isSame(value, defaultOf(message, field) as Value))) {
      continue;
    }
    const one = (each: Value): string =>
      (isConsumer && each instanceof Uint8Array && opened(name, each)) ||
      text(message, type.replace('[]', ''), each, isConsumer);
    const shown = Array.isArray(value) ? `[${value.map(one).join(',')}]` : one(value);
    parts.push(`"${name}":${shown}`);
  }
  return `{${parts.join(',')}}`;
}

function text(message: Message, type: string, value: Value, isConsumer: boolean): string {
  if (typeof value === 'string') {
    // Jackson's hexadecimal digits are capitals; an escaped backslash before them stays one.
    return JSON.stringify(value).replace(/\\\\|\\u00[01][0-9a-f]/g, (found) =>
      found === '\\\\' ? found : `\\u${found.slice(2).toUpperCase()}`,
    );
  }
  if (value instanceof Uint8Array) {
    return `"${base64(value)}"`;
  }
  if (type === 'float64') {
    return double(value as number);
  }
  const fields = message.structs?.[type];
  return fields === undefined || value === null
    ? String(value)
    : struct(message, fields, value as Values, isConsumer);
}

/** `Double.toString` of JDK 19; what is not finite is a string, as Jackson writes it. */
export function double(value: number): string {
  if (!Number.isFinite(value)) {
    return `"${value}"`;
  }
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) {
    return Number.isInteger(value) ? `${value}.0` : String(value);
  }
  let [digits, power] = value.toExponential().split('e') as [string, string];
  if (!digits.includes('.')) {
    // Of one digit Java makes the nearest two: the least double is 4.9E-324.
    [digits, power] = value.toExponential(1).split('e') as [string, string];
  }
  return `${digits}E${Number(power)}`;
}

/** The JSON of a member's subscription or assignment; `null` where it cannot be read. */
function opened(name: string, data: Uint8Array): string | null {
  const message = consumerProtocol(
    name === 'subscription' ? 'ConsumerProtocolSubscription' : 'ConsumerProtocolAssignment',
  );
  try {
    const buffer = new Buffer(data);
    return messageText(message, read(message, buffer.int16(), buffer));
  } catch (error) {
    if (error instanceof MessageError) {
      return null;
    }
    throw error;
  }
}

function isSame(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  return ones.length === others.length && ones.every(([name, each]) => isSame(each, (other as Values)[name] as Value));
}
