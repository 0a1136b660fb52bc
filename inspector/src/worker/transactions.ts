// Transactions of a log, followed through its rows: which are committed, aborted or still open.
//
// A transaction of a producer goes from its first transactional batch to the next marker (COMMIT or
// ABORT) of that producer. Invariant: one open transaction per producer at a time.

import { ABORT, COMMIT, type Control } from '../reader/control';
import { MAX_LISTED, type Row } from './index';

export interface Transaction {
  readonly producerId: bigint;
  readonly state: 'open' | 'committed' | 'aborted';
  readonly firstRow: number;
  readonly firstOffset: bigint;
  readonly lastOffset: bigint;
  readonly records: number;
  readonly markerRow: number | null;
  readonly markerOffset: bigint | null;
}

export class Transactions {
  readonly closed: Transaction[] = [];
  private readonly open = new Map<bigint, Transaction>();

  /** A sound row, in the order of the log; `control` where it is a control batch that was read. */
  add(row: Row, control: Control | null): void {
    if (!row.isTransactional) {
      return;
    }
    const started = this.open.get(row.producerId);
    if (control !== null && (control.type === COMMIT || control.type === ABORT)) {
      this.open.delete(row.producerId);
      if (started !== undefined && this.closed.length < MAX_LISTED) {
        const state = control.type === COMMIT ? 'committed' : 'aborted';
        this.closed.push({ ...started, state, markerRow: row.row, markerOffset: row.firstOffset });
      }
      return;
    }
    const before = started ?? {
      producerId: row.producerId,
      state: 'open',
      firstRow: row.row,
      firstOffset: row.firstOffset,
      records: 0,
      markerRow: null,
      markerOffset: null,
    };
    const records = before.records + row.count;
    this.open.set(row.producerId, { ...before, lastOffset: row.lastOffset, records });
  }

  /** Those that are listed, by their first offset: the open ones before any other. */
  list(): Transaction[] {
    const listed = [...this.open.values(), ...this.closed].slice(0, MAX_LISTED);
    return listed.sort((a, b) => a.firstRow - b.firstRow);
  }
}
