import type { CartItem } from '../../../domain/cart/totals.ts';
import { isNairaAmount } from '../../../domain/money.ts';

/** Where this browser keeps the cart; every tab reads the same place. */
export const CART_STORAGE_KEY = 'cart-items';

const NO_ITEMS: readonly CartItem[] = [];

/** What the cart needs of the browser's window. */
export type CartWindow = {
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly addEventListener: (type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void) => void;
  readonly removeEventListener: (
    type: 'storage',
    listener: (event: Pick<StorageEvent, 'key'>) => void,
  ) => void;
};

export type CartStorage = ReturnType<typeof createCartStorage>;

/** Reads the kept cart; gives the same list as long as the kept text is the same, so that nothing is drawn anew for nothing. */
export function createCartStorage(getWindow: () => CartWindow) {
  let keptText: string | null = null;
  let items = NO_ITEMS;

  return {
    readItems(): readonly CartItem[] {
      const text = readText(getWindow());
      if (text !== keptText) {
        keptText = text;
        items = parseItems(text);
      }
      return items;
    },

    readItemsOnServer: (): readonly CartItem[] => NO_ITEMS,

    /** Tells of changes made in other tabs; a key of null means that everything was cleared. */
    subscribe(onChange: () => void): () => void {
      const page = getWindow();
      const listen = ({ key }: Pick<StorageEvent, 'key'>) => {
        if (key === CART_STORAGE_KEY || key === null) onChange();
      };
      page.addEventListener('storage', listen);
      return () => page.removeEventListener('storage', listen);
    },
  };
}

function readText(page: CartWindow): string | null {
  try {
    return page.localStorage.getItem(CART_STORAGE_KEY);
  } catch {
    // Storage can be forbidden; such a browser has an empty cart.
    return null;
  }
}

/** Kept text is input like any other: an older version of the shop, or a person, may have written it. */
function parseItems(text: string | null): readonly CartItem[] {
  if (text === null) return NO_ITEMS;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isCartItem) : NO_ITEMS;
  } catch {
    return NO_ITEMS;
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, quantity } = value as Record<string, unknown>; // any object can be read by name
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    isNairaAmount(price) &&
    typeof quantity === 'number' &&
    Number.isSafeInteger(quantity) &&
    quantity > 0
  );
}
