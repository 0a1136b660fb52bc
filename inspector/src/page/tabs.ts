// Tabs (ARIA tablist): arrows move between them, one panel is shown.

import { byId, h } from './dom';

export class Tabs {
  private readonly names: string[];

  constructor(list: HTMLElement, titles: Record<string, string>) {
    this.names = Object.keys(titles);
    list.append(
      ...this.names.map((name) =>
        h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `tab-${name}`,
            'aria-controls': `panel-${name}`,
            onclick: () => this.choose(name),
          },
          titles[name] as string,
        ),
      ),
    );
    list.addEventListener('keydown', (event) => {
      const at = this.names.findIndex((name) => byId(`tab-${name}`) === document.activeElement);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step !== undefined && at >= 0) {
        event.preventDefault();
        const to = this.names[(at + step + this.names.length) % this.names.length] as string;
        this.choose(to);
        byId(`tab-${to}`).focus();
      }
    });
    this.choose(this.names[0] as string);
  }

  choose(chosen: string): void {
    for (const name of this.names) {
      const isChosen = name === chosen;
      const tab = byId(`tab-${name}`);
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      byId(`panel-${name}`).hidden = !isChosen;
    }
  }

  /** Marks a tab whose panel has something bad. */
  mark(name: string, isBad: boolean): void {
    byId(`tab-${name}`).classList.toggle('problem', isBad);
  }
}
