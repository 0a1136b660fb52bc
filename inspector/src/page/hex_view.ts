// The bytes of a segment or of a decompressed stream, as text (ARIA grid): sixteen a row, eight on a phone.
//
// Invariant: the cursor is one byte; the marked range is a field's, and the cursor's byte is in it.

import type { Space } from '../reader/tree';
import { h } from './dom';
import { Viewport } from './viewport';

export const NARROW = 560; // pixels that sixteen bytes take
const ROW_HEIGHT = 20;
const CURSOR = 'cursor'; // the id of the cell that has it

export class HexView {
  private readonly viewport: Viewport;
  private space: Space = 'file';
  private width = 16;
  private size = 0;
  private turn = 0;
  private cursor = 0;
  private marked: readonly [number, number] = [0, 0];

  constructor(
    readonly element: HTMLElement,
    private readonly fetch: (space: Space, from: number, to: number) => Promise<Uint8Array>,
    private readonly chosen: (space: Space, position: number) => void,
  ) {
    element.setAttribute('role', 'grid');
    element.tabIndex = 0;
    this.viewport = new Viewport(element, { rowHeight: ROW_HEIGHT, rowsClass: 'hex-rows' }, () => void this.draw());
    this.viewport.rows.addEventListener('mousedown', (event) => {
      const at = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'];
      if (at !== undefined) {
        this.choose(Number(at));
      }
    });
    element.addEventListener('keydown', (event) => this.pressed(event));
  }

  /** Shows a space of bytes, with a range marked; the cursor goes to its beginning, or stays. */
  show(space: Space, size: number, start: number, end: number, keepsCursor: boolean): void {
    this.space = space;
    this.size = size;
    this.width = this.element.clientWidth < NARROW ? 8 : 16;
    this.element.setAttribute('aria-colcount', String(this.width + 1));
    const rows = Math.ceil(size / this.width);
    this.element.setAttribute('aria-rowcount', String(rows));
    this.viewport.setLength(rows);
    this.marked = [start, end];
    if (!keepsCursor || this.cursor < start || this.cursor >= end) {
      this.cursor = Math.min(start, Math.max(0, this.size - 1));
    }
    this.into(Math.floor(this.cursor / this.width));
    void this.draw();
  }

  private into(row: number): void {
    if (!this.viewport.isInSight(row)) {
      this.viewport.scrollTo(row - Math.floor(this.viewport.visible / 3));
    }
  }

  private choose(position: number): void {
    if (position < 0 || position >= this.size) {
      return;
    }
    this.cursor = position;
    this.into(Math.floor(position / this.width));
    void this.draw();
    this.chosen(this.space, position);
  }

  private pressed(event: KeyboardEvent): void {
    const page = this.viewport.visible * this.width;
    const steps: Record<string, number> = {
      ArrowRight: this.cursor + 1,
      ArrowLeft: this.cursor - 1,
      ArrowDown: this.cursor + this.width,
      ArrowUp: this.cursor - this.width,
      PageDown: this.cursor + page,
      PageUp: this.cursor - page,
      Home: event.ctrlKey ? 0 : this.cursor - (this.cursor % this.width),
      End: event.ctrlKey ? this.size - 1 : this.cursor - (this.cursor % this.width) + this.width - 1,
    };
    const to = steps[event.key];
    if (to !== undefined && !event.altKey && !event.metaKey) {
      event.preventDefault();
      this.choose(Math.max(0, Math.min(to, this.size - 1)));
    }
  }

  private async draw(): Promise<void> {
    const turn = ++this.turn;
    const { space } = this;
    const from = this.viewport.first * this.width;
    const to = Math.min(this.size, this.viewport.end * this.width);
    let data: Uint8Array;
    try {
      data = to > from ? await this.fetch(space, from, to) : new Uint8Array(0);
    } catch {
      data = new Uint8Array(0); // rather none than those of another place
    }
    if (turn !== this.turn) {
      return;
    }
    const digits = Math.max(8, this.size.toString(16).length);
    const rows = [];
    for (let at = 0; at < data.length; at += this.width) {
      rows.push(this.row(data.subarray(at, at + this.width), from + at, digits));
    }
    this.viewport.rows.replaceChildren(...rows);
    if (this.cursor < from || this.cursor >= to) {
      this.element.removeAttribute('aria-activedescendant');
    } else {
      this.element.setAttribute('aria-activedescendant', CURSOR);
    }
  }

  private row(bytes: Uint8Array, start: number, digits: number): HTMLElement {
    const cells: HTMLElement[] = [];
    const text = h('span', { class: 'ascii', 'aria-hidden': 'true' });
    bytes.forEach((byte, index) => {
      const at = start + index;
      const classes = [
        at >= this.marked[0] && at < this.marked[1] ? 'marked' : '',
        at === this.cursor ? 'cursor' : '',
      ].join(' ');
      const hex = byte.toString(16).padStart(2, '0');
      const id = at === this.cursor ? CURSOR : null;
      cells.push(h('span', { role: 'gridcell', id, 'data-at': at, class: classes }, hex));
      const shown = byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·';
      text.append(h('span', { 'data-at': at, class: classes }, shown));
    });
    const position = start.toString(16).padStart(digits, '0');
    return h(
      'div',
      { role: 'row', class: 'hex-row', 'aria-rowindex': start / this.width + 1 },
      h('span', { role: 'rowheader', class: 'at' }, position),
      h('span', { class: 'bytes', role: 'presentation' }, ...cells),
      text,
    );
  }
}
