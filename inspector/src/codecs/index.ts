// What a codec id means (`CompressionType`), and the way from it to the codec's module.

import { FormatError } from '../reader/errors';
import { gunzip } from './gzip';
import { unlz4 } from './lz4';
import { unsnap } from './snappy';
import { unzstd } from './zstd';

export { codecName } from './names';

export const NONE = 0;
export const ZSTD = 4;
/** Decompresses what an entry of `magic` holds, or throws a `FormatError`. */
export function decompress(
  codec: number,
  data: Uint8Array,
  magic: number,
  limit: number,
): Uint8Array {
  switch (codec) {
    case 1:
      return gunzip(data, limit);
    case 2:
      return unsnap(data, limit);
    case 3:
      return unlz4(data, limit, magic === 0);
    case 4:
      return unzstd(data, limit);
    default:
      throw new FormatError('unsupported', `codec id ${codec}: Kafka knows 0 (none) to 4 (zstd)`);
  }
}
