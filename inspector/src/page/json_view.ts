// JSON in colours, whose objects and arrays can be folded.
//
// Strategy: the text has a line for each member (`formatJson`), so a line that ends with a bracket opens
// what is indented below it. Invariant: the text of the elements is the text, folded or not.

import { h } from './dom';

const MAX_LINES = 5_000; // more would make the page slow
const MAX_OPEN = 60; // lines that are all shown at first
const LINE = /^(\s*)("(?:[^"\\]|\\.)*"(?=: ))?(: )?(.*?)(,?)$/;

/** The class of a value, by its first character. */
const kindOf = (value: string): string =>
  value.startsWith('"') ? 'string' : /^[-\d]/.test(value) ? 'number' : /^[tfn]/.test(value) ? 'literal' : '';

/** What a `<pre>` shows of JSON that `formatJson` has laid out. */
export function jsonView(text: string): (Node | string)[] {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) {
    return [text];
  }
  let at = 0;
  const block = (depth: number): (Node | string)[] => {
    const nodes: (Node | string)[] = [];
    for (; at < lines.length && !/^\s*[}\]]/.test(lines[at] as string); at += 1) {
      const line = lines[at] as string;
      const [, margin = '', key = '', colon = '', value = '', comma = ''] = LINE.exec(line) ?? [];
      nodes.push(at === 0 ? '' : '\n', margin);
      const shown = [h('span', { class: 'key' }, key), colon, h('span', { class: kindOf(value) }, value), comma];
      if (/[{[]$/.test(line)) {
        at += 1;
        const inside = h('span', {}, ...block(depth + 1));
        nodes.push(twisty(inside, depth > 0 && lines.length > MAX_OPEN), ...shown, inside, h('i'), `\n${lines[at] ?? ''}`);
      } else {
        nodes.push(...shown);
      }
    }
    return nodes;
  };
  return block(0);
}

function twisty(inside: HTMLElement, isFolded: boolean): HTMLElement {
  const button = h('button', { type: 'button', class: 'twisty', 'aria-label': 'Members' });
  const fold = (isHidden: boolean): void => {
    inside.hidden = isHidden;
    button.setAttribute('aria-expanded', String(!isHidden));
  };
  button.addEventListener('click', () => fold(!inside.hidden));
  fold(isFolded);
  return button;
}
