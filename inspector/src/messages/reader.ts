// Reads a message by its schema, field by field, as the code does that Kafka generates from it.
//
// Fields that the version does not have are missing, an absent tagged field has its default. Invariant:
// the order of the reads is Kafka's, so the first error is the one that Kafka reports.

import { type Buffer, MessageError } from './buffer';
import { defaultOf, type Field, holds, type Message } from './schema';

/** The fields of a message or a struct, in the order of the schema. */
export interface Values {
  [name: string]: Value;
}
export type Value = number | bigint | boolean | string | Uint8Array | null | Value[] | Values;

const NUMBERS = new Set(['bool', 'float64', 'int8', 'int16', 'int32', 'int64', 'uint16', 'uint32', 'uuid']);
const LONGEST_STRING = 0x7fff;

/** Reads a message of a version; Kafka's code does not refuse one that is too high. */
export function read(message: Message, version: number, buffer: Buffer): Values {
  const [first, last] = message.valid;
  return new Reading(message, Math.min(Math.max(version, first - 1), last + 1), buffer).struct(message.fields);
}

class Reading {
  private readonly isFlexible: boolean;

  constructor(
    private readonly message: Message,
    private readonly version: number,
    private readonly buffer: Buffer,
  ) {
    this.isFlexible = holds(message.flexible, version);
  }

  struct(fields: readonly Field[]): Values {
    const { buffer, version } = this;
    const found: Values = {};
    const isThere = ([, , options]: Field): boolean =>
      options?.tag === undefined && holds(options?.versions ?? [null, null], version);
    for (const field of fields.filter(isThere)) {
      found[field[0]] = this.field(field);
    }
    if (!this.isFlexible) {
      return found;
    }
    const tags = new Map(fields.map((field) => [field[2]?.tag, field]));
    for (let left = buffer.unsignedVarint(); left > 0; left -= 1) {
      const tag = buffer.unsignedVarint();
      const size = buffer.unsignedVarint();
      const field = tags.get(tag);
      if (field === undefined) {
        buffer.bytes(size);
      } else if (!holds(field[2]?.tagged, version)) {
        throw new MessageError(`Tag ${tag} is not valid for version ${version}`);
      } else {
        found[field[0]] = this.field(field); // Kafka does not look at the size
      }
    }
    const ordered: Values = {};
    for (const field of fields) {
      const [name, , options] = field;
      if (options?.tag !== undefined) {
        ordered[name] = name in found ? (found[name] as Value) : (defaultOf(this.message, field) as Value);
      } else if (name in found) {
        ordered[name] = found[name] as Value;
      }
    }
    return ordered;
  }

  private field([name, type, options]: Field): Value {
    const { buffer } = this;
    const isNullable = holds(options?.nullable, this.version);
    if (type.startsWith('[]')) {
      return this.array(name, type.slice(2), isNullable);
    }
    if (NUMBERS.has(type) || type === 'string') {
      return this.one(name, type, isNullable);
    }
    if (type === 'bytes') {
      const size = this.isFlexible ? buffer.compactSize() : buffer.int32();
      return size < 0 ? nullOf(name, isNullable) : buffer.bytes(size);
    }
    // A tagged struct has a marker of one more width: 0 is null, as for a compact length.
    if (isNullable && (options?.tag !== undefined ? buffer.unsignedVarint() <= 0 : buffer.int8() < 0)) {
      return null;
    }
    return this.nested(type);
  }

  /** A number, a text, or a struct. */
  private one(name: string, type: string, isNullable: boolean): Value {
    const { buffer } = this;
    if (NUMBERS.has(type)) {
      return buffer[type as 'int32']();
    }
    if (type !== 'string') {
      return this.nested(type);
    }
    const size = this.isFlexible ? buffer.compactSize() : buffer.int16();
    if (size < 0) {
      return nullOf(name, isNullable);
    }
    if (size > LONGEST_STRING) {
      throw new MessageError(`string field ${name} had invalid length ${size}`);
    }
    return buffer.text(size);
  }

  private nested(struct: string): Values {
    if (this.version > this.message.valid[1]) {
      throw new MessageError(`Can't read version ${this.version} of ${struct}`);
    }
    return this.struct(this.message.structs?.[struct] ?? []);
  }

  private array(name: string, type: string, isNullable: boolean): Value {
    const { buffer } = this;
    const count = this.isFlexible ? buffer.compactSize() : buffer.int32();
    if (count < 0) {
      return nullOf(name, isNullable);
    }
    if (count > buffer.remaining) {
      throw new MessageError(
        `Tried to allocate a collection of size ${count}, but there are only ${buffer.remaining} bytes remaining.`,
      );
    }
    return Array.from({ length: count }, () => this.one(`${name} element`, type, false));
  }
}

function nullOf(name: string, isNullable: boolean): null {
  if (!isNullable) {
    throw new MessageError(`non-nullable field ${name} was serialized as null`);
  }
  return null;
}
