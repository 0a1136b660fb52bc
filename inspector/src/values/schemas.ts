// The schemas of a registry, out of the records of its topic, and values decoded by them.
//
// Rules of the registry: an id keeps the text that it had first, also where its subject is deleted; ids
// of other contexts than the default one are left out. Invariant: no record and no value throws.

import { strictUtf8 } from '../reader/utf8';
import { avroJson, compile, type Declared, type Names } from './avro';
import { frameOf } from './frames';

const MAX_TEXT = 64 * 1024 * 1024;
const MAX_REFERENCES = 100;

interface Reference {
  readonly subject: string;
  readonly version: number;
}

interface Schema {
  readonly subject: string;
  readonly version: number;
  readonly type: string;
  readonly text: string;
  readonly references: readonly Reference[];
}

/** A key or a value as its schema says. */
export interface Typed {
  /** The type of the schema, its subject, version and id. */
  readonly words: string;
  /** JSON; `null` where the page cannot decode it. */
  readonly json: string | null;
  readonly error: string | null;
}

export class Schemas {
  private readonly byId = new Map<number, Schema[]>();
  private readonly versions = new Map<string, Schema>();
  private readonly compiled = new Map<Schema, readonly [ReturnType<typeof compile>, Names]>();
  private size = 0;

  /** Takes a record of the topic; those that are no version of a subject are passed over. */
  add(key: Uint8Array | null, value: Uint8Array | null): void {
    try {
      const { keytype, subject, version } = JSON.parse(strictUtf8(key as Uint8Array) as string);
      const { id, schema, schemaType, references } = JSON.parse(strictUtf8(value as Uint8Array) as string);
      this.size += String(schema).length;
      if (keytype !== 'SCHEMA' || subject.startsWith(':.') || typeof schema !== 'string' || this.size > MAX_TEXT) {
        return;
      }
      const found = { subject, version, type: String(schemaType ?? 'AVRO'), text: schema, references: references ?? [] };
      this.versions.set(`${subject} ${version}`, found);
      const same = this.byId.get(id) ?? [];
      if (same.length === 0 || same[0]?.text === schema) {
        this.byId.set(id, [...same, found].slice(-MAX_REFERENCES));
      }
    } catch {
      return; // a tombstone, or another kind of record
    }
  }

  /** A key or a value of a topic by the schema of its frame; `null` without one. */
  decode(data: Uint8Array | null, own: string): Typed | null {
    const frame = data === null ? null : frameOf(data);
    const found = this.byId.get(frame?.id ?? -1);
    const schema = found?.find(({ subject }) => subject === own) ?? found?.[0];
    if (schema === undefined || frame === null) {
      return null;
    }
    const words = `${schema.type}, ${schema.subject} version ${schema.version}, schema id ${frame.id}`;
    try {
      return { words, json: this.json(schema, frame.payload), error: null };
    } catch (error) {
      return { words, json: null, error: `Does not decode by its schema: ${(error as Error).message}` };
    }
  }

  private json(schema: Schema, payload: Uint8Array): string | null {
    if (schema.type === 'JSON') {
      const text = strictUtf8(payload);
      JSON.parse(text ?? ''); // whose error says what is no JSON
      return text;
    }
    return schema.type === 'AVRO' ? avroJson(...this.ready(schema), payload) : null;
  }

  private ready(schema: Schema): readonly [ReturnType<typeof compile>, Names] {
    let made = this.compiled.get(schema);
    if (made === undefined) {
      const names: Names = new Map();
      const gathered = new Set<Schema>();
      const gather = (each: Schema): void => {
        for (const { subject, version } of each.references) {
          const referred = this.versions.get(`${subject} ${version}`);
          if (referred === undefined) {
            throw new Error(`${subject} version ${version}, which it refers to, is not in the schemas`);
          }
          if (!gathered.has(referred) && gathered.size < MAX_REFERENCES) {
            gathered.add(referred);
            gather(referred);
            compile(JSON.parse(referred.text) as Declared, names);
          }
        }
      };
      gather(schema);
      made = [compile(JSON.parse(schema.text) as Declared, names), names];
      this.compiled.set(schema, made);
    }
    return made;
  }

  get length(): number {
    return this.byId.size;
  }
}
