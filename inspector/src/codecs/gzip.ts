// gzip: one or several members, and whatever follows them, as Java 17's `GZIPInputStream` takes it.
//
// Java looks for another member behind the end of one and, where there is no whole header of one (or
// too few bytes for a member), ends the stream without an error. Inside a member every error is one.
// Flags that RFC 1952 reserves mean nothing to Java.

import { crc32 } from '../reader/checksums';
import { malformed } from '../reader/errors';
import { inflate } from './inflate';
import { Output } from './output';

const MIN_HEADER_SIZE = 10;
const TRAILER_SIZE = 8;
const HAS_CRC = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;

export function gunzip(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit, data.length * 4);
  let at = 0;
  do {
    const begin = headerEnd(data, at);
    if (begin === null) {
      throw malformed('gzip: a header that is cut or wrong');
    }
    const start = output.length;
    const end = inflate(data, begin, output);
    if (end + TRAILER_SIZE > data.length) {
      throw malformed(`gzip: the stream of ${data.length} bytes ends inside a member`);
    }
    const [crc, size] = [littleEndian(data, end), littleEndian(data, end + 4)];
    if (crc !== crc32(output.data, start, output.length)) {
      throw malformed('gzip: the checksum of a member does not hold');
    }
    if (size !== (output.length - start) >>> 0) {
      throw malformed('gzip: a member has another size than it says');
    }
    at = end + TRAILER_SIZE;
  } while (data.length - at > MIN_HEADER_SIZE + TRAILER_SIZE && headerEnd(data, at) !== null);
  return output.value();
}

const littleEndian = (data: Uint8Array, at: number): number =>
  ((data[at] as number) |
    ((data[at + 1] as number) << 8) |
    ((data[at + 2] as number) << 16) |
    ((data[at + 3] as number) << 24)) >>>
  0;

/** Where a member's header ends; `null` if Java does not take it (`readHeader`). */
function headerEnd(data: Uint8Array, start: number): number | null {
  if (data.length - start < MIN_HEADER_SIZE) {
    return null;
  }
  if (data[start] !== 0x1f || data[start + 1] !== 0x8b || data[start + 2] !== 8) {
    return null;
  }
  const flags = data[start + 3] as number;
  let end = start + MIN_HEADER_SIZE;
  if (flags & HAS_EXTRA) {
    end += 2 + ((data[end] ?? 0) | ((data[end + 1] ?? 0) << 8));
  }
  for (const flag of [HAS_NAME, HAS_COMMENT]) {
    if (flags & flag) {
      end = data.indexOf(0, end) + 1;
      if (end === 0) {
        return null;
      }
    }
  }
  if (flags & HAS_CRC) {
    if (end + 2 > data.length) {
      return null;
    }
    const stored = (data[end] as number) | ((data[end + 1] as number) << 8);
    if (stored !== (crc32(data, start, end) & 0xffff)) {
      return null;
    }
    end += 2;
  }
  return end <= data.length ? end : null;
}
