// Transactions of a log, followed through its rows: which are committed, aborted or still open.
//
// A transaction of a producer goes from its first transactional batch to the next marker (COMMIT or
// ABORT) of that producer. Invariant: one open transaction per producer at a time.

import { ABORT, COMMIT, type Control } from '../reader/control';
import type { Row } from './index';

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

/** Beyond this they are counted, not listed. */
export const MAX_TRANSACTIONS = 100_000;

export class Transactions {
  readonly closed: Transaction[] = [];
  private readonly open = new Map<bigint, Transaction>();
  count = 0;

  /** A sound row, in the order of the log; `control` where it is a control batch that was read. */
  add(row: Row, control: Control | null): void {
    if (!row.isTransactional) {
      return;
    }
    const started = this.open.get(row.producerId);
    if (control !== null && (control.type === COMMIT || control.type === ABORT)) {
      this.open.delete(row.producerId);
      if (started !== undefined) {
        const state = control.type === COMMIT ? 'committed' : 'aborted';
        this.close({ ...started, state, markerRow: row.row, markerOffset: row.firstOffset });
      }
      return;
    }
    if (started !== undefined) {
      const records = started.records + row.count;
      this.open.set(row.producerId, { ...started, lastOffset: row.lastOffset, records });
      return;
    }
    this.count += 1;
    this.open.set(row.producerId, {
      producerId: row.producerId,
      state: 'open',
      firstRow: row.row,
      firstOffset: row.firstOffset,
      lastOffset: row.lastOffset,
      records: row.count,
      markerRow: null,
      markerOffset: null,
    });
  }

  /** All that are kept, by their first offset. */
  list(): Transaction[] {
    return [...this.closed, ...this.open.values()].sort((a, b) => a.firstRow - b.firstRow);
  }

  private close(transaction: Transaction): void {
    if (this.closed.length < MAX_TRANSACTIONS) {
      this.closed.push(transaction);
    }
  }
}
