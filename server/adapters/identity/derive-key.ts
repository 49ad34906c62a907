import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

export type ScryptTask = {
  readonly id: number;
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly terms: ScryptOptions;
};
export type ScryptAnswer = { readonly id: number; readonly key?: Uint8Array; readonly failure?: string };

type Waiting = { readonly resolve: (key: Buffer) => void; readonly reject: (error: Error) => void };

/**
 * Derives keys one after the other in a thread that steps back behind everything else: passwords are slow on purpose, and a stranger who
 * tries many must not slow the shop down for the others. The thread comes with the first password and does not keep the shop running.
 */
export function createKeyDeriver() {
  let thread: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('scrypt-thread.ts', import.meta.url));
    started.on('message', ({ id, key, failure }: ScryptAnswer) => {
      if (key) waiting.get(id)?.resolve(Buffer.from(key));
      else waiting.get(id)?.reject(new Error(failure));
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    started.on('error', (error) => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  return (task: Omit<ScryptTask, 'id'>): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread.ref();
      thread.postMessage({ ...task, id: lastId } satisfies ScryptTask);
    });
}
