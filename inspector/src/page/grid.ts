// A table of any number of rows, of which those in sight are elements (ARIA grid).
//
// Strategy: an element may be some million pixels high at most, so the height is capped and the scroll
// position mapped to a row. Rows are asked for when they come in sight, and drawn when they are there.
// Invariant: one row is the current one; the keyboard moves it, and it stays in sight.

import { h } from './dom';

export interface Column<T> {
  readonly name: string;
  readonly width: string;
  readonly isNumber?: boolean;
  text(row: T): string;
}

const ROW_HEIGHT = 22;
const MAX_HEIGHT = 8_000_000;

export class Grid<T> {
  private readonly viewport = h('div', { class: 'rows', role: 'rowgroup' });
  private readonly spacer = h('div', { class: 'spacer', role: 'presentation' });
  private readonly scroller: HTMLElement;
  private length = 0;
  private drawn = 0;
  private first = 0;
  current = -1;

  constructor(
    readonly element: HTMLElement,
    private readonly columns: readonly Column<T>[],
    private readonly fetch: (from: number, to: number) => Promise<readonly T[]>,
    private readonly chosen: (row: number) => void,
    private readonly classOf: (row: T) => string = () => '',
  ) {
    const template = columns.map((column) => column.width).join(' ');
    const least = columns.map(({ width }) => Number(/\d+/.exec(width)?.[0] ?? 0));
    element.style.setProperty('--columns', template);
    element.style.setProperty('--width', `${least.reduce((sum, each) => sum + each, 0)}px`);
    element.setAttribute('role', 'grid');
    element.setAttribute('aria-colcount', String(columns.length));
    element.tabIndex = 0;
    const head = h(
      'div',
      { class: 'row head', role: 'row', 'aria-rowindex': 1 },
      ...columns.map(({ name, isNumber }) =>
        h('div', { role: 'columnheader', class: isNumber ? 'number' : '' }, name),
      ),
    );
    this.scroller = h(
      'div',
      { class: 'scroller', role: 'presentation', tabindex: -1 },
      h('div', { class: 'heads', role: 'rowgroup' }, head),
      this.viewport,
      this.spacer,
    );
    element.replaceChildren(this.scroller);
    this.scroller.addEventListener('scroll', () => this.scrolled());
    element.addEventListener('keydown', (event) => this.pressed(event));
    this.viewport.addEventListener('mousedown', (event) => {
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      if (row !== null) {
        this.choose(Number(row.dataset['row']));
      }
    });
    new ResizeObserver(() => void this.draw()).observe(this.scroller);
  }

  private get visible(): number {
    return Math.max(1, Math.floor(this.scroller.clientHeight / ROW_HEIGHT) - 1); // the head is one
  }

  /** How many rows there are: while a log is listed, rows are added at the end. */
  setLength(length: number): void {
    const before = this.length;
    this.length = length;
    this.element.setAttribute('aria-rowcount', String(length + 1));
    this.spacer.style.height = `${Math.min(length * ROW_HEIGHT, MAX_HEIGHT)}px`;
    if (this.current >= length) {
      this.current = -1;
      this.element.removeAttribute('aria-activedescendant');
    }
    const isFull = before >= this.first + this.visible + 1;
    if (length < before || !isFull) {
      this.first = Math.min(this.first, Math.max(0, length - this.visible));
      void this.draw();
    }
  }

  /** Makes a row the current one, brings it in sight, and tells. */
  choose(row: number): void {
    if (row < 0 || row >= this.length) {
      return;
    }
    this.show(row);
    this.chosen(row);
  }

  /** Makes a row the current one without telling. */
  show(row: number): void {
    this.current = row;
    if (row < this.first || row >= this.first + this.visible) {
      this.scrollTo(row < this.first ? row : row - this.visible + 1);
    }
    void this.draw();
  }

  private get most(): number {
    return Math.max(0, this.length - this.visible);
  }

  private scrollTo(first: number): void {
    this.first = Math.max(0, Math.min(first, this.most));
    const range = this.scroller.scrollHeight - this.scroller.clientHeight;
    const top = this.most === 0 ? 0 : (this.first / this.most) * Math.max(0, range);
    if (Math.abs(this.scroller.scrollTop - top) >= 1) {
      this.skip = true;
      this.scroller.scrollTop = top;
    }
  }

  private skip = false;

  private scrolled(): void {
    if (this.skip) {
      this.skip = false; // by ourselves: the row is exact already
      return;
    }
    const range = this.scroller.scrollHeight - this.scroller.clientHeight;
    const at = range <= 0 ? 0 : this.scroller.scrollTop / range;
    this.first = Math.min(this.most, Math.round(at * this.most));
    void this.draw();
  }

  private pressed(event: KeyboardEvent): void {
    const page = Math.max(1, this.visible - 1);
    const steps: Record<string, number> = {
      ArrowDown: this.current + 1,
      ArrowUp: this.current - 1,
      PageDown: this.current + page,
      PageUp: this.current - page,
      Home: 0,
      End: this.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.choose(Math.max(0, Math.min(to, this.length - 1)));
    }
  }

  /** Draws the rows in sight; only the last of several calls at once does. */
  async draw(): Promise<void> {
    const turn = ++this.drawn;
    const from = this.first;
    const to = Math.min(this.length, from + this.visible + 1);
    let rows: readonly T[];
    try {
      rows = await this.fetch(from, to);
    } catch {
      return; // the log has been closed meanwhile
    }
    if (turn !== this.drawn) {
      return;
    }
    const id = this.element.id;
    this.viewport.replaceChildren(
      ...rows.map((row, index) => {
        const number = from + index;
        const isCurrent = number === this.current;
        return h(
          'div',
          {
            id: `${id}-${number}`,
            class: `row ${isCurrent ? 'current ' : ''}${this.classOf(row)}`,
            role: 'row',
            'aria-rowindex': number + 2,
            'aria-selected': String(isCurrent),
            'data-row': number,
          },
          ...this.columns.map((column) => {
            const text = column.text(row);
            return h('div', { role: 'gridcell', class: column.isNumber ? 'number' : '', title: text }, text);
          }),
        );
      }),
    );
    if (document.getElementById(`${id}-${this.current}`) === null) {
      this.element.removeAttribute('aria-activedescendant');
    } else {
      this.element.setAttribute('aria-activedescendant', `${id}-${this.current}`);
    }
  }
}
