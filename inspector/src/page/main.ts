// The page: opens logs and keeps its parts together. What is looked at is one row of the table of
// batches, one record of it, and one range of bytes.

import { Client, Stopped } from './client';
import { byId, copyText, download, h } from './dom';
import { count, hexOf, size } from './format';
import { Grid } from './grid';
import { HexView } from './hex_view';
import { linkOf, placeIn } from './link';
import { damageList, hitList, sideFileList, transactionList } from './lists';
import { recordJson } from './record_json';
import { chosen, dropped, type Found, given, type LogSource, logsOf } from './sources';
import { StripView } from './strip';
import { Tabs } from './tabs';
import { TreeView } from './tree_view';
import { ValueView } from './value_view';
import { BATCH_COLUMNS, batchClass, RECORD_COLUMNS } from './columns';
import type { Space } from '../reader/tree';
import type { Listing, Opened, RecordBytes, RecordRow } from '../worker/protocol';
import { type Hit, MAX_HITS, type Query, timeOf } from '../worker/query';

const MAX_CHECKED_AT_ONCE = 32 * 1024 * 1024; // what is no larger is checked without being asked to
const MAX_SAVED = 100_000; // records in one file of JSON lines
const PATIENCE_MS = 1500; // for work that was told to stop

let logs: readonly LogSource[] = [];
let log: LogSource | null = null;
let listing: Listing | null = null;
let opened: Opened | null = null;
let record: number | null = null;
let range: readonly [Space, number, number] = ['file', 0, 0];
let hits: Hit[] = [];
let working = 0;

const client = new Client((event) => {
  if (event.event === 'hits') {
    hits.push(...event.hits);
    showHits('Searching…');
    return;
  }
  byId<HTMLProgressElement>('progress').value = event.total === 0 ? 1 : event.done / event.total;
  if (event.what === 'Listing') {
    batches.setLength(event.rows);
  }
});
const { remote } = client;

const say = (text: string, isBad = false): void => {
  const status = byId('status');
  status.textContent = text;
  status.className = isBad ? 'bad' : '';
};

/** Runs what a person asked for; an error is told, and never lost. */
function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    if (!(error instanceof Stopped)) {
      say((error as Error).message, true);
    }
  });
}

/** The same, with the bar of progress, and a button to stop it. */
async function busy<T>(work: () => Promise<T>): Promise<T> {
  const turn = ++working;
  byId<HTMLProgressElement>('progress').value = 0;
  byId('busy').hidden = false;
  try {
    return await work();
  } finally {
    if (turn === working) {
      byId('busy').hidden = true;
    }
  }
}

// --- The parts ---------------------------------------------------------------------------------

const batches = new Grid(byId('batches'), BATCH_COLUMNS, remote.rows, (row) => run(() => openRow(row)), batchClass);
const records = new Grid<RecordRow>(
  byId('records'),
  RECORD_COLUMNS,
  (from, to) => (opened === null ? Promise.resolve([]) : remote.records(opened.row.row, from, to)),
  (index) => run(() => openRecord(index, true)),
);
const tabs = new Tabs(byId('tabs'), {
  fields: 'Fields',
  value: 'Value',
  damage: 'Damage',
  transactions: 'Transactions',
  side: 'Side files',
  hits: 'Search',
});
const tree = new TreeView(
  byId('fields'),
  (index) => remote.recordFields((opened as Opened).row.row, index),
  (space, start, end) => mark(space, start, end),
  (field) => {
    const kafka = field?.kafkaName ? `Kafka: ${field.kafkaName}. ` : '';
    byId('note').textContent = field === null ? '' : `${kafka}${field.note}`;
  },
);
const hex = new HexView(
  byId('hex'),
  (space, from, to) => remote.bytes((opened as Opened).row.row, space, from, to),
  (space, position) => run(() => lookUp(space, position)),
);
const value = new ValueView(byId('panel-value'), jsonOf, () => run(saveBatch));
const strip = new StripView(byId<HTMLCanvasElement>('strip'), remote.strip, (position) =>
  run(async () => {
    const segments = listing?.segments ?? [];
    const at = segments.findLastIndex(({ start }) => start <= position);
    if (at >= 0) {
      await goToRow(await remote.rowOfPosition(at, position - (segments[at]?.start ?? 0)));
    }
  }),
);

// --- Opening -----------------------------------------------------------------------------------

function take(found: readonly Found[]): void {
  logs = logsOf(found);
  const select = byId<HTMLSelectElement>('log');
  select.replaceChildren(...logs.map(({ label }, index) => h('option', { value: index }, label)));
  byId('log-choice').hidden = logs.length < 2;
  const [first] = logs;
  if (first === undefined) {
    say('No segment was found: names of segments end in .log or .checkpoint.', true);
    return;
  }
  const wanted = placeIn(location.hash)?.segment;
  const at = logs.findIndex(({ sources }) =>
    sources.some((each) => ('file' in each ? each.file.name : each.name) === wanted),
  );
  select.value = String(Math.max(0, at));
  run(() => openLog(logs[Math.max(0, at)] ?? first));
}

async function openLog(source: LogSource): Promise<void> {
  log = source;
  opened = record = null;
  hits = [];
  byId('start').hidden = true;
  byId('view').hidden = false;
  say('Listing…');
  batches.setLength(0);
  records.setLength(0);
  tree.show(null);
  value.show(null);
  listing = await busy(() => remote.open([...source.sources]));
  await showListing();
  const place = placeIn(location.hash);
  const segment = listing.segments.findIndex(({ name }) => name === place?.segment);
  if (place !== null && segment >= 0) {
    await goToRow(await remote.rowOfPosition(segment, place.position));
    if (place.record !== null) {
      await openRecord(place.record, true);
    }
  } else if (listing.rows > 0) {
    await goToRow(0);
  }
  if (listing.isListed && listing.size <= MAX_CHECKED_AT_ONCE) {
    await checkAll();
  }
}

async function showListing(): Promise<void> {
  const found = listing as Listing;
  const { segments, rows, records: total, firstOffset, lastOffset, damageCount } = found;
  const parts = [
    segments.length === 1 ? (segments[0]?.name ?? '') : `${segments.length} segments`,
    size(found.size),
    `${count(rows)} entries`,
    total === null ? '' : `${count(total)} records`,
    firstOffset === null || lastOffset === null ? '' : `offsets ${firstOffset} to ${lastOffset}`,
  ];
  byId('summary').textContent = parts.filter((each) => each !== '').join(' · ');
  const what = found.isChecked ? 'every record' : 'structure and checksums';
  const listed = `Listed in ${count(Math.round(found.milliseconds))} ms; checked ${what}.`;
  const bad = damageCount === 0 ? 'No damage.' : `${count(damageCount)} damaged range${damageCount === 1 ? '' : 's'}.`;
  say(found.isListed ? `${listed} ${bad}` : 'Stopped before the end: what follows is not listed.', damageCount > 0 || !found.isListed);
  byId('check').hidden = found.isChecked || !found.isListed;
  byId('link').hidden = rows === 0;
  batches.setLength(rows);
  await batches.draw(); // what was checked may have changed
  await strip.show(found.size);
  const go = (row: number): void => run(() => goToRow(row));
  const names = segments.map(({ name }) => name);
  byId('panel-damage').replaceChildren(...damageList(await remote.damage(), found.isChecked, names, go));
  byId('panel-transactions').replaceChildren(...transactionList(await remote.transactions(), go));
  const files = await remote.sideFiles();
  byId('panel-side').replaceChildren(...sideFileList(files));
  tabs.mark('damage', damageCount > 0);
  tabs.mark('side', files.some(({ problem }) => problem !== null));
}

async function checkAll(): Promise<void> {
  listing = await busy(() => remote.check());
  await showListing();
}

// --- Looking -----------------------------------------------------------------------------------

async function goToRow(row: number): Promise<void> {
  batches.show(row);
  await openRow(row);
}

async function openRow(row: number): Promise<void> {
  const found = await remote.batch(row);
  opened = found;
  record = null;
  const problem = byId('problem');
  problem.hidden = found.error === null;
  problem.textContent = found.error ?? '';
  tree.show(found.tree);
  value.show(null);
  const total = found.records;
  byId('records-title').textContent = `Records of the entry at ${count(found.row.position)}: ${count(total)}`;
  records.current = -1;
  records.setLength(0);
  records.setLength(total);
  const { position, segment, size: length } = found.row;
  strip.mark((listing?.segments[segment]?.start ?? 0) + position);
  mark('file', position, position + length);
  follow();
}

async function openRecord(index: number, isFirst: boolean): Promise<void> {
  const current = opened;
  if (current === null || index >= current.records) {
    return;
  }
  const found = await remote.record(current.row.row, index);
  if (opened !== current) {
    return;
  }
  record = index;
  records.show(index);
  value.show(found);
  if (isFirst) {
    const isPlain = current.tree.recordCount === 0; // a message of v0 or v1, which is its own record
    await tree.reveal({ record: isPlain ? null : index, path: [] });
    mark(current.tree.recordSpace, ...found.range);
  }
  follow();
}

/** Shows a range in the bytes; the choice between file and decompressed stream with it. */
function mark(space: Space, start: number, end: number, keepsCursor = false): void {
  const current = opened;
  if (current === null) {
    return;
  }
  const file = listing?.segments[current.row.segment];
  const whole = space === 'file' ? (file?.size ?? 0) : current.tree.payloadSize;
  range = [space, start, end];
  hex.show(space, whole, start, end, keepsCursor);
  const choice = (each: Space, text: string): HTMLElement =>
    h('button', { type: 'button', role: 'radio', 'aria-checked': String(each === space), onclick: () => turnTo(each) }, text);
  byId('space').replaceChildren(
    choice('file', 'Bytes of the file'),
    ...(current.tree.recordSpace === 'payload' ? [choice('payload', 'Decompressed bytes')] : []),
  );
  byId('range').textContent = `${count(start)} … ${count(end)} (${count(end - start)} bytes)`;
}

function turnTo(space: Space): void {
  const current = opened as Opened;
  const { position, size: length } = current.row;
  if (space === 'file') {
    mark('file', position, position + length);
  } else {
    mark('payload', 0, current.tree.payloadSize);
  }
}

/** From a byte to its field: in the entry that holds it. */
async function lookUp(space: Space, position: number): Promise<void> {
  const current = opened as Opened;
  const { row, position: start, size: length, segment } = current.row;
  if (space === 'file' && (position < start || position >= start + length)) {
    const other = await remote.rowOfPosition(segment, position);
    if (other !== row) { // else the byte is behind what was listed
      await goToRow(other);
      await lookUp(space, position);
    }
    return;
  }
  const place = await remote.place(row, space, position);
  if (place === null) {
    return;
  }
  tabs.choose('fields');
  await tree.reveal(place);
  const field = byId('fields').querySelector('[aria-selected=true]');
  const found = field === null ? null : tree.rangeOf(field as HTMLElement);
  if (found !== null) {
    mark(...found, true);
  }
  if (place.record !== null && place.record >= 0 && place.record !== record) {
    await openRecord(place.record, false);
  }
}

// --- Taking away -------------------------------------------------------------------------------

const here = () => ({
  segment: listing?.segments[opened?.row.segment ?? 0]?.name ?? '',
  position: opened?.row.position ?? 0,
  record,
});

/** Keeps the address at what is looked at, so that it can be copied or loaded again. */
function follow(): void {
  history.replaceState(null, '', linkOf(here()));
}

function jsonOf(each: RecordBytes): string {
  return recordJson(each, listing?.segments[each.row.segment]?.name ?? '', log?.directory ?? '');
}

async function saveRecords(name: string, wanted: readonly (readonly [number, number])[]): Promise<void> {
  const lines: string[] = [];
  for (const [row, index] of wanted.slice(0, MAX_SAVED)) {
    lines.push(jsonOf(await remote.record(row, index)));
  }
  download(name, `${lines.join('\n')}\n`, 'application/x-ndjson');
  const cut = wanted.length > MAX_SAVED ? ` The first ${count(MAX_SAVED)} of ${count(wanted.length)}.` : '';
  say(`Saved ${count(lines.length)} records.${cut}`);
}

async function saveBatch(): Promise<void> {
  const { row, records: total } = opened as Opened;
  const wanted = Array.from({ length: total }, (_, index) => [row.row, index] as const);
  await saveRecords(`${here().segment}-${row.position}.jsonl`, wanted);
}

function showHits(words: string): void {
  const found = `${words} ${count(hits.length)} found.`;
  byId('panel-hits').replaceChildren(
    ...hitList(
      hits,
      found,
      (hit) =>
        run(async () => {
          await goToRow(hit.row);
          await openRecord(hit.record, true);
          tabs.choose('value');
        }),
      () => run(() => saveRecords('search.jsonl', hits.map(({ row, record: index }) => [row, index]))),
    ),
  );
}

// --- Wiring ------------------------------------------------------------------------------------

const on = (id: string, event: string, listen: (event: Event) => void): void =>
  byId(id).addEventListener(event, listen);
const text = (id: string): string => byId<HTMLInputElement>(id).value;

for (const id of ['files', 'folder']) {
  const input = byId<HTMLInputElement>(id);
  on(`open-${id}`, 'click', () => {
    input.value = '';
    input.click();
  });
  input.addEventListener('change', () => {
    if (input.files !== null && input.files.length > 0) {
      take(chosen(input.files));
    }
  });
}
on('log', 'change', () => run(() => openLog(logs[Number(text('log'))] as LogSource)));
on('check', 'click', () => run(checkAll));
on('link', 'click', () =>
  run(async () => {
    await copyText(location.href);
    say('The link is copied. It opens at this place once the same file is opened again.');
  }),
);
on('theme', 'click', () => {
  const root = document.documentElement;
  const isDark =
    (root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  root.dataset['theme'] = isDark ? 'light' : 'dark';
  strip.draw();
});
on('stop', 'click', () => {
  const turn = working;
  run(() => remote.stop());
  setTimeout(() => {
    if (turn === working && !byId('busy').hidden) {
      client.kill();
      if (log !== null && listing !== null) {
        run(() => openLog(log as LogSource));
      }
    }
  }, PATIENCE_MS);
});
on('go', 'submit', (event) => {
  event.preventDefault();
  run(async () => {
    const to = text('go-to').trim();
    if (text('go-kind') === 'time') {
      await goToRow(await remote.rowOfTime(timeOf(to) ?? 0n));
      return;
    }
    if (!/^\d+$/.test(to)) {
      throw new Error('expected a whole number');
    }
    if (text('go-kind') === 'position') {
      await goToRow(await remote.rowOfPosition(opened?.row.segment ?? 0, Number(to)));
      return;
    }
    await goToRow(await remote.rowOfOffset(BigInt(to)));
    const { row } = (opened as Opened).row;
    const at = opened?.records === 0 ? -1 : await remote.recordOfOffset(row, BigInt(to));
    if (at >= 0) {
      await openRecord(at, true);
    }
  });
});
for (const [id, step] of [['next-damage', 1], ['previous-damage', -1]] as const) {
  on(id, 'click', () =>
    run(async () => {
      const row = await remote.nextDamage(opened?.row.row ?? -1, step);
      if (row === null) {
        say(step > 0 ? 'No damage behind this place.' : 'No damage before this place.');
      } else {
        await goToRow(row);
      }
    }),
  );
}
on('search', 'submit', (event) => {
  event.preventDefault();
  run(async () => {
    const query: Query = {
      text: text('text'),
      mode: text('mode') as Query['mode'],
      where: text('where') as Query['where'],
      producerId: text('producer'),
      fromOffset: text('from-offset'),
      toOffset: text('to-offset'),
      fromTime: text('from-time'),
      toTime: text('to-time'),
    };
    const problem = await remote.problemOf(query);
    if (problem !== null) {
      throw new Error(`Search: ${problem}`);
    }
    hits = [];
    tabs.choose('hits');
    showHits('Searching…');
    const begun = performance.now();
    const isDone = await busy(() => remote.search(query));
    const most = hits.length >= MAX_HITS ? `Stopped at ${count(MAX_HITS)} hits.` : '';
    const took = `${isDone ? 'Done' : 'Stopped'} after ${count(Math.round(performance.now() - begun))} ms.`;
    showHits(`${took} ${most}`);
    say(`${took} ${count(hits.length)} found.`);
  });
});
on('copy-bytes', 'click', () => run(async () => copyText(hexOf(await marked()))));
on('save-bytes', 'click', () =>
  run(async () => download(`${here().segment}-${range[1]}.bin`, await marked(), 'application/octet-stream')),
);

const marked = (): Promise<Uint8Array> => remote.bytes((opened as Opened).row.row, ...range);

document.addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('dropping');
});
document.addEventListener('dragleave', () => document.body.classList.remove('dropping'));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  const { dataTransfer } = event;
  if (dataTransfer !== null) {
    run(async () => take(await dropped(dataTransfer)));
  }
});
addEventListener('hashchange', () => {
  const place = placeIn(location.hash);
  const segment = (listing?.segments ?? []).findIndex(({ name }) => name === place?.segment);
  if (place !== null && segment >= 0) {
    run(async () => {
      await goToRow(await remote.rowOfPosition(segment, place.position));
      if (place.record !== null) {
        await openRecord(place.record, true);
      }
    });
  }
});

const came = given();
if (came.length > 0) {
  take(came);
}
