/** More than anybody looks through; it bounds what a shopper can make the shop keep. */
export const WISHLIST_MAX = 100;

/** The product's id and its name, by which it is said that it is gone. */
export type WishlistItem = { readonly productId: string; readonly name: string };

type Change = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** What makes one list of ids the other. */
export function compareWishlists(before: readonly string[], after: readonly string[]): Change {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}

/** Repeats what was changed here, from `base` to `local`, on what is newest elsewhere. */
export function rebaseWishlist(
  base: readonly string[],
  local: readonly string[],
  newest: readonly string[],
): readonly string[] {
  const { added, removed } = compareWishlists(base, local);
  return [...new Set([...added, ...newest])].filter((id) => !removed.includes(id)).slice(0, WISHLIST_MAX);
}
