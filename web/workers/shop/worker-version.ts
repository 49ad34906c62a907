import { SHOP_WORKER_PATH, type WorkerMessage } from '../../api/worker-messages.ts';
import { dropOtherCaches } from './shop-caches.ts';
import type { WorkerNotes } from './worker-notes.ts';

const LOOK_EVERY_MS = 60 * 60_000;
const LOOKED_NOTE = 'version-looked-at';
const GONE = new Set([404, 410]);

/** Sees to it that no shopper stays with a worker of yesterday, nor with one that the shop no longer has. */
export function createVersionWatch(worker: ServiceWorkerGlobalScope, notes: WorkerNotes, now: () => Date) {
  async function retire(): Promise<void> {
    await dropOtherCaches([]);
    await worker.registration.unregister();
  }

  /** A worker that waits takes over as soon as one page alone is open, and that one is just being left. */
  async function letNextOneIn(): Promise<void> {
    const { waiting } = worker.registration;
    if (!waiting) return;
    const open = await worker.clients.matchAll({ type: 'window' });
    if (open.length <= 1) waiting.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
  }

  /** A browser keeps a worker whose file is gone; so the worker looks for itself. */
  async function lookWhetherGone(): Promise<void> {
    const lookedAt = await notes.read<string>(LOOKED_NOTE);
    if (lookedAt && now().getTime() - new Date(lookedAt).getTime() < LOOK_EVERY_MS) return;
    const answer = await fetch(SHOP_WORKER_PATH, { method: 'HEAD', cache: 'no-store' });
    if (GONE.has(answer.status)) return retire();
    await notes.write(LOOKED_NOTE, now().toISOString());
  }

  return {
    retire,
    async look(): Promise<void> {
      await letNextOneIn();
      // Without a line there is nothing to be seen.
      await lookWhetherGone().catch(() => undefined);
    },
  };
}
