// The byte positions that framing and the lists need, with Kafka's names.
//
// The positions are those of the grammars (`grammar-layout`); what follows from several of them is
// computed. A test compares them with the library's.

import { batchHeader, messageHeader } from 'grammar-layout';

export const MAGIC_V0 = 0;
export const MAGIC_V1 = 1;
export const MAGIC_V2 = 2;

export const SIZE_OFFSET = messageHeader.lenMessage;
/** Offset and length, which the length does not count (`Records.LOG_OVERHEAD`). */
export const LOG_OVERHEAD = messageHeader.crc;
export const MAGIC_OFFSET = messageHeader.magic;
/** With fewer bytes than this an entry has no magic (`Records.HEADER_SIZE_UP_TO_MAGIC`). */
export const HEADER_SIZE_UP_TO_MAGIC = batchHeader.crc;
/** Header of a v2 batch, offset and length included (`DefaultRecordBatch`). */
export const RECORD_BATCH_OVERHEAD = batchHeader.size;
/** Seven fields of one byte each. */
export const MIN_RECORD_SIZE = 7;
/** Of a header of a record: an empty name and a null value. */
export const MIN_HEADER_SIZE = 2;

const LENGTHS_OF_KEY_AND_VALUE = 8;
const MIN_ENTRY_SIZE = [
  messageHeader.timestamp + LENGTHS_OF_KEY_AND_VALUE,
  messageHeader.size + LENGTHS_OF_KEY_AND_VALUE,
  RECORD_BATCH_OVERHEAD,
];
/** The least length field that Kafka's reader accepts (`LegacyRecord.RECORD_OVERHEAD_V0`). */
export const RECORD_OVERHEAD_V0 = minEntrySize(MAGIC_V0) - LOG_OVERHEAD;

/** The fewest bytes that an entry of a known magic can have. */
export function minEntrySize(magic: number): number {
  return MIN_ENTRY_SIZE[magic] as number;
}

/** Where the uint32 checksum is. */
export const crcOffset = (magic: number): number =>
  magic === MAGIC_V2 ? batchHeader.crc : messageHeader.crc;

/** The first byte that the checksum covers; it covers all that follow. */
export const checksummedFrom = (magic: number): number =>
  magic === MAGIC_V2 ? batchHeader.attributes : messageHeader.magic;

/** Where the byte of flags is: the attributes, of v2 the low byte of them. */
export const flagsOffset = (magic: number): number =>
  magic === MAGIC_V2 ? batchHeader.attributes + 1 : messageHeader.attributes;

/** Where the key's length is in a message. */
export const keyLengthOffset = (magic: number): number =>
  magic === MAGIC_V0 ? messageHeader.timestamp : messageHeader.size;
