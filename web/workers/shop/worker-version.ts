import { SHOP_WORKER_PATH, type WorkerMessage } from '../../api/worker-messages.ts';
import { dropOtherCaches } from './shop-caches.ts';
import type { WorkerNotes } from './worker-notes.ts';

const LOOK_EVERY_MS = 60 * 60_000;
const LOOKED_NOTE = 'version-looked-at';
const GONE = new Set([404, 410]);

type VersionedWorker = {
  readonly registration: {
    readonly waiting: Pick<ServiceWorker, 'postMessage'> | null;
    readonly unregister: () => Promise<boolean>;
  };
  readonly clients: { readonly matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]> };
};

/** Sees to it that no shopper stays with a worker of yesterday, nor with one that the shop no longer has. */
export function createVersionWatch(worker: VersionedWorker, notes: WorkerNotes, now: () => Date) {
  let isRetired = false;

  async function retire(): Promise<void> {
    // Pages that are open stay with it until they are left.
    isRetired = true;
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
    isRetired: () => isRetired,
    /** The next one comes in when this one has nothing left to do. */
    isAwaited: () => worker.registration.waiting !== null,
    async look(): Promise<void> {
      await letNextOneIn();
      // Without a line there is nothing to be seen.
      await lookWhetherGone().catch(() => undefined);
    },
  };
}
