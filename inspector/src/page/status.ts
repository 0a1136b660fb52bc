// What the page says about its work: a line of text, and a bar of progress with a stop.

import { Stopped } from './client';
import { byId } from './dom';

export function say(text: string, isBad = false): void {
  const status = byId('status');
  status.textContent = text;
  status.className = isBad ? 'bad' : '';
}

/** Runs what a person asked for; an error is told, and never lost. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    if (!(error instanceof Stopped)) {
      say((error as Error).message, true);
    }
  });
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
