// A log that is open: its segments as one, the index over them, and what is asked of it.
//
// Strategy: listing frames and checksums everything and keeps the index; an entry is read again when
// it is opened, and the last few stay open. Records are decoded when they are looked at, searched or
// checked. Invariant: bad bytes become damage; only a file that cannot be read throws.

import { FormatError, isTail } from '../reader/errors';
import { type Batch, extentOf, openBatch } from '../reader/batch';
import { type Control, controlOf } from '../reader/control';
import { type Entry, Framer, isGap } from '../reader/framing';
import { type Header, headerOf } from '../reader/header';
import { DEFAULT_LIMITS } from '../reader/limits';
import { baseOffsetOf, type OffsetRange, offsetRangesOf } from '../reader/offset_range';
import type { Record_, Span } from '../reader/records';
import { MAX_SIDE_FILE, readSideFile, type SideFile } from '../reader/side_files';
import type { Window } from '../reader/window';
import { storedCrc } from '../reader/checksums';
import { addRecords, addRow, type Figures, noFigures } from './figures';
import { GAP, Index, KINDS, MAX_LISTED, type Row, SOUND, UNKNOWN, UNREADABLE } from './index';
import { Transactions } from './transactions';

const SLICE_MS = 40;
const MAX_OPEN = 4;

export interface Segment {
  readonly window: Window;
  readonly baseOffset: bigint | null;
  /** Those that its records may have; `null` where its name does not limit them. */
  readonly offsets: OffsetRange | null;
  /** Where it begins in the log as one. */
  readonly start: number;
  firstRow: number;
  endRow: number;
}

export interface Damage {
  readonly row: number;
  readonly segment: number;
  readonly position: number;
  readonly length: number;
  /** Of its header, which may be wrong; `after 9` where no header can be read. */
  readonly offsets: string;
  readonly kind: string;
  readonly reason: string;
}

/** Lets messages come in, so that work can be stopped; `false` when it was. */
export type Pause = (done: number, total: number) => Promise<boolean>;

export class Log {
  readonly index = new Index();
  readonly damage: Damage[] = [];
  readonly transactions = new Transactions();
  readonly controls = new Map<number, Control>();
  readonly sideFiles: SideFile[] = [];
  damageCount = 0;
  isListed = false;
  isChecked = false;
  figures: Figures = noFigures(false);
  readonly size: number;
  private readonly open: { row: number; batch: Batch }[] = [];

  private constructor(
    readonly segments: Segment[],
    private readonly besides: Window[],
  ) {
    this.size = segments.reduce((sum, { window }) => sum + window.size, 0);
  }

  /** A log of segments, in the order of their base offsets, and of the files beside them. */
  static of(windows: Window[], besides: Window[], directory: string): Log {
    const order = [...windows].sort((a, b) => {
      const [one, other] = [baseOffsetOf(a.name) ?? -1n, baseOffsetOf(b.name) ?? -1n];
      return one < other ? -1 : one > other ? 1 : 0;
    });
    const offsets = offsetRangesOf(order.map(({ name }) => name), directory);
    let start = 0;
    const segments = order.map((window, index) => {
      const own = { baseOffset: baseOffsetOf(window.name), offsets: offsets[index] ?? null };
      const segment = { window, ...own, start, firstRow: 0, endRow: 0 };
      start += window.size;
      return segment;
    });
    return new Log(segments, besides);
  }

  /** Frames every segment; `false` when it was stopped. */
  async list(pause: Pause): Promise<boolean> {
    let until = performance.now() + SLICE_MS;
    for (const [number, segment] of this.segments.entries()) {
      segment.firstRow = segment.endRow = this.index.length;
      let last = segment.baseOffset ?? 0n;
      const framer = new Framer(segment.window, DEFAULT_LIMITS, segment.offsets);
      for (const frame of framer.frames()) {
        if (isGap(frame)) {
          this.index.addGap(number, frame.position, frame.length, last);
          this.note(this.index.length - 1, frame.kind, frame.reason);
        } else {
          const header = headerOf(frame);
          this.index.addEntry(number, header);
          last = header.isValid ? header.lastOffset : last;
          if (header.isValid) {
            addRow(this.figures, this.index.at(this.index.length - 1));
          }
          this.follow(frame, header);
        }
        segment.endRow = this.index.length;
        if (performance.now() > until) {
          if (!(await pause(segment.start + frame.position, this.size))) {
            return false;
          }
          until = performance.now() + SLICE_MS;
        }
      }
    }
    this.isListed = true;
    this.readSideFiles();
    return true;
  }

  private follow(frame: Entry, header: Header): void {
    const row = this.index.length - 1;
    if (!header.isValid) {
      this.note(row, 'bad_checksum', `stored checksum ${header.crc}, computed ${frame.computed}`);
      return;
    }
    if (!header.isControl && !header.isTransactional) {
      return;
    }
    let control: Control | null = null;
    if (header.isControl) {
      control = controlIn(openBatch(frame.data, header, DEFAULT_LIMITS));
      if (control !== null && this.controls.size < MAX_LISTED) {
        this.controls.set(row, control);
      }
    }
    this.transactions.add(this.index.at(row), control);
  }

  private note(row: number, kind: string, reason: string): void {
    const tail = isTail(kind as (typeof KINDS)[number]);
    this.damageCount += tail ? 0 : 1;
    if (this.damage.length < MAX_LISTED) {
      const { segment, position, size, state, firstOffset, lastOffset } = this.index.at(row);
      const range = firstOffset === lastOffset ? `${lastOffset}` : `${firstOffset} – ${lastOffset}`;
      const offsets = state === GAP ? `after ${lastOffset}` : range;
      // Before the last segment a tail is no end: its offsets are missing.
      const called = tail && this.segments[segment + 1] ? 'cut_segment' : kind;
      this.damage.push({ row, segment, position, length: size, offsets, kind: called, reason });
    }
  }

  /** What is wrong with a row; `null` where nothing is, or it is not listed. */
  damageAt(row: number): Damage | null {
    return this.damage.find((each) => each.row === row) ?? null;
  }

  private readSideFiles(): void {
    for (const window of this.besides) {
      const { name, size } = window;
      this.sideFiles.push(
        size > MAX_SIDE_FILE
          ? { name, columns: [], rows: [], problem: `too large: ${size} bytes` }
          : this.compared(readSideFile(name, window.copy(0, size))),
      );
    }
  }

  /** A side file with what the log says otherwise. */
  private compared(file: SideFile): SideFile {
    const name = file.name.replace(/\.[a-z]+$/, '');
    const segment = this.segments.find(({ window }) => window.name.startsWith(`${name}.`));
    if (segment === undefined || file.problem !== null) {
      return file;
    }
    const problem = file.name.endsWith('.index')
      ? this.indexMismatch(file, segment)
      : file.name.endsWith('.timeindex')
        ? this.timeMismatch(file, segment)
        : file.name.endsWith('.txnindex')
          ? this.abortMismatch(file)
          : null;
    return { ...file, problem };
  }

  private indexMismatch(file: SideFile, segment: Segment): string | null {
    for (const [offset, position] of file.rows as [bigint, number][]) {
      const row = this.index.rowAt(position, segment.firstRow, segment.endRow);
      const found = row < segment.firstRow ? null : this.index.at(row);
      if (found === null || found.position !== position || found.state === GAP) {
        return `offset ${offset}: no entry begins at position ${position}`;
      }
      // The batch's last offset; Kafka 0.11 and before wrote the first one. That of a compressed message
      // takes decompression, which is too much for all entries of an index.
      const isBefore = found.count !== UNKNOWN && offset < found.firstOffset;
      if (isBefore || offset > found.lastOffset) {
        return `offset ${offset}: the entry at ${position} ends with offset ${found.lastOffset}`;
      }
    }
    return null;
  }

  private timeMismatch(file: SideFile, segment: Segment): string | null {
    let row = segment.firstRow;
    let greatest = -1n;
    for (const [timestamp, offset] of file.rows as [bigint, bigint][]) {
      for (; row < segment.endRow; row += 1) {
        const found = this.index.at(row);
        if (found.state !== GAP && found.firstOffset > offset) {
          break;
        }
        greatest = found.maxTimestamp > greatest ? found.maxTimestamp : greatest;
      }
      if (timestamp > greatest) {
        return `timestamp ${timestamp}: up to offset ${offset} the log has ${greatest} at most`;
      }
    }
    return null;
  }

  private abortMismatch(file: SideFile): string | null {
    const markers = new Set<bigint | undefined>();
    for (const row of this.controls.keys()) {
      markers.add(this.index.at(row).firstOffset);
    }
    if (markers.size >= MAX_LISTED) {
      return null; // not all of them are kept
    }
    const wrong = (file.rows as bigint[][]).find(([, , , last]) => !markers.has(last));
    return wrong === undefined ? null : `producer ${wrong[1]}: no marker at offset ${wrong[3]}`;
  }

  /** A row; that of a compressed v0 or v1 message with its count, which takes decompression. */
  extent(row: Row): Row {
    if (row.count !== UNKNOWN) {
      return row;
    }
    const { entry, header } = this.entryAt(row);
    this.index.setExtent(row.row, ...extentOf(entry, header, DEFAULT_LIMITS));
    return this.index.at(row.row);
  }

  /** The bytes of an entry, and its header. */
  entryAt(row: Row): { entry: Uint8Array; header: Header } {
    const { window } = this.segments[row.segment] as Segment;
    const entry = window.copy(row.position, row.size);
    return { entry, header: this.headerOf(row, entry) };
  }

  /** The header of an entry whose bytes are at hand. */
  headerOf(row: Row, data: Uint8Array): Header {
    return headerOf({
      position: row.position,
      length: row.size,
      magic: row.magic,
      crc: storedCrc(data, 0, row.magic),
      isValid: row.state === SOUND || row.state === UNREADABLE,
      data,
    });
  }

  /** An entry with its records; the last few stay open. */
  batch(row: number): Batch {
    const found = this.open.find((each) => each.row === row);
    if (found !== undefined) {
      return found.batch;
    }
    const { entry, header } = this.entryAt(this.index.at(row));
    const batch = openBatch(entry, header, DEFAULT_LIMITS);
    this.open.unshift({ row, batch });
    this.open.length = Math.min(this.open.length, MAX_OPEN);
    return batch;
  }

  /** Reads every record; what cannot be read becomes damage. `false` when it was stopped. */
  async check(pause: Pause): Promise<boolean> {
    const figures = noFigures(true);
    const isDone = await this.eachBatch(pause, (batch, at) => {
      if (batch.error === null) {
        addRow(figures, at);
        addRecords(figures, batch);
      } else {
        this.index.setState(at.row, UNREADABLE);
        this.note(at.row, batch.error.kind, batch.error.message);
      }
    });
    if (isDone) {
      this.damage.sort((a, b) => a.row - b.row);
      this.isChecked = true;
      this.figures = figures;
    }
    return isDone;
  }

  /** Gives keys and values of all records that can be read, but those of control batches. */
  async eachRecord(visit: (key: Uint8Array | null, value: Uint8Array | null) => void): Promise<void> {
    await this.eachBatch(async () => true, ({ header, payload, records }) => {
      for (const { key, value } of header.isControl ? [] : records) {
        visit(bytesOf(payload as Uint8Array, key), bytesOf(payload as Uint8Array, value));
      }
    });
  }

  /** Opens the batches whose checksums hold; `false` when it was stopped. */
  private async eachBatch(pause: Pause, visit: (batch: Batch, at: Row) => void): Promise<boolean> {
    let until = performance.now() + SLICE_MS;
    for (let row = 0; row < this.index.length; row += 1) {
      const at = this.index.at(row);
      if (at.state === SOUND) {
        const { entry, header } = this.entryAt(at);
        visit(openBatch(entry, header, DEFAULT_LIMITS), at);
      }
      if (performance.now() > until) {
        const { start } = this.segments[at.segment] as Segment;
        if (!(await pause(start + at.position, this.size))) {
          return false;
        }
        until = performance.now() + SLICE_MS;
      }
    }
    return true;
  }

  /**
   * The row that holds an offset, or the damage that may have held it; else the first row behind it,
   * or the last row.
   */
  rowOfOffset(offset: bigint): number {
    const row = this.firstRow((at) => at.lastOffset >= offset);
    if (row < this.index.length && this.extent(this.index.at(row)).firstOffset <= offset) {
      return row;
    }
    let damaged = row;
    while (damaged > 0 && !this.holds(damaged - 1)) {
      damaged -= 1;
    }
    return Math.min(damaged, this.index.length - 1);
  }

  /** The first row with a record of this time or later; the last row where there is none. */
  rowOfTime(timestamp: bigint): number {
    const row = this.firstRow((at) => at.maxTimestamp >= timestamp);
    return Math.min(row, this.index.length - 1);
  }

  /** The first entry of which something is so, or the number of rows. What damage says is not believed. */
  private firstRow(isSo: (row: Row) => boolean): number {
    let row = 0;
    while (row < this.index.length && !(this.holds(row) && isSo(this.index.at(row)))) {
      row += 1;
    }
    return row;
  }

  /** Whether a row is an entry whose checksum holds. */
  private holds(row: number): boolean {
    const state = this.index.state(row);
    return state === SOUND || state === UNREADABLE;
  }

  /** The row that holds a byte of a segment. */
  rowOfPosition(segment: number, position: number): number {
    const { firstRow, endRow } = this.segments[segment] as Segment;
    return Math.max(firstRow, this.index.rowAt(position, firstRow, endRow));
  }
}

export const bytesOf = (payload: Uint8Array, span: Span | null): Uint8Array | null =>
  span === null ? null : payload.subarray(span[0], span[1]);

/** What the first record of a control batch says; `null` where it cannot be read. */
export function controlIn(batch: Batch): Control | null {
  const record = batch.records[0];
  return record === undefined ? null : controlAt(batch, record);
}

/** What a control record says; `null` where it cannot be read. */
export function controlAt({ payload }: Batch, record: Record_): Control | null {
  try {
    const bytes = payload as Uint8Array;
    return controlOf(bytesOf(bytes, record.key), bytesOf(bytes, record.value));
  } catch (error) {
    if (error instanceof FormatError) {
      return null;
    }
    throw error;
  }
}
