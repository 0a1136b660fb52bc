// The tree of an open entry's fields (ARIA tree): structure, then records by groups of a hundred.
//
// Strategy: nodes are made when their parent is opened. Invariant: one node is in the tab order; the
// keyboard moves as in the ARIA pattern: arrows, Home, End, and Enter or Space to choose.

import type { Field } from '../reader/fields';
import type { Place, Space, Tree } from '../reader/tree';
import { h } from './dom';

const GROUP = 100;

interface Node_ {
  readonly element: HTMLElement;
  readonly range: readonly [Space, number, number] | null;
  children: Node_[] | null;
  load(): Promise<Node_[]>;
}

export class TreeView {
  private roots: Node_[] = [];
  private readonly nodes = new Map<HTMLElement, Node_>();
  private current: HTMLElement | null = null;
  private tree: Tree | null = null;
  private records: Node_ | null = null;
  private rest: Node_ | null = null;

  constructor(
    readonly element: HTMLElement,
    private readonly fieldsOf: (record: number) => Promise<readonly Field[]>,
    private readonly chosen: (space: Space, start: number, end: number) => void,
    private readonly described: (field: Field | null) => void,
  ) {
    element.setAttribute('role', 'tree');
    element.addEventListener('click', (event) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]');
      if (item === null) {
        return;
      }
      const isTwisty = (event.target as HTMLElement).classList.contains('twisty');
      if (isTwisty) {
        void this.toggle(item);
      }
      this.choose(item);
    });
    element.addEventListener('dblclick', (event) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]');
      if (item !== null) {
        void this.toggle(item);
      }
    });
    element.addEventListener('keydown', (event) => void this.pressed(event));
  }

  /** Shows an entry's tree, or none. */
  show(tree: Tree | null): void {
    this.tree = tree;
    this.nodes.clear();
    this.records = this.rest = null;
    this.current = null;
    this.roots = tree === null ? [] : this.rootsOf(tree);
    this.element.replaceChildren(...this.roots.map(({ element }) => element));
    const [first] = this.roots;
    if (first !== undefined) {
      this.focusable(first.element);
    }
  }

  private rootsOf(tree: Tree): Node_[] {
    const roots = tree.fields.map((field) => this.fieldNode(field, 'file', 1));
    if (tree.recordCount > 0) {
      this.records = this.groupNode(0, tree.recordCount, 1);
      roots.push(this.records);
    }
    if (tree.rest !== null) {
      this.rest = this.fieldNode(tree.rest, tree.recordSpace, 1);
      roots.push(this.rest);
    }
    return roots;
  }

  private node(
    label: HTMLElement,
    level: number,
    range: Node_['range'],
    isLeaf: boolean,
    load: () => Promise<Node_[]>,
  ): Node_ {
    const twisty = h('span', { class: 'twisty', 'aria-hidden': 'true' });
    const element = h(
      'div',
      { role: 'treeitem', tabindex: -1, 'aria-level': level, 'aria-expanded': isLeaf ? null : 'false', 'aria-selected': 'false' },
      h('div', { class: 'label' }, twisty, label),
    );
    element.style.setProperty('--level', String(level));
    const node: Node_ = { element, range, children: null, load };
    this.nodes.set(element, node);
    return node;
  }

  private fieldNode(field: Field, space: Space, level: number): Node_ {
    const label = h(
      'span',
      { class: field.isError ? 'error' : '', title: field.note },
      h('b', {}, field.name),
      field.text === '' ? null : `  ${field.text}`,
    );
    const range = [space, field.start, field.end] as const;
    const node = this.node(label, level, range, field.children.length === 0, () =>
      Promise.resolve(field.children.map((child) => this.fieldNode(child, space, level + 1))),
    );
    this.fields.set(node.element, field);
    return node;
  }

  private readonly fields = new WeakMap<HTMLElement, Field>();

  private groupNode(from: number, to: number, level: number): Node_ {
    const text = level === 1 ? `${to} record${to === 1 ? '' : 's'}` : `${from} … ${to - 1}`;
    return this.node(h('span', {}, h('b', {}, text)), level, null, false, () => {
      const children: Node_[] = [];
      const step = GROUP ** Math.max(0, Math.ceil(Math.log(to - from) / Math.log(GROUP)) - 1);
      for (let at = from; at < to; at += step) {
        const end = Math.min(at + step, to);
        children.push(step === 1 ? this.recordNode(at, level + 1) : this.groupNode(at, end, level + 1));
      }
      return Promise.resolve(children);
    });
  }

  private recordNode(index: number, level: number): Node_ {
    const label = h('span', {}, h('b', {}, `record ${index}`));
    return this.node(label, level, null, false, async () => {
      const fields = await this.fieldsOf(index);
      const space = this.tree?.recordSpace ?? 'file';
      return fields.map((field) => this.fieldNode(field, space, level + 1));
    });
  }

  private async open(node: Node_): Promise<Node_[]> {
    if (node.element.getAttribute('aria-expanded') === null) {
      return [];
    }
    if (node.children === null) {
      node.children = await node.load();
      const group = h('div', { role: 'group' }, ...node.children.map(({ element }) => element));
      node.element.append(group);
    }
    node.element.setAttribute('aria-expanded', 'true');
    return node.children;
  }

  private async toggle(item: HTMLElement): Promise<void> {
    const node = this.nodes.get(item);
    if (node === undefined) {
      return;
    }
    if (item.getAttribute('aria-expanded') === 'true') {
      item.setAttribute('aria-expanded', 'false');
    } else {
      await this.open(node);
    }
  }

  /** The range of a node; `null` for one that has none. */
  rangeOf(item: HTMLElement): Node_['range'] {
    return this.nodes.get(item)?.range ?? null;
  }

  /** Opens the way to a place, and chooses the field there; whether there is one. */
  async reveal(place: Place): Promise<boolean> {
    let node: Node_ | undefined;
    let children: Node_[] = this.roots;
    if (place.record === -1) {
      node = this.rest ?? undefined;
    } else if (place.record !== null) {
      node = await this.recordAt(place.record);
      children = node === undefined ? [] : await this.open(node);
    }
    for (const index of place.path) {
      const next = children[index];
      if (next === undefined) {
        break;
      }
      node = next;
      children = index === place.path[place.path.length - 1] ? children : await this.open(next);
      if (next.element.getAttribute('aria-expanded') !== null) {
        children = await this.open(next);
      }
    }
    if (node === undefined) {
      return false;
    }
    this.mark(node.element);
    node.element.firstElementChild?.scrollIntoView({ block: 'center' });
    return true;
  }

  private async recordAt(index: number): Promise<Node_ | undefined> {
    let node = this.records ?? undefined;
    let [from, to] = [0, this.tree?.recordCount ?? 0];
    while (node !== undefined) {
      const step = GROUP ** Math.max(0, Math.ceil(Math.log(to - from) / Math.log(GROUP)) - 1);
      const children: Node_[] = await this.open(node);
      const at = Math.floor((index - from) / step);
      node = children[at];
      if (step === 1) {
        return node;
      }
      [from, to] = [from + at * step, Math.min(from + (at + 1) * step, to)];
    }
    return undefined;
  }

  private focusable(item: HTMLElement): void {
    this.current?.setAttribute('tabindex', '-1');
    this.current = item;
    item.tabIndex = 0;
  }

  private mark(item: HTMLElement): void {
    this.element.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
    item.setAttribute('aria-selected', 'true');
    this.focusable(item);
    this.described(this.fields.get(item) ?? null);
  }

  private choose(item: HTMLElement): void {
    this.mark(item);
    item.focus({ preventScroll: true });
    const range = this.nodes.get(item)?.range;
    if (range) {
      this.chosen(...range);
    }
  }

  private async pressed(event: KeyboardEvent): Promise<void> {
    const item = this.current;
    if (item === null || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const shown = [...this.element.querySelectorAll<HTMLElement>('[role=treeitem]')].filter(
      (each) => each.offsetParent !== null,
    );
    const at = shown.indexOf(item);
    const isOpen = item.getAttribute('aria-expanded');
    let to: HTMLElement | null | undefined;
    switch (event.key) {
      case 'ArrowDown':
        to = shown[at + 1];
        break;
      case 'ArrowUp':
        to = shown[at - 1];
        break;
      case 'Home':
        to = shown[0];
        break;
      case 'End':
        to = shown[shown.length - 1];
        break;
      case 'ArrowRight':
        event.preventDefault();
        if (isOpen === 'false') {
          await this.toggle(item);
        } else if (isOpen === 'true') {
          to = shown[at + 1];
        }
        break;
      case 'ArrowLeft':
        event.preventDefault();
        if (isOpen === 'true') {
          await this.toggle(item);
        } else {
          to = item.parentElement?.closest<HTMLElement>('[role=treeitem]');
        }
        break;
      case 'Enter':
      case ' ':
        to = item;
        break;
      default:
        return;
    }
    event.preventDefault();
    if (to) {
      this.choose(to);
      to.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }
}
