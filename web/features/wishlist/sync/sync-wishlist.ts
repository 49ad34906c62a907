import type { StoredWishlist } from '../../../../contract/wishlist.ts';
import { compareWishlists, rebaseWishlist } from '../../../../domain/wishlist/wishlist.ts';
import type { SyncReason } from '../../../api/keep-in-sync.ts';
import type { StoredWishlistItem, WishlistStore } from '../wishlist-store.ts';
import type { OwnerStore } from './wishlist-owner.ts';

export type SyncWishlistParts = {
  readonly store: Pick<WishlistStore, 'read' | 'write'>;
  readonly owner: OwnerStore;
  readonly readWishlist: () => Promise<StoredWishlist>;
  readonly changeWishlist: (added: readonly string[], removed: readonly string[]) => Promise<StoredWishlist>;
  /** Names of what was saved here and the account could not take. */
  readonly onLeftOut: (names: readonly string[]) => void;
};

const listIds = (items: readonly StoredWishlistItem[]) => items.map(({ id }) => id);

/** What is to be sent: nothing, if the server has it all. */
export function findUnsent({ store, owner }: Pick<SyncWishlistParts, 'store' | 'owner'>, uid: string) {
  const known = owner.read();
  const { added, removed } = compareWishlists(known?.base ?? [], listIds(store.read()));
  return { added, removed, hasAny: known?.uid !== uid || added.length + removed.length > 0 };
}

/** Makes this browser's list and the account's the same. One tab at a time; a failed try is simply made again. */
export async function syncWishlist(parts: SyncWishlistParts, uid: string, reason: SyncReason): Promise<void> {
  const { store, owner } = parts;
  leaveItemsOfOthers(parts, uid);
  const { added, removed, hasAny } = findUnsent(parts, uid);
  if (!hasAny && reason === 'send') return;
  const sent = store.read();
  const hasChanges = added.length + removed.length > 0;
  const stored = hasChanges ? await parts.changeWishlist(added, removed) : await parts.readWishlist();
  if (owner.read()?.uid !== uid) return;
  const newest = stored.items.map(({ productId }) => productId);
  // From here on nothing waits, so that no change of the shopper's comes in between.
  const here = store.read();
  const ids = rebaseWishlist(listIds(sent), listIds(here), newest);
  owner.write({ uid, base: newest });
  const names = new Map(stored.items.map(({ productId, name }) => [productId, name]));
  if (ids.join() !== listIds(here).join()) {
    store.write(
      ids.map((id) => here.find((item) => item.id === id) ?? { id, name: names.get(id) ?? id, by: uid }),
    );
  }
  const leftOut = sent.filter(({ id }) => added.includes(id) && !names.has(id));
  if (leftOut.length > 0) parts.onLeftOut(leftOut.map(({ name }) => name));
}

/** What the last customer left here stays theirs; what a guest saved since comes along. */
function leaveItemsOfOthers({ store, owner }: SyncWishlistParts, uid: string): void {
  if (owner.read()?.uid === uid) return;
  owner.write({ uid, base: [] });
  const items = store.read();
  const own = items.filter(({ by }) => by === null || by === uid);
  if (own.length < items.length) store.write(own);
}
