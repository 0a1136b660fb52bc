// What the page says about its work: a line of text, and a bar of progress with a stop.

import { Stopped } from './client';
import { byId } from './dom';

export function say(text: string, isBad = false): void {
  const status = byId('status');
  status.textContent = text;
  status.className = isBad ? 'bad' : '';
}

let failure = '';

/** Runs what a person asked for; an error is told until something succeeds. */
export function run(work: () => Promise<void>): void {
  work().then(
    () => {
      if (failure !== '' && byId('status').textContent === failure) {
        say('');
      }
      failure = '';
    },
    (error: unknown) => {
      if (!(error instanceof Stopped)) {
        failure = (error as Error).message;
        say(failure, true);
      }
    },
  );
}

let working = 0;

/** The same number as long as no other work has begun. */
export const workNumber = (): number => working;

export const isBusy = (): boolean => !byId('busy').hidden;

export function progress(done: number, total: number): void {
  byId<HTMLProgressElement>('progress').value = total === 0 ? 1 : done / total;
}

/** Does work with the bar of progress, and a button to stop it. */
export async function busy<T>(work: () => Promise<T>): Promise<T> {
  const turn = ++working;
  progress(0, 1);
  byId('busy').hidden = false;
  try {
    return await work();
  } finally {
    if (turn === working) {
      byId('busy').hidden = true;
    }
  }
}
