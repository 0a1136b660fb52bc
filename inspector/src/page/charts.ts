// Pictures of a log: records and bytes over time, sizes, and the keys that have most bytes.
//
// Invariant: each column has its numbers in its title, and a table below has all of them.

import { time } from '../reader/times';
import type { Figures, Sum } from '../worker/figures';
import type { SegmentInfo } from '../worker/protocol';
import { h } from './dom';
import { count, size } from './format';
import { table } from './lists';

const [WIDTH, HEIGHT] = [600, 110];
const MAX_COLUMNS = 60;
const MAX_KEYS = 20;

type Column = readonly [label: string, value: number];

function svg(name: string, attributes: Record<string, string | number>, ...children: (Node | string)[]): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  made.append(...children);
  return made;
}

/** A column chart with its largest value, and its first and last label. */
function chart(title: string, columns: readonly Column[], text: (value: number) => string): HTMLElement {
  const most = Math.max(1, ...columns.map(([, value]) => value));
  const step = WIDTH / Math.max(1, columns.length);
  const marks = columns.map(([label, value], at) => {
    const tall = value === 0 ? 0 : Math.max(1, (value / most) * HEIGHT);
    const place = { x: at * step, y: HEIGHT - tall, width: Math.max(1, step - 1), height: tall };
    return svg('rect', place, svg('title', {}, `${label}: ${text(value)}`));
  });
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': title },
    ...marks,
  );
  return h(
    'figure',
    {},
    h('figcaption', {}, h('b', {}, title), h('span', {}, `up to ${text(most)}`)),
    picture,
    h('div', {}, ...[columns[0], columns[1] && columns.at(-1)].map((each) => h('span', {}, each?.[0]))),
    h(
      'details',
      {},
      h('summary', {}, 'As a table'),
      table(['from', title], columns.length, (at) => [columns[at]?.[0] ?? '', text(columns[at]?.[1] ?? 0)]),
    ),
  );
}

/** The columns of bins, so many neighbours as one that there are few. */
function overTime({ bins, width }: Figures): { label: string; sum: Sum }[] {
  const numbers = [...bins.keys()].sort((a, b) => a - b);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const per = Math.ceil((last - first + 1) / MAX_COLUMNS);
  const made = Array.from({ length: bins.size && Math.ceil((last - first + 1) / per) }, (_, at) => ({
    label: time(BigInt((first + at * per) * width)).slice(0, 19).replace('T', ' '),
    sum: [0, 0] as Sum,
  }));
  bins.forEach(([records, bytes], bin) => {
    const sum = made[Math.floor((bin - first) / per)]?.sum as Sum;
    sum[0] += records;
    sum[1] += bytes;
  });
  return made;
}

/** A column for each power of two between the least and the greatest size. */
function bySize(sums: Map<number, Sum>): Column[] {
  const bits = [...sums.keys()];
  const least = Math.min(...bits);
  return Array.from({ length: bits.length && Math.max(...bits) - least + 1 }, (_, at) => {
    const from = at + least === 0 ? 0 : 2 ** (at + least - 1);
    return [size(from), sums.get(at + least)?.[0] ?? 0];
  });
}

/** What the panel shows. */
export function charts(figures: Figures, segments: readonly SegmentInfo[]): Node[] {
  const times = overTime(figures);
  const column = (at: 0 | 1): Column[] => times.map(({ label, sum }) => [label, sum[at]]);
  const [records, batches] = [bySize(figures.sizes), bySize(figures.batches)];
  const keys = [...figures.keys].sort(([, a], [, b]) => b[1] - a[1]).slice(0, MAX_KEYS);
  const what = figures.isOfRecords
    ? 'Bytes are those of keys, values and headers, decompressed.'
    : 'By batches: a record has the latest time of its batch, and bytes are those on the disk. “Check all records” counts each.';
  const untimed = figures.untimed === 0 ? '' : ` ${count(figures.untimed)} records have no time from 2000 to 2099.`;
  return [
    h('p', {}, what + untimed),
    chart('Records over time (UTC)', column(0), count),
    chart('Bytes over time (UTC)', column(1), size),
    ...(records.length > 0 ? [chart('Sizes of records', records, count)] : []),
    chart('Sizes of batches', batches, count),
    chart('Sizes of segments', segments.map((each) => [each.name, each.size]), size),
    ...(keys.length > 0
      ? [
          h('h2', {}, `Keys with most bytes${figures.isSomeKeys ? ' (estimated: there are many)' : ''}`),
          table(['key', 'records', 'bytes'], keys.length, (at) => {
            const [key, [many, bytes]] = keys[at] as [string, Sum];
            return [key, count(many), size(bytes)];
          }),
        ]
      : []),
  ];
}
