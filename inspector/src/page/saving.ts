// Taking away: bytes, records as JSON, and selections of records as JSON lines.

import type { RecordBytes } from '../worker/protocol';
import type { Remote } from './client';
import { copyText, download } from './dom';
import { count, hexOf } from './format';
import { recordJson } from './record_json';
import { say } from './status';
import type { View } from './view';

const MAX_SAVED = 100_000; // records in one file of JSON lines

/** A row of the table of batches, and a record of it. */
type Selected = readonly [row: number, record: number];

export class Saving {
  constructor(
    private readonly remote: Remote,
    private readonly view: View,
    private readonly directory: () => string,
  ) {}

  jsonOf(record: RecordBytes): string {
    const segment = this.view.listing?.segments[record.row.segment]?.name ?? '';
    return recordJson(record, segment, this.directory());
  }

  async saveRecords(name: string, wanted: readonly Selected[]): Promise<void> {
    const lines: string[] = [];
    for (const [row, index] of wanted.slice(0, MAX_SAVED)) {
      lines.push(this.jsonOf(await this.remote.record(row, index)));
    }
    download(name, `${lines.join('\n')}\n`, 'application/x-ndjson');
    const cut = wanted.length > MAX_SAVED ? ` The first ${count(MAX_SAVED)} of ${count(wanted.length)}.` : '';
    say(`Saved ${count(lines.length)} records.${cut}`);
  }

  async saveBatch(): Promise<void> {
    const { row, place } = this.view;
    const wanted = Array.from({ length: this.view.opened?.records ?? 0 }, (_, index): Selected => [row, index]);
    await this.saveRecords(`${place.segment}-${place.position}.jsonl`, wanted);
  }

  private marked(): Promise<Uint8Array> {
    return this.remote.bytes(this.view.row, ...this.view.range);
  }

  async copyBytes(): Promise<void> {
    await copyText(hexOf(await this.marked()));
  }

  async saveBytes(): Promise<void> {
    const { place, range } = this.view;
    download(`${place.segment}-${range[1]}.bin`, await this.marked(), 'application/octet-stream');
  }
}
