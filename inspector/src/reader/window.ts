// The bytes of one file, at any position: in memory, by slices of a `File`, or by range requests.
//
// Strategy: reading is synchronous, which workers may do (`FileReaderSync`, a synchronous request),
// so the reader is as simple as the library's. A piece of some MiB is kept.
// Invariant: `view` gives exactly the bytes asked for, or throws `ReadError`.

const PIECE_SIZE = 16 * 1024 * 1024; // a slice takes the browser a millisecond or two, however small
const SMALL_PIECE_SIZE = 256 * 1024;

/** The bytes could not be read: the file has changed or is gone, or the server does not answer. */
export class ReadError extends Error {}

export abstract class Window {
  private piece: Uint8Array = new Uint8Array(0);
  private start = 0;

  constructor(
    readonly name: string,
    readonly size: number,
  ) {}

  /** Reads from the file; it may be fewer bytes where the file has shrunk. */
  protected abstract read(start: number, end: number): Uint8Array;

  /** `length` bytes from `position`, which must lie within the size; valid until the next call. */
  view(position: number, length: number): Uint8Array {
    const offset = position - this.start;
    if (offset < 0 || offset + length > this.piece.length) {
      this.load(position, length);
    }
    const begin = position - this.start;
    return this.piece.subarray(begin, begin + length);
  }

  /** A copy of `length` bytes from `position`; what is kept in memory stays as it is. */
  copy(position: number, length: number): Uint8Array {
    const offset = position - this.start;
    if (offset >= 0 && offset + length <= this.piece.length) {
      return this.piece.slice(offset, offset + length);
    }
    return this.checked(position, length);
  }

  /** Whether there are only zeroes between two positions. */
  isZero(start: number, end: number): boolean {
    let length = 4096;
    for (let at = start; at < end; ) {
      const piece = this.view(at, Math.min(length, end - at));
      if (piece.some((byte) => byte !== 0)) {
        return false;
      }
      at += piece.length;
      length = Math.min(length * 2, PIECE_SIZE);
    }
    return true;
  }

  private load(position: number, length: number): void {
    // Ahead only where the file is read from front to back.
    const end = this.start + this.piece.length;
    const ahead = position > this.start && position <= end + SMALL_PIECE_SIZE;
    const wanted = Math.max(length, ahead ? PIECE_SIZE : SMALL_PIECE_SIZE);
    this.piece = this.checked(position, Math.min(wanted, this.size - position));
    this.start = position;
  }

  private checked(position: number, length: number): Uint8Array {
    if (position < 0 || length < 0 || position + length > this.size) {
      throw new ReadError(`${this.name}: ${length} bytes at ${position} of ${this.size}`);
    }
    const found = length === 0 ? new Uint8Array(0) : this.read(position, position + length);
    if (found.length < length) {
      throw new ReadError(
        `${this.name}: expected ${length} bytes at ${position}, found ${found.length}: ` +
          'the file has changed since it was opened',
      );
    }
    return found;
  }
}

/** Bytes in memory. */
export class ByteWindow extends Window {
  constructor(
    name: string,
    private readonly data: Uint8Array,
  ) {
    super(name, data.length);
  }

  override view(position: number, length: number): Uint8Array {
    return this.data.subarray(position, position + length);
  }

  protected read(start: number, end: number): Uint8Array {
    return this.data.slice(start, end);
  }
}

declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

/** A file that the person has chosen, read by slices. */
export class FileWindow extends Window {
  private readonly reader = new FileReaderSync();

  constructor(private readonly file: File) {
    super(file.name, file.size);
  }

  protected read(start: number, end: number): Uint8Array {
    try {
      return new Uint8Array(this.reader.readAsArrayBuffer(this.file.slice(start, end)));
    } catch (error) {
      const what = 'the file cannot be read; it may have changed since it was opened';
      throw new ReadError(`${this.name}: ${what} (${(error as Error).message})`);
    }
  }
}

/** A file that `kafkafmt inspect` serves, read by range requests. */
export class HttpWindow extends Window {
  constructor(
    name: string,
    size: number,
    private readonly url: string,
  ) {
    super(name, size);
  }

  protected read(start: number, end: number): Uint8Array {
    const request = new XMLHttpRequest();
    request.open('GET', this.url, false);
    request.responseType = 'arraybuffer';
    request.setRequestHeader('Range', `bytes=${start}-${end - 1}`);
    try {
      request.send();
    } catch {
      throw new ReadError(`${this.name}: kafkafmt inspect does not answer; is it still running?`);
    }
    if (request.status !== 206) {
      throw new ReadError(`${this.name}: the server answered ${request.status}`);
    }
    return new Uint8Array(request.response as ArrayBuffer);
  }
}
