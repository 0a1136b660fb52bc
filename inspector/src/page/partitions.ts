// The logs among the files that came, as a table: the worst first, with those that are missing.
//
// Strategy: names and sizes are known at once; each log is then read, one after the other, until one is
// opened or the person stops it. Invariant: every log that came has a row.

import type { Surveyed } from '../worker/protocol';
import { byId, h } from './dom';
import { count, counted, natural, size } from './format';
import { inWords } from './kinds';
import { table } from './lists';
import { type LogSource, sizeOf } from './sources';

const DRAW_MS = 500;

export class Partitions {
  private logs: readonly LogSource[] = [];
  private missing: readonly (readonly [string, string])[] = [];
  private found = new Map<LogSource, Surveyed | Error>();
  private drawn = 0;

  constructor(private readonly choose: (log: LogSource) => void) {}

  /** Shows logs of which only names and sizes are known. */
  show(logs: readonly LogSource[], missing: readonly (readonly [string, string])[]): void {
    [this.logs, this.missing, this.found] = [logs, missing, new Map()];
    this.draw();
  }

  /** Takes what was read of a log, or why it cannot be read. */
  add(log: LogSource, found: Surveyed | Error): void {
    this.found.set(log, found);
    if (this.found.size === this.logs.length || performance.now() > this.drawn + DRAW_MS) {
      this.draw();
    }
  }

  /** Ranges of damage of a log, or 0. */
  private damage(log: LogSource): number {
    const found = this.found.get(log);
    return found instanceof Error ? Infinity : (found?.listing.damageCount ?? 0);
  }

  /** The logs that were not read to their end. */
  get unread(): readonly LogSource[] {
    return this.logs.filter((log) => {
      const found = this.found.get(log);
      return found === undefined || !(found instanceof Error || found.isDone);
    });
  }

  /** What is said of all logs. */
  get summary(): string {
    const damaged = this.logs.filter((log) => this.damage(log) > 0).length;
    return [
      counted(this.logs.length, 'partition'),
      size(this.logs.reduce((sum, log) => sum + sizeOf(log), 0)),
      `${count(damaged)} damaged`,
      `${count(this.missing.length)} missing`,
    ].join(' · ');
  }

  private draw(): void {
    this.drawn = performance.now();
    const order = [...this.logs].sort((a, b) => this.damage(b) - this.damage(a) || natural(a.label, b.label));
    const { missing } = this;
    byId('summary').textContent = this.summary;
    const view = table(['partition', 'size', 'records', 'damage'], missing.length + order.length, (at) => {
      const lost = missing[at];
      if (lost !== undefined) {
        return [lost[0], '', '', h('b', { class: 'error' }, `missing: ${lost[1]}`)];
      }
      const log = order[at - missing.length] as LogSource;
      const open = h('button', { type: 'button', onclick: () => this.choose(log) }, log.label);
      return [open, size(sizeOf(log)), ...this.read(log)];
    });
    byId('partitions').replaceChildren(view);
  }

  private read(log: LogSource): (string | Node)[] {
    const found = this.found.get(log);
    if (found === undefined || found instanceof Error) {
      return ['', found === undefined ? 'not read yet' : h('b', { class: 'error' }, found.message)];
    }
    const { listing, first, isDone } = found;
    const records = listing.records === null ? '' : count(listing.records);
    const scope = !isDone ? 'stopped' : listing.isChecked ? 'none' : 'none in headers and checksums';
    const why = first === null ? '' : `${inWords(first.kind)}, byte ${count(first.position)}: ${first.reason}`;
    return [
      records,
      listing.damageCount === 0
        ? why || scope
        : h('span', { class: 'error' }, `${counted(listing.damageCount, 'range')}; first: ${why}`),
    ];
  }
}
