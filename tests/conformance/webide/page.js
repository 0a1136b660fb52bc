// The page: files are chosen above, the tree stands left, the bytes right. Choosing a node marks its
// bytes, and those of the structure it belongs to.
'use strict';

const ROW = 20; // pixels, as in style.css
const COLUMNS = 16;
const LONGEST = 160; // characters of a value, in the tree
const element = (id) => document.getElementById(id);

const state = {
  grammars: null, files: [], trees: [], tree: null, bytes: null, chosen: null, loads: 0,
};

// --- Files -------------------------------------------------------------------------------------

async function load() {
  state.loads += 1;
  const own = state.loads; // the last one decides what is said
  document.body.dataset.state = 'busy';
  try {
    const grammars = [...element('grammars').files];
    const texts = await Promise.all(grammars.map((file) => file.text()));
    state.grammars = new Grammars(Object.fromEntries(
      texts.map((text, i) => [grammars[i].name.replace(/\.ksy$/, ''), text]),
    ));
    state.files = [...element('files').files];
    state.trees = [];
    element('file').replaceChildren(...state.files.map((file, i) => new Option(file.name, i)));
    element('file').hidden = state.files.length < 2;
    if (grammars.length && state.files.length) {
      await show(0);
    }
    if (own === state.loads) {
      document.body.dataset.state = 'ready';
    }
  } catch (error) {
    if (own === state.loads) {
      tell(String(error.jl_Throwable__f_e || error.message || error), true);
      document.body.dataset.state = 'failed';
    }
  }
}

/** The tree of a file, parsed the first time it is asked for. */
async function treeOf(index) {
  if (!state.trees[index]) {
    const file = state.files[index];
    const Parser = await state.grammars.parserFor(file.name);
    state.trees[index] = new Tree(Parser, state.grammars.types, await file.arrayBuffer());
  }
  return state.trees[index];
}

async function show(index) {
  state.tree = await treeOf(index);
  state.bytes = new Uint8Array(await state.files[index].arrayBuffer());
  state.chosen = null;
  element('file').value = index;
  element('tree').replaceChildren(...state.tree.root.children.map((node) => branch(node, 0)));
  element('rows').style.height = `${Math.ceil(state.bytes.length / COLUMNS) * ROW + 16}px`;
  element('hex').scrollTop = 0;
  element('chosen').replaceChildren();
  drawRows();
  tell(`${state.files[index].name}: ${state.bytes.length.toLocaleString('en')} bytes`);
}

function tell(text, failed = false) {
  element('status').textContent = text;
  element('status').classList.toggle('error', failed);
}

// --- The tree ----------------------------------------------------------------------------------

function span(kind, text) {
  const made = document.createElement('span');
  made.className = kind;
  made.textContent = text;
  return made;
}

/** A line of the tree, and behind it a place for its children. */
function branch(node, depth) {
  const group = document.createElement('div');
  const line = document.createElement('div');
  line.setAttribute('role', 'treeitem');
  line.dataset.path = node.path;
  line.style.paddingLeft = `${10 + depth * 16}px`;
  line.addEventListener('click', () => choose(node.path));
  group.append(line);
  write(line, node);
  return group;
}

function write(line, node) {
  const opens = node.kind === 'object' || node.kind === 'array' || node.opened === false;
  if (opens && !line.hasAttribute('aria-expanded')) {
    line.setAttribute('aria-expanded', 'false');
  }
  const parts = [span('name', node.name)];
  if (node.kind === 'object') {
    parts.push(' ', span('type', node.value.constructor.name));
  } else if (node.kind === 'array') {
    parts.push(' ', span('type', `[${node.value.length}]`));
  }
  const label = node.kind === 'bytes' ? inWords(node.value) : node.label;
  if (label) {
    const cut = label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label;
    parts.push(node.kind === 'object' ? '  ' : ' = ', span(node.error ? 'failed' : 'value', cut));
  }
  line.replaceChildren(...parts);
}

/** Bytes as text where they are UTF-8, else in hexadecimal. */
function inWords(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!/[\0-\x1f\x7f]/.test(text)) {
      return `"${text}"`;
    }
  } catch (error) { // not UTF-8
  }
  const shown = Array.from(bytes.subarray(0, COLUMNS), (byte) => byte.toString(16).padStart(2, '0'));
  return `${shown.join(' ')}${bytes.length > COLUMNS ? ' …' : ''} (${bytes.length} bytes)`;
}

function lineOf(path) {
  return document.querySelector(`[data-path="${CSS.escape(path)}"]`);
}

/** Open a node: its children follow it in the tree. */
function expand(path) {
  const line = lineOf(path);
  const node = state.tree.node(path);
  if (line.getAttribute('aria-expanded') === 'false') {
    const depth = path.split('/').length;
    line.after(...node.children.map((child) => branch(child, depth)));
    write(line, node);
    line.setAttribute('aria-expanded', 'true');
  }
}

function collapse(path) {
  const line = lineOf(path);
  line.parentElement.replaceChildren(line);
  line.setAttribute('aria-expanded', 'false');
}

/** Choose a node, as a click on its line does: all that it stands in is opened, and its bytes marked. */
function choose(path) {
  const names = path.split('/');
  for (let i = 1; i < names.length; i += 1) {
    expand(names.slice(0, i).join('/'));
  }
  const line = lineOf(path);
  if (state.chosen && state.chosen.path === path && line.getAttribute('aria-expanded') === 'true') {
    collapse(path);
  } else if (line.hasAttribute('aria-expanded')) {
    expand(path);
  }
  state.chosen = state.tree.node(path);
  document.querySelectorAll('[aria-selected]').forEach((each) => each.removeAttribute('aria-selected'));
  line.setAttribute('aria-selected', 'true');
  line.scrollIntoView({ block: 'nearest' });
  const { start, end } = state.chosen;
  const range = start === null ? 'computed from other fields'
    : `${end - start} byte${end - start === 1 ? '' : 's'} at ${start} (0x${start.toString(16)})`;
  element('chosen').replaceChildren(span('name', path), span('', range));
  if (start !== null) {
    const top = Math.floor(start / COLUMNS) * ROW;
    const hex = element('hex');
    if (top < hex.scrollTop || top > hex.scrollTop + hex.clientHeight - 2 * ROW) {
      hex.scrollTop = Math.max(0, top - 4 * ROW);
    }
  }
  drawRows();
}

// --- The bytes ---------------------------------------------------------------------------------

/** Draws the rows that can be seen. */
function drawRows() {
  const hex = element('hex');
  const first = Math.max(0, Math.floor(hex.scrollTop / ROW) - 1);
  const last = Math.min(
    Math.ceil(state.bytes.length / COLUMNS), first + Math.ceil(hex.clientHeight / ROW) + 2,
  );
  const rows = [];
  for (let i = first; i < last; i += 1) {
    rows.push(row(i * COLUMNS));
  }
  element('rows').replaceChildren(...rows);
}

function row(start) {
  const made = document.createElement('div');
  made.className = 'row';
  made.style.top = `${(start / COLUMNS) * ROW + 8}px`;
  const address = document.createElement('i');
  address.textContent = start.toString(16).padStart(8, '0');
  const bytes = [...state.bytes.subarray(start, start + COLUMNS)];
  const cells = bytes.map((byte, i) => (
    span(`b ${mark(start + i)}`, byte.toString(16).padStart(2, '0'))
  ));
  for (let i = bytes.length; i < COLUMNS; i += 1) {
    cells.push(span('b', ''));
  }
  const characters = bytes.map((byte, i) => (
    span(`c ${mark(start + i)}`, byte > 31 && byte < 127 ? String.fromCharCode(byte) : '·')
  ));
  made.append(address, ...cells, ...characters);
  return made;
}

/** How the byte at an offset is marked. */
function mark(offset) {
  const holds = (node) => node.start !== null && node.start <= offset && offset < node.end;
  if (!state.chosen || state.chosen.start === null) {
    return '';
  }
  let around = state.chosen.parent;
  while (around && (around.start === null || around.kind !== 'object')) {
    around = around.parent;
  }
  return holds(state.chosen) ? 'own' : around && around.parent && holds(around) ? 'around' : '';
}

element('grammars').addEventListener('change', load);
element('files').addEventListener('change', load);
element('file').addEventListener('change', (event) => show(Number(event.target.value)));
element('hex').addEventListener('scroll', () => state.bytes && drawRows());
