import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ScryptAnswer, ScryptTask } from './derive-key.ts';

/** To Linux a thread is a process of its own; elsewhere the whole shop would step back. */
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ id, password, salt, length, terms }: ScryptTask) => {
  const answer = (rest: Omit<ScryptAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  try {
    answer({ key: scryptSync(password, salt, length, terms) });
  } catch (error) {
    // Whoever waits for another password is not refused with this one.
    answer({ failure: String(error) });
  }
});
