// The lists: damage with what Kafka does there, transactions, side files, hits of a search.
//
// A list shows its first rows; more come when they are asked for.

import type { SideFile } from '../reader/side_files';
import { time } from '../reader/times';
import type { Damage } from '../worker/log';
import { MAX_LISTED } from '../worker/index';
import type { Hit } from '../worker/query';
import type { Transaction } from '../worker/transactions';
import { h } from './dom';
import { count, counted } from './format';
import { inWords, kafkaDoes } from './kinds';

const AT_ONCE = 200;

type Cell = string | Node;

/** A table that shows a part of its rows, and a button for more. */
export function table(columns: readonly string[], length: number, row: (index: number) => Cell[]): Node {
  const body = h('tbody');
  const more = h('button', { type: 'button' });
  let shown = 0;
  const extend = (): void => {
    const end = Math.min(length, shown + AT_ONCE);
    for (; shown < end; shown += 1) {
      body.append(h('tr', {}, ...row(shown).map((cell, at) => h('td', { 'data-name': columns[at] }, cell))));
    }
    more.hidden = shown >= length;
    more.textContent = `Show more (${count(length - shown)} are left)`;
  };
  more.addEventListener('click', extend);
  extend();
  const head = h('tr', {}, ...columns.map((name) => h('th', { scope: 'col' }, name)));
  return h('div', {}, h('table', { class: 'list' }, h('thead', {}, head), body), more);
}

/** What is said of a list that may go on. */
const cut = (listed: number): string => (listed < MAX_LISTED ? '' : ` Only ${count(MAX_LISTED)} are listed.`);

const link = (text: string, run: () => void): HTMLElement =>
  h('button', { type: 'button', onclick: run }, text);

export function damageList(
  found: readonly Damage[],
  isChecked: boolean,
  segments: readonly string[],
  go: (row: number) => void,
): Node[] {
  const scope = isChecked
    ? 'Structure, checksums and all records were checked.'
    : 'Structure and checksums were checked, not all records.';
  if (found.length === 0) {
    return [h('p', {}, `No damage. ${scope}`)];
  }
  return [
    h('p', {}, scope + cut(found.length)),
    table(['place', 'offsets', 'kind', 'expected and found', 'what Kafka does'], found.length, (index) => {
      const { row, segment, position, length, offsets, kind, reason } = found[index] as Damage;
      const name = segments.length > 1 ? `${segments[segment] ?? ''} ` : '';
      const place = `${name}byte ${count(position)}, ${counted(length, 'byte')}`;
      return [link(place, () => go(row)), offsets, inWords(kind), reason, kafkaDoes(kind)];
    }),
  ];
}

export function transactionList(found: readonly Transaction[], go: (row: number) => void): Node[] {
  if (found.length === 0) {
    return [h('p', {}, 'No transactions.')];
  }
  return [
    h('p', {}, cut(found.length)),
    table(['producer', 'state', 'offsets', 'records', 'marker'], found.length, (index) => {
      const each = found[index] as Transaction;
      const marker =
        each.markerRow === null
          ? 'none yet: read_committed readers stop at its first offset'
          : link(`offset ${each.markerOffset}`, () => go(each.markerRow as number));
      const range = `${each.firstOffset} – ${each.lastOffset}`;
      return [String(each.producerId), each.state, link(range, () => go(each.firstRow)), count(each.records), marker];
    }),
  ];
}

export function sideFileList(files: readonly SideFile[]): Node[] {
  if (files.length === 0) {
    return [h('p', {}, 'No indexes or snapshots: open the folder to see them beside the segment.')];
  }
  return files.map((file) =>
    h(
      'details',
      {},
      h(
        'summary',
        {},
        `${file.name} — ${counted(file.count ?? 0, 'row')}${cut(file.rows.length)}`,
        file.problem === null ? null : h('span', { class: 'problem' }, ` disagrees: ${file.problem}`),
      ),
      table(file.columns, file.rows.length, (index) =>
        (file.rows[index] ?? []).map((cell, column) =>
          file.columns[column] === 'timestamp' ? `${cell}  ${time(BigInt(cell))}` : String(cell),
        ),
      ),
    ),
  );
}

export function hitList(
  found: readonly Hit[],
  words: string,
  go: (hit: Hit) => void,
  save: () => void,
): Node[] {
  const bar = h('div', { class: 'bar' }, h('span', {}, words));
  if (found.length > 0) {
    bar.append(link('Save as JSON lines', save));
  }
  return [
    bar,
    table(['offset', 'found in'], found.length, (index) => {
      const hit = found[index] as Hit;
      return [link(String(hit.offset), () => go(hit)), hit.part];
    }),
  ];
}
