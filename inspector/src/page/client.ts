// The page's end of the worker: each call a promise; a worker that does not stop is replaced.
//
// The worker is made from a Blob, since a page of a file: URL may load no other script.

import { byId } from './dom';
import type { Calls, Event_ } from '../worker/protocol';

type Answer = { id: number; result?: unknown; error?: string };
type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Promised<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

/** The functions of the worker, each with a promise. */
export type Remote = { [Name in keyof Calls]: Promised<Calls[Name]> };

/** The work was stopped by ending the worker. */
export class Stopped extends Error {}

export class Client {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  readonly remote: Remote;

  constructor(private readonly hear: (event: Event_) => void) {
    this.remote = new Proxy({} as Remote, {
      get:
        (_, name: keyof Calls) =>
        (...args: unknown[]) =>
          this.call(name, args),
    });
  }

  private call(name: keyof Calls, args: unknown[]): Promise<unknown> {
    const worker = (this.worker ??= this.start());
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, args });
    });
  }

  /** Ends the worker with all that it does; the next call starts another one. */
  kill(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) {
      reject(new Stopped('stopped'));
    }
    this.waiting.clear();
  }

  private start(): Worker {
    const source = byId('program').textContent ?? '';
    const zstd = `self.ZSTD=${JSON.stringify(byId('zstd').textContent)};`;
    const url = URL.createObjectURL(new Blob([zstd, source], { type: 'text/javascript' }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Event_>) => {
      if ('event' in data) {
        this.hear(data);
        return;
      }
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) {
        waiting?.resolve(data.result);
      } else {
        waiting?.reject(new Error(data.error));
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.kill();
    });
    return worker;
  }
}
