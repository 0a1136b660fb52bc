// What the grammars say of each field, for the page: Kafka's name of it, a sentence, its position.
//
// All names are those that the compiler makes.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const className = (name) => name.split('_').map(capital).join('');
const propertyName = (name) => name.split('_').map((word, i) => (i ? capital(word) : word)).join('');

/** The page shows 64-bit numbers exactly: what the grammars say of JavaScript's is left out. */
const plain = (doc = '') =>
  doc
    .replace(/\s+/g, ' ')
    .replace(/(;? ?In |;? ?)JavaScript (a value beyond 2\^53 is rounded|rounds (it|64-bit values) beyond 2\^53[^.]*)\.?/g, '')
    .trim();

function describe(name, type, notes) {
  const fields = {};
  for (const field of type.seq ?? []) {
    const name = propertyName(field.id);
    const kafkaName = field['-orig-id'] ?? '';
    const bits = /^b(\d+)$/.exec(field.type ?? '')?.[1] ?? 0;
    fields[name] = [kafkaName === name ? '' : kafkaName, plain(field.doc), Number(bits)];
  }
  notes[className(name)] = fields;
  for (const [nested, described] of Object.entries(type.types ?? {})) {
    describe(nested, described, notes);
  }
}

// A number of variable length is one field to the page.
const WHOLE = /^Kafka(Unsigned)?Var(int|long)$/;

const read = (folder, id) => yaml.load(readFileSync(path.join(folder, `${id}.ksy`), 'utf8'));

/** Bits of a field of a fixed size: an integer, bits, or a structure of these. */
function bitsOf(type, types) {
  const fixed = /^(?:[su]([1248])|b(\d+))$/.exec(type);
  if (fixed !== null) {
    return fixed[2] === undefined ? Number(fixed[1]) * 8 : Number(fixed[2]);
  }
  return types[type].seq.reduce((sum, each) => sum + bitsOf(each.type, types), 0);
}

/** The position of each field of a header, {field: byte}; `size` is where the last one ends. */
export function layoutOf(folder, id) {
  const { seq, types } = read(folder, id);
  const layout = {};
  let bits = 0;
  for (const field of seq) {
    layout[propertyName(field.id)] = bits / 8;
    bits += bitsOf(field.type, types);
  }
  return { ...layout, size: bits / 8 };
}

/** {class: {field: [Kafka's name if it differs, note, bits if it is a flag]}} of these classes, by the grammars in a folder. */
export function grammarNotes(folder, classes) {
  const notes = {};
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.ksy')).sort()) {
    const grammar = read(folder, path.basename(file, '.ksy'));
    const name = className(grammar.meta.id);
    if (classes.includes(name) && !WHOLE.test(name)) {
      describe(grammar.meta.id, grammar, notes);
    }
  }
  return notes;
}
