import type { Owner } from '../../api/worker-messages.ts';
import { isOver, mayShow, mustWipe, readSessionOwner, readTokenUser, takeOver } from './private-owner.ts';
import { copyAnswer, findStored, putCopy, type ShopCache } from './shop-caches.ts';
import type { WorkerNotes } from './worker-notes.ts';

const OWNER_NOTE = 'owner';

/** One person's orders. Whoever signs out, and whoever comes next, leaves and finds nothing of them. */
export function createPrivateCache(cache: ShopCache, notes: WorkerNotes, now: () => Date) {
  const readOwner = () => notes.read<Owner>(OWNER_NOTE);
  let wipeCount = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** One after the other: nothing is put in between somebody's leaving and the last of theirs going. */
  function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function empty(): Promise<void> {
    await Promise.all([caches.delete(cache.name), notes.forget(OWNER_NOTE)]);
  }

  async function own(next: Owner): Promise<void> {
    const before = await readOwner();
    if (mustWipe(before, next)) await empty();
    await notes.write(OWNER_NOTE, takeOver(before, next));
  }

  return {
    wipe(): Promise<void> {
      wipeCount += 1;
      return takeTurn(empty);
    },

    setOwner: (next: Owner) => takeTurn(() => own(next)),

    wipeWhenOver: () =>
      takeTurn(async () => {
        const owner = await readOwner();
        if (owner && isOver(owner, now())) await empty();
      }),

    /** What comes for somebody who has left meanwhile is not kept. */
    async keep(key: string, request: Request, answer: Response): Promise<void> {
      const asker = readTokenUser(request.headers.get('authorization'));
      const copy = asker !== null && (await copyAnswer(answer, now()));
      if (!copy) return;
      await takeTurn(async () => {
        if ((await readOwner())?.user.id === asker) await putCopy(cache, key, copy);
      });
    },

    async find(key: string, request: Request): Promise<Response | undefined> {
      const owner = await readOwner();
      const asker = readTokenUser(request.headers.get('authorization'));
      if (!mayShow(owner, now()) || (asker !== null && asker !== owner.user.id)) return undefined;
      return findStored(cache, key);
    },

    /** The shop is asked who is signed in: nobody, or somebody else, finds nothing here. Signing out meanwhile is newer than its answer. */
    startListening(): (answer: Response) => Promise<void> {
      const wipesBefore = wipeCount;
      return async (answer) => {
        if (!answer.ok) return;
        const owner = readSessionOwner(await answer.json().catch(() => undefined));
        await takeTurn(async () => {
          if (wipeCount !== wipesBefore || owner === undefined) return;
          if (owner === null) await empty();
          else await own(owner);
        });
      };
    },

    /** Who is signed in as far as this browser knows, in the words of the shop's own answer but without its secrets. */
    async describeSession(): Promise<Response | undefined> {
      const owner = await readOwner();
      if (!mayShow(owner, now())) return undefined;
      return Response.json({ session: { expiresAt: owner.endsAt }, user: owner.user });
    },
  };
}
