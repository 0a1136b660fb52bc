// What the page asks of the worker, and what it answers: one promise for each call.
//
// Calls are `{id, name, args}`, answers `{id, result}` or `{id, error}`; `{event}` messages come in
// between. 64-bit numbers are BigInt, which messages carry as they are.

import type { Decoded } from '../messages/decoding';
import type { Field } from '../reader/fields';
import type { SideFile } from '../reader/side_files';
import type { Place, Space, Tree } from '../reader/tree';
import type { Typed } from '../values/schemas';
import type { Expected } from './expected';
import type { Figures } from './figures';
import type { Row } from './index';
import type { Damage } from './log';
import type { Hit, Query, Searched } from './query';
import type { Transaction } from './transactions';

/** Where a file comes from. */
export type Source =
  | { readonly file: File }
  | { readonly name: string; readonly size: number; readonly url: string }
  | { readonly name: string; readonly data: Uint8Array };

export interface SegmentInfo {
  readonly name: string;
  readonly size: number;
  readonly start: number;
  readonly firstRow: number;
  readonly endRow: number;
}

export interface Listing {
  readonly segments: readonly SegmentInfo[];
  readonly rows: number;
  /** Rows that are no gaps. */
  readonly batches: number;
  readonly size: number;
  /** Those of sound batches; `null` where it takes decompression to know. */
  readonly records: number | null;
  readonly firstOffset: bigint | null;
  readonly lastOffset: bigint | null;
  readonly damageCount: number;
  readonly isListed: boolean;
  readonly isChecked: boolean;
  readonly milliseconds: number;
}

/** What one log of several is: its listing, and its first damage. */
export interface Surveyed {
  readonly listing: Listing;
  readonly first: Damage | null;
  /** `false` where it was stopped. */
  readonly isDone: boolean;
}

/** A row of the table of batches; `words` are what a control batch says. */
export interface BatchRow extends Row {
  /** What is damaged; `null` where nothing is. */
  readonly kind: string | null;
  readonly words: string;
}

export interface RecordRow {
  readonly index: number;
  readonly offset: bigint;
  readonly timestamp: bigint;
  readonly sequence: number;
  readonly key: string | null;
  readonly value: string | null;
  readonly headers: string;
  readonly size: number;
}

export interface Opened {
  readonly row: BatchRow;
  readonly tree: Tree;
  readonly error: string | null;
  readonly records: number;
  readonly milliseconds: number;
}

export interface RecordBytes {
  readonly offset: bigint;
  readonly timestamp: bigint;
  readonly timestampType: number;
  readonly sequence: number;
  readonly key: Uint8Array | null;
  readonly value: Uint8Array | null;
  readonly headers: readonly { readonly key: string; readonly value: Uint8Array | null }[];
  readonly control: string | null;
  /** Of an internal topic's record. */
  readonly decoded: Decoded | null;
  /** Key and value by the schemas of a registry. */
  readonly typed: { readonly key: Typed | null; readonly value: Typed | null };
  /** The ranges of key and value in the record's space. */
  readonly keyRange: readonly [number, number] | null;
  readonly valueRange: readonly [number, number] | null;
  readonly range: readonly [number, number];
  readonly isControl: boolean;
  readonly isTransactional: boolean;
  readonly row: BatchRow;
}

/** For each column of the strip: the largest entry, its codec, the worst state, an index tick. */
export interface Strip {
  readonly height: Float32Array;
  readonly codec: Uint8Array;
  readonly state: Uint8Array;
  readonly ticks: Uint8Array;
}

/** The functions of the worker. */
export interface Calls {
  /** Opens the files of a log; the name of their directory says whether they are one. */
  open(sources: Source[], directory: string): Promise<Listing>;
  /** Lists the files of a log, and reads its records where they are few; the log that is open stays. */
  survey(sources: Source[], directory: string): Promise<Surveyed>;
  /** Takes the schemas out of the log of a registry; how many ids they have. */
  schemas(sources: Source[], directory: string): Promise<number>;
  /** The logs that checkpoints, and a metadata log, say should be there. */
  expected(checkpoints: Source[], metadata: Source[]): Promise<Expected[]>;
  /** Decodes records as those of an internal topic; of no such topic, by the schemas for a topic. */
  decodeAs(internal: string, topic: string): void;
  /** Reads every record; the listing with what was found. */
  check(): Promise<Listing>;
  rows(from: number, to: number): BatchRow[];
  batch(row: number): Opened;
  records(row: number, from: number, to: number): RecordRow[];
  record(row: number, record: number): RecordBytes;
  /** The first record of an entry with this offset or a later one; -1 for none. */
  recordOfOffset(row: number, offset: bigint): number;
  /** The first record of an entry with this time or a later one; -1 for none. */
  recordOfTime(row: number, timestamp: bigint): number;
  recordFields(row: number, record: number): Field[];
  place(row: number, space: Space, position: number): Place | null;
  bytes(row: number, space: Space, from: number, to: number): Uint8Array;
  strip(width: number): Strip;
  figures(): Figures;
  damage(): Damage[];
  transactions(): Transaction[];
  sideFiles(): SideFile[];
  rowOfOffset(offset: bigint): number;
  rowOfTime(timestamp: bigint): number;
  rowOfPosition(segment: number, position: number): number;
  nextDamage(row: number, step: number): number | null;
  problemOf(query: Query): string | null;
  /** Milliseconds of a time that a person wrote, or why it is none. */
  timeOf(text: string): bigint | string;
  search(query: Query): Promise<Searched>;
  stop(): void;
}

export type Event_ =
  | { readonly event: 'progress'; readonly what: string; readonly done: number; readonly total: number; readonly rows: number }
  | { readonly event: 'hits'; readonly hits: Hit[] };
