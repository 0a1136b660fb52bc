// JSON laid out for people, token by token: numbers and the order of keys stay as they are written.
//
// `JSON.parse` would change long integers, 1.10, and the order of integer keys. Invariant: the tokens
// of the result are those of the text.

const TOKEN =
  /\s+|[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const MAX_DEPTH = 200;

/** The text with a line for each member; `null` where it is not JSON. */
export function formatJson(text: string): string | null {
  const tokens = tokensOf(text);
  if (tokens === null) {
    return null;
  }
  const out: string[] = [];
  const end = value(tokens, 0, 0, out);
  return end === tokens.length ? out.join('') : null;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found === null) {
      return null;
    }
    if (found[0].trim() !== '') {
      tokens.push(found[0]);
    }
  }
  return tokens;
}

const margin = (depth: number): string => `\n${'  '.repeat(depth)}`;

/** Lays out the value at `at`; where it ends, or -1 where there is none. */
function value(tokens: string[], at: number, depth: number, out: string[]): number {
  const token = tokens[at];
  if (token === undefined || depth > MAX_DEPTH) {
    return -1;
  }
  if (token === '{' || token === '[') {
    return container(tokens, at, depth, out, token === '{');
  }
  if ('}],:'.includes(token)) {
    return -1;
  }
  out.push(token);
  return at + 1;
}

function container(
  tokens: string[],
  start: number,
  depth: number,
  out: string[],
  isObject: boolean,
): number {
  const close = isObject ? '}' : ']';
  out.push(tokens[start] as string);
  let at = start + 1;
  if (tokens[at] === close) {
    out.push(close);
    return at + 1;
  }
  for (;;) {
    out.push(margin(depth + 1));
    if (isObject) {
      const key = tokens[at];
      if (key === undefined || !key.startsWith('"') || tokens[at + 1] !== ':') {
        return -1;
      }
      out.push(key, ': ');
      at += 2;
    }
    at = value(tokens, at, depth + 1, out);
    if (at < 0) {
      return -1;
    }
    if (tokens[at] === close) {
      out.push(margin(depth), close);
      return at + 1;
    }
    if (tokens[at] !== ',') {
      return -1;
    }
    out.push(',');
    at += 1;
  }
}
