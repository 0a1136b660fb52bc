// The tree of a parsed file: nodes with a name, a label, a value and a byte range in the file.
//
// A node's children are its fields in the order of the grammar, then its instances. As in the Web IDE,
// an instance that reads bytes is parsed when it is opened, unless it was parsed before or the grammar
// calls it eager.
'use strict';

const FIRST_BYTES = 8; // of a byte array, in a label

class Node {
  constructor(tree, name, parent, value, debug) {
    Object.assign(this, { tree, name, parent, debug });
    this.path = parent && parent.parent ? `${parent.path}/${name}` : name;
    this.set(value, debug);
  }

  set(value, debug) {
    this.value = value;
    this.start = debug && debug.start !== undefined ? debug.ioOffset + debug.start : null;
    this.end = debug && debug.end !== undefined ? debug.ioOffset + debug.end : null;
    this.enumName = debug && debug.enumName;
    this.kind = value instanceof Uint8Array ? 'bytes'
      : Array.isArray(value) ? 'array'
        : value === undefined || value === null ? 'none'
          : typeof value;
    this.type = this.kind === 'object' ? this.tree.types[value.constructor.name] : undefined;
  }

  /** Fields and instances; empty for what has none. */
  get children() {
    if (!this.found) {
      this.found = this.kind === 'array' ? this.items() : this.kind === 'object' ? this.members() : [];
    }
    return this.found;
  }

  items() {
    const ranges = (this.debug && this.debug.arr) || [];
    return this.value.map((item, i) => new Node(this.tree, String(i), this, item, ranges[i]));
  }

  members() {
    const { value, type } = this;
    const nodes = [];
    for (const field of type.seq || []) {
      const debug = value._debug[propertyName(field.id)];
      if (debug) { // else its `if` did not hold
        nodes.push(new Node(this.tree, field.id, this, value[propertyName(field.id)], debug));
      }
    }
    for (const [name, instance] of Object.entries(type.instances || {})) {
      const node = new Instance(this.tree, name, this);
      const isEager = 'value' in instance || instance['-webide-parse-mode'] === 'eager';
      if (isEager || value[`_m_${propertyName(name)}`] !== undefined) {
        node.open();
      }
      if (!node.opened || node.kind !== 'none') {
        nodes.push(node);
      }
    }
    return nodes;
  }

  child(name) {
    return this.children.find((each) => each.name === name);
  }

  open() {
    return this;
  }

  /** What stands behind the name: -webide-representation for an object, the value of a scalar. */
  get label() {
    if (this.error) {
      return String(this.error);
    }
    if (this.kind === 'object') {
      const template = this.type['-webide-representation'] || '';
      return template.replace(/{([^}:]*):?([^}]*)}/g, (_, path, format) => this.part(path, format));
    }
    return this.kind === 'array' || this.kind === 'none' ? '' : this.text(this.enumName ? '' : 'dec');
  }

  part(path, format) {
    const node = path.split('.').reduce((at, name) => at && at.child(name), this);
    if (!node || node.kind === 'none') {
      return '';
    }
    return node.kind === 'array' ? node.children.map((each) => each.label).join(', ')
      : node.kind === 'object' ? node.label
        : node.text(format);
  }

  /** A scalar, or bytes, in a format of the Web IDE. */
  text(format) {
    const { value } = this;
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (this.kind !== 'bytes') {
      const constant = this.enumName && this.tree.constants(this.enumName)[value];
      const isHex = this.kind === 'number' && Number.isInteger(value) && format !== 'dec';
      return constant || (isHex ? `0x${value.toString(16).toUpperCase()}` : String(value));
    }
    if (format === 'str') { // one character a byte
      return `"${Array.from(value, (byte) => String.fromCharCode(byte)).join('')}"`;
    }
    if (format === 'hex') {
      return `0x${hex(value)}`;
    }
    if (format === 'uuid' && value.length === 16) {
      return hex(value).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    }
    const more = value.length > FIRST_BYTES ? ', ...' : '';
    return `[${Array.from(value.subarray(0, FIRST_BYTES)).join(', ')}${more}]`;
  }

  /** The leaves that hold the bytes of this node, in their order.
   *
   * Fields are read one after the other. An entry is read as `raw` and then, by instances, once more by
   * what it is: these stand for it, the structure before the numbers that were only looked up. */
  * leaves() {
    if (this.kind !== 'object' && this.kind !== 'array') {
      if (this.start !== null) {
        yield this;
      }
      return;
    }
    const raw = this.child('raw');
    const within = (node) => node.start !== null && node.start >= raw.start && node.end <= raw.end;
    const seq = this.kind === 'array' ? this.children
      : this.children.filter((node) => !(node instanceof Instance));
    for (const node of seq) {
      if (node !== raw) {
        yield* node.leaves();
        continue;
      }
      // A header alone is there for the entry's label.
      const isWhole = (each) => each.kind !== 'object' || each.end === raw.end;
      const parts = this.children.filter((each) => each !== raw && within(each.open()) && isWhole(each));
      const structures = parts.filter((each) => each.kind === 'object').slice(-1);
      for (const part of structures.length ? structures : parts) {
        yield* part.leaves();
      }
    }
  }
}

/** A node of an instance: it has no value before it is opened. */
class Instance extends Node {
  constructor(tree, name, parent) {
    super(tree, name, parent);
    this.opened = false;
  }

  open() {
    if (!this.opened) {
      this.opened = true;
      const { value } = this.parent;
      try {
        const found = value[propertyName(this.name)];
        this.debug = value._debug[`_m_${propertyName(this.name)}`];
        this.set(found, this.debug);
      } catch (error) { // the bytes are malformed
        this.error = error;
      }
    }
    return this;
  }

  get children() {
    this.open();
    return super.children;
  }
}

class Tree {
  /** @param {ArrayBuffer} buffer  a file; its first byte is byte 0 of every range */
  constructor(Parser, types, buffer) {
    this.types = types;
    const parsed = new Parser(new KaitaiStream(buffer));
    parsed._read();
    this.root = new Node(this, '', null, parsed, { start: 0, end: buffer.byteLength, ioOffset: 0 });
  }

  /** The names of an enumeration's numbers; the debug information calls it `File.Type.Enum`. */
  constants(name) {
    const [file, ...rest] = name.split('.');
    return rest.reduce((at, each) => at[each], globalThis[file][file]);
  }

  /** The node of a path like `entries/0/record_batch/header`. */
  node(path) {
    const found = path.split('/').reduce((at, name) => at && at.child(name), this.root);
    if (!found) {
      throw new Error(`no node ${path}`);
    }
    return found.open();
  }

  /** Which bytes no leaf holds, and which more than one: as [start, end). Both are empty, as a rule. */
  coverage() {
    const missing = [];
    const doubled = [];
    let at = 0;
    for (const { start, end } of this.root.leaves()) {
      if (start > at) {
        missing.push([at, start]);
      } else if (start < at && end > start) {
        doubled.push([start, Math.min(at, end)]);
      }
      at = Math.max(at, end);
    }
    if (at < this.root.end) {
      missing.push([at, this.root.end]);
    }
    return { missing, doubled };
  }
}
