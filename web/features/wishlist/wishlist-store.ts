import type { ProductAnswer } from '../../../contract/products.ts';
import { WISHLIST_MAX } from '../../../domain/wishlist/wishlist.ts';
import { createStoredList } from '../../ui/browser/stored-list.ts';
import type { StorageWindow } from '../../ui/browser/stored-text.ts';

export const WISHLIST_KEY = 'wishlist';

export type StoredWishlistItem = {
  readonly id: string;
  readonly name: string;
  /** Who saved it; a guest's goes to whoever signs in next, anybody else's does not. */
  readonly by: string | null;
  /** As it was last seen, for when there is no connection; checked by whoever shows it. */
  readonly product?: unknown;
};

/** A card says nothing of the long description, and the browser's storage is small. */
export const shortenProduct = (product: ProductAnswer): ProductAnswer => ({ ...product, description: '' });

const NO_ITEMS: readonly StoredWishlistItem[] = [];

/** Read by hand, because this is on every page; whoever shows more than a heart looks closer. */
function parseItems(text: string | null): readonly StoredWishlistItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredItem).slice(0, WISHLIST_MAX) : NO_ITEMS;
  } catch {
    return NO_ITEMS;
  }
}

function isStoredItem(value: unknown): value is StoredWishlistItem {
  const { id, name, by }: Record<string, unknown> = Object(value);
  return typeof id === 'string' && typeof name === 'string' && (by === null || typeof by === 'string');
}

export type WishlistStore = ReturnType<typeof createWishlistStore>;

export const createWishlistStore = (getWindow: () => StorageWindow) =>
  createStoredList(getWindow, WISHLIST_KEY, parseItems);

/** The list every heart shows. `window` is first touched in the browser, so server rendering can import this. */
export const shopWishlist = createWishlistStore(() => window);

export const readNoItems = () => NO_ITEMS;
