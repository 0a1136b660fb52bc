// The records of an internal topic as JSON, with what is wrong with a record beside it.
//
// Rules of `CoordinatorRecordSerde` (a 16-bit type and a key, a 16-bit version and a value) and of
// `AbstractApiMessageSerde` (values alone, in a frame). A record of which only the key can be read keeps
// it. Invariant: no bytes throw; errors have the words of the library's `read_internal`.

import { int16At } from '../reader/integers';
import { Buffer, MessageError } from './buffer';
import { messageText } from './json_text';
import { read, type Values } from './reader';
import { type Log, logOf, type Message } from './schema';

export interface Decoded {
  /** The type of a coordinator's record, or the API key of a framed one; `null`: cannot be read. */
  readonly recordType: number | null;
  /** As `OffsetCommit` or `TopicRecord`; `null` for an unknown type. */
  readonly name: string | null;
  /** Of the value; `null` where there is none. */
  readonly version: number | null;
  /** JSON; `null` where there are no fields. */
  readonly key: string | null;
  /** JSON; `null` where the record deletes what its key names, or has an error. */
  readonly value: string | null;
  readonly error: string | null;
}

const MAX_SIZE = 4 * 1024 * 1024; // an element of one byte can become an object with all its defaults

export type Decode = (key: Uint8Array | null, value: Uint8Array | null) => Decoded;

/** What reads the records of a topic; `null` for a topic that is not internal. */
export function decoderOf(topic: string): Decode | null {
  const log = logOf(topic);
  if (log === undefined) {
    return null;
  }
  return (key, value) => {
    if ((key?.length ?? 0) + (value?.length ?? 0) > MAX_SIZE) {
      return { ...NOTHING, error: `more than ${MAX_SIZE} bytes, which are not decoded here` };
    }
    return log.keys.size > 0 ? ofCoordinator(log, key, value) : framed(log, value);
  };
}

const NOTHING: Decoded = { recordType: null, name: null, version: null, key: null, value: null, error: null };

/** What a `MessageError` says; any other error goes on. */
function reasonOf(error: unknown): string {
  if (error instanceof MessageError) {
    return error.message;
  }
  throw error;
}

/** Runs a read; its error gets the words that Kafka puts around it. */
function within<T>(work: () => T, words: (reason: string) => string): T {
  try {
    return work();
  } catch (error) {
    throw new MessageError(words(reasonOf(error)));
  }
}

function sideOf(message: Message, version: number, buffer: Buffer, side: string): Values {
  return within(
    () => read(message, version, buffer),
    (reason) => `Could not read record with version ${version} from ${side}'s buffer due to: ${reason}.`,
  );
}

const versionOf = (buffer: Buffer, side: string): number =>
  within(buffer.int16, () => `Could not read version from ${side}'s buffer.`);

function ofCoordinator(log: Log, key: Uint8Array | null, value: Uint8Array | null): Decoded {
  if (key === null) {
    return { ...NOTHING, error: 'the key is null' };
  }
  const recordType = key.length < 2 ? null : int16At(key, 0);
  const message = recordType === null ? undefined : log.values.get(recordType);
  const found: Decoded = { ...NOTHING, recordType, name: message?.name.replace(/Value$/, '') ?? null };
  let keyText: string;
  try {
    const buffer = new Buffer(key);
    const type = versionOf(buffer, 'key');
    const keyMessage = log.keys.get(type);
    if (keyMessage === undefined) {
      throw new MessageError(`Found an unknown record type ${type}`);
    }
    // The type is also the version that a key is read with.
    keyText = messageText(keyMessage, sideOf(keyMessage, type, buffer, 'key'));
  } catch (error) {
    return { ...found, error: reasonOf(error) };
  }
  if (value === null || message === undefined) {
    return { ...found, key: keyText };
  }
  const version = value.length < 2 ? null : int16At(value, 0);
  try {
    const values = valueOf(message, recordType as number, value);
    return { ...found, version, key: keyText, value: messageText(message, values) };
  } catch (error) {
    return { ...found, version, key: keyText, error: reasonOf(error) };
  }
}

function valueOf(message: Message, recordType: number, value: Uint8Array): Values {
  const buffer = new Buffer(value);
  const version = versionOf(buffer, 'value');
  if (version < message.valid[0] || version > message.valid[1]) {
    throw new MessageError(`Found an unknown record version ${version} for ${recordType} type`);
  }
  const values = sideOf(message, version, buffer, 'value');
  // Kafka ignores bytes after a message. Where releases before the schema's wrote the same version in
  // another layout, they say that the bytes are of such a release; so does a state that nobody has.
  if (/^(Consumer|Share)GroupCurrentMemberAssignmentValue$/.test(message.name)) {
    const state = values['state'] as number;
    if (![0, 1, 2, 127].includes(state)) {
      const since = message.layoutSince ?? '4.0';
      throw new MessageError(`member state ${state}: releases before Kafka ${since} wrote the version in another layout`);
    }
  }
  if (message.layoutSince !== undefined && buffer.remaining > 0) {
    throw new MessageError(
      `${buffer.remaining} bytes after ${message.name}: releases before Kafka ${message.layoutSince} ` +
        `wrote version ${version} in another layout`,
    );
  }
  return values;
}

const FRAME_VERSION = 1;
const GREATEST_SHORT = 0x7fff;

function framed(log: Log, value: Uint8Array | null): Decoded {
  if (value === null) {
    return { ...NOTHING, error: 'the value is null' };
  }
  try {
    const buffer = new Buffer(value);
    const frame = frameNumber(buffer, 'frame version');
    if (frame === 0) {
      throw new MessageError(
        'Could not deserialize metadata record with frame version 0. Note that upgrades from ' +
          'the preview release of KRaft in 2.8 to newer versions are not supported.',
      );
    }
    if (frame !== FRAME_VERSION) {
      throw new MessageError(
        `Could not deserialize metadata record due to unknown frame version ${frame}(only frame version ` +
          `${FRAME_VERSION} is supported)`,
      );
    }
    const apiKey = frameNumber(buffer, 'type');
    return { ...framedMessage(log, apiKey, buffer), recordType: apiKey };
  } catch (error) {
    const recordType = apiKeyOf(value);
    const name = log.values.get(recordType ?? -1)?.name ?? null;
    return { ...NOTHING, recordType, name, error: reasonOf(error) };
  }
}

function framedMessage(log: Log, apiKey: number, buffer: Buffer): Decoded {
  const version = frameNumber(buffer, 'version');
  const message = log.values.get(apiKey);
  if (message === undefined) {
    throw new MessageError(
      `org.apache.kafka.common.errors.UnsupportedVersionException: Unknown metadata id ${apiKey}`,
    );
  }
  const values = within(
    () => read(message, version, buffer),
    () => `Failed to deserialize record with type ${apiKey}`,
  );
  if (buffer.remaining > 0) {
    throw new MessageError(`Found ${buffer.remaining} byte(s) of garbage after ${apiKey}`);
  }
  const found = { ...NOTHING, name: message.name, version };
  return version > message.valid[1]
    ? { ...found, error: `version ${version} of ${message.name}, ${message.valid[1]} is known` }
    : { ...found, value: messageText(message, values) };
}

function frameNumber(buffer: Buffer, what: string): number {
  const value = within(
    () => buffer.unsignedVarint(),
    () => `Error while reading ${what}`,
  );
  if (value > GREATEST_SHORT) {
    throw new MessageError(`Value for ${what} was too large.`);
  }
  return (value << 16) >> 16; // a negative int is cut to 16 bits
}

/** The type in a frame, as far as it can be read. */
function apiKeyOf(value: Uint8Array): number | null {
  const buffer = new Buffer(value);
  try {
    const isKnown = buffer.unsignedVarint() === FRAME_VERSION;
    const apiKey = buffer.unsignedVarint();
    return isKnown ? apiKey : null;
  } catch (error) {
    reasonOf(error);
    return null;
  }
}
