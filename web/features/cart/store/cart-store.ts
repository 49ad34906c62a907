import { type CartItem, toCartLine } from '../../../../domain/cart/cart-item.ts';
import type { CartChange } from '../../../../domain/cart/change-cart.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { createStoredList } from '../../../ui/browser/stored-list.ts';
import { createStoredText, type StorageWindow } from '../../../ui/browser/stored-text.ts';
import { NO_ITEMS, parseItems } from './stored-items.ts';
import { type CartOwner, parseOwner } from './stored-owner.ts';

/** Where this browser keeps the cart and whose it is; every tab reads the same place. */
export const CART_ITEMS_KEY = 'cart-items';
export const CART_OWNER_KEY = 'cart-owner';
const OFFERS_DISMISSED_KEY = 'cart-offers-dismissed';

export type CartStore = ReturnType<typeof createCartStore>;

/** The cart of this browser. Every change starts from what is stored at that moment, so that two tabs lose nothing of each other. */
export function createCartStore(getWindow: () => StorageWindow) {
  const list = createStoredList(getWindow, CART_ITEMS_KEY, parseItems);
  const storedOwner = createStoredText(getWindow, CART_OWNER_KEY);
  const storedDismissal = createStoredText(getWindow, OFFERS_DISMISSED_KEY);
  const readItems = list.read;

  function writeItems(changed: readonly CartItem[]): void {
    // The next cart is another one.
    if (changed.length === 0) storedDismissal.write(null);
    list.write(changed);
  }

  function writeOwner(owner: CartOwner): void {
    storedOwner.write(owner && JSON.stringify(owner));
  }

  const readOwner = (): CartOwner => parseOwner(storedOwner.read());

  return {
    readItems,
    /** Whether it is still there after a reload: in this browser, or in an account. */
    isStored: (): boolean => list.isStored() || readOwner()?.kind === 'owned',
    readItemsOnServer: (): readonly CartItem[] => NO_ITEMS,
    readLines: (): readonly CartLine[] => readItems().map(toCartLine),
    readOwner,
    writeOwner,

    change(act: (items: readonly CartItem[]) => CartChange): CartChange {
      const before = readItems();
      const change = act(before);
      if (change.items !== before) writeItems(change.items);
      return change;
    },

    /** For what comes from the server. */
    replace(newItems: readonly CartItem[], owner: CartOwner): void {
      writeOwner(owner);
      writeItems(newItems);
    },

    /** Whoever signs in next may be somebody else, and must not be given what is here now. */
    noteSignedOut(): void {
      const owner = readOwner();
      if (owner?.kind !== 'owned' || owner.left) return;
      writeOwner({ ...owner, left: readItems().map(toCartLine) });
    },

    /** Whether the shopper wants nothing else offered for this cart. */
    areOffersDismissed: (): boolean => storedDismissal.read() !== null,
    dismissOffers(): void {
      storedDismissal.write('yes');
      list.notify();
    },

    subscribe: list.subscribe,
  };
}
