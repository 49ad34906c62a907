import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import type { StorageWindow } from '../../../ui/browser/stored-text.ts';
import { createCartStore } from '../store/cart-store.ts';

type StorageListener = Parameters<StorageWindow['addEventListener']>[1];
type StorageState = 'working' | 'full' | 'forbidden';

/** A browser as far as the cart can tell: tabs that share a storage and hear when another one changes it. */
export function openBrowser(
  contents: Readonly<Record<string, string>> = {},
  state: StorageState = 'working',
) {
  const stored = new Map(Object.entries(contents));
  const tabs: Set<StorageListener>[] = [];

  function openTab() {
    const listeners = new Set<StorageListener>();
    tabs.push(listeners);
    const notifyOthers = (key: string) => {
      for (const others of tabs) if (others !== listeners) for (const listener of others) listener({ key });
    };
    const page: StorageWindow = {
      get localStorage() {
        if (state === 'forbidden') throw new DOMException('Access denied', 'SecurityError');
        return {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, text: string) => {
            if (state === 'full') throw new DOMException('Too much', 'QuotaExceededError');
            stored.set(key, text);
            notifyOthers(key);
          },
          removeItem: (key: string) => {
            stored.delete(key);
            notifyOthers(key);
          },
        };
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    };
    return { store: createCartStore(() => page) };
  }

  return {
    stored,
    openTab,
    /** Something outside of the cart changes the storage. */
    notify: (key: string | null) => {
      for (const listeners of tabs) for (const listener of listeners) listener({ key });
    },
  };
}

export function makeProduct(id: string, details: Partial<CartProduct> = {}): CartProduct {
  return {
    id,
    name: `The ${id}`,
    category: 'Small chops',
    price: 3_500,
    priceToPay: 3_500,
    allergens: [],
    leadTimeHours: 24,
    allowsInscription: false,
    egglessExtra: null,
    isCustom: false,
    discountPercentage: 0,
    sizes: [],
    pictures: [],
    ...details,
  };
}

export const puffPuff = makeProduct('puff-puff', { name: 'Puff-Puff' });
