// A scroller over any number of rows, of which those in sight are elements: for tables and for bytes.
//
// Strategy: an element may be some million pixels high at most, so the height is capped and the scroll
// position mapped to a row. Sizes come from a ResizeObserver: asking the layout for them would make the
// browser compute it again after each change; the scroller is moved when it does. Invariant: `first` is a row, and the last page is full.

import { h } from './dom';

const MAX_HEIGHT = 8_000_000;

export interface Shape {
  readonly rowHeight: number;
  readonly rowsClass: string;
  /** A row above all others, as high as they are; it stays in sight. */
  readonly head?: HTMLElement;
}

export class Viewport {
  /** Holds the rows in sight. */
  readonly rows: HTMLElement;
  private readonly spacer = h('div', { class: 'spacer', role: 'presentation' });
  private readonly scroller: HTMLElement;
  private readonly headRows: number;
  private readonly rowHeight: number;
  private height = 0;
  private top = 0; // where the scroller was put
  private putting = 0;
  /** The first row in sight. */
  first = 0;
  length = 0;

  constructor(
    element: HTMLElement,
    { rowHeight, rowsClass, head }: Shape,
    private readonly draw: () => void,
  ) {
    this.rowHeight = rowHeight;
    this.headRows = head === undefined ? 0 : 1;
    this.rows = h('div', { class: rowsClass, role: 'rowgroup' });
    const heads = head && h('div', { class: 'heads', role: 'rowgroup' }, head);
    this.scroller = h('div', { class: 'scroller', role: 'presentation', tabindex: -1 }, heads, this.rows, this.spacer);
    element.replaceChildren(this.scroller);
    this.scroller.addEventListener('scroll', () => this.scrolled());
    new ResizeObserver(([entry]) => {
      this.height = entry?.contentRect.height ?? 0;
      this.draw();
    }).observe(this.scroller);
  }

  /** How many whole rows are in sight. */
  get visible(): number {
    return Math.max(1, Math.floor(this.height / this.rowHeight) - this.headRows);
  }

  /** The row behind the last one that is in sight, as a whole or in part. */
  get end(): number {
    return Math.min(this.length, this.first + this.visible + 1);
  }

  private get most(): number {
    return Math.max(0, this.length - this.visible);
  }

  private get spacerHeight(): number {
    return Math.min(this.length * this.rowHeight, MAX_HEIGHT);
  }

  /** How far the scroller goes, in pixels. */
  private get range(): number {
    return Math.max(0, this.spacerHeight + this.headRows * this.rowHeight - this.height);
  }

  setLength(length: number): void {
    this.length = length;
    this.spacer.style.height = `${this.spacerHeight}px`;
    this.first = Math.min(this.first, this.most);
  }

  isInSight(row: number): boolean {
    return row >= this.first && row < this.first + this.visible;
  }

  /** Makes a row the first one in sight, as far as the end allows. */
  scrollTo(row: number): void {
    this.first = Math.max(0, Math.min(row, this.most));
    cancelAnimationFrame(this.putting);
    this.putting = requestAnimationFrame(() => {
      this.top = this.most === 0 ? 0 : Math.round((this.first / this.most) * this.range);
      this.scroller.scrollTop = this.top;
    });
  }

  private scrolled(): void {
    if (Math.abs(this.scroller.scrollTop - this.top) < 1) {
      return; // it was put there: the row is exact already
    }
    this.top = -1;
    const { range } = this;
    this.first = range === 0 ? 0 : Math.min(this.most, Math.round((this.scroller.scrollTop / range) * this.most));
    this.draw();
  }
}
