// What is looked at: one row of the table of batches, one record of it, and one range of bytes.
//
// Invariant: all parts show the same place. Where two moves cross, the later one counts.

import type { Space } from '../reader/tree';
import type { BatchRow, Listing, Opened, RecordRow } from '../worker/protocol';
import type { Remote } from './client';
import { BATCH_COLUMNS, batchClass, RECORD_COLUMNS } from './columns';
import { byId, h } from './dom';
import { count, counted } from './format';
import { Grid } from './grid';
import { HexView } from './hex_view';
import { linkOf, type Place } from './link';
import { run } from './status';
import { StripView } from './strip';
import { Tabs } from './tabs';
import { TreeView } from './tree_view';
import { ValueView } from './value_view';

const FOLLOW_MS = 100; // browsers refuse to change the address too often

export class View {
  readonly tabs = new Tabs(byId('tabs'), {
    fields: 'Fields',
    value: 'Value',
    damage: 'Damage',
    figures: 'Figures',
    transactions: 'Transactions',
    side: 'Side files',
    hits: 'Search',
  });
  readonly batches: Grid<BatchRow>;
  readonly records: Grid<RecordRow>;
  readonly value = new ValueView(byId('panel-value'));
  readonly strip: StripView;
  private readonly tree: TreeView;
  private readonly hex: HexView;
  private turn = 0;
  private following: ReturnType<typeof setTimeout> | undefined;
  listing: Listing | null = null;
  opened: Opened | null = null;
  record: number | null = null;
  /** The name of the directory that the log is in. */
  directory = '';
  /** The marked bytes. */
  range: readonly [Space, number, number] = ['file', 0, 0];

  constructor(private readonly remote: Remote) {
    this.batches = new Grid(
      byId('batches'),
      BATCH_COLUMNS,
      remote.rows,
      (row) => run(() => this.openRow(row)),
      batchClass,
    );
    this.records = new Grid(
      byId('records'),
      RECORD_COLUMNS,
      (from, to) => remote.records(this.row, from, to),
      (index) => run(() => this.openRecord(index, true)),
    );
    for (const { element } of [this.batches, this.records]) {
      element.addEventListener('fitted', () => {
        const isCut = this.batches.isCut || this.records.isCut;
        byId('wide').hidden = !isCut && byId('wide').getAttribute('aria-pressed') === 'false';
      });
    }
    this.tree = new TreeView(
      byId('fields'),
      (index) => remote.recordFields(this.row, index),
      (space, start, end) => this.mark(space, start, end),
      (field) => {
        byId('note').textContent = field?.note ?? '';
      },
    );
    this.hex = new HexView(
      byId('hex'),
      (space, from, to) => this.bytes(space, from, to),
      (space, position) => run(() => this.lookUp(space, position)),
    );
    this.strip = new StripView(byId<HTMLCanvasElement>('strip'), byId('strip-at'), byId('legend'), remote.strip, (position) =>
      run(async () => {
        const segments = this.listing?.segments ?? [];
        const at = segments.findLastIndex(({ start }) => start <= position);
        if (at >= 0) {
          await this.goToPosition(at, position - (segments[at]?.start ?? 0));
        }
      }),
    );
  }

  /** Bytes to show; an error is told, unless another place is shown meanwhile. */
  private async bytes(space: Space, from: number, to: number): Promise<Uint8Array> {
    const current = this.opened;
    try {
      return await this.remote.bytes(this.row, space, from, to);
    } catch (error) {
      if (current !== null && current === this.opened) {
        run(() => Promise.reject(error));
      }
      throw error;
    }
  }

  /** The row that is open; -1 for none. */
  get row(): number {
    return this.opened?.row.row ?? -1;
  }

  /** Where the view is, for a link. */
  get place(): Place {
    return {
      log: this.directory,
      segment: this.listing?.segments[this.opened?.row.segment ?? 0]?.name ?? '',
      position: this.opened?.row.position ?? 0,
      record: this.record,
    };
  }

  /** Takes what was listed. */
  list(listing: Listing): void {
    this.listing = listing;
    const largest = Math.max(...listing.segments.map(({ size }) => size), 0);
    const offset = String(listing.lastOffset ?? 0).length;
    this.batches.setWidths({ position: count(largest).length, offsets: 2 * offset + 3 });
    this.records.setWidths({ offset });
    this.batches.setLength(listing.rows);
  }

  /** Shows nothing, until a log is listed. */
  clear(): void {
    this.turn += 1;
    this.opened = this.record = this.listing = null;
    this.batches.setLength(0);
    this.records.setLength(0);
    byId('records-title').textContent = 'Records';
    this.tree.show(null);
    this.value.show(null);
  }

  async goToRow(row: number): Promise<void> {
    this.batches.show(row);
    await this.openRow(row);
  }

  async goToPosition(segment: number, position: number): Promise<void> {
    await this.goToRow(await this.remote.rowOfPosition(segment, position));
  }

  /** Goes to where a link leads; whether there is such a place in this log. */
  async goToPlace(place: Place | null): Promise<boolean> {
    const segment = (this.listing?.segments ?? []).findIndex(({ name }) => name === place?.segment);
    if (place === null || segment < 0 || (place.log !== '' && place.log !== this.directory)) {
      return false;
    }
    await this.goToPosition(segment, place.position);
    if (place.record !== null) {
      await this.openRecord(place.record, true);
    }
    return true;
  }

  /** Shows the records again, which are decoded in another way now. */
  async again(): Promise<void> {
    await this.records.draw();
    if (this.record !== null) {
      this.value.show(await this.remote.record(this.row, this.record));
    }
  }

  async openRow(row: number): Promise<void> {
    const turn = ++this.turn;
    const found = await this.remote.batch(row);
    if (turn !== this.turn) {
      return;
    }
    this.opened = found;
    this.record = null;
    const problem = byId('problem');
    problem.hidden = found.error === null;
    problem.textContent = found.error ?? '';
    this.tree.show(found.tree);
    this.value.show(null);
    const { position, segment, size } = found.row;
    byId('records-title').textContent = `Records of the batch at byte ${count(position)}: ${count(found.records)}`;
    this.records.current = -1;
    this.records.setLength(0);
    this.records.setLength(found.records);
    this.strip.mark((this.listing?.segments[segment]?.start ?? 0) + position);
    this.mark('file', position, position + size);
    this.follow();
  }

  /** Opens a record; `isFirst` where the person has chosen it, not a byte of it. */
  async openRecord(index: number, isFirst: boolean): Promise<void> {
    const current = this.opened;
    if (current === null || index >= current.records) {
      return;
    }
    const found = await this.remote.record(current.row.row, index);
    if (this.opened !== current) {
      return;
    }
    this.record = index;
    this.records.show(index);
    this.value.show(found);
    if (isFirst) {
      const isPlain = current.tree.recordCount === 0; // a message of v0 or v1, which is its own record
      await this.tree.reveal({ record: isPlain ? null : index, path: [] });
      this.mark(current.tree.recordSpace, ...found.range);
    }
    this.follow();
  }

  /** Shows a range in the bytes; the choice between file and decompressed stream with it. */
  private mark(space: Space, start: number, end: number, keepsCursor = false): void {
    const current = this.opened;
    if (current === null) {
      return;
    }
    const file = this.listing?.segments[current.row.segment];
    const whole = space === 'file' ? (file?.size ?? 0) : current.tree.payloadSize;
    this.range = [space, start, end];
    this.hex.show(space, whole, start, end, keepsCursor);
    const choice = (each: Space, text: string): HTMLElement =>
      h(
        'button',
        { type: 'button', role: 'radio', 'aria-checked': String(each === space), onclick: () => this.turnTo(each) },
        text,
      );
    byId('space').replaceChildren(
      choice('file', 'Bytes of the file'),
      ...(current.tree.recordSpace === 'payload' ? [choice('payload', 'Decompressed bytes')] : []),
    );
    byId('range').textContent = `byte ${count(start)}, ${counted(end - start, 'byte')}`;
  }

  private turnTo(space: Space): void {
    const { row, tree } = this.opened as Opened;
    if (space === 'file') {
      this.mark('file', row.position, row.position + row.size);
    } else {
      this.mark('payload', 0, tree.payloadSize);
    }
  }

  /** From a byte to its field: in the entry that holds it. */
  private async lookUp(space: Space, position: number): Promise<void> {
    const { row, position: start, size, segment } = (this.opened as Opened).row;
    if (space === 'file' && (position < start || position >= start + size)) {
      const other = await this.remote.rowOfPosition(segment, position);
      if (other !== row) { // else the byte is behind what was listed
        await this.goToRow(other);
        await this.lookUp(space, position);
      }
      return;
    }
    const place = await this.remote.place(row, space, position);
    if (place === null) {
      return;
    }
    this.tabs.choose('fields');
    await this.tree.reveal(place);
    const field = byId('fields').querySelector('[aria-selected=true]');
    const found = field === null ? null : this.tree.rangeOf(field as HTMLElement);
    if (found !== null) {
      this.mark(...found, true);
    }
    if (place.record !== null && place.record >= 0 && place.record !== this.record) {
      await this.openRecord(place.record, false);
    }
  }

  /** Keeps the address at what is looked at, so that it can be copied or loaded again. */
  private follow(): void {
    clearTimeout(this.following);
    this.following = setTimeout(() => this.followNow(), FOLLOW_MS);
  }

  followNow(): void {
    history.replaceState(null, '', linkOf(this.place));
  }
}
