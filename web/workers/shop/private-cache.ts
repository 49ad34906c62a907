import type { Owner } from '../../api/worker-messages.ts';
import { isOver, mayShow, mustWipe, readSessionUser, readTokenUser, takeOver } from './private-owner.ts';
import { findKept, keepAnswer, type ShopCache } from './shop-caches.ts';
import type { WorkerNotes } from './worker-notes.ts';

const OWNER_NOTE = 'owner';

/** One person's orders. Whoever signs out, and whoever comes next, leaves and finds nothing of them. */
export function createPrivateCache(cache: ShopCache, notes: WorkerNotes, now: () => Date) {
  const readOwner = () => notes.read<Owner>(OWNER_NOTE);

  async function wipe(): Promise<void> {
    await Promise.all([caches.delete(cache.name), notes.forget(OWNER_NOTE)]);
  }

  return {
    wipe,

    async setOwner(next: Owner): Promise<void> {
      const before = await readOwner();
      if (mustWipe(before, next)) await wipe();
      await notes.write(OWNER_NOTE, takeOver(before, next));
    },

    async wipeWhenOver(): Promise<void> {
      const owner = await readOwner();
      if (owner && isOver(owner, now())) await wipe();
    },

    /** What comes for somebody who has left meanwhile is not kept. */
    async keep(key: string, request: Request, answer: Response): Promise<void> {
      const asker = readTokenUser(request.headers.get('authorization'));
      const owner = await readOwner();
      if (asker !== null && owner?.user.id === asker) await keepAnswer(cache, key, answer, now());
    },

    async find(key: string, request: Request): Promise<Response | undefined> {
      const owner = await readOwner();
      const asker = readTokenUser(request.headers.get('authorization'));
      if (!mayShow(owner, now()) || (asker !== null && asker !== owner.user.id)) return undefined;
      return findKept(cache, key);
    },

    /** The shop says who is signed in: nobody, or somebody else, finds nothing here. */
    async hearSession(answer: Response): Promise<void> {
      if (!answer.ok) return;
      const userId = readSessionUser(await answer.json().catch(() => undefined));
      const owner = await readOwner();
      if (userId !== undefined && owner && owner.user.id !== userId) await wipe();
    },

    /** Who is signed in as far as this browser knows, in the words of the shop's own answer but without its secrets. */
    async describeSession(): Promise<Response | undefined> {
      const owner = await readOwner();
      if (!mayShow(owner, now())) return undefined;
      return Response.json({ session: { expiresAt: owner.endsAt }, user: owner.user });
    },
  };
}
