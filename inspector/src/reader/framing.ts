// Bytes to entries: where each begins and ends, whether its checksum holds, what is between them.
//
// The rules are those of the library's framing. Entries follow one another by their length fields,
// which no checksum covers. The length of a damaged entry is not believed where sound entries are
// inside it, unless it leads to a sound one or to the end of the file and they do not. Where it is
// not believed, the next sound entry is searched: a plausible header, a checksum that holds, and an
// offset that fits. An entry whose checksum holds is a gap where its offsets are outside its segment.
//
// Invariant: the frames of a segment touch and cover it whole. Nothing throws for bad bytes. All
// checksums that turn out to be wrong cover at most EFFORT times the size of the segment, and one
// entry more. After that nothing is searched: the length of each damaged entry is believed.

import { computedCrc, storedCrc } from './checksums';
import type { DamageKind } from './errors';
import { batchHeader } from 'grammar-layout';
import { int32At, int64At, int8At, nearInt64At } from './integers';
import * as layout from './layout';
import type { Limits } from './limits';
import { misplaced, type OffsetRange } from './offset_range';
import { isPlausible, wrapperOffset } from './plausibility';
import type { Window } from './window';

const MAX_RELATIVE_OFFSET = 0x7fffffffn; // of an entry to another one of its segment (LogSegment)
const MAX_OFFSET = 0x7fffffffffffffffn;
const SEARCH_SIZE = 1024 * 1024;
// Disks that write wrong bytes need one or two; the rest is for headers that claim one another.
const EFFORT = 8;
const FOUND_TEXT = 'expected a log segment, found a text';
const TEXT = /^[ -~\t\r\n]+$/; // in place of a log
const MIN_EFFORT = 32 * 1024 * 1024;

/** A whole entry: a record batch (v2), or a message of v0 or v1. */
export interface Entry {
  readonly position: number;
  readonly length: number;
  readonly magic: number;
  readonly crc: number;
  readonly isValid: boolean;
  /** Where the checksum does not hold: the one that the bytes have. */
  readonly computed?: number;
  /** The bytes; valid until the window reads on. */
  readonly data: Uint8Array;
}

/** Bytes that are no entry. */
export interface Gap {
  readonly position: number;
  readonly length: number;
  readonly kind: DamageKind;
  readonly reason: string;
}

export type Frame = Entry | Gap;

export const isGap = (frame: Frame): frame is Gap => 'kind' in frame;

/** Finds the frames of one segment, which are to be asked for in ascending order. */
export class Framer {
  private readonly end: number;
  private lastOffset: bigint;
  private effort: number;

  /** `offsets` are those that its records may have; `null` where its name does not limit them. */
  constructor(
    private readonly window: Window,
    private readonly limits: Limits,
    private readonly offsets: OffsetRange | null,
  ) {
    this.end = window.size;
    this.lastOffset = offsets === null ? -1n : offsets.first - 1n;
    this.effort = Math.max(EFFORT * window.size, MIN_EFFORT);
  }

  /** All frames from `position` on. */
  *frames(position = 0): Generator<Frame> {
    for (let at = position; at < this.end; ) {
      const frame = this.frameAt(at);
      yield frame;
      at = frame.position + frame.length;
    }
  }

  /** The entry at `position`, or the gap up to the next one. */
  frameAt(position: number): Frame {
    const left = this.end - position;
    if (left <= layout.HEADER_SIZE_UP_TO_MAGIC) {
      if (this.isText(position, left)) {
        return { position, length: left, kind: 'malformed', reason: FOUND_TEXT };
      }
      return this.tail(position, `entry cut off: ${left} bytes are left, expected at least ${layout.HEADER_SIZE_UP_TO_MAGIC + 1}`);
    }
    const head = this.window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC);
    const length = int32At(head, layout.SIZE_OFFSET);
    const magic = int8At(head, layout.MAGIC_OFFSET);
    const size = layout.LOG_OVERHEAD + length;
    if (length < layout.RECORD_OVERHEAD_V0) {
      if (length === 0 && this.window.isZero(position, this.end)) {
        return this.tail(position, '');
      }
      return this.gap(
        position,
        'malformed',
        `entry length ${length}, expected at least ${layout.RECORD_OVERHEAD_V0}`,
      );
    }
    if (size > left) {
      return this.overrun(position, size, left);
    }
    if (magic < layout.MAGIC_V0 || magic > layout.MAGIC_V2) {
      return this.skipped(position, size, 'unsupported', `magic ${magic}, expected 0, 1 or 2`);
    }
    if (size > this.limits.batchBytes) {
      const reason = `entry of ${size} bytes, the limit is ${this.limits.batchBytes}`;
      return this.skipped(position, size, 'limit_exceeded', reason);
    }
    const least = layout.minEntrySize(magic);
    if (size < least) {
      const reason = `entry of ${size} bytes, expected at least ${least} with magic ${magic}`;
      return this.gap(position, 'malformed', reason);
    }
    return this.entry(position, size, magic);
  }

  private entry(position: number, size: number, magic: number): Frame {
    const data = this.window.view(position, size);
    const crc = storedCrc(data, 0, magic);
    const computed = computedCrc(data, 0, size, magic);
    if (crc === computed) {
      const reason = this.misplaced(data, magic);
      if (reason !== null) {
        return { position, length: size, kind: 'malformed', reason };
      }
      this.lastOffset = this.highest(int64At(data, 0));
      return { position, length: size, magic, crc, isValid: true, data };
    }
    this.effort -= size;
    const found = this.hiddenSound(position, size);
    if (found === null) {
      const again = this.window.view(position, size);
      return { position, length: size, magic, crc, isValid: false, computed, data: again };
    }
    const length = found - position;
    const reason =
      `stored checksum ${crc}, computed ${computed} over the ${size} bytes that the entry ` +
      `claims; the damage ends after ${length} bytes`;
    return { position, length, kind: 'bad_checksum', reason };
  }

  /** Why the offsets of an entry are not believed; `null` where they are. */
  private misplaced(data: Uint8Array, magic: number): string | null {
    if (this.offsets === null) {
      return null;
    }
    const first = int64At(data, 0);
    const delta = magic === layout.MAGIC_V2 ? int32At(data, batchHeader.lastOffsetDelta) : 0;
    return misplaced(first, first + BigInt(delta), this.offsets);
  }

  private overrun(position: number, size: number, left: number): Gap {
    const reason = `entry of ${size} bytes, ${left} are left`;
    const found = this.findSound(position, this.end);
    if (found !== null) {
      const length = found - position;
      const behind = `${reason}, but a valid entry begins after ${length}`;
      return { position, length, kind: 'malformed', reason: behind };
    }
    if (this.plausibleSize(position) !== null) {
      return this.tail(position, reason);
    }
    const isText = this.isText(position, layout.HEADER_SIZE_UP_TO_MAGIC);
    const why = isText ? FOUND_TEXT : `${reason}, and its header is not plausible`;
    return { position, length: left, kind: 'malformed', reason: why };
  }

  /** Whether a text lies where the first entry should. */
  private isText(position: number, size: number): boolean {
    return position === 0 && TEXT.test(String.fromCharCode(...this.window.view(0, size)));
  }

  /** An entry that is passed over by its length, if that can be believed. */
  private skipped(position: number, size: number, kind: DamageKind, reason: string): Gap {
    const found = this.hiddenSound(position, size);
    return { position, length: found === null ? size : found - position, kind, reason };
  }

  /** Everything up to the next sound entry. */
  private gap(position: number, kind: DamageKind, reason: string): Gap {
    const found = this.findSound(position, this.end);
    const length = (found ?? this.end) - position;
    return { position, length, kind, reason };
  }

  /** What is behind the last entry, which Kafka's recovery cuts off. */
  private tail(position: number, reason: string): Gap {
    const length = this.end - position;
    if (length > layout.HEADER_SIZE_UP_TO_MAGIC && this.window.isZero(position, this.end)) {
      const zeroes = `${length} zero bytes of preallocation`;
      return { position, length, kind: 'zero_tail', reason: zeroes };
    }
    return { position, length, kind: 'truncated_tail', reason };
  }

  /** Where a sound entry begins inside a damaged one: then its length is damaged too. */
  private hiddenSound(position: number, size: number): number | null {
    const end = position + size;
    const found = this.findSound(position, end);
    if (found === null || !(end === this.end || this.soundSize(end) !== null)) {
      return found;
    }
    let follower = found;
    while (follower < end) {
      const step = this.soundSize(follower);
      if (step === null) {
        break;
      }
      follower += step;
    }
    return follower === end ? found : null;
  }

  /** The size of the sound entry that begins here; `null` if none does. */
  private soundSize(position: number): number | null {
    const size = this.wholeSize(position);
    return size !== null && this.holds(position, size) ? size : null;
  }

  /** The size of the whole entry with a plausible header that may begin here. */
  private wholeSize(position: number): number | null {
    const left = this.end - position;
    if (left < layout.HEADER_SIZE_UP_TO_MAGIC) {
      return null;
    }
    const head = this.window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC);
    const claimed = layout.LOG_OVERHEAD + int32At(head, layout.SIZE_OFFSET);
    const isWhole = claimed <= Math.min(left, this.limits.batchBytes);
    return isWhole ? this.plausibleSize(position) : null;
  }

  private holds(position: number, size: number): boolean {
    const entry = this.window.view(position, size);
    const magic = int8At(entry, layout.MAGIC_OFFSET);
    const isRight = storedCrc(entry, 0, magic) === computedCrc(entry, 0, size, magic);
    this.effort -= isRight ? 0 : size;
    return isRight;
  }

  /** The size of the entry whose header may be here; `null` if none can. */
  private plausibleSize(position: number): number | null {
    const left = this.end - position;
    if (left < layout.HEADER_SIZE_UP_TO_MAGIC) {
      return null;
    }
    const head = this.window.view(position, Math.min(left, layout.RECORD_BATCH_OVERHEAD));
    const magic = int8At(head, layout.MAGIC_OFFSET);
    if (magic < layout.MAGIC_V0 || magic > layout.MAGIC_V2) {
      return null;
    }
    const size = layout.LOG_OVERHEAD + int32At(head, layout.SIZE_OFFSET);
    if (size < layout.minEntrySize(magic)) {
      return null;
    }
    return isPlausible(head, magic, size) ? size : null;
  }

  /** The first position behind `damaged`, below `stop`, where a sound entry begins. */
  private findSound(damaged: number, stop: number): number | null {
    const [least, most] = this.fittingOffsets(damaged);
    const nearLeast = Number(least);
    const nearMost = Number(most);
    for (let start = damaged + 1; start < stop && this.effort > 0; ) {
      const length = Math.min(SEARCH_SIZE, this.end - start);
      if (length < layout.HEADER_SIZE_UP_TO_MAGIC) {
        return null;
      }
      let piece = this.window.view(start, length);
      const last = Math.min(length - layout.MAGIC_OFFSET, stop - start);
      for (let at = 0; at < last; at += 1) {
        // A length above zero, a known magic: cheap, and rare in data.
        if ((piece[at + layout.MAGIC_OFFSET] as number) > layout.MAGIC_V2) {
          continue;
        }
        if (int32At(piece, at + layout.SIZE_OFFSET) <= 0) {
          continue;
        }
        const near = nearInt64At(piece, at);
        if (near < nearLeast || near > nearMost) {
          continue;
        }
        const offset = int64At(piece, at);
        if (offset < least || offset > most) {
          continue;
        }
        if (this.soundSize(start + at) !== null) {
          return start + at;
        }
        if (this.effort <= 0) {
          return null;
        }
        piece = this.window.view(start, length);
      }
      start += length - layout.HEADER_SIZE_UP_TO_MAGIC + 1;
    }
    return null;
  }

  /** The least and the greatest offset that an entry behind `damaged` may have. */
  private fittingOffsets(damaged: number): [bigint, bigint] {
    const left = this.end - damaged;
    const head = this.window.view(damaged, Math.min(left, layout.RECORD_BATCH_OVERHEAD));
    const within = wrapperOffset(head);
    const last = within === null ? this.lastOffset : this.highest(within);
    if (this.offsets !== null) {
      return [last + 1n, this.offsets.end - 1n];
    }
    return [last + 1n, last >= 0n ? last + MAX_RELATIVE_OFFSET : MAX_OFFSET];
  }

  /** The higher of `offset` and the last one, unless no segment has both: no checksum covers it. */
  private highest(offset: bigint): bigint {
    const { offsets, lastOffset } = this;
    const isNear =
      offsets !== null
        ? offsets.first <= offset && offset < offsets.end
        : lastOffset < 0n || offset - lastOffset <= MAX_RELATIVE_OFFSET;
    return isNear && offset > lastOffset ? offset : lastOffset;
  }
}
