// Bytes to text as Java's `new String(bytes, UTF_8)` does it, which is how Kafka reads header keys.
//
// The decoder of the browser replaces malformed bytes by the same number of U+FFFD as Java but for
// one case: a surrogate that was encoded as three bytes is one replacement in Java.

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });
const STRICT = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

export function decodeUtf8(data: Uint8Array): string {
  const parts: string[] = [];
  let start = 0;
  for (let at = data.indexOf(0xed); at >= 0 && at + 1 < data.length; at = data.indexOf(0xed, at + 1)) {
    const second = data[at + 1] as number;
    if (second < 0xa0 || second > 0xbf) {
      continue;
    }
    const isThird = at + 2 < data.length && ((data[at + 2] as number) & 0xc0) === 0x80;
    parts.push(DECODER.decode(data.subarray(start, at)), '\ufffd');
    start = at + (isThird ? 3 : 2);
    at = start - 1;
  }
  parts.push(DECODER.decode(data.subarray(start)));
  return parts.join('');
}

/** The text of bytes that may end within a character, or `null` where they are not UTF-8. */
export function cutUtf8(data: Uint8Array): string | null {
  for (let cut = 0; cut < 4; cut += 1) {
    const text = strictUtf8(data.subarray(0, data.length - cut));
    if (text !== null) {
      return text;
    }
  }
  return null;
}

/** The text, or `null` where the bytes are not UTF-8. */
export function strictUtf8(data: Uint8Array): string | null {
  try {
    return STRICT.decode(data);
  } catch {
    return null;
  }
}

/** Whether what UTF-8 says is text that a person wrote: no control characters but tabs and line breaks. */
export const isText = (decoded: string | null): decoded is string =>
  decoded !== null && !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(decoded);
