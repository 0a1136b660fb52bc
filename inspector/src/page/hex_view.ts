// The bytes of a segment or of a decompressed stream, sixteen a row, as text (ARIA grid).
//
// Strategy: only rows in sight are elements; the height is capped and mapped, as in `grid`. Invariant:
// the cursor is one byte; the marked range is a field's, and the cursor's byte is in it.

import type { Space } from '../reader/tree';
import { h } from './dom';

const WIDTH = 16;
const ROW_HEIGHT = 20;
const MAX_HEIGHT = 8_000_000;

export class HexView {
  private readonly viewport = h('div', { class: 'hex-rows', role: 'rowgroup' });
  private readonly spacer = h('div', { class: 'spacer', role: 'presentation' });
  private readonly scroller: HTMLElement;
  private space: Space = 'file';
  private size = 0;
  private first = 0;
  private turn = 0;
  private skip = false;
  private cursor = 0;
  private marked: readonly [number, number] = [0, 0];

  constructor(
    readonly element: HTMLElement,
    private readonly fetch: (space: Space, from: number, to: number) => Promise<Uint8Array>,
    private readonly chosen: (space: Space, position: number) => void,
  ) {
    element.setAttribute('role', 'grid');
    element.setAttribute('aria-colcount', String(WIDTH + 1));
    element.tabIndex = 0;
    this.scroller = h('div', { class: 'scroller', role: 'presentation', tabindex: -1 }, this.viewport, this.spacer);
    element.replaceChildren(this.scroller);
    this.scroller.addEventListener('scroll', () => this.scrolled());
    this.viewport.addEventListener('mousedown', (event) => {
      const at = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'];
      if (at !== undefined) {
        this.choose(Number(at));
      }
    });
    element.addEventListener('keydown', (event) => this.pressed(event));
    new ResizeObserver(() => void this.draw()).observe(this.scroller);
  }

  private get rows(): number {
    return Math.ceil(this.size / WIDTH);
  }

  private get visible(): number {
    return Math.max(1, Math.floor(this.scroller.clientHeight / ROW_HEIGHT));
  }

  private get most(): number {
    return Math.max(0, this.rows - this.visible);
  }

  /** Shows a space of bytes, with a range marked; the cursor goes to its beginning, or stays. */
  show(space: Space, size: number, start: number, end: number, keepsCursor: boolean): void {
    this.space = space;
    this.size = size;
    this.element.setAttribute('aria-rowcount', String(this.rows));
    this.spacer.style.height = `${Math.min(this.rows * ROW_HEIGHT, MAX_HEIGHT)}px`;
    this.marked = [start, end];
    if (!keepsCursor || this.cursor < start || this.cursor >= end) {
      this.cursor = Math.min(start, Math.max(0, this.size - 1));
    }
    this.into(Math.floor(this.cursor / WIDTH));
    void this.draw();
  }

  private into(row: number): void {
    if (row < this.first || row >= this.first + this.visible) {
      this.first = Math.max(0, Math.min(row - Math.floor(this.visible / 3), this.most));
      const range = this.scroller.scrollHeight - this.scroller.clientHeight;
      const top = this.most === 0 ? 0 : (this.first / this.most) * Math.max(0, range);
      if (Math.abs(this.scroller.scrollTop - top) >= 1) {
        this.skip = true;
        this.scroller.scrollTop = top;
      }
    }
  }

  private scrolled(): void {
    if (this.skip) {
      this.skip = false;
      return;
    }
    const range = this.scroller.scrollHeight - this.scroller.clientHeight;
    this.first = range <= 0 ? 0 : Math.round((this.scroller.scrollTop / range) * this.most);
    void this.draw();
  }

  private choose(position: number): void {
    if (position < 0 || position >= this.size) {
      return;
    }
    this.cursor = position;
    this.into(Math.floor(position / WIDTH));
    void this.draw();
    this.chosen(this.space, position);
  }

  private pressed(event: KeyboardEvent): void {
    const page = this.visible * WIDTH;
    const steps: Record<string, number> = {
      ArrowRight: this.cursor + 1,
      ArrowLeft: this.cursor - 1,
      ArrowDown: this.cursor + WIDTH,
      ArrowUp: this.cursor - WIDTH,
      PageDown: this.cursor + page,
      PageUp: this.cursor - page,
      Home: event.ctrlKey ? 0 : this.cursor - (this.cursor % WIDTH),
      End: event.ctrlKey ? this.size - 1 : this.cursor - (this.cursor % WIDTH) + WIDTH - 1,
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
    const from = this.first * WIDTH;
    const to = Math.min(this.size, (this.first + this.visible + 1) * WIDTH);
    let data: Uint8Array;
    try {
      data = to > from ? await this.fetch(space, from, to) : new Uint8Array(0);
    } catch {
      return;
    }
    if (turn !== this.turn) {
      return;
    }
    const digits = Math.max(8, this.size.toString(16).length);
    const rows = [];
    for (let at = 0; at < data.length; at += WIDTH) {
      rows.push(this.row(data.subarray(at, at + WIDTH), from + at, digits));
    }
    this.viewport.replaceChildren(...rows);
    const id = `byte-${this.cursor}`;
    if (document.getElementById(id) === null) {
      this.element.removeAttribute('aria-activedescendant');
    } else {
      this.element.setAttribute('aria-activedescendant', id);
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
      cells.push(h('span', { role: 'gridcell', id: `byte-${at}`, 'data-at': at, class: classes }, hex));
      const shown = byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·';
      text.append(h('span', { 'data-at': at, class: classes }, shown));
    });
    const position = start.toString(16).padStart(digits, '0');
    return h(
      'div',
      { role: 'row', class: 'hex-row', 'aria-rowindex': start / WIDTH + 1 },
      h('span', { role: 'rowheader', class: 'at' }, position),
      h('span', { class: 'bytes', role: 'presentation' }, ...cells),
      text,
    );
  }
}
