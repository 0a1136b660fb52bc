// Control records in words: what a broker or a KRaft leader wrote among the data.
//
// The key names the type (`ControlRecordType`): an int16 version and an int16 type. An ABORT or COMMIT
// has a value of an int16 version and the int32 epoch of the coordinator (`EndTxnMarker`).

import { malformed } from './errors';
import { int16At, int32At } from './integers';

const NAMES = [
  'ABORT',
  'COMMIT',
  'LEADER_CHANGE',
  'SNAPSHOT_HEADER',
  'SNAPSHOT_FOOTER',
  'KRAFT_VERSION',
  'KRAFT_VOTERS',
];
export const ABORT = 0;
export const COMMIT = 1;

export interface Control {
  readonly type: number;
  /** `ABORT` to `KRAFT_VOTERS`, or `UNKNOWN`. */
  readonly name: string;
  /** Of the transaction coordinator, in an ABORT or COMMIT. */
  readonly coordinatorEpoch: number | null;
}

/** What a control record says. */
export function controlOf(key: Uint8Array | null, value: Uint8Array | null): Control {
  if (key === null) {
    throw malformed('control record without a key');
  }
  if (key.length < 4) {
    throw malformed(`a control record key of ${key.length} bytes, expected 4 or more`);
  }
  const version = int16At(key, 0);
  if (version < 0) {
    throw malformed(`version ${version} of a control record key, expected 0 or more`);
  }
  const type = int16At(key, 2);
  const isMarker = type === ABORT || type === COMMIT;
  if (isMarker && (value === null || value.length < 6)) {
    throw malformed('a transaction marker without a whole value');
  }
  return {
    type,
    name: NAMES[type] ?? 'UNKNOWN',
    coordinatorEpoch: isMarker && value !== null ? int32At(value, 2) : null,
  };
}

/** One sentence for a person. */
export function controlInWords(control: Control): string {
  switch (control.type) {
    case ABORT:
      return `ABORT: the transaction is aborted (coordinator epoch ${control.coordinatorEpoch})`;
    case COMMIT:
      return `COMMIT: the transaction is committed (coordinator epoch ${control.coordinatorEpoch})`;
    case 2:
      return 'LEADER_CHANGE: a new KRaft leader';
    case 3:
      return 'SNAPSHOT_HEADER: begins a KRaft snapshot';
    case 4:
      return 'SNAPSHOT_FOOTER: ends a KRaft snapshot';
    case 5:
      return 'KRAFT_VERSION: the version of KRaft';
    case 6:
      return 'KRAFT_VOTERS: the voters of KRaft';
    default:
      return `a control record of the unknown type ${control.type}`;
  }
}
