import type { Logger } from 'pino';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import type { BetterAuthParts } from '../better-auth.ts';
import { createBuiltInIdentity } from '../built-in-identity.ts';
import {
  LINK_EXPIRED,
  NO_PASSWORD,
  SIGNED_OUT,
  TOO_WEAK,
  WRONG_CREDENTIALS,
  WRONG_PASSWORD,
} from '../identity-refusals.ts';
import {
  createIdentityToolkit,
  type IdentityToolkit,
  type IdentityToolkitOptions,
} from './identity-toolkit.ts';
import {
  endSessionsOf,
  findPassword,
  findPasswordByEmail,
  forgetStoredHash,
  isKnownHere,
  listSignedIn,
  lockWaitingPasswords,
  readPointer,
  type StoredPassword,
  storePointer,
  writePointer,
} from './stored-passwords.store.ts';
import { createVouchedWords } from './vouched-words.ts';

export type FirebaseIdentityParts = BetterAuthParts & {
  readonly firebase: IdentityToolkitOptions;
  /** Has `hosted.handOver` called soon. */
  readonly queueHandOver: () => Promise<void>;
};

/** Firebase keeps and checks the passwords. Sessions, cookies, tokens and roles are the shop's own, as they are without it. */
export async function createFirebaseIdentity(parts: FirebaseIdentityParts): Promise<IdentityPort> {
  const { db, log, queueHandOver, passwords } = parts;
  const toolkit = createIdentityToolkit(parts.firebase);
  const words = createVouchedWords();
  const library = await createBuiltInIdentity({ ...parts, passwords: words });

  /** Firebase is asked in every case, so that neither the answer nor its time tells who has an account. */
  async function isRight(
    storedPassword: StoredPassword | undefined,
    email: string,
    password: string,
  ): Promise<boolean> {
    const pointer = storedPassword && readPointer(storedPassword.stored);
    const hash = pointer ? pointer.storedHash : storedPassword?.stored;
    const [localId, isRightHere] = await Promise.all([
      toolkit.checkPassword(email, password),
      hash !== undefined && passwords.verify({ hash, password }),
    ]);
    if (!pointer || !storedPassword) return isRightHere;
    if (pointer.localId === localId) {
      await forgetStoredHash(db, storedPassword);
      return true;
    }
    return isRightHere && repairAccount(pointer.localId, { email, password });
  }

  /** Firebase was handed this very password and does not know it: it is set there once more, unless the account was closed. */
  async function repairAccount(
    localId: string,
    owner: { readonly email: string; readonly password: string },
  ): Promise<boolean> {
    const open = await toolkit.listOpenAccounts([localId]);
    return open.has(localId) && (await toolkit.setPassword(localId, owner)) === 'set';
  }

  /** What the shop has to write down about the new password: where it is by now, or a hash that waits to be handed over. */
  async function placePassword(
    localId: string | undefined,
    owner: { readonly email: string; readonly password: string },
  ): Promise<Result<string>> {
    const outcome = localId === undefined ? 'gone' : await toolkit.setPassword(localId, owner);
    if (outcome === 'too_weak') return TOO_WEAK;
    return accept(
      localId !== undefined && outcome === 'set'
        ? writePointer(localId)
        : await passwords.hash(owner.password),
    );
  }

  return {
    ...library,

    async signIn({ email, password, isRemembered }, request) {
      const storedPassword = await findPasswordByEmail(db, email);
      if (!(await isRight(storedPassword, email, password)) || !storedPassword) return WRONG_CREDENTIALS;
      const pointer = readPointer(storedPassword.stored);
      return words.vouch(pointer ? writePointer(pointer.localId) : storedPassword.stored, (word) =>
        library.signIn({ email, password: word, isRemembered }, request),
      );
    },

    async openSession(userId, request, options) {
      // Who comes in by a mailed link has just begun, with a password that Firebase does not know yet.
      await queueHandOver();
      return library.openSession(userId, request, options);
    },

    async changePassword({ currentPassword, newPassword }, request) {
      const session = await library.findCookieSession(request.headers);
      if (!session) return SIGNED_OUT;
      const { userId, email } = session;
      const storedPassword = await findPassword(db, userId);
      if (!storedPassword) return NO_PASSWORD;
      if (!(await isRight(storedPassword, email, currentPassword))) return WRONG_PASSWORD;
      const placed = await placePassword(readPointer(storedPassword.stored)?.localId, {
        email,
        password: newPassword,
      });
      if (!placed.ok) return placed;
      const changed = await words.vouch(placed.value, (word) =>
        library.changePassword({ currentPassword: word, newPassword: word }, request),
      );
      await queueHandOver();
      return changed;
    },

    async resetPassword({ token, newPassword }, request) {
      const owner = await library.findResetOwner(token);
      if (!owner) return LINK_EXPIRED;
      const { email } = owner;
      const storedPassword = await findPasswordByEmail(db, email);
      const localId =
        (storedPassword && readPointer(storedPassword.stored)?.localId) ??
        (await findEarlierAccount({ db, toolkit }, email));
      const placed = await placePassword(localId, { email, password: newPassword });
      if (!placed.ok) return placed;
      const reset = await words.vouch(placed.value, (word) =>
        library.resetPassword({ token, newPassword: word }, request),
      );
      await queueHandOver();
      return reset;
    },

    async checkPassword(userId, password) {
      const storedPassword = await findPassword(db, userId);
      return storedPassword !== undefined && isRight(storedPassword, storedPassword.email, password);
    },

    hashPassword: passwords.hash,

    hosted: {
      handOver: () => handOverPasswords({ db, toolkit, log }),
      remove: toolkit.removeAccount,
      changeEmail: (owner) => changeEmail({ db, toolkit }, owner),
      endClosedSessions: () => endClosedSessions({ db, toolkit }),
    },
  };
}

/** The interface takes a thousand; these are locked for as long as it needs. */
const BATCH_SIZE = 100;
const BEFORE_ALL_USERS = '00000000-0000-0000-0000-000000000000';

type HandOverParts = { readonly db: Database; readonly toolkit: IdentityToolkit; readonly log: Logger };

/** Every password that still waits here goes to Firebase, as the hash that it is. May be repeated at any time. */
async function handOverPasswords({ db, toolkit, log }: HandOverParts): Promise<void> {
  let afterUserId: string | undefined = BEFORE_ALL_USERS;
  while (afterUserId !== undefined) {
    const from: string = afterUserId;
    // Locked meanwhile: a slower node would otherwise bring an old password back.
    afterUserId = await inTransaction(db, async (tx) => {
      const waiting = await lockWaitingPasswords(tx, { afterUserId: from, limit: BATCH_SIZE });
      if (waiting.length === 0) return undefined;
      const refused = await toolkit.importAccounts(waiting.map(toImport));
      for (const [place, storedPassword] of waiting.entries()) {
        const pointer = refused.has(place)
          ? await settleTakenAddress(tx, storedPassword)
          : keepHashOf(storedPassword);
        if (pointer !== undefined) await storePointer(tx, storedPassword.userId, pointer);
      }
      return waiting.at(-1)?.userId;
    });
  }

  async function settleTakenAddress(
    tx: Transaction,
    storedPassword: StoredPassword,
  ): Promise<string | undefined> {
    const found = await toolkit.findAccount(storedPassword.email);
    if (found?.isConfirmed && !(await isKnownHere(tx, found.localId))) return writePointer(found.localId);
    if (found) {
      // Whoever made it never proved the address, and may hold tokens that would let them change a password we set.
      await toolkit.removeAccount(found.localId);
      if ((await toolkit.importAccounts([toImport(storedPassword)])).size === 0)
        return keepHashOf(storedPassword);
    }
    log.warn(
      { userId: storedPassword.userId },
      'Firebase does not accept a password hash; the shop keeps checking it',
    );
    return undefined;
  }
}

/** Until somebody has signed in there with it, nobody knows that Firebase has understood the hash. */
function keepHashOf({ userId, stored }: StoredPassword): string {
  return writePointer(userId, stored);
}

/** Whoever was disabled or deleted at Firebase is signed out here too. May be repeated at any time. */
async function endClosedSessions({ db, toolkit }: Pick<HandOverParts, 'db' | 'toolkit'>): Promise<void> {
  let afterUserId: string | undefined = BEFORE_ALL_USERS;
  while (afterUserId !== undefined) {
    const signedIn: StoredPassword[] = await listSignedIn(db, { afterUserId, limit: BATCH_SIZE });
    if (signedIn.length === 0) return;
    const pointers = signedIn.map(({ userId, stored }) => ({
      userId,
      localId: readPointer(stored)?.localId ?? '',
    }));
    const open = await toolkit.listOpenAccounts(pointers.map(({ localId }) => localId));
    const closed = pointers.filter(({ localId }) => !open.has(localId)).map(({ userId }) => userId);
    if (closed.length > 0) await endSessionsOf(db, closed);
    afterUserId = signedIn.at(-1)?.userId;
  }
}

/** A password that still waits here goes to Firebase with the new address later. */
async function changeEmail(
  { db, toolkit }: Pick<HandOverParts, 'db' | 'toolkit'>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<'changed' | 'taken'> {
  const storedPassword = await findPassword(db, userId);
  const pointer = storedPassword && readPointer(storedPassword.stored);
  if (!pointer || (await toolkit.setEmail(pointer.localId, email))) return 'changed';
  const found = await toolkit.findAccount(email);
  if (!found || (await isKnownHere(db, found.localId))) return 'taken';
  // Its maker may hold tokens; whoever has just proved the address has the account of the shop.
  await toolkit.removeAccount(found.localId);
  return (await toolkit.setEmail(pointer.localId, email)) ? 'changed' : 'taken';
}

function toImport({ userId, email, stored }: StoredPassword) {
  return { localId: userId, email, hash: stored };
}

/**
 * An account that was there before the shop came to know the address. It counts when Firebase has seen a proof of the address:
 * anybody can make one for anybody else's.
 */
async function findEarlierAccount(
  { db, toolkit }: Pick<HandOverParts, 'db' | 'toolkit'>,
  email: string,
): Promise<string | undefined> {
  const found = await toolkit.findAccount(email);
  if (!found?.isConfirmed || (await isKnownHere(db, found.localId))) return undefined;
  return found.localId;
}
