import type { CartItem, CartOptions, CartProduct } from '../../../domain/cart/cart-item.ts';
import * as rules from '../../../domain/cart/change-cart.ts';
import { hasInvalidPriceItems, removeInvalidPriceItems } from '../../../domain/cart/invalid-prices.ts';
import { readAddedQuantity } from '../../../domain/cart/quantity.ts';
import type { Toast } from '../../ui/feedback/toast.ts';
import { move } from './move.ts';
import type { CartStore } from './store/cart-store.ts';

export type AddToCartOptions = CartOptions & {
  /** The picture that flies to the cart's count. */
  readonly flyFrom?: Element | null | undefined;
  /** What the shopper has to know of it, in place of its name. */
  readonly warning?: string | undefined;
};

export type CartActions = {
  /** Whether the cart took it; if not, the shopper has been told why. */
  readonly addToCart: (
    product: CartProduct | null | undefined,
    quantity?: number,
    options?: AddToCartOptions,
  ) => boolean;
  readonly removeFromCart: (lineId: string) => void;
  readonly updateQuantity: (lineId: string, quantity: number) => void;
  readonly clearCart: () => void;
  readonly removeInvalidPriceItems: () => void;
  readonly hasInvalidPriceItems: () => boolean;
  /** For checkout and orders: agreed prices, what was ordered, what is ordered again. */
  readonly changeCart: CartStore['change'];
};

export const NOT_STORED = 'This browser doesn’t save your cart. Order before you close or reload this page.';

type CartActionsParts = {
  readonly store: Pick<CartStore, 'change' | 'readItems' | 'isStored'>;
  readonly showAlert: (text: string) => void;
  readonly showToast: (toast: Toast) => void;
};

export function createCartActions({ store, showAlert, showToast }: CartActionsParts): CartActions {
  let hasSaidSo = false;
  const change = (act: (items: readonly CartItem[]) => rules.CartChange) => void store.change(act);

  return {
    addToCart(product, quantity, options = {}) {
      const before = store.readItems();
      const { items, alert } = store.change((latest) => rules.addToCart(latest, product, quantity, options));
      if (alert !== undefined) showAlert(alert);
      if (!product || items === before) return false;
      const { flyFrom, warning } = options;
      const pieces = readAddedQuantity(quantity);
      const what = pieces === 1 ? product.name : `${pieces} × ${product.name}`;
      const text = warning ? `Added. ${warning}` : `${what} added to your cart`;
      const isToTell = !hasSaidSo && !store.isStored();
      hasSaidSo ||= isToTell;
      showToast({
        kind: 'success',
        text: isToTell ? `${text.replace(/\.?$/, '.')} ${NOT_STORED}` : text,
        link: { label: 'View cart', to: '/cart' },
      });
      if (flyFrom) move(({ flyToCart }) => flyToCart(flyFrom));
      return true;
    },

    removeFromCart: (lineId) => change((items) => rules.removeFromCart(items, lineId)),
    updateQuantity: (lineId, quantity) => change((items) => rules.updateQuantity(items, lineId, quantity)),
    clearCart: () => change(rules.clearCart),
    removeInvalidPriceItems: () => change(removeInvalidPriceItems),
    hasInvalidPriceItems: () => hasInvalidPriceItems(store.readItems()),
    changeCart: store.change,
  };
}
