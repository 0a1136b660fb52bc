// The parts of Kaitai Struct's runtime that the parsers of the page use: half of it is for others.
//
// Strategy: the runtime defines its functions and errors one after the other, each from a line to a brace
// at the same depth. A definition whose name nothing mentions that stays is left out.
import { readFileSync } from 'node:fs';

const DEFINITION = /^        KaitaiStream\.(?:prototype\.)?(\w+) = [^\n]*\{\n[\s\S]*?^        \}.*;\n/gm;

/** A comment on lines of its own: a name in it is no use of it. */
const COMMENT = /^ *\/\*\*\n(?: *\* ?[^\n]*\n)*? *\*\/\n|^ *\/\/.*\n/gm;

/** The runtime in a file, for parsers with these texts. */
export function runtimeFor(file, parsers) {
  const text = readFileSync(file, 'utf8').replace(COMMENT, '');
  const definitions = [...text.matchAll(DEFINITION)].map(([whole, name]) => ({ whole, name }));
  if (definitions.length < 40) {
    throw new Error('the runtime of Kaitai Struct is laid out in another way');
  }
  let kept = parsers.join('\n') + definitions.reduce((rest, { whole }) => rest.replace(whole, ''), text);
  const left = new Set(definitions);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const each of left) {
      if (new RegExp(`\\.${each.name}\\b`).test(kept)) {
        kept += each.whole;
        left.delete(each);
      }
    }
  }
  return [...left].reduce((rest, { whole }) => rest.replace(whole, ''), text);
}
