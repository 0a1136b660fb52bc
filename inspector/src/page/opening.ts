// Opening: the logs among the files that came, the one that is listed, and what its listing says.

import type { Damage } from '../worker/log';
import type { Listing } from '../worker/protocol';
import { type Client, type Remote, Stopped } from './client';
import { MAX_CHECKED_AT_ONCE } from '../worker/query';
import { charts } from './charts';
import { byId, h, valueOf } from './dom';
import { count, counted, natural, size } from './format';
import { placeIn } from './link';
import { damageList, sideFileList, transactionList } from './lists';
import { Partitions } from './partitions';
import {
  filesAbove,
  type Found,
  internalTopicOf,
  isOfKafka07,
  type LogSource,
  logsOf,
  nameOfSource,
  topicOf,
} from './sources';
import { busy, isBusy, progress, run, say, workNumber } from './status';
import type { View } from './view';

const IN_TIER = /-[\w-]{22}\.log$/; // Aiven's plugin adds the id of the copy; what it compresses has no batch
const PATIENCE_MS = 1500; // for work that was told to stop

export class Opening {
  private logs: readonly LogSource[] = [];
  private log: LogSource | null = null;
  private damageCount = 0;
  private readonly remote: Remote;
  private readonly partitions = new Partitions((log) => this.choose(this.logs.indexOf(log)));

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

  /** Takes files: shows one log, the one that the address of the first files names, or all of several. */
  async take(found: readonly Found[]): Promise<void> {
    const isFirst = this.logs.length === 0;
    this.logs = logsOf(found);
    const select = byId<HTMLSelectElement>('log');
    const options = this.logs.map(({ label }, index) => h('option', { value: index }, label));
    select.replaceChildren(h('option', { value: -1 }, 'all partitions'), ...options);
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
    await this.readSchemas();
    const place = isFirst ? placeIn(location.hash) : null;
    const isThere = ({ directory, sources }: LogSource): boolean =>
      directory === place?.log && sources.some((each) => nameOfSource(each) === place.segment);
    const at = this.logs.length === 1 ? 0 : this.logs.findIndex(isThere);
    const missing = await this.missing(found);
    if (at >= 0 && missing.length === 0) {
      this.choose(at);
    } else {
      this.partitions.show(this.logs, missing);
      this.choose(-1);
    }
  }

  /** Takes the schemas of a registry, where its topic is among the logs. */
  private async readSchemas(): Promise<void> {
    const log = this.logs.find((each) => topicOf(each) === '_schemas');
    if ((await this.remote.schemas([...(log?.sources ?? [])], '_schemas-0')) === 0 && log !== undefined) {
      say('_schemas has no schema that can be read here: values stay bytes.', true);
    }
  }

  /** The logs that should be there by the files that came, and why. */
  private async missing(found: readonly Found[]): Promise<(readonly [string, string])[]> {
    const metadata = this.logs.find((log) => log.directory === '__cluster_metadata-0');
    const expected = await this.remote.expected(filesAbove(found), [...(metadata?.sources ?? [])]);
    const isHere = (name: string): boolean =>
      this.logs.some(({ directory, sources }) => directory === name && sources.some((each) => /\.log$/.test(nameOfSource(each))));
    return [...new Map(expected).entries()].filter(([name]) => !isHere(name)).sort(([a], [b]) => natural(a, b));
  }

  /** Opens one of the logs, by its number; -1 shows all. */
  choose(number: number): void {
    byId<HTMLSelectElement>('log').value = String(number);
    const log = this.logs[number];
    run(() => (log === undefined ? this.survey() : this.open(log)));
  }

  /** What of the page is seen. */
  private see(part: 'logs' | 'view'): void {
    for (const id of ['start', 'logs', 'view']) {
      byId(id).hidden = id !== part;
    }
    for (const id of ['topic-choice', 'check', 'link']) {
      byId(id).hidden = part === 'logs';
    }
    byId('legend').replaceChildren();
  }

  /** Reads the logs that were not read yet, and shows what they are. */
  private async survey(): Promise<void> {
    this.log = null;
    this.see('logs');
    document.title = 'kafkafmt inspector';
    byId('summary').textContent = this.partitions.summary;
    await busy(async () => {
      const turn = workNumber();
      const left = this.partitions.unread;
      for (const [number, log] of left.entries()) {
        say(`Listing… ${count(number)} of ${counted(left.length, 'partition')}`);
        const found = await this.remote.survey([...log.sources], log.directory).catch((error: Error) => error);
        if (turn !== workNumber() || found instanceof Stopped) {
          return;
        }
        this.partitions.add(log, found);
        progress(number + 1, left.length);
        if (!(found instanceof Error || found.isDone)) {
          say('Stopped: choose “all partitions” to go on.');
          return;
        }
      }
      say('Choose a partition.');
    });
  }

  private async open(log: LogSource): Promise<void> {
    const { view } = this;
    this.log = log;
    this.see('view');
    view.clear();
    view.directory = log.directory;
    view.tabs.choose('fields');
    this.damageCount = 0;
    byId('panel-hits').replaceChildren();
    byId<HTMLSelectElement>('topic').value = internalTopicOf(log);
    say('Listing…');
    await this.decodeAs();
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
    byId('panel-figures').replaceChildren(...charts(await remote.figures(), segments));
    view.tabs.mark('damage', damageCount > 0);
    if (damageCount > this.damageCount) {
      view.tabs.choose('damage');
    }
    this.damageCount = damageCount;
    view.tabs.mark('side', files.some(({ problem }) => problem !== null));
  }

  /** Shows the records as those of the internal topic that is chosen, or of any topic. */
  async decodeAs(): Promise<void> {
    await this.remote.decodeAs(valueOf('topic'), this.log === null ? '' : topicOf(this.log));
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
        run(async () => {
          await this.readSchemas(); // which the worker had
          if (log !== null && this.view.listing !== null) {
            await this.open(log);
          }
        });
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
