import type { StoredCart } from '../../../../contract/cart.ts';
import { toCartLine } from '../../../../domain/cart/cart-item.ts';
import { type CartLine, makeLineId } from '../../../../domain/cart/choice.ts';
import { areSameLines, rebaseLines } from '../../../../domain/cart/merge-lines.ts';
import { type FoundProducts, takeOverLines } from '../../../../domain/cart/refresh-items.ts';
import { isRefusal } from '../../../api/api-error.ts';
import type { SyncReason } from '../../../api/keep-in-sync.ts';
import type { CartStore } from '../store/cart-store.ts';
import type { OwnedCart } from '../store/stored-owner.ts';

const MAX_ROUNDS = 5;

export type SyncCartParts = {
  readonly store: CartStore;
  readonly readCart: () => Promise<StoredCart>;
  /** Rejects with `stale_cart` when another device was quicker. */
  readonly saveCart: (version: number, lines: readonly CartLine[]) => Promise<StoredCart>;
  readonly mergeCart: (guestCartId: string, lines: readonly CartLine[]) => Promise<StoredCart>;
  readonly findOffers: (lines: readonly CartLine[]) => Promise<FoundProducts>;
  readonly makeId: () => string;
  /** Names of what a guest had and the customer's cart could not take. */
  readonly onLeftOut: (names: readonly string[]) => void;
};

/** Makes this browser's cart and the customer's kept one the same. One tab at a time; a failed try is simply made again. */
export async function syncCart(parts: SyncCartParts, uid: string, reason: SyncReason): Promise<void> {
  const { store } = parts;
  leaveStrangersCart(parts, uid);
  const owner = store.readOwner();
  if (owner?.kind !== 'owned') {
    await bringGuestCart(parts, uid);
  } else {
    if (owner.left) store.writeOwner({ ...owner, left: null });
    if (reason === 'look' || owner.isInDoubt) await lookForNews(parts, uid);
  }
  await sendChanges(parts, uid);
}

/** What the last customer left here stays theirs; only what was added after they had gone comes along. */
function leaveStrangersCart({ store }: SyncCartParts, uid: string): void {
  const owner = store.readOwner();
  if (owner?.kind !== 'owned' || owner.uid === uid) return;
  const left = owner.left ?? store.readLines();
  const quantities = new Map(left.map((line) => [makeLineId(line), line.quantity]));
  const added = store
    .readItems()
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  store.replace(added, null);
}

async function bringGuestCart(parts: SyncCartParts, uid: string): Promise<void> {
  const { store } = parts;
  const arriving = store.readOwner();
  const sent = arriving?.kind === 'arriving' ? arriving.sent : store.readLines();
  if (sent.length === 0) return adopt(parts, uid, await parts.readCart(), { base: [] });
  const guestCartId = arriving?.kind === 'arriving' ? arriving.guestCartId : parts.makeId();
  // Written down before it is sent: if the answer is lost, the same is asked again.
  store.writeOwner({ kind: 'arriving', guestCartId, sent });
  const stored = await parts.mergeCart(guestCartId, sent);
  await adopt(parts, uid, stored, { base: sent });
  const storedIds = new Set(stored.lines.map(makeLineId));
  const leftOut = sent.filter((line) => !storedIds.has(makeLineId(line)));
  if (leftOut.length > 0) parts.onLeftOut(leftOut.map(({ name }) => name));
}

async function lookForNews(parts: SyncCartParts, uid: string): Promise<void> {
  const stored = await parts.readCart();
  const owner = readOwned(parts, uid);
  if (!owner) return;
  if (stored.version !== owner.version) await adopt(parts, uid, stored, owner);
  else if (owner.isInDoubt) parts.store.writeOwner({ ...owner, isInDoubt: false });
}

async function sendChanges(parts: SyncCartParts, uid: string): Promise<void> {
  const { store } = parts;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const owner = readOwned(parts, uid);
    const sent = store.readLines();
    if (!owner || areSameLines(sent, owner.base)) return;
    store.writeOwner({ ...owner, isInDoubt: true });
    try {
      const stored = await parts.saveCart(owner.version, sent);
      await adopt(parts, uid, stored, { base: sent });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      store.writeOwner({ ...owner, isInDoubt: false });
      if (error.code !== 'stale_cart') throw error;
      await lookForNews(parts, uid);
    }
  }
}

/** Takes the server's cart over and repeats on it what was changed here since. */
async function adopt(
  { store, findOffers }: SyncCartParts,
  uid: string,
  { version, lines: newest }: StoredCart,
  { base, isInDoubt = false }: { readonly base: readonly CartLine[]; readonly isInDoubt?: boolean },
): Promise<void> {
  const known = new Set(store.readItems().map(({ lineId }) => lineId));
  const unknown = newest.filter((line) => !known.has(makeLineId(line)));
  const found = unknown.length > 0 ? await findOffers(unknown) : new Map();
  // From here on nothing waits, so that no change of the shopper's comes in between.
  const items = store.readItems();
  const lines = rebaseLines({ base, local: items.map(toCartLine), newest, isInDoubt });
  const owner: OwnedCart = { kind: 'owned', uid, version, base: newest, isInDoubt: false, left: null };
  if (areSameLines(lines, items.map(toCartLine))) store.writeOwner(owner);
  else store.replace(takeOverLines(items, lines, found), owner);
}

/** Null when somebody else has signed in meanwhile, in another tab. */
function readOwned({ store }: SyncCartParts, uid: string): OwnedCart | null {
  const owner = store.readOwner();
  return owner?.kind === 'owned' && owner.uid === uid ? owner : null;
}
