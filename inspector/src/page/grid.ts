// A table of any number of rows (ARIA grid).
//
// Strategy: rows are asked for when they come in sight, and drawn when they are there; the elements of
// rows are used again. Columns that do not fit are left out as a whole, unless the person asks for all.
// Invariant: one row is the current one; the keyboard moves it, and it stays in sight.

import { h } from './dom';
import { Viewport } from './viewport';

export interface Column<T> {
  readonly name: string;
  /** Characters that there is room for. */
  readonly width: number;
  /** Its share of the room that is left. */
  readonly grow?: number;
  /** What is left out last, where not all columns fit, has the least; by default its place. */
  readonly rank?: number;
  readonly isNumber?: boolean;
  text(row: T): string;
}

const ROW_HEIGHT = 22;
const PADDING = 12; // of a cell

export class Grid<T> {
  private readonly viewport: Viewport;
  private readonly elements: HTMLElement[] = [];
  private readonly head: HTMLElement;
  private readonly widths: number[];
  private left: readonly boolean[] = []; // whether a column is left out
  private drawn = 0;
  private isWide = false;
  current = -1;

  constructor(
    readonly element: HTMLElement,
    private readonly columns: readonly Column<T>[],
    private readonly fetch: (from: number, to: number) => Promise<readonly T[]>,
    private readonly chosen: (row: number) => void,
    private readonly classOf: (row: T) => string = () => '',
  ) {
    this.widths = columns.map(({ name, width }) => Math.max(name.length + 1, width));
    element.setAttribute('role', 'grid');
    element.setAttribute('aria-colcount', String(columns.length));
    element.tabIndex = 0;
    const head = (this.head = this.row('columnheader', 'row head'));
    head.setAttribute('aria-rowindex', '1');
    columns.forEach(({ name }, at) => {
      (head.children[at] as HTMLElement).textContent = name;
    });
    this.viewport = new Viewport(element, { rowHeight: ROW_HEIGHT, rowsClass: 'rows', head }, () => void this.draw());
    new ResizeObserver(() => this.fit()).observe(element);
    element.addEventListener('keydown', (event) => this.pressed(event));
    this.viewport.rows.addEventListener('mousedown', (event) => {
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      if (row !== null) {
        this.choose(Number(row.dataset['row']));
      }
    });
    // What a narrow cell cuts off.
    this.viewport.rows.addEventListener('mouseover', ({ target }) => {
      const cell = target as HTMLElement;
      cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
    });
  }

  private row(role: string, name: string): HTMLElement {
    const cells = this.columns.map(({ isNumber }) => h('div', { role, class: isNumber ? 'number' : '' }));
    return h('div', { role: 'row', class: name }, ...cells);
  }

  /** Makes columns wide enough for a log, by their names. */
  setWidths(widths: Readonly<Record<string, number>>): void {
    this.columns.forEach(({ name }, at) => {
      this.widths[at] = Math.max(name.length + 1, widths[name] ?? this.widths[at] as number);
    });
    this.fit();
  }

  /** Whether columns are left out. */
  get isCut(): boolean {
    return this.left.includes(true);
  }

  /** Shows all columns, or those that fit. */
  setWide(isWide: boolean): void {
    this.isWide = isWide;
    this.fit();
  }

  /** Leaves out what does not fit: the columns that decide least. */
  private fit(): void {
    const probe = this.head.appendChild(h('span', { class: 'probe' }, '0'.repeat(100)));
    const digit = probe.offsetWidth / 100;
    probe.remove();
    const pixels = this.widths.map((width) => Math.ceil(width * digit) + PADDING);
    const rank = (at: number): number => this.columns[at]?.rank ?? at;
    const order = [...this.columns.keys()].sort((a, b) => rank(a) - rank(b));
    let used = 0;
    const left: boolean[] = [];
    for (const at of order) {
      left[at] = !this.isWide && used > 0 && used + (pixels[at] as number) > this.element.clientWidth;
      used += left[at] ? 0 : (pixels[at] as number);
    }
    this.left = left;
    const shown = [...this.columns.keys()].filter((at) => !left[at]);
    const template = shown.map((at) => `minmax(${pixels[at]}px, ${this.columns[at]?.grow ?? 0}fr)`);
    this.element.style.setProperty('--columns', template.join(' '));
    this.element.style.setProperty('--width', `${shown.reduce((sum, at) => sum + (pixels[at] as number), 0)}px`);
    this.element.dispatchEvent(new Event('fitted'));
    [this.head, ...this.elements].forEach((row) => this.hide(row));
  }

  private hide(row: HTMLElement): void {
    this.left.forEach((isLeft, at) => ((row.children[at] as HTMLElement).hidden = isLeft));
  }

  /** How many rows there are: while a log is listed, rows are added at the end. */
  setLength(length: number): void {
    const { viewport } = this;
    const before = viewport.length;
    this.element.setAttribute('aria-rowcount', String(length + 1));
    if (this.current >= length) {
      this.current = -1;
    }
    const isFull = before > viewport.first + viewport.visible;
    viewport.setLength(length);
    if (length < before || !isFull) {
      void this.draw();
    }
  }

  /** Makes a row the current one, brings it in sight, and tells. */
  choose(row: number): void {
    if (row >= 0 && row < this.viewport.length) {
      this.show(row);
      this.chosen(row);
    }
  }

  /** Makes a row the current one without telling. */
  show(row: number): void {
    const { viewport } = this;
    this.current = row;
    if (viewport.isInSight(row)) {
      this.markCurrent();
    } else {
      viewport.scrollTo(row < viewport.first ? row : row - viewport.visible + 1);
      void this.draw();
    }
  }

  private pressed(event: KeyboardEvent): void {
    const { length, visible } = this.viewport;
    const page = Math.max(1, visible - 1);
    const steps: Record<string, number> = {
      ArrowDown: this.current + 1,
      ArrowUp: this.current - 1,
      PageDown: this.current + page,
      PageUp: this.current - page,
      Home: 0,
      End: length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.choose(Math.max(0, Math.min(to, length - 1)));
    }
  }

  /** Draws the rows in sight; only the last of several calls at once does. */
  async draw(): Promise<void> {
    const turn = ++this.drawn;
    const { first, end } = this.viewport;
    let rows: readonly T[];
    try {
      rows = end > first ? await this.fetch(first, end) : [];
    } catch {
      return; // the log has been closed meanwhile
    }
    if (turn !== this.drawn) {
      return;
    }
    const { elements } = this;
    while (elements.length < rows.length) {
      const made = this.viewport.rows.appendChild(this.row('gridcell', ''));
      this.hide(made);
      elements.push(made);
    }
    elements.splice(rows.length).forEach((each) => each.remove());
    rows.forEach((row, index) => this.fill(elements[index] as HTMLElement, row, first + index));
    this.markCurrent();
  }

  private fill(element: HTMLElement, row: T, number: number): void {
    element.id = `${this.element.id}-${number}`;
    element.className = `row ${this.classOf(row)}`;
    element.dataset['row'] = String(number);
    element.setAttribute('aria-rowindex', String(number + 2));
    this.columns.forEach((column, at) => {
      const cell = element.children[at] as HTMLElement;
      const text = column.text(row);
      if (cell.textContent !== text) {
        cell.textContent = text;
      }
    });
  }

  private markCurrent(): void {
    const id = `${this.element.id}-${this.current}`;
    let isDrawn = false;
    for (const each of this.elements) {
      const isCurrent = each.id === id;
      isDrawn ||= isCurrent;
      each.classList.toggle('current', isCurrent);
      each.setAttribute('aria-selected', String(isCurrent));
    }
    if (isDrawn) {
      this.element.setAttribute('aria-activedescendant', id);
    } else {
      this.element.removeAttribute('aria-activedescendant');
    }
  }
}
