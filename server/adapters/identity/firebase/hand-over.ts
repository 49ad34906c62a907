import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityToolkit } from './identity-toolkit.ts';
import {
  isKnownHere,
  type KeptPassword,
  lockWaitingPasswords,
  storePointer,
} from './kept-passwords.store.ts';

/** The interface takes a thousand; these are locked for as long as it needs. */
const BATCH_SIZE = 100;
const BEFORE_ALL_USERS = '00000000-0000-0000-0000-000000000000';

type HandOverParts = { readonly db: Database; readonly toolkit: IdentityToolkit; readonly log: Logger };

/** Every password that still waits here goes to Firebase, as the hash that it is. May be repeated at any time. */
export async function handOverPasswords({ db, toolkit, log }: HandOverParts): Promise<void> {
  let afterUserId: string | undefined = BEFORE_ALL_USERS;
  while (afterUserId !== undefined) {
    const from: string = afterUserId;
    // Locked meanwhile: a slower node would otherwise bring an old password back.
    afterUserId = await inTransaction(db, async (tx) => {
      const waiting = await lockWaitingPasswords(tx, { afterUserId: from, limit: BATCH_SIZE });
      if (waiting.length === 0) return undefined;
      const refused = await toolkit.importAccounts(waiting.map(toImport));
      for (const [place, kept] of waiting.entries()) {
        const localId = refused.has(place) ? await settleTakenAddress(tx, kept) : kept.userId;
        if (localId !== undefined) await storePointer(tx, kept.userId, localId);
      }
      return waiting.at(-1)?.userId;
    });
  }

  async function settleTakenAddress(tx: Transaction, kept: KeptPassword): Promise<string | undefined> {
    const found = await toolkit.findAccount(kept.email);
    if (found?.isConfirmed && !(await isKnownHere(tx, found.localId))) return found.localId;
    if (found) {
      // Whoever made it never proved the address, and may hold tokens that would let them change a password we set.
      await toolkit.removeAccount(found.localId);
      if ((await toolkit.importAccounts([toImport(kept)])).size === 0) return kept.userId;
    }
    log.warn({ userId: kept.userId }, 'Firebase does not take a password; the shop goes on keeping it');
    return undefined;
  }
}

function toImport({ userId, email, stored }: KeptPassword) {
  return { localId: userId, email, hash: stored };
}

/**
 * An account that was there before the shop came to know the address. It counts when Firebase has seen a proof of the address:
 * anybody can make one for anybody else's.
 */
export async function findEarlierAccount(
  { db, toolkit }: Pick<HandOverParts, 'db' | 'toolkit'>,
  email: string,
): Promise<string | undefined> {
  const found = await toolkit.findAccount(email);
  if (!found?.isConfirmed || (await isKnownHere(db, found.localId))) return undefined;
  return found.localId;
}
