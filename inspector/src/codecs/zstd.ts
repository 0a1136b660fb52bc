// Zstandard: frames with or without a content size, several of them, skippable ones too.
//
// The frames are walked first, block by block, since the decoder ends quietly where a frame is cut.
// Then the decoder, which is the Zstandard library itself in WebAssembly (package zstddec), takes
// them piece by piece. Bytes behind the last frame that begin no other are an error, as in zstd-jni.
// A frame that is cut is one too where it is the first; a further one ends the stream quietly, where
// it begins within the last filling of zstd-jni's buffer (`ZstdInputStreamNoFinalizer`).
//
// Invariant: at most `limit` bytes and a window of 128 MiB are held.

import packed from 'zstd.wasm';
import { fromBase64 } from '../reader/base64';
import { FormatError, malformed, tooLarge } from '../reader/errors';
import { unlzma } from './lzma';
import { Output } from './output';

const SKIPPABLE = 0x184d2a50;
const MAGIC = 0xfd2fb528;
const MAX_BLOCK_SIZE = 128 * 1024;
const MAX_WINDOW_SIZE = 128 * 1024 * 1024;
const JNI_BUFFER_SIZE = MAX_BLOCK_SIZE + 3; // ZSTD_DStreamInSize
const OUTPUT_SIZE = 256 * 1024;
// More than this is given back after use.
const MAX_KEPT_MEMORY = 64 * 1024 * 1024;
const FIRST_ERROR = -120; // a size_t above this is an error code

/** Where a frame or its header ends, and the size that it declares (0 for none). */
interface Frame {
  readonly end: number;
  /** `null` for a skippable frame, which holds nothing. */
  readonly contentSize: number | null;
}

interface Exports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(pointer: number): void;
  ZSTD_createDCtx(): number;
  ZSTD_freeDCtx(context: number): number;
  ZSTD_decompressStream(context: number, output: number, input: number): number;
}

let module: WebAssembly.Module | undefined;
let exports: Exports | undefined;

function program(): BufferSource {
  const [size, text] = packed.split(' ') as [string, string];
  return unlzma(fromBase64(text), Number(size)) as BufferSource;
}

function decoder(): Exports {
  module ??= new WebAssembly.Module(program());
  exports ??= new WebAssembly.Instance(module, {
    env: { emscripten_notify_memory_growth: () => undefined },
  }).exports as unknown as Exports;
  return exports;
}

export function unzstd(data: Uint8Array, limit: number): Uint8Array {
  if (data.length === 0) {
    throw malformed('zstd: the stream is empty');
  }
  const output = new Output(limit, data.length * 4);
  for (let at = 0; at < data.length; ) {
    let frame: Frame;
    try {
      frame = extent(data, at);
    } catch (error) {
      // A further frame that is cut within the last filling of the buffer ends the stream.
      if (!(at > Math.floor((data.length - 1) / JNI_BUFFER_SIZE) * JNI_BUFFER_SIZE)) {
        throw error;
      }
      decode(data.subarray(at), output);
      break;
    }
    if (frame.contentSize !== null) {
      if (frame.contentSize > limit - output.length) {
        throw tooLarge(limit);
      }
      decode(data.subarray(at, frame.end), output);
    }
    at = frame.end;
  }
  return output.value();
}

function decode(frame: Uint8Array, output: Output): void {
  const zstd = decoder();
  const { malloc, free, memory } = zstd;
  const room = malloc(frame.length + OUTPUT_SIZE + 24);
  const context = room === 0 ? 0 : zstd.ZSTD_createDCtx();
  if (context === 0) {
    exports = undefined;
    throw malformed('zstd: there is no memory for the decoder');
  }
  const [input, target] = [room, room + frame.length];
  const inputBuffer = (target + OUTPUT_SIZE + 3) & ~3;
  const outputBuffer = inputBuffer + 12;
  try {
    new Uint8Array(memory.buffer).set(frame, input);
    let view = new DataView(memory.buffer);
    [input, frame.length, 0].forEach((word, index) =>
      view.setInt32(inputBuffer + 4 * index, word, true),
    );
    for (let left = 1, written = OUTPUT_SIZE; left !== 0; ) {
      view = new DataView(memory.buffer);
      if (view.getInt32(inputBuffer + 8, true) >= frame.length && written < OUTPUT_SIZE) {
        return; // cut: what there is was given out
      }
      [target, OUTPUT_SIZE, 0].forEach((word, index) =>
        view.setInt32(outputBuffer + 4 * index, word, true),
      );
      left = zstd.ZSTD_decompressStream(context, outputBuffer, inputBuffer);
      if (left < 0 && left > FIRST_ERROR) {
        throw malformed(`zstd: the decoder refuses the frame (error ${-left})`);
      }
      written = new DataView(memory.buffer).getInt32(outputBuffer + 8, true);
      output.append(new Uint8Array(memory.buffer, target, written));
    }
  } catch (error) {
    if (error instanceof FormatError) {
      throw error;
    }
    exports = undefined; // a trap leaves it in a state that nobody knows
    throw malformed(`zstd: ${(error as Error).message}`);
  } finally {
    if (exports !== undefined) {
      zstd.ZSTD_freeDCtx(context);
      free(room);
      if (memory.buffer.byteLength > MAX_KEPT_MEMORY) {
        exports = undefined;
      }
    }
  }
  if (output.length > output.limit) {
    throw tooLarge(output.limit);
  }
}

/** Where the frame at `start` ends (RFC 8878, section 3.1). */
function extent(data: Uint8Array, start: number): Frame {
  const magic = littleEndian(data, start, 4);
  if (magic >= SKIPPABLE && magic < SKIPPABLE + 16) {
    const end = start + 8 + littleEndian(data, start + 4, 4);
    return { end: within(data, end), contentSize: null };
  }
  if (data.length - start < 4 || magic !== MAGIC) {
    throw malformed(`zstd: byte ${start} of the stream begins no frame`);
  }
  const { end, hasChecksum, contentSize } = header(data, start);
  let at = end;
  for (let isLast = false; !isLast; ) {
    const block = littleEndian(data, at, 3);
    at = within(data, at + 3);
    isLast = (block & 1) === 1;
    const kind = (block >> 1) & 3;
    if (kind === 3) {
      throw malformed(`zstd: reserved block type at byte ${at - 3} of the stream`);
    }
    at = within(data, at + (kind === 1 ? 1 : block >> 3));
  }
  return { end: within(data, at + (hasChecksum ? 4 : 0)), contentSize };
}

function header(data: Uint8Array, start: number): Frame & { hasChecksum: boolean } {
  const descriptor = data[within(data, start + 5) - 1] as number;
  const isSingle = (descriptor & 0x20) !== 0;
  if (descriptor & 0x08) {
    throw malformed('zstd: a reserved bit in the frame header');
  }
  const dictionary = [0, 1, 2, 4][descriptor & 3] as number;
  const sizes = [isSingle ? 1 : 0, 2, 4, 8];
  const at = start + 5;
  if (!isSingle) {
    const code = data[within(data, at + 1) - 1] as number;
    const window = 2 ** (10 + (code >> 3)) * (1 + (code & 7) / 8);
    if (window > MAX_WINDOW_SIZE) {
      throw malformed(`zstd: a window of ${window} bytes, the most is ${MAX_WINDOW_SIZE}`);
    }
  }
  const bytes = sizes[descriptor >> 6] as number;
  const sizeAt = at + (isSingle ? 0 : 1) + dictionary;
  const end = within(data, sizeAt + bytes);
  const contentSize = littleEndian(data, sizeAt, bytes) + (bytes === 2 ? 256 : 0);
  return { end, hasChecksum: (descriptor & 4) !== 0, contentSize };
}

/** An unsigned number; inexact beyond 2^53, missing bytes count as zero. */
function littleEndian(data: Uint8Array, at: number, bytes: number): number {
  let value = 0;
  for (let index = 0; index < bytes; index += 1) {
    value += (data[at + index] ?? 0) * 2 ** (8 * index);
  }
  return value;
}

function within(data: Uint8Array, position: number): number {
  if (position > data.length) {
    throw malformed(`zstd: the stream of ${data.length} bytes ends inside a frame`);
  }
  return position;
}
