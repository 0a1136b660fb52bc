// Grammars as the Web IDE has them: YAML read by js-yaml, imports resolved among the files at hand,
// compiled to JavaScript in debug mode, so that every object knows the byte range of its fields.
'use strict';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** The class that the compiler makes of a type's name. */
const className = (name) => name.split('_').map(capital).join('');
/** The property that the compiler makes of a field's name. */
const propertyName = (name) => name.split('_').map((word, i) => (i ? capital(word) : word)).join('');

class Grammars {
  /** @param {Object<string, string>} texts  the grammars by their ids, as text */
  constructor(texts) {
    this.texts = texts;
    this.types = {}; // by class name, over all files, as in the Web IDE
    for (const id of Object.keys(texts)) {
      this.register(id, this.parse(id));
    }
    this.parsers = {};
  }

  parse(id) {
    if (!(id in this.texts)) {
      throw new Error(`${id}.ksy is imported, but not among the grammars`);
    }
    return jsyaml.load(this.texts[id], { schema: jsyaml.CORE_SCHEMA, filename: `${id}.ksy` });
  }

  register(name, type) {
    this.types[className(name)] = type;
    Object.entries(type.types || {}).forEach(([nested, described]) => this.register(nested, described));
  }

  /** The grammar for a file: the only one that nothing imports, or the one that names its ending. */
  idFor(fileName) {
    const all = Object.keys(this.texts).map((id) => this.parse(id).meta);
    const imported = new Set(all.flatMap((meta) => meta.imports || []));
    const ways = all.filter((meta) => !imported.has(meta.id));
    const ending = fileName.split('.').pop();
    const fits = (meta) => [meta['file-extension']].flat().includes(ending);
    const found = ways.length === 1 ? ways[0] : ways.find(fits);
    if (!found) {
      throw new Error(`no grammar for files that end in .${ending}`);
    }
    return found.id;
  }

  /** The class that parses a whole file. */
  async parserFor(fileName) {
    const id = this.idFor(fileName);
    if (!this.parsers[id]) {
      const importer = { importYaml: async (name) => this.parse(name) };
      const files = await KaitaiStructCompiler.compile('javascript', this.parse(id), importer, true);
      (0, eval)(Object.values(files).join('\n')); // defines a global object for each grammar
      this.parsers[id] = globalThis[className(id)][className(id)];
    }
    return this.parsers[id];
  }
}
