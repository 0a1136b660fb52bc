// What the header of an entry says: the columns of the library's `read_batches`.
//
// Rules of `DefaultRecordBatch` and `AbstractLegacyRecordBatch`: last offset and last sequence
// follow from the header's deltas, and wrap; with a delete horizon (KIP-534) the field of the base
// timestamp holds the horizon; v0 has no timestamp.

import { batchHeader, messageHeader } from 'grammar-layout';
import type { Entry } from './framing';
import { NO_TIMESTAMP, incrementSequence, int16At, int32At, int64, int64At } from './integers';
import * as layout from './layout';
import { CODEC_MASK } from './plausibility';

export const NO_SEQUENCE = -1;
export const NO_TIMESTAMP_TYPE = -1;
export const CREATE_TIME = 0;
export const LOG_APPEND_TIME = 1;

const LOG_APPEND = 0x08;
const TRANSACTIONAL = 0x10;
const CONTROL = 0x20;
const DELETE_HORIZON = 0x40;

/** Of an entry of v2; `null` before. */
export interface BatchFields {
  readonly baseTimestamp: bigint;
  readonly leaderEpoch: number;
  readonly producerId: bigint;
  readonly producerEpoch: number;
  readonly baseSequence: number;
  readonly lastSequence: number;
  readonly deleteHorizonMs: bigint | null;
}

export interface Header {
  readonly position: number;
  readonly size: number;
  readonly magic: number;
  readonly crc: number;
  readonly isValid: boolean;
  readonly codec: number;
  readonly timestampType: number;
  /** Of v0 and v1 the message's own offset, whatever is in it. */
  readonly baseOffset: bigint;
  readonly lastOffset: bigint;
  /** Of v0 and v1 one, whatever is in it. */
  readonly count: number;
  readonly maxTimestamp: bigint;
  readonly isTransactional: boolean;
  readonly isControl: boolean;
  readonly batch: BatchFields | null;
}

export function headerOf(entry: Entry): Header {
  const { data, magic } = entry;
  const flags = data[layout.flagsOffset(magic)] as number;
  const common = {
    position: entry.position,
    size: entry.length,
    magic,
    crc: entry.crc,
    isValid: entry.isValid,
    codec: flags & CODEC_MASK,
  };
  const offset = int64At(data, 0);
  if (magic !== layout.MAGIC_V2) {
    const isLogAppend = (flags & LOG_APPEND) !== 0;
    return {
      ...common,
      timestampType:
        magic === 0 ? NO_TIMESTAMP_TYPE : isLogAppend ? LOG_APPEND_TIME : CREATE_TIME,
      baseOffset: offset,
      lastOffset: offset,
      count: 1,
      maxTimestamp: magic === 0 ? NO_TIMESTAMP : int64At(data, messageHeader.timestamp),
      isTransactional: false,
      isControl: false,
      batch: null,
    };
  }
  const lastOffsetDelta = int32At(data, batchHeader.lastOffsetDelta);
  const baseTimestamp = int64At(data, batchHeader.baseTimestamp);
  const baseSequence = int32At(data, batchHeader.baseSequence);
  return {
    ...common,
    timestampType: flags & LOG_APPEND ? LOG_APPEND_TIME : CREATE_TIME,
    baseOffset: offset,
    lastOffset: int64(offset + BigInt(lastOffsetDelta)),
    count: int32At(data, batchHeader.numRecords),
    maxTimestamp: int64At(data, batchHeader.maxTimestamp),
    isTransactional: (flags & TRANSACTIONAL) !== 0,
    isControl: (flags & CONTROL) !== 0,
    batch: {
      baseTimestamp,
      leaderEpoch: int32At(data, batchHeader.partitionLeaderEpoch),
      producerId: int64At(data, batchHeader.producerId),
      producerEpoch: int16At(data, batchHeader.producerEpoch),
      baseSequence,
      lastSequence:
        baseSequence === NO_SEQUENCE
          ? NO_SEQUENCE
          : incrementSequence(baseSequence, lastOffsetDelta),
      deleteHorizonMs: flags & DELETE_HORIZON ? baseTimestamp : null,
    },
  };
}
