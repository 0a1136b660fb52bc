// The page: makes its parts, and gives them what the person does.

import { INTERNAL_TOPICS } from '../messages/topics';
import { Client } from './client';
import { byId, copyText, h, on, valueOf } from './dom';
import { Finding } from './finding';
import { placeIn } from './link';
import { Opening } from './opening';
import { Saving } from './saving';
import { chosen, dropped, given } from './sources';
import { progress, run, say } from './status';
import { View } from './view';

/** Makes the page. */
export function start(): void {
  const client = new Client((event) => {
    if (event.event === 'hits') {
      finding.add(event.hits);
      return;
    }
    progress(event.done, event.total);
    if (event.what === 'Listing') {
      view.batches.setLength(event.rows);
    }
  });
  const view = new View(client.remote);
  const opening = new Opening(client, view);
  const saving = new Saving(client.remote, view, () => opening.directory);
  const finding = new Finding(client.remote, view, saving);
  view.value.connect((record) => saving.jsonOf(record), () => run(() => saving.saveBatch()));

  for (const id of ['files', 'folder']) {
    const input = byId<HTMLInputElement>(id);
    on(`open-${id}`, 'click', () => {
      input.value = '';
      input.click();
    });
    input.addEventListener('change', () => {
      if (input.files !== null && input.files.length > 0) {
        const files = chosen(input.files);
        run(() => opening.take(files));
      }
    });
  }
  on('log', 'change', () => opening.choose(Number(valueOf('log'))));
  byId('topic').append(...INTERNAL_TOPICS.map((topic) => h('option', {}, topic)));
  on('topic', 'change', () => run(() => opening.decodeAs()));
  on('check', 'click', () => run(() => opening.check()));
  on('stop', 'click', () => opening.stop());
  on('link', 'click', () =>
    run(async () => {
      view.followNow();
      await copyText(location.href);
      say('The link is copied. It opens at this place once the same file is opened again.');
    }),
  );
  on('wide', 'click', () => {
    const isWide = byId('wide').getAttribute('aria-pressed') === 'false';
    byId('wide').setAttribute('aria-pressed', String(isWide));
    view.batches.setWide(isWide);
    view.records.setWide(isWide);
  });
  const help = byId<HTMLDialogElement>('help');
  on('keys', 'click', () => help.showModal());
  on('close', 'click', () => help.close());
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === '?' && !help.open && !(target as HTMLElement).matches('input, select, textarea')) {
      help.showModal();
    }
  });
  on('theme', 'click', () => {
    const root = document.documentElement;
    const isDark =
      (root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
    root.dataset['theme'] = isDark ? 'light' : 'dark';
    view.strip.draw();
  });
  on('go', 'submit', () => run(() => finding.go()));
  on('search', 'submit', () => run(() => finding.search()));
  on('next-damage', 'click', () => run(() => finding.goToDamage(1)));
  on('previous-damage', 'click', () => run(() => finding.goToDamage(-1)));
  on('copy-bytes', 'click', () => run(() => saving.copyBytes()));
  on('save-bytes', 'click', () => run(() => saving.saveBytes()));

  const dropping = (isOver: boolean): boolean => document.body.classList.toggle('dropping', isOver);
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    dropping(true);
  });
  document.addEventListener('dragleave', () => dropping(false));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    dropping(false);
    const { dataTransfer } = event;
    if (dataTransfer !== null) {
      run(async () => opening.take(await dropped(dataTransfer)));
    }
  });
  addEventListener('hashchange', () => run(async () => void (await view.goToPlace(placeIn(location.hash)))));

  const came = given();
  if (came.length > 0) {
    run(() => opening.take(came));
  }
}
