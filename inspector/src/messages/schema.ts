// Kafka's message schemas, as `build.mjs` packs those of the library's `messages` package.

import { schemas } from 'message-schemas';

/** First and last version that have something; open ends are what all valid versions have. */
export type Versions = readonly [number | null, number | null];

/** Where no versions are given, all have a field, and none may have null for it. */
interface Options {
  readonly versions?: Versions;
  readonly nullable?: Versions;
  readonly tag?: number;
  readonly tagged?: Versions;
  readonly default?: string | number;
}

/** Name, type (`[]` before that of an array's elements), and what is not usual. */
export type Field = readonly [name: string, type: string, options?: Options];

export interface Message {
  readonly name: string;
  readonly apiKey: number;
  readonly isKey?: boolean;
  readonly valid: readonly [number, number];
  readonly flexible?: Versions;
  /** The first release that writes version 0 as the schema says, where earlier ones differ. */
  readonly layoutSince?: string;
  readonly fields: readonly Field[];
  readonly structs?: Readonly<Record<string, readonly Field[]>>;
}

/** The messages of a topic: by type, keys and values, or values alone. */
export interface Log {
  readonly keys: ReadonlyMap<number, Message>;
  readonly values: ReadonlyMap<number, Message>;
}

const logs = new Map(
  Object.entries(schemas).map(([topic, messages]): [string, Log] => {
    const side = (isKey: boolean): Map<number, Message> =>
      new Map(messages.filter((each) => !!each.isKey === isKey).map((each) => [each.apiKey, each]));
    return [topic, { keys: side(true), values: side(false) }];
  }),
);

/** The schemas of an internal topic; `undefined` for other topics. */
export const logOf = (topic: string): Log | undefined => logs.get(topic);

/** What a consumer's member says in `GroupMetadataValue`. */
export const consumerProtocol = (name: string): Message =>
  (schemas['ConsumerProtocol'] ?? []).find((each) => each.name === name) as Message;

export const holds = (versions: Versions | undefined, version: number): boolean =>
  versions !== undefined &&
  (versions[0] === null || version >= versions[0]) &&
  (versions[1] === null || version <= versions[1]);

const NO_UUID = 'AAAAAAAAAAAAAAAAAAAAAA';

/** What an absent tagged field counts as: only the text `null` means null. */
export function defaultOf(message: Message, [, type, options]: Field): unknown {
  const given = options?.default;
  if (given === 'null') {
    return null;
  }
  if (type.startsWith('[]')) {
    return [];
  }
  switch (type) {
    case 'bool':
      return given === 'true';
    case 'string':
      return given ?? '';
    case 'bytes':
      return new Uint8Array(0);
    case 'uuid':
      return NO_UUID;
    case 'int64':
      return BigInt(given ?? 0);
  }
  const fields = message.structs?.[type];
  return fields === undefined
    ? Number(given ?? 0)
    : Object.fromEntries(fields.map((field) => [field[0], defaultOf(message, field)]));
}
