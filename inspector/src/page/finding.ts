// Finding: a search over all records and its hits, and the ways to an offset, a time, a position, or
// the next damage.

import { type Hit, MAX_HITS, type Query } from '../worker/query';
import type { Remote } from './client';
import { byId, valueOf } from './dom';
import { count, counted } from './format';
import { hitList } from './lists';
import type { Saving } from './saving';
import { busy, run, say } from './status';
import type { View } from './view';

export class Finding {
  private hits: Hit[] = [];

  constructor(
    private readonly remote: Remote,
    private readonly view: View,
    private readonly saving: Saving,
  ) {}

  /** Takes hits while the search goes on. */
  add(hits: readonly Hit[]): void {
    this.hits.push(...hits);
    this.show('Searching…');
  }

  async search(): Promise<void> {
    say('Searching…');
    const query: Query = {
      text: valueOf('text'),
      mode: valueOf('mode') as Query['mode'],
      where: valueOf('where') as Query['where'],
      producerId: valueOf('producer'),
      fromOffset: valueOf('from-offset'),
      toOffset: valueOf('to-offset'),
      fromTime: valueOf('from-time'),
      toTime: valueOf('to-time'),
    };
    const problem = await this.remote.problemOf(query);
    if (problem !== null) {
      throw new Error(`Search: ${problem}`);
    }
    this.hits = [];
    this.view.tabs.choose('hits');
    this.show('Searching…');
    const begun = performance.now();
    const { isDone, unread } = await busy(() => this.remote.search(query));
    const most = this.hits.length >= MAX_HITS ? ` Stopped at ${count(MAX_HITS)} hits.` : '';
    const lacks = unread > 0 ? ` Damaged, not searched: ${counted(unread, 'range')}.` : '';
    const took = `${isDone ? 'Done' : 'Stopped'} after ${count(Math.round(performance.now() - begun))} ms.${most}${lacks}`;
    say(this.show(took));
  }

  /** Shows the hits so far; what it says of them. */
  private show(words: string): string {
    const { hits, saving, view } = this;
    const text = `${words} ${count(hits.length)} found.`;
    byId('panel-hits').replaceChildren(
      ...hitList(
        hits,
        text,
        (hit) =>
          run(async () => {
            await view.goToRow(hit.row);
            await view.openRecord(hit.record, true);
            view.tabs.choose('value');
          }),
        () => run(() => saving.saveRecords('search.jsonl', hits.map(({ row, record }) => [row, record]))),
      ),
    );
    return text;
  }

  /** Goes where the form says. */
  async go(): Promise<void> {
    const { remote, view } = this;
    const to = valueOf('go-to').trim();
    if (valueOf('go-kind') === 'time') {
      const time = await remote.timeOf(to);
      if (typeof time === 'string') {
        throw new Error(time);
      }
      await view.goToRow(await remote.rowOfTime(time));
      await this.open(view.opened?.records ? await remote.recordOfTime(view.row, time) : -1, `time ${to}`);
      return;
    }
    if (!/^\d+$/.test(to)) {
      throw new Error('expected a whole number');
    }
    if (valueOf('go-kind') === 'position') {
      const segment = view.opened?.row.segment ?? 0;
      const size = view.listing?.segments[segment]?.size ?? 0;
      if (Number(to) >= size) {
        throw new Error(`The segment ends at position ${size}.`);
      }
      await view.goToPosition(segment, Number(to));
      return;
    }
    await view.goToRow(await remote.rowOfOffset(BigInt(to)));
    const at = view.opened?.records ? await remote.recordOfOffset(view.row, BigInt(to)) : -1;
    await this.open(at, `offset ${to}`);
  }

  /** Opens a record of the entry that is open; -1 where the last entry has none. */
  private async open(record: number, what: string): Promise<void> {
    if (record >= 0) {
      await this.view.openRecord(record, true);
    } else if (this.view.row === (this.view.listing?.rows ?? 0) - 1) {
      throw new Error(`The log ends before ${what}.`);
    }
  }

  /** Goes to the next damage (1), or to the one before (-1). */
  async goToDamage(step: number): Promise<void> {
    const row = await this.remote.nextDamage(this.view.row, step);
    if (row === null) {
      say(step > 0 ? 'No damage behind this place.' : 'No damage before this place.');
    } else {
      await this.view.goToRow(row);
    }
  }
}
