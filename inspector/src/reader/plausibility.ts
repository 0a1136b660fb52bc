// Whether bytes can be the header of an entry: a cheap test before a checksum is computed.
//
// Invariant: never throws. A header that is cut by the end of the log may be one.

import { batchHeader } from 'grammar-layout';
import { int32At, int64At, int8At } from './integers';
import * as layout from './layout';

export const CODEC_MASK = 0x07;
const LZ4 = 3;
const ZSTD = 4;

/** Whether `head`, the first bytes of an entry of `size` bytes, may be a header. */
export function isPlausible(head: Uint8Array, magic: number, size: number): boolean {
  return magic === layout.MAGIC_V2 ? isBatch(head, size) : isMessage(head, magic, size);
}

/** The offset of a compressed message of v0 or v1 whose header may be here, else `null`. */
export function wrapperOffset(head: Uint8Array): bigint | null {
  if (head.length < layout.HEADER_SIZE_UP_TO_MAGIC) {
    return null;
  }
  const magic = int8At(head, layout.MAGIC_OFFSET);
  if ((magic !== 0 && magic !== 1) || int32At(head, layout.SIZE_OFFSET) < layout.RECORD_OVERHEAD_V0) {
    return null;
  }
  const keyAt = layout.keyLengthOffset(magic);
  if (head.length < keyAt + 4) {
    return null;
  }
  const codec = (head[layout.flagsOffset(magic)] as number) & CODEC_MASK;
  return codec > 0 && codec <= LZ4 && int32At(head, keyAt) === -1 ? int64At(head, 0) : null;
}

function isBatch(head: Uint8Array, size: number): boolean {
  if (head.length < layout.RECORD_BATCH_OVERHEAD) {
    return true;
  }
  const codec = (head[layout.flagsOffset(layout.MAGIC_V2)] as number) & CODEC_MASK;
  const lastOffsetDelta = int32At(head, batchHeader.lastOffsetDelta);
  const count = int32At(head, batchHeader.numRecords);
  const payload = size - layout.RECORD_BATCH_OVERHEAD;
  return (
    codec <= ZSTD &&
    lastOffsetDelta >= 0 &&
    count >= 0 &&
    count <= lastOffsetDelta + 1 &&
    (codec !== 0 || count <= Math.floor(payload / layout.MIN_RECORD_SIZE)) &&
    int64At(head, batchHeader.producerId) >= -1n
  );
}

function isMessage(head: Uint8Array, magic: number, size: number): boolean {
  const keyAt = layout.keyLengthOffset(magic);
  if (head.length < keyAt + 4) {
    return head.length < layout.RECORD_BATCH_OVERHEAD;
  }
  const codec = (head[layout.flagsOffset(magic)] as number) & CODEC_MASK;
  const keyLength = int32At(head, keyAt);
  // Key and its length, value and its length: what is left holds at least the two lengths.
  return codec <= LZ4 && keyLength >= -1 && keyLength <= size - (keyAt + 4) - 4;
}
