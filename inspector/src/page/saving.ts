// Taking away: bytes, records as JSON, and selections of records as JSON lines.

import { hexOf } from '../reader/base64';
import type { RecordBytes } from '../worker/protocol';
import type { Remote } from './client';
import { copyText, download } from './dom';
import { count, counted } from './format';
import { recordJson } from './record_json';
import { say } from './status';
import type { View } from './view';

const MAX_SAVED = 100_000; // records in one file of JSON lines
const MAX_SAVED_SIZE = 256 * 1024 * 1024; // characters in it

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
    let size = 0;
    for (const [row, index] of wanted.slice(0, MAX_SAVED)) {
      const line = this.jsonOf(await this.remote.record(row, index));
      size += line.length;
      if (size > MAX_SAVED_SIZE) {
        break;
      }
      lines.push(line);
    }
    download(name, `${lines.join('\n')}\n`, 'application/x-ndjson');
    const cut = wanted.length > lines.length ? `, the first of ${count(wanted.length)}` : '';
    say(`Saved ${counted(lines.length, 'record')}${cut}.`);
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
