// Opening: the logs among the files that came, the one that is listed, and what its listing says.

import type { Damage } from '../worker/log';
import type { Listing } from '../worker/protocol';
import type { Client, Remote } from './client';
import { byId, h } from './dom';
import { count, counted, size } from './format';
import { placeIn } from './link';
import { damageList, sideFileList, transactionList } from './lists';
import { type Found, type LogSource, holdsBytes, isOfKafka07, logsOf, nameOfSource, topicOf } from './sources';
import { busy, isBusy, run, say, workNumber } from './status';
import type { View } from './view';

const MAX_CHECKED_AT_ONCE = 32 * 1024 * 1024; // what is no larger is checked without being asked to
const IN_TIER = /-[\w-]{22}\.log$/; // Aiven's plugin adds the id of the copy; what it compresses has no batch
const PATIENCE_MS = 1500; // for work that was told to stop

export class Opening {
  private logs: readonly LogSource[] = [];
  private log: LogSource | null = null;
  private readonly remote: Remote;

  constructor(
    private readonly client: Client,
    private readonly view: View,
  ) {
    this.remote = client.remote;
  }

  /** The name of the directory, which may be `<topic>-<partition>`. */
  get directory(): string {
    return this.log?.directory ?? '';
  }

  /** Takes files, and opens the log that the address names, or the first with a byte in a segment. */
  take(found: readonly Found[]): void {
    this.logs = logsOf(found);
    const select = byId<HTMLSelectElement>('log');
    select.replaceChildren(...this.logs.map(({ label }, index) => h('option', { value: index }, label)));
    byId('log-choice').hidden = this.logs.length < 2;
    if (this.logs.length === 0) {
      const isOld = found.some(({ path }) => isOfKafka07(path));
      say(
        isOld
          ? 'Files of Kafka 0.7 (.kafka) are not shown here: use kafkafmt records.'
          : 'No segment was found. Names of segments end in .log, or .checkpoint for a KRaft snapshot; try the folder above.',
        true,
      );
      return;
    }
    const wanted = placeIn(location.hash)?.segment;
    const at = this.logs.findIndex(({ sources }) => sources.some((each) => nameOfSource(each) === wanted));
    const full = this.logs.findIndex(({ sources }) => sources.some(holdsBytes));
    this.choose(Math.max(0, at < 0 ? full : at));
  }

  /** Opens one of the logs, by its number. */
  choose(number: number): void {
    byId<HTMLSelectElement>('log').value = String(number);
    const log = this.logs[number];
    if (log !== undefined) {
      run(() => this.open(log));
    }
  }

  private async open(log: LogSource): Promise<void> {
    const { view } = this;
    this.log = log;
    byId('start').hidden = true;
    byId('view').hidden = false;
    view.clear();
    byId('panel-hits').replaceChildren();
    byId('topic-choice').hidden = false;
    byId<HTMLSelectElement>('topic').value = topicOf(log);
    say('Listing…');
    await this.remote.decodeAs(topicOf(log));
    const listing = await busy(() => this.remote.open([...log.sources], log.directory));
    if (this.log !== log) {
      return; // another one was opened meanwhile
    }
    await this.show(listing);
    if (!(await view.goToPlace(placeIn(location.hash))) && listing.rows > 0) {
      await view.goToRow(0);
    }
    if (listing.isListed && listing.size <= MAX_CHECKED_AT_ONCE) {
      await this.check();
    }
  }

  private async show(listing: Listing): Promise<void> {
    const { remote, view } = this;
    view.list(listing);
    const { segments, batches, records, firstOffset, lastOffset, damageCount } = listing;
    const { directory } = this;
    const parts = [
      /^.+-\d+$/.test(directory) ? directory : '',
      segments.length === 1 ? (segments[0]?.name ?? '') : `${segments.length} segments`,
      size(listing.size),
      counted(batches, 'batch'),
      records === null ? '' : counted(records, 'record'),
      firstOffset === null || lastOffset === null ? '' : `offsets ${firstOffset} to ${lastOffset}`,
    ];
    byId('summary').textContent = parts.filter((each) => each !== '').join(' · ');
    document.title = `${directory || segments[0]?.name} – kafkafmt inspector`;
    const damage = await remote.damage();
    say(told(listing, damage), damageCount > 0 || !listing.isListed);
    byId('check').hidden = listing.isChecked || !listing.isListed;
    byId('link').hidden = listing.rows === 0;
    await view.batches.draw(); // what was checked may have changed
    await view.strip.show(listing.size);
    const go = (row: number): void => run(() => view.goToRow(row));
    const names = segments.map(({ name }) => name);
    byId('panel-damage').replaceChildren(...damageList(damage, listing.isChecked, names, go));
    byId('panel-transactions').replaceChildren(...transactionList(await remote.transactions(), go));
    const files = await remote.sideFiles();
    byId('panel-side').replaceChildren(...sideFileList(files));
    view.tabs.mark('damage', damageCount > 0);
    view.tabs.mark('side', files.some(({ problem }) => problem !== null));
  }

  /** Shows the records as those of an internal topic, or of any topic. */
  async decodeAs(topic: string): Promise<void> {
    await this.remote.decodeAs(topic);
    await this.view.again();
  }

  /** Reads every record, and shows what was found. */
  async check(): Promise<void> {
    await this.show(await busy(() => this.remote.check()));
  }

  /** Stops what goes on; work that does not stop in time ends with its worker. */
  stop(): void {
    const turn = workNumber();
    run(() => this.remote.stop());
    setTimeout(() => {
      const { log } = this;
      if (turn === workNumber() && isBusy()) {
        this.client.kill();
        if (log !== null && this.view.listing !== null) {
          run(() => this.open(log));
        }
      }
    }, PATIENCE_MS);
  }
}

function told(listing: Listing, damage: readonly Damage[]): string {
  const { isListed, isChecked, milliseconds, damageCount, segments, batches } = listing;
  if (!isListed) {
    return 'Stopped before the end: what follows is not listed.';
  }
  if (listing.size === 0) {
    return 'The log has 0 bytes: nothing was written yet, or a tier encrypts it.';
  }
  if (batches === 0 && segments.some(({ name }) => IN_TIER.test(name))) {
    return 'Objects of tiered storage: run kafkafmt inspect SOURCE.';
  }
  const [first] = damage;
  if (batches === 0 && segments.length === 1 && first !== undefined && first.kind !== 'zero_tail') {
    return `This is not a log segment: ${first.reason}.`;
  }
  const what = isChecked ? 'every record' : 'structure and checksums';
  const bad = damageCount === 0 ? 'No damage.' : `${counted(damageCount, 'damaged range')}.`;
  return `Listed in ${count(Math.round(milliseconds))} ms; checked ${what}. ${bad}`;
}
